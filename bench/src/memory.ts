import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sfc32 } from '@tabletome/engine'
import { MatchHost } from '@tabletome/match'
import { matchMigrations, sqlStore } from '@tabletome/match/stores/sql'
import { openSqliteDatabase } from '@tabletome/match/stores/sqlite'
import type { Bench } from './figure.ts'
import { defenders } from './play.ts'
import { withFolder } from './temporary.ts'

const MATCHES = 300
const ANSWERS = 40

/** Matches in the middle of play that nobody looks at just now, records on disk. */
export const bench: Bench = {
  about: 'memory of a loaded Defenders match, and the time to open a stored one',
  async run(tell) {
    const { game, setupFor } = await defenders()
    return withFolder(async folder => {
      const database = await openSqliteDatabase(join(folder, 'bench.db'), matchMigrations)
      const store = sqlStore(database)
      const now = () => 1_700_000_000_000
      const open = (match: string) => MatchHost.open({ game, store, match, now })
      for (let i = 0; i < MATCHES; i++) {
        const seats = { p1: 'Ann', p2: 'Bob' }
        const seed = `memory ${i}`
        const host = await MatchHost.create({
          game,
          store,
          match: `match-${i}`,
          now,
          setup: setupFor(2),
          seats,
          random: 'chacha20',
          seed,
        })
        await playSome(host, seed)
        if (i % 100 === 99) tell(`memory: ${i + 1} of ${MATCHES} matches played`)
      }
      await open('match-0')
      const began = performance.now()
      const before = heap()
      const hosts: MatchHost[] = []
      for (let i = 0; i < MATCHES; i++) hosts.push(await open(`match-${i}`))
      const opening = (performance.now() - began) / MATCHES
      const each = (heap() - before) / hosts.length
      for (const host of hosts) await host.rest()
      const rested = (heap() - before) / hosts.length
      await database.close()
      return [
        { what: 'a loaded match', value: each / 1000, unit: 'kB', target: { atMost: 50 } },
        { what: 'a loaded match at rest', value: rested / 1000, unit: 'kB', target: { atMost: 50 } },
        { what: 'opening a stored match, on average', value: opening, unit: 'ms', target: { atMost: 100 } },
      ]
    })
  },
}

async function playSome(host: MatchHost, seed: string): Promise<void> {
  const random = sfc32(seed)
  for (let i = 0; i < ANSWERS && !host.over; i++) {
    const seat = host.waiting[random.below(host.waiting.length)] ?? ''
    const options = host.decisionsFor(seat)[0]?.options ?? []
    await host.answer(seat, host.seq, options[random.below(options.length)]?.id ?? '')
  }
}

/** Bytes in use after a full collection. */
function heap(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  collect()
  return process.memoryUsage().heapUsed
}
