import { type Random, sfc32 } from '@tabletome/engine'
import type { Bench } from '../figure.ts'
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
      tell('server: boardgame.io')
      const theirs = await load('./theirs.ts', '', theirPair)
      return [
        {
          what: 'answers per core-second, ours',
          value: ours.answersPerCoreSecond,
          unit: '/s',
          target: { atLeast: 5000 },
        },
        { what: 'answers per core-second, boardgame.io 0.50.2', value: theirs.answersPerCoreSecond, unit: '/s' },
        {
          what: 'ratio',
          value: ours.answersPerCoreSecond / theirs.answersPerCoreSecond,
          unit: '×',
          target: { atLeast: 5 },
        },
        { what: 'both told at 50 answers/s, ours, median', value: ours.p50, unit: 'ms' },
        { what: 'both told at 50 answers/s, ours, p99', value: ours.p99, unit: 'ms', target: { atMost: 20 } },
        { what: 'both told at 50 answers/s, boardgame.io, median', value: theirs.p50, unit: 'ms' },
        { what: 'both told at 50 answers/s, boardgame.io, p99', value: theirs.p99, unit: 'ms' },
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
