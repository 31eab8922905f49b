import { spawnSync } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { findPromtool } from '../../../scripts/services.mjs'
import { createMetrics } from './metrics.ts'

const example = async (): Promise<string> => {
  const metrics = createMetrics()
  onTestFinished(() => metrics.close())
  metrics.count('answers_total')
  metrics.count('answers_total')
  metrics.count('refusals_total', 'outOfDate')
  for (const size of [1, 3, 3, 1000]) metrics.observe('commit_writes', size)
  metrics.watch(async () => ({ sockets: 7, bus_seconds: undefined, tables: { gathering: 1, over: 2 } }))
  await metrics.text()
  return metrics.text()
}

test('counters, histograms and gauges in the text format of Prometheus', async () => {
  const text = await example()
  expect(text).toContain('# TYPE tabletome_answers_total counter\ntabletome_answers_total 2\n')
  expect(text).toContain('tabletome_refusals_total{code="outOfDate"} 1\n')
  expect(text).toContain('tabletome_bot_answers_total 0\n')
  expect(text).toContain('tabletome_commit_writes_bucket{le="1"} 1\n')
  expect(text).toContain('tabletome_commit_writes_bucket{le="5"} 3\n')
  expect(text).toContain('tabletome_commit_writes_bucket{le="+Inf"} 4\ntabletome_commit_writes_sum 1007\n')
  expect(text).toContain('# TYPE tabletome_sockets gauge\ntabletome_sockets 7\n')
  expect(text).toContain('tabletome_tables{status="over"} 2\n')
  expect(text).toMatch(/^tabletome_event_loop_delay_seconds\{at="0.99"\} \d/m)
  expect(text).toMatch(/^tabletome_cpu_seconds_total \d/m)
})

test.skipIf(findPromtool() === undefined)('promtool finds nothing wrong with them', async () => {
  const { status, stdout, stderr } = spawnSync(findPromtool() ?? '', ['check', 'metrics'], {
    input: await example(),
    encoding: 'utf8',
  })
  expect([status, stdout, stderr]).toEqual([0, '', ''])
})
