import { expect, test } from 'vitest'
import { metrics } from './metrics.ts'

test('counters, histograms and gauges in the text format of Prometheus', () => {
  const counts = metrics()
  counts.count('answers_total')
  counts.count('answers_total')
  counts.count('refusals_total', 'outOfDate')
  for (const size of [1, 3, 3, 1000]) counts.observe('commit_writes', size)
  const text = counts.text({ sockets: 7 })
  expect(text).toContain('# TYPE tabletome_answers_total counter\ntabletome_answers_total 2\n')
  expect(text).toContain('tabletome_refusals_total{code="outOfDate"} 1\n')
  expect(text).toContain('tabletome_bot_answers_total 0\n')
  expect(text).toContain('tabletome_commit_writes_bucket{le="1"} 1\n')
  expect(text).toContain('tabletome_commit_writes_bucket{le="5"} 3\n')
  expect(text).toContain('tabletome_commit_writes_bucket{le="500"} 3\n')
  expect(text).toContain('tabletome_commit_writes_bucket{le="+Inf"} 4\ntabletome_commit_writes_sum 1007\n')
  expect(text).toContain('# TYPE tabletome_sockets gauge\ntabletome_sockets 7\n')
  expect(text.endsWith('\n')).toBe(true)
})
