import type { Asked } from '@tabletome/engine'
import type { SeenOpen } from '../rules/units/stats.query.ts'
import type { Victorum, View } from '../rules/state/shape.ts'
import { CAMP, freeScore } from './camp.ts'
import { MINE } from './mine.ts'
import { outlookOf } from './outlook.ts'
import type { CampScores, FightScores } from './scores.ts'
import { THEIRS } from './theirs.ts'

export interface Scored {
  readonly id: string
  readonly score: number
}
const FIGHT: FightScores = { ...MINE, ...THEIRS }

/** The tables are checked where they are written; here a question finds its own. */
type Score = (seen: unknown, answer: unknown, about: unknown) => number
const tableOf = (scores: CampScores | FightScores, choice: string): Readonly<Record<string, Score>> | undefined =>
  (scores as Readonly<Record<string, object>>)[choice] as Readonly<Record<string, Score>> | undefined

/** All answers to a question with what they seem to gain, the best first; equal ones stay in their order. */
export const answersTo = (view: View, { choice, about, options }: Asked<Victorum>): Scored[] => {
  const open: SeenOpen = view.open
  const camp = tableOf(CAMP, choice)
  const table = camp ?? tableOf(FIGHT, choice)
  const seen = camp ? open : open.combat && outlookOf(open, open.combat)
  const scored: Scored[] = []
  for (const { id, answer } of options) {
    const score =
      answer.do === 'claim' || answer.do === 'offerUp' || answer.do === 'purify'
        ? freeScore(open, answer)
        : seen && table
          ? (table[answer.do]?.(seen, answer, about) ?? 0)
          : 0
    scored.push({ id, score })
  }
  return scored.sort((a, b) => b.score - a.score)
}
