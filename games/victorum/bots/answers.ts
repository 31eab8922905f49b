import type { Asked, Verb } from '@tabletome/engine'
import type { SeenOpen } from '../knowledge/stats.ts'
import type { Victorum, View } from '../rules/state.ts'
import { CAMP, claimScore } from './camp.ts'
import { MINE } from './mine.ts'
import { type Outlook, outlookOf } from './outlook.ts'
import { RIVALS, THEIRS } from './theirs.ts'

type Score = (outlook: Outlook, answer: unknown, about: unknown) => number

export interface Scored {
  readonly id: string
  readonly score: number
}

/** The step of the agenda that asks a question. */
const aboutOf = (view: View, choice: string): unknown => {
  for (let i = view.agenda.length - 1; i >= 0; i--) if (view.agenda[i]?.do === choice) return view.agenda[i]?.with
  return undefined
}
const isFree = (words: readonly string[]): boolean => words[0] === 'claim' || words[0] === 'do'

/** All answers to a question with what they seem to gain, the best first; equal ones stay in their order. */
export const answersTo = (view: View, { choice, options }: Asked<Victorum>): Scored[] => {
  const open: SeenOpen = view.open
  const about = aboutOf(view, choice)
  const scored: Scored[] = []
  const camp = CAMP[choice]
  const fight = MINE[choice] ?? THEIRS[choice]
  const outlook = fight === undefined || open.combat === undefined ? undefined : outlookOf(open, open.combat)
  const rivals = (RIVALS as Readonly<Record<string, Readonly<Record<string, Score>>>>)[choice]
  const seen = rivals && open.combat && outlookOf(open, open.combat)
  for (const { id, answer } of options) {
    if (rivals && seen) {
      scored.push({ id, score: rivals[(answer as Verb).do]?.(seen, answer, about) ?? 0 })
      continue
    }
    const words = id.split(' ')
    let score = 0
    if (isFree(words)) score = claimScore(open, words, about)
    else if (camp !== undefined) score = camp(open, words, about)
    else if (fight !== undefined && outlook !== undefined) score = fight(outlook, words, about)
    scored.push({ id, score })
  }
  return scored.sort((a, b) => b.score - a.score)
}
