// @ts-check
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../', import.meta.url))
const REPORTS = join(ROOT, 'node_modules/.cache/tabletome')

/**
 * One thing to check: a command that succeeds or fails, and for tests the report that counts them.
 * @typedef {{ name: string, command: string[], env?: Record<string, string>, tests?: Tests, live?: boolean }} Part
 * @typedef {{ report: string, count: (report: any) => Count }} Tests
 * @typedef {{ passed: number, failed: number, flaky?: string[] }} Count
 */

/** @param {string} script @param {string[]} args */
const node = (script, ...args) => [process.execPath, join(ROOT, 'node_modules', script), ...args]

/** Serving modules is brief work too: as in vitest.config.ts. @param {string[]} command */
const withFlags = ([program = '', ...args]) => [
  program,
  '--max-semi-space-size=64',
  '--always-sparkplug',
  '--interrupt-budget=1000000',
  ...args,
]

/** @param {string[]} args */
const tsx = (...args) => node('tsx/dist/cli.mjs', ...args)

const npm = () => {
  const path = process.env.npm_execpath
  return path ? [process.execPath, path] : ['npm']
}

/** The heap fits into memory: collecting it only near the limit saves a third of the CPU time. */
const UNCOLLECTED = { GOGC: 'off', GOMEMLIMIT: '3GiB' }

/** @type {Part[]} */
export const STATIC_PARTS = [
  { name: 'format, lint, boundaries', command: tsx('tools/lint/main.ts') },
  // The compiler looks only at what has changed since the last time, and at what depends on it. On one thread it finds out the
  // type of everything once: half of the CPU time of two.
  { name: 'types', command: node('typescript/bin/tsc', '-p', ROOT, '--singleThreaded'), env: UNCOLLECTED },
  { name: 'rules', command: tsx('apps/cli/src/main.ts', 'rules') },
  { name: 'lock file', command: [...npm(), 'ci', '--dry-run'] },
  { name: 'lock file hosts', command: [process.execPath, join(ROOT, 'scripts/lockfile.mjs')] },
]

/**
 * Unit and rule tests. `quick` leaves out the *.slow.test.ts files.
 * @param {{ quick: boolean }} how
 * @returns {Part}
 */
export const unitTests = ({ quick }) => {
  const report = join(REPORTS, 'vitest.json')
  return {
    name: 'unit tests',
    command: withFlags(
      node('vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`),
    ),
    env: quick ? { TABLETOME_QUICK: '1' } : {},
    tests: { report, count: countVitest },
    live: !quick,
  }
}

/** @returns {Part} */
export const browserTests = () => {
  const report = join(REPORTS, 'playwright.json')
  return {
    name: 'browser tests',
    command: node('@playwright/test/cli.js', 'test'),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    tests: { report, count: countPlaywright },
    live: true,
  }
}

/**
 * Runs a part, shows its output if it failed (or all along, if it is live) and counts its tests.
 * A part that fails in any way without a failed test counts as one failure.
 * @param {Part} part
 * @returns {Promise<Count>}
 */
export const runPart = async part => {
  mkdirSync(REPORTS, { recursive: true })
  if (part.tests) rmSync(part.tests.report, { force: true })
  const began = performance.now()
  if (part.live) console.log(`\n${part.name}`)
  const { ok, output } = await runCommand(part)
  const count = countOf(part, ok)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const tests = part.tests ? ` · ${count.passed} passed, ${count.failed} failed` : ''
  if (count.failed > 0 && !part.live) console.log(output.trimEnd())
  for (const title of count.flaky ?? []) console.log(`! passed only when it was tried again: ${title}`)
  console.log(`${count.failed === 0 ? '✓' : '✗'} ${part.name} (${seconds} s)${tests}`)
  return count
}

/** @param {Part} part @returns {Promise<{ ok: boolean, output: string }>} */
const runCommand = part =>
  new Promise(done => {
    const [program = '', ...args] = part.command
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...part.env },
      stdio: ['ignore', part.live ? 'inherit' : 'pipe', part.live ? 'inherit' : 'pipe'],
    })
    let output = ''
    child.stdout?.on('data', chunk => (output += chunk))
    child.stderr?.on('data', chunk => (output += chunk))
    child.on('error', error => done({ ok: false, output: `${output}${error.message}` }))
    child.on('close', code => done({ ok: code === 0, output }))
  })

/** No report, or a report without a single test, is a failure too. @param {Part} part @param {boolean} ok @returns {Count} */
export const countOf = ({ tests }, ok) => {
  if (!tests) return { passed: 0, failed: ok ? 0 : 1 }
  try {
    const { passed, failed, flaky } = tests.count(JSON.parse(readFileSync(tests.report, 'utf8')))
    return { passed, failed: ok && passed > 0 ? failed : Math.max(failed, 1), flaky }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/**
 * A test file that could not even be loaded has no tests of its own and counts as one failure.
 * @param {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @returns {Count}
 */
export const countVitest = report => {
  const results = report.testResults.flatMap(file => file.assertionResults)
  const unloaded = report.testResults.filter(
    file => file.status === 'failed' && file.assertionResults.every(test => test.status !== 'failed'),
  )
  return {
    passed: results.filter(test => test.status === 'passed').length,
    failed: results.filter(test => test.status === 'failed').length + unloaded.length,
  }
}

/**
 * A test that passed only when it was tried again is named. One may be the machine's fault; a second one is ours, and then both
 * have failed.
 * @typedef {{ title: string, specs?: { title: string, tests: { status: string }[] }[], suites?: Suite[] }} Suite
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[], suites?: Suite[] }} report
 * @returns {Count}
 */
export const countPlaywright = ({ stats, errors, suites = [] }) => {
  const { expected, unexpected, flaky } = stats
  const isAccident = flaky < 2
  return {
    passed: expected + (isAccident ? flaky : 0),
    failed: unexpected + errors.length + (isAccident ? 0 : flaky),
    flaky: suites.flatMap(flakyIn),
  }
}
/** @param {Suite} suite @returns {string[]} */
const flakyIn = ({ title, specs = [], suites = [] }) => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(spec => `${title}: ${spec.title}`),
  ...suites.flatMap(flakyIn),
]

/**
 * A few parts at a time, begun in order; then all tests added up, and the names of the parts that failed.
 * @param {Part[]} parts
 * @param {number} atOnce
 * @returns {Promise<Count & { failing: string[] }>}
 */
export const runParts = async (parts, atOnce) => {
  const waiting = [...parts]
  const sum = { passed: 0, failed: 0, failing: /** @type {string[]} */ ([]) }
  const worker = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const { passed, failed } = await runPart(part)
      sum.passed += passed
      sum.failed += failed
      if (failed > 0) sum.failing.push(part.name)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return sum
}
