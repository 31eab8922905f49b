import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findPromtool } from '../../../scripts/services.mjs'
import { createMetrics } from '../src/metrics.ts'
import { temporaryFolder } from './world.ts'

const DEPLOY = fileURLToPath(new URL('../../../deploy/', import.meta.url))
const dashboard = JSON.parse(readFileSync(join(DEPLOY, 'grafana.json'), 'utf8')) as {
  panels: { title: string; targets: { expr: string }[] }[]
}
const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
const alerts = readFileSync(join(DEPLOY, 'alerts.yaml'), 'utf8')
const namesIn = (text: string): readonly string[] => [...new Set(text.match(/\btabletome_[a-z_]+/g))]

/** Everything a server ever tells, by the names Prometheus stores it under. */
const told = async (): Promise<ReadonlySet<string>> => {
  const metrics = createMetrics()
  metrics.watch(async () => ({
    sockets: 1,
    matches_loaded: 1,
    bot_questions_waiting: 0,
    store_writes_waiting: 0,
    bus_seconds: 0.001,
    tables: { gathering: 1, playing: 1, over: 1 },
  }))
  return new Set(
    (await metrics.text()).split('\n').flatMap(line => /^(?:# TYPE )?(tabletome_[a-z_]+)/.exec(line)?.[1] ?? []),
  )
}

test('every metric that the dashboard and the alarms name is one the server tells', async () => {
  const known = await told()
  const named = [...expressions.flatMap(namesIn), ...namesIn(alerts)]
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(name => !known.has(name))).toEqual([])
})

test('what the server tells about itself is on the dashboard', async () => {
  const shown = expressions.flatMap(namesIn).map(family)
  const hidden = [...(await told())].map(family).filter(name => !shown.includes(name))
  expect([...new Set(hidden)].sort()).toEqual(
    ['tabletome_messages_total', 'tabletome_bot_answers_total', 'tabletome_uptime_seconds'].sort(),
  )
})
const family = (name: string): string => name.replace(/_(bucket|sum|count)$/, '')

test.skipIf(findPromtool() === undefined)('promtool can read every expression of the dashboard, and the alarms', () => {
  const rules = expressions.map((expr, at) => ({
    record: `panel:${at}`,
    expr: expr.replaceAll('$__rate_interval', '5m'),
  }))
  const file = join(temporaryFolder(), 'panels.yaml')
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'panels', rules }] }))
  for (const each of [file, join(DEPLOY, 'alerts.yaml')]) {
    const { status, stdout, stderr } = spawnSync(findPromtool() ?? '', ['check', 'rules', each], { encoding: 'utf8' })
    expect([status, stdout, stderr]).toEqual([0, expect.stringContaining('SUCCESS'), ''])
  }
})
