import { sfc32 } from '@tabletome/engine'
import type { RecordLine } from '@tabletome/match'
import { openPostgresDatabase } from '@tabletome/match/stores/postgres'
import type { Database } from '@tabletome/match/stores/sql'
import { openSqliteDatabase } from '@tabletome/match/stores/sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { findPostgres } from '../../../scripts/services.mjs'
import { startPostgres } from '../../../tools/services/postgres.ts'
import type { Line } from './guest.ts'
import { connect, guestAt } from './guest.ts'
import { reach } from './playing.ts'
import { standby } from './standby.ts'
import { temporaryFolder } from './world.ts'

const KILLS = 20
const TABLES = 4

interface Taken {
  readonly table: string
  readonly seq: number
  readonly seat: string
  readonly option: string
}

/** Answers at one table as fast as it can, and notes what was acknowledged, until the server is gone. */
const playUntilGone = async (
  lines: readonly Line[],
  table: string,
  seed: string,
  acknowledged: Taken[],
): Promise<void> => {
  const random = sfc32(seed)
  try {
    for (;;) {
      const asked = lines.find(line => (line.seen(table).update?.decisions.length ?? 0) > 0)
      const { update } = asked?.seen(table) ?? {}
      const decision = update?.decisions[0]
      const option = decision?.options[random.below(decision.options.length)]?.id
      if (!asked || !update || !decision || option === undefined) throw new Error('nobody is asked')
      const { seat } = decision
      const answered = await asked.ask({ t: 'answer', table, seat, seq: update.seq, option })
      if (!answered.ok) throw new Error(answered.refusal.code)
      acknowledged.push({ table, seq: answered.seq ?? 0, seat, option })
      for (const line of lines) await reach(line, table, answered.seq ?? 0)
    }
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('socket closed')) throw error
  }
}

test(`kill -9 in the middle of play, ${KILLS} times: no acknowledged answer is lost`, {
  timeout: 400_000,
}, async () => {
  expect(await lostAfterKills({}, data => openSqliteDatabase(`${data}/tabletome.db`, []))).toEqual([])
})

test.skipIf(findPostgres() === undefined)('the same on PostgreSQL', { timeout: 400_000 }, async () => {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const url = await postgres.newDatabase()
  expect(await lostAfterKills({ DATABASE_URL: url }, () => openPostgresDatabase(url, []))).toEqual([])
})

/** Acknowledged answers that are not in the log. */
const lostAfterKills = async (
  env: Readonly<Record<string, string>>,
  open: (data: string) => Promise<Database>,
): Promise<readonly Taken[]> => {
  const data = temporaryFolder()
  const acknowledged: Taken[] = []
  const cookies: string[] = []
  const tables: string[] = []
  const random = sfc32('when to kill')
  let next = standby(data, { env })
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = next
    const address = await server.start()
    next = standby(data, { env })
    if (kill === 0) {
      const [ann, bob] = [await guestAt(address), await guestAt(address)]
      cookies.push(ann.cookie, bob.cookie)
      for (let at = 0; at < TABLES; at += 1) {
        const table = await ann.create({ setup: { mode: 'coop', players: 2, options: { turns: 1_000_000 } } })
        await bob.ask('POST', `/api/tables/${table.id}/seats`, { invite: table.seats[1]?.invite })
        tables.push(table.id)
      }
    }
    const lines = [await connect(address, cookies[0]!), await connect(address, cookies[1]!)]
    for (const table of tables) for (const line of lines) await line.watch(table)
    for (const table of tables) {
      const last = acknowledged.findLast(each => each.table === table)
      expect(lines[0]?.seen(table).update?.seq).toBeGreaterThanOrEqual(last?.seq ?? 0)
    }
    const before = acknowledged.length
    const playing = tables.map((table, at) => playUntilGone(lines, table, `${kill} ${at}`, acknowledged))
    while (acknowledged.length < before + TABLES * 3) await new Promise(resolve => setTimeout(resolve, 5))
    await new Promise(resolve => setTimeout(resolve, random.below(60)))
    await server.kill()
    await Promise.all(playing)
  }
  await next.kill()

  const database = await open(data)
  const rows = await database.all<{ match_id: string; line: string }>(
    'select match_id, line from match_line order by match_id, seq',
  )
  await database.close()
  const stored = new Map(
    rows.map(({ match_id, line }) => {
      const parsed = JSON.parse(line) as RecordLine
      return [`${match_id} ${parsed.seq}`, parsed]
    }),
  )
  expect(acknowledged.length).toBeGreaterThan(KILLS * TABLES * 3)
  return acknowledged.filter(({ table, seq, seat, option }) => {
    const line = stored.get(`${table} ${seq}`)
    return !line || 'undo' in line || line.seat !== seat || line.option !== option
  })
}
