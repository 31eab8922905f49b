import { parseArgs } from 'node:util'
import { findNats, findPostgres } from '../../scripts/services.mjs'
import { tableOf } from './print.ts'
import { runFaults } from './run.ts'

/** `npm run faults`: two servers, PostgreSQL and NATS, play by many clients, and everything that can go wrong in between. */
const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '300' },
    clients: { type: 'string', default: '40' },
    seed: { type: 'string', default: 'faults' },
  },
})
if (findPostgres() === undefined || findNats() === undefined) {
  console.error('PostgreSQL and NATS are needed (on Debian: apt-get install postgresql nats-server).')
  process.exit(1)
}
const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort())
const report = await runFaults(
  {
    faults: Number(values.faults),
    clients: Number(values.clients),
    seed: values.seed,
    gap: 1600,
    thinking: 900,
    endSeconds: 300,
    signal: stopped.signal,
  },
  text => console.error(text),
)
console.log(tableOf(report))
process.exit(report.problems.length === 0 ? 0 : 1)
