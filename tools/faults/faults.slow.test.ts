import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findNats, findPostgres } from '../../scripts/services.mjs'
import { runFaults } from './run.ts'

const BOOTSTRAP = fileURLToPath(new URL('../../scripts/bootstrap.mjs', import.meta.url))

test.skipIf(findPostgres() === undefined || findNats() === undefined)(
  'two servers, and something goes wrong every second: nothing acknowledged is lost, nothing is doubled, everybody reaches the end',
  { timeout: 240_000 },
  async () => {
    spawnSync(process.execPath, [BOOTSTRAP, 'build'])
    const report = await runFaults(
      { faults: 12, clients: 8, seed: 'in short', gap: 900, thinking: 150, endSeconds: 120 },
      () => undefined,
    )
    expect(report.problems).toEqual([])
    expect(report.faults).toHaveLength(12)
    expect(new Set(report.faults.map(({ name }) => name)).size).toBe(12)
    expect(report.refusals.get('failed')).toBeUndefined()
    expect(report.acknowledged).toBeGreaterThan(200)
  },
)
