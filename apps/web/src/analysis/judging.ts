import { parseRecord } from '@tabletome/match'
import address from 'virtual:worker:analysis/worker.ts'
import { callsTo } from '../local/rpc.ts'
import type { AnalystApi } from './analyst.ts'
import { keepStory, keptStory } from './kept.ts'
import { keptMoves, type Story } from './story.ts'

export interface Progress {
  readonly story: Story
  readonly done: boolean
}
export interface Judging {
  /** Begins with no further decision; what was found so far is told and kept. */
  stop(): void
  goOn(): void
  /** Nothing more is wanted of it. */
  end(): void
  /** What an answer that was not given would have been worth. */
  tryOut(seq: number, option: string): ReturnType<AnalystApi['tryOut']>
  /** How an expert would go on. */
  line: AnalystApi['line']
}
interface Hand {
  readonly api: AnalystApi
  end(): void
}

/** One core is left to the page; more than two are not needed. */
const hands = () => Math.max(1, Math.min(2, (navigator.hardwareConcurrency || 2) - 1))
/** So often what was found is told and kept. */
const EVERY = 4

const newHand = (): Hand => {
  const worker = new Worker(address, { type: 'module' })
  return { api: callsTo<AnalystApi, never>(worker, () => undefined), end: () => worker.terminate() }
}

interface Wanted {
  readonly match: string
  readonly record: string
  readonly seat: string
  tell(progress: Progress): void
  fail(error: unknown): void
}

/** Judges a match from the eyes of one seat, the last decisions first; what is kept is not judged again. */
export const judge = ({ match, record, seat, tell, fail }: Wanted): Judging => {
  const all: Hand[] = []
  let isStopped = false
  let isEnded = false
  const hire = () => {
    const hand = newHand()
    all.push(hand)
    return hand
  }
  const first = hire()
  const reading = first.api.read(record, seat)
  /** What is known so far, and the lines still to be judged. */
  const begin = async () => {
    const [outline, known] = await Promise.all([reading, keptStory(match, seat)])
    const moves = known?.by === outline.by ? keptMoves(known, parseRecord(record).lines) : []
    const judged = new Set(moves.map(({ seq }) => seq))
    const story: Story = { match, seat, ...outline, moves }
    return { story, left: outline.asked.filter(seq => !judged.has(seq)), count: 0 }
  }
  const begun = begin()
  const helpers = async (): Promise<readonly Hand[]> => {
    for (const hand of all.length > 1 ? [] : Array.from({ length: hands() - 1 }, hire))
      await hand.api.read(record, seat)
    return all
  }
  const workAt = async ({ api }: Hand) => {
    const at = await begun
    while (!isStopped && !isEnded) {
      const seq = at.left.pop()
      if (seq === undefined) return
      const move = await api.judge(seq)
      const { story } = at
      if (move) at.story = { ...story, moves: [...story.moves, move].sort((a, b) => a.seq - b.seq) }
      else at.story = { ...story, asked: story.asked.filter(each => each !== seq) }
      if (++at.count % EVERY === 0 && !isEnded) {
        tell({ story: at.story, done: false })
        await keepStory(at.story)
      }
    }
  }
  const work = async () => {
    const at = await begun
    if (isEnded) return
    tell({ story: at.story, done: at.left.length === 0 })
    if (at.left.length === 0 || isStopped) return
    await Promise.all((await helpers()).map(workAt))
    await keepStory(at.story)
    if (isEnded) return
    const done = at.left.length === 0
    tell({ story: at.story, done })
    if (done) for (const hand of all.splice(1)) hand.end()
  }
  let working = work().catch(fail)
  return {
    stop() {
      isStopped = true
    },
    goOn() {
      isStopped = false
      working = working.then(work).catch(fail)
    },
    end() {
      isEnded = true
      for (const hand of all) hand.end()
    },
    tryOut: async (seq, option) => {
      await reading
      return first.api.tryOut(seq, option)
    },
    line: async wish => {
      await reading
      return first.api.line(wish)
    },
  }
}
