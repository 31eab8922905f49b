import type { Judged } from '@tabletome/bots'

/** The chance to win of one seat after a line of the record, as far as that seat could tell. */
export interface Point {
  readonly seq: number
  readonly chance: number
  readonly low: number
  readonly high: number
}
/** An answer of the seat, judged. */
export interface Move extends Judged {
  /** The line with the answer: the question stood open after the line before. */
  readonly seq: number
  /** Of that line: another record of the same match may have another answer there. */
  readonly digest: string
  readonly choice: string
  readonly given: readonly string[]
}
/** What was found out about a match, from the eyes of one seat. Kept with the match. */
export interface Story {
  readonly match: string
  readonly seat: string
  /** By which rules and weights: others judge anew. */
  readonly by: string
  readonly points: readonly Point[]
  /** Lines with an answer of the seat, and those of them that can be judged. */
  readonly own: readonly number[]
  readonly asked: readonly number[]
  readonly moves: readonly Move[]
}

/** What was found out before and is still true of this record. */
export const keptMoves = (
  known: Pick<Story, 'moves'>,
  lines: readonly { readonly seq: number; readonly digest: string }[],
): readonly Move[] => {
  const digests = new Map(lines.map(({ seq, digest }) => [seq, digest]))
  return known.moves.filter(({ seq, digest }) => digests.get(seq) === digest)
}

export type Mark = 'good' | 'doubtful' | 'costly' | 'chance'

/** Points of 100 from which on a decision is doubtful or costly, chance is told, an answer was good. */
const FROM = { doubtful: 5, costly: 12, chance: 5, good: 5 }
export const points = (chance: number): number => Math.round(chance * 100)

/** A decision is marked where the better one is worth more than the noise of the estimate. */
export const markOf = ({ loss, reach, gain }: Pick<Move, 'loss' | 'reach' | 'gain'>): Mark | undefined => {
  if (loss > reach && points(loss) >= FROM.costly) return 'costly'
  if (loss > reach && points(loss) >= FROM.doubtful) return 'doubtful'
  return loss === 0 && points(gain) >= FROM.good ? 'good' : undefined
}

/** Something that turned the match: a decision of the seat, or what others, cards and dice did. */
export interface Turn {
  readonly seq: number
  readonly mark: Mark
  /** The chance before and after; of a decision with the better answer (of a good one: with a middling one) and with the one given. */
  readonly from: number
  readonly to: number
  readonly move?: Move
  /** How much it weighs among the others. */
  readonly weight: number
}

/** Where the replay stands for a marked line: before a decision, after what cards and dice did. */
export const standsAt = ({ seq, mark }: Turn): number => (mark === 'chance' ? seq : seq - 1)

/** What lies within the reach of what was told before was always possible: where next to nothing is known yet, that is all. */
const isNews = ({ low, high }: Point, chance: number): boolean => chance < low || chance > high

/** Every line that is marked, in time order. */
export const turnsOf = ({ points: told, moves }: Story): readonly Turn[] => {
  const byMove = new Map(moves.map(move => [move.seq, move]))
  const turns: Turn[] = []
  told.forEach(({ seq, chance: to }, i) => {
    const before = told[i - 1]
    const move = byMove.get(seq)
    const mark = move && markOf(move)
    if (move && mark) {
      const [from, weight] = mark === 'good' ? [move.chance - move.gain, move.gain] : [move.better, move.loss]
      turns.push({ seq, mark, from, to: move.chance, move, weight })
    } else if (
      before?.seq === seq - 1 &&
      Math.abs(points(to) - points(before.chance)) >= FROM.chance &&
      isNews(before, to)
    )
      turns.push({ seq, mark: 'chance', from: before.chance, to, weight: Math.abs(to - before.chance) })
  })
  return turns
}

const MOST = 5

/** The few that decided the match: the weightiest, at least one good one if there is any, in time order. */
export const momentsOf = (story: Story): readonly Turn[] => {
  const heaviest = turnsOf(story).toSorted((a, b) => b.weight - a.weight)
  const chosen = heaviest.slice(0, MOST)
  const good = heaviest.find(({ mark }) => mark === 'good')
  if (good && !chosen.includes(good)) chosen.splice(-1, 1, good)
  return chosen.sort((a, b) => a.seq - b.seq)
}

/** Where the chance went, in points of 100, on one's own answers and otherwise: it always adds up. */
export const ledgerOf = ({ points: told, own }: Story) => {
  const lines = new Set(own)
  const [start, end] = [points(told[0]?.chance ?? 0), points(told.at(-1)?.chance ?? 0)]
  const mine = points(
    told.reduce((sum, { seq, chance }, i) => sum + (lines.has(seq) ? chance - (told[i - 1]?.chance ?? chance) : 0), 0),
  )
  return { start, mine, rest: end - start - mine, end }
}

/** Nothing could be told: no curve is drawn from guesses. */
export const isTold = ({ points: told }: Story): boolean => told.length > 2
