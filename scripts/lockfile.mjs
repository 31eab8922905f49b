// @ts-check
// The lock file names no registry, so that it works with any.
import { readFileSync } from 'node:fs'

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
const named = Object.keys(packages).filter(path => /^https?:/.test(packages[path].resolved ?? ''))
for (const path of named) console.error(`package-lock.json: ${path} names a registry`)
if (named.length > 0) console.error('Install with the project’s own .npmrc (omit-lockfile-registry-resolved=true).')
process.exitCode = named.length === 0 ? 0 : 1
