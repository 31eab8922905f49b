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
  /** Ends the work; what was found so far is kept. */
  stop(): void
  /** What an answer that was not given would have been worth. */
  tryOut(seq: number, option: string): ReturnType<AnalystApi['tryOut']>
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
  const hire = () => {
    const hand = newHand()
    all.push(hand)
    return hand
  }
  const first = hire()
  const reading = first.api.read(record, seat)
  const work = async () => {
    const [outline, known] = await Promise.all([reading, keptStory(match, seat)])
    const moves = known?.by === outline.by ? keptMoves(known, parseRecord(record).lines) : []
    let story: Story = { match, seat, ...outline, moves }
    const judged = new Set(story.moves.map(({ seq }) => seq))
    const left = outline.asked.filter(seq => !judged.has(seq))
    let count = 0
    const isDone = () => left.length === 0
    tell({ story, done: isDone() })
    if (isDone()) return
    const workAt = async ({ api }: Hand) => {
      for (let seq = left.pop(); seq !== undefined && !isStopped; seq = left.pop()) {
        const move = await api.judge(seq)
        if (isStopped) return
        if (move) story = { ...story, moves: [...story.moves, move].sort((a, b) => a.seq - b.seq) }
        else story = { ...story, asked: story.asked.filter(each => each !== seq) }
        if (++count % EVERY === 0) {
          tell({ story, done: false })
          await keepStory(story)
        }
      }
    }
    const others = await Promise.all(
      Array.from({ length: hands() - 1 }, async () => {
        const hand = hire()
        await hand.api.read(record, seat)
        return hand
      }),
    )
    await Promise.all([first, ...others].map(workAt))
    await keepStory(story)
    tell({ story, done: !isStopped })
    for (const hand of all.slice(1)) hand.end()
  }
  work().catch(fail)
  return {
    stop() {
      isStopped = true
      for (const hand of all) hand.end()
    },
    tryOut: async (seq, option) => {
      await reading
      return first.api.tryOut(seq, option)
    },
  }
}
