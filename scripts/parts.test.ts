import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { countOf, countPlaywright, countVitest, runParts } from './parts.mjs'

const file = (status: string, ...tests: string[]) => ({ status, assertionResults: tests.map(status => ({ status })) })

test('vitest: passed and failed tests are counted, skipped ones are not', () => {
  const report = { testResults: [file('failed', 'passed', 'failed', 'pending'), file('passed', 'passed')] }
  expect(countVitest(report)).toEqual({ passed: 2, failed: 1 })
})

test('vitest: a file that could not be loaded counts as one failure', () => {
  expect(countVitest({ testResults: [file('failed'), file('passed', 'passed')] })).toEqual({ passed: 1, failed: 1 })
})

test('playwright: errors outside tests count as failures', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1 }
  expect(countPlaywright({ stats, errors: ['no server'] })).toEqual({ passed: 4, failed: 2, flaky: [] })
})

test('playwright: a test that passed only at the second try is named; two of them have failed', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const suites = [
    {
      title: 'solo.spec.ts',
      specs: [spec('plays', 'expected')],
      suites: [{ title: 'undo', specs: [spec('once', 'flaky')] }],
    },
  ]
  const stats = { expected: 1, unexpected: 0, flaky: 1 }
  expect(countPlaywright({ stats, errors: [], suites })).toEqual({ passed: 2, failed: 0, flaky: ['undo: once'] })
  expect(countPlaywright({ stats: { ...stats, flaky: 2 }, errors: [], suites })).toMatchObject({ passed: 1, failed: 2 })
})

const testsPart = (report: string) => ({ name: 'tests', command: [], tests: { report, count: countVitest } })

const reportOf = (content: unknown) => {
  const path = join(mkdtempSync(join(tmpdir(), 'tabletome-parts-')), 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

test('a command that failed counts as a failure even if its tests passed', () => {
  const part = testsPart(reportOf({ testResults: [file('passed', 'passed')] }))
  expect(countOf(part, true)).toEqual({ passed: 1, failed: 0 })
  expect(countOf(part, false)).toEqual({ passed: 1, failed: 1 })
})

test('no report and no tests are failures', () => {
  expect(countOf(testsPart('/nowhere/report.json'), true)).toEqual({ passed: 0, failed: 1 })
  expect(countOf(testsPart(reportOf({ testResults: [] })), true)).toEqual({ passed: 0, failed: 1 })
})

test('parts that fail, crash or do not exist are counted and do not stop the others', async () => {
  const node = (code: string) => ({ name: code, command: [process.execPath, '-e', code] })
  const parts = [
    node(''),
    node('process.exit(3)'),
    node('process.kill(process.pid)'),
    { name: 'none', command: ['/nowhere'] },
  ]
  vi.spyOn(console, 'log').mockReturnValue()
  expect(await runParts(parts, 2)).toMatchObject({
    passed: 0,
    failed: 3,
    failing: expect.arrayContaining(['process.exit(3)', 'none']),
  })
})
