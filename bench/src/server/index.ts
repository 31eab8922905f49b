import { type Random, sfc32 } from '@tabletome/engine'
import type { Bench, Figure } from '../figure.ts'
import { withFolder } from '../temporary.ts'
import { startChild } from './child.ts'
import { type Load, measure, type Pair } from './load.ts'
import { ourPair } from './ourPair.ts'
import { theirPair } from './theirPair.ts'

const BUSY_MATCHES = 48
const PACED_MATCHES = 10

/** The same game, the same clients, one server after the other. */
export const bench: Bench = {
  about:
    'our server, answers stored on disk, and boardgame.io’s, in memory, under the same load of two clients per match',
  run: tell =>
    withFolder(async folder => {
      tell('server: ours')
      const ours = await load('./ours.ts', folder, ourPair)
      tell('server: boardgame.io, stored')
      const theirs = await load('./theirs.ts', folder, theirPair)
      tell('server: boardgame.io, in memory')
      const inMemory = await load('./theirs.ts', '', theirPair)
      const speed = (what: string, value: number): Figure => ({
        what: `answers per core-second, ${what}`,
        value,
        unit: '/s',
      })
      const time = (what: string, value: number): Figure => ({
        what: `both told at 50 answers/s, ${what}`,
        value,
        unit: 'ms',
      })
      return [
        { ...speed('ours', ours.answersPerCoreSecond), target: { atLeast: 5000 } },
        speed('boardgame.io 0.50.2', theirs.answersPerCoreSecond),
        {
          what: 'ratio',
          value: ours.answersPerCoreSecond / theirs.answersPerCoreSecond,
          unit: '×',
          target: { atLeast: 8 },
        },
        speed('boardgame.io storing nothing', inMemory.answersPerCoreSecond),
        time('ours, median', ours.p50),
        { ...time('ours, p99', ours.p99), target: { atMost: 20 } },
        time('boardgame.io, median', theirs.p50),
        time('boardgame.io, p99', theirs.p99),
        {
          what: 'bytes to one client per answer, ours',
          value: ours.bytesPerAnswer,
          unit: 'B',
          target: { atMost: 1000 },
        },
        { what: 'bytes to one client per answer, boardgame.io', value: theirs.bytesPerAnswer, unit: 'B' },
      ]
    }),
}

async function load(
  file: string,
  argument: string,
  newPair: (port: number, random: Random) => Promise<Pair>,
): Promise<Load> {
  const child = await startChild(file, argument)
  const pairs: Pair[] = []
  try {
    for (let i = 0; i < BUSY_MATCHES + PACED_MATCHES; i++) pairs.push(await newPair(child.port, sfc32(`server ${i}`)))
    await warmUp(pairs)
    return await measure(child, pairs.slice(0, BUSY_MATCHES), pairs.slice(BUSY_MATCHES))
  } finally {
    for (const pair of pairs) pair.close()
    await child.stop()
  }
}

/** A few answers everywhere, so that both servers have compiled what they run. */
async function warmUp(pairs: readonly Pair[]): Promise<void> {
  for (let i = 0; i < 30; i++) await Promise.all(pairs.map(pair => pair.step()))
}
