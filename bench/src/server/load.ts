import { quantile } from '../figure.ts'
import type { Child } from './child.ts'

/** One match with two people at it, on whichever server. */
export interface Pair {
  /** Gives the next answer of whoever is asked; resolves when both have been told the result. False: the match is over. */
  step(): Promise<boolean>
  /** Bytes both have received so far. */
  readonly received: number
  close(): void
}
export interface Load {
  readonly answersPerCoreSecond: number
  readonly p50: number
  readonly p99: number
  readonly bytesPerAnswer: number
}

/** First as fast as it goes in all matches at once, then at a steady pace. */
export async function measure(child: Child, busy: readonly Pair[], paced: readonly Pair[]): Promise<Load> {
  const cpu = await child.cpu()
  const bytes = busy.reduce((sum, { received }) => sum + received, 0)
  const answers = await atFullSpeed(busy, BUSY_MILLISECONDS)
  const used = (await child.cpu()) - cpu
  const told = busy.reduce((sum, { received }) => sum + received, 0) - bytes
  const times = await atPace(paced)
  return {
    answersPerCoreSecond: answers / used,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    bytesPerAnswer: told / answers / 2,
  }
}
const BUSY_MILLISECONDS = 4_000
const PACE_MILLISECONDS = 20
const PACED_ANSWERS = 300

async function atFullSpeed(pairs: readonly Pair[], milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds
  let answers = 0
  const play = async (pair: Pair): Promise<void> => {
    while (performance.now() < end && (await pair.step())) answers++
  }
  await Promise.all(pairs.map(play))
  return answers
}

/** 50 answers a second, the matches taking turns; each is timed from being sent to both having been told. */
async function atPace(pairs: readonly Pair[]): Promise<number[]> {
  const times: number[] = []
  const began = performance.now()
  const free = pairs.map(() => Promise.resolve())
  const play = async (pair: Pair, before: Promise<void>): Promise<void> => {
    await before
    const from = performance.now()
    await pair.step()
    times.push(performance.now() - from)
  }
  for (let i = 0; i < PACED_ANSWERS; i++) {
    await until(began + i * PACE_MILLISECONDS)
    const at = i % pairs.length
    const pair = pairs[at]
    if (pair) free[at] = play(pair, free[at] ?? Promise.resolve())
  }
  await Promise.all(free)
  return times
}

const until = (time: number): Promise<void> => {
  const wait = time - performance.now()
  return wait > 0 ? new Promise(resolve => setTimeout(resolve, wait)) : Promise.resolve()
}
