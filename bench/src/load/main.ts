import { cpus } from 'node:os'
import { findNats, findPostgres } from '../../../scripts/services.mjs'
import { BENCHES, isMet } from '../index.ts'
import { loadIdle } from './idle.ts'
import { loadTables } from './tables.ts'
import type { Level, Rig } from './tables.ts'

/** `npm run load`, or `npm run load -- sqlite idle` for parts of it: tables as text, for docs/operating.md. */
const ALL = ['sqlite', 'postgres', 'idle', 'rivals', 'memory'] as const
const wanted = process.argv.slice(2)
const isWanted = (part: (typeof ALL)[number]): boolean => wanted.length === 0 || wanted.includes(part)
const tell = (text: string): void => console.error(text)
const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

const RIGS: readonly Rig[] = [
  { name: 'one process, SQLite', store: 'SQLite', processes: 1, together: true },
  { name: 'one process, PostgreSQL', store: 'PostgreSQL', processes: 1, together: true },
  {
    name: 'two processes, PostgreSQL, a table’s people by one of them',
    store: 'PostgreSQL',
    processes: 2,
    together: true,
  },
  { name: 'two processes, PostgreSQL, a table’s people by both', store: 'PostgreSQL', processes: 2, together: false },
]
const LEVELS = [200, 500, 900, 1400]

const tables = async (stores: readonly Rig['store'][]): Promise<void> => {
  const measured: Level[] = []
  for (const rig of RIGS) if (stores.includes(rig.store)) measured.push(...(await loadTables(rig, LEVELS, tell)))
  console.log(
    row('Servers', 'tables', 'answers/s', 'p50 ms', 'p99 ms', 'CPU ms per answer', 'of these main thread', 'MB'),
  )
  console.log('|---|---|---|---|---|---|---|---|')
  for (const { rig, tables: count, perSecond, p50, p99, cpu, main, megabytes } of measured)
    console.log(
      row(
        rig,
        count,
        perSecond.toFixed(0),
        p50.toFixed(1),
        p99.toFixed(0),
        cpu.toFixed(2),
        main.toFixed(2),
        megabytes.toFixed(0),
      ),
    )
  // At the same number of tables, the largest that all of them have carried.
  const counts = RIGS.slice(1).map(({ name }) => measured.filter(({ rig }) => rig === name).at(-1)?.tables ?? 0)
  const common = Math.min(...counts)
  const mainOf = (at: number): number | undefined =>
    measured.find(({ rig, tables: count }) => rig === RIGS[at]?.name && count === common)?.main
  const [one, two, apart] = [mainOf(1), mainOf(2), mainOf(3)]
  const times = (other: number | undefined): string => (one && other ? `${((2 * one) / other).toFixed(2)} ×` : '–')
  if (one === undefined) return
  console.log(
    `\nTwo processes carry, by main-thread time per answer: ${times(two)} (by table), ${times(apart)} (by both)\n`,
  )
}

const idle = async (): Promise<void> => {
  const { sockets, megabytesBefore, megabytes, p50, p99 } = await loadIdle(10_000, tell)
  const each = ((megabytes - megabytesBefore) * 1024) / sockets
  console.log(row('Idle sockets', 'MB before, with them', 'kB each', '200 live tables beside: p50, p99 ms'))
  console.log('|---|---|---|---|')
  console.log(
    row(
      sockets,
      `${megabytesBefore.toFixed(0)}, ${megabytes.toFixed(0)}`,
      each.toFixed(1),
      `${p50.toFixed(1)}, ${p99.toFixed(0)}`,
    ),
  )
  console.log('')
}

const figures = async (name: 'server' | 'memory'): Promise<void> => {
  const bench = await BENCHES[name]()
  console.log(row('What', 'measured', 'target'))
  console.log('|---|---|---|')
  for (const figure of await bench.run(tell)) {
    const { what, value, unit, target } = figure
    const wish = !target ? '' : 'atLeast' in target ? `≥ ${target.atLeast}` : `≤ ${target.atMost}`
    const verdict = isMet(figure) === false ? ' (missed)' : ''
    console.log(row(what, `${value.toFixed(value < 100 ? 1 : 0)} ${unit}${verdict}`, wish))
  }
  console.log('')
}

const [{ model } = { model: 'unknown' }] = cpus()
console.log(`${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${model}, Node ${process.versions.node}\n`)
const canShare = findPostgres() !== undefined && findNats() !== undefined
const stores: Rig['store'][] = []
if (isWanted('sqlite')) stores.push('SQLite')
if (isWanted('postgres') && canShare) stores.push('PostgreSQL')
if (stores.length > 0) await tables(stores)
if (isWanted('idle')) await idle()
if (isWanted('rivals')) await figures('server')
if (isWanted('memory')) await figures('memory')
process.exit(0)
