// @ts-check
import { STATIC_PARTS, runParts, unitTests } from './parts.mjs'

const { failing } = await runParts([unitTests({ quick: true }), ...STATIC_PARTS], 2)
console.log(failing.length === 0 ? 'All checks passed' : `Failed: ${failing.join(', ')}`)
process.exitCode = failing.length === 0 ? 0 : 1
