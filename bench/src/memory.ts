import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Random, sfc32 } from '@tabletome/engine'
import { MatchHost } from '@tabletome/match'
import { matchMigrations, sqlStore } from '@tabletome/match/stores/sql'
import { openSqliteDatabase } from '@tabletome/match/stores/sqlite'
import type { Bench, Figure } from './figure.ts'
import { median } from './figure.ts'
import { rulesOf } from './play.ts'
import { withFolder } from './temporary.ts'

/** The largest table of each game. */
const TABLES = [
  ['defenders', 'coop', 4],
  ['tactics', 'battle', 4],
  ['rift', 'scenario', 4],
  ['victorum', 'campaign', 1],
] as const
const MATCHES = 50
const ANSWERS = 60
const LONG_LINES = 2000
const TIMES = 5

/** Matches in the middle of play that are looked at from every seat, the same after a pause, and a very long one that is opened. */
export const bench: Bench = {
  about:
    'memory of a loaded match of each game, in play and at rest, and the main thread’s time to open a very long one',
  run: tell =>
    withFolder(async folder => {
      const database = await openSqliteDatabase(join(folder, 'bench.db'), matchMigrations)
      const figures: Figure[] = []
      for (const [id, mode, players] of TABLES) {
        const { game, setupFor } = await rulesOf(id, mode)
        const setup = setupFor(players)
        const seats = Object.fromEntries(game.seats(setup).map(seat => [seat, seat]))
        const opening = (match: string) => ({
          game,
          store: sqlStore(database),
          match: `${id} ${match}`,
          now: () => 1_700_000_000_000,
        })
        const create = (match: string) =>
          MatchHost.create({ ...opening(match), setup, seats, random: 'chacha20', seed: `${id} ${match}` })
        const random = sfc32(`memory ${id}`)
        await playOn(await create('warm'), ANSWERS, random)
        const before = heap()
        const hosts: MatchHost[] = []
        for (let at = 0; at < MATCHES; at += 1) {
          const host = await create(String(at))
          await playOn(host, ANSWERS, random)
          hosts.push(host)
        }
        for (const host of hosts) host.settle()
        const inPlay = (heap() - before) / MATCHES
        for (const host of hosts) await host.rest()
        const atRest = (heap() - before) / MATCHES
        tell(`memory: ${id}, ${MATCHES} matches played`)
        const long = await create('long')
        await playOn(long, LONG_LINES, random, false)
        const opened: number[] = []
        for (let time = 0; time < TIMES; time += 1) opened.push(await timeToShow(() => MatchHost.open(opening('long'))))
        figures.push(
          { what: `${id} ${mode} ${players}: in play`, value: inPlay / 1000, unit: 'kB', target: { atMost: 150 } },
          { what: `${id} ${mode} ${players}: at rest`, value: atRest / 1000, unit: 'kB', target: { atMost: 150 } },
          { what: `${id}: opening ${long.seq} lines`, value: median(opened), unit: 'ms', target: { atMost: 50 } },
        )
      }
      await database.close()
      return figures
    }),
}

/** Random answers, each told to a viewer at every seat, as sockets would be. */
async function playOn(host: MatchHost, answers: number, random: Random, isTold = true): Promise<void> {
  const told = new Map<string, number>()
  for (let given = 0; given < answers && !host.over; given += 1) {
    const asked = host.seats.flatMap(seat => host.decisionsFor(seat))
    const { seat, options } = asked[random.below(asked.length)] ?? { seat: '', options: [] }
    await host.answer(seat, host.seq, options[random.below(options.length)]?.id ?? '')
    if (!isTold) continue
    for (const viewer of host.seats) {
      host.update({ seats: [viewer], steps: true }, told.get(viewer))
      told.set(viewer, host.seq)
    }
  }
}

/** Time of the main thread to open a match and to tell its end to somebody who knows nothing of it. */
async function timeToShow(open: () => Promise<MatchHost>): Promise<number> {
  const cpu = process.cpuUsage()
  const host = await open()
  await host.ready()
  for (const seat of host.seats.slice(0, 1)) JSON.stringify(host.update({ seats: [seat], steps: true }, undefined, 60))
  const { user, system } = process.cpuUsage(cpu)
  return (user + system) / 1000
}

/** Bytes in use after a full collection. */
function heap(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  collect()
  return process.memoryUsage().heapUsed
}
