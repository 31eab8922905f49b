// @ts-check
import { STATIC_PARTS, browserTests, runParts, unitTests } from './parts.mjs'

/** Counts as one failure until everything has run. */
let result = { passed: 0, failed: 1 }
try {
  const quiet = await runParts(STATIC_PARTS, 2)
  const loud = await runParts([unitTests({ quick: false }), browserTests()], 1)
  const failing = [...quiet.failing, ...loud.failing]
  if (failing.length > 0) console.log(`\nFailed: ${failing.join(', ')}`)
  result = { passed: loud.passed, failed: quiet.failed + loud.failed }
} catch (error) {
  console.error(error)
} finally {
  console.log(`${result.passed} passed, ${result.failed} failed`)
  process.exitCode = result.failed === 0 ? 0 : 1
}
