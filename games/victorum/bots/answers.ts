import type { Question } from '@tabletome/bots'
import type { SeenOpen } from '../knowledge/stats.ts'
import type { Seat, View } from '../rules/state.ts'
import { CAMP, claimScore } from './camp.ts'
import { MINE } from './mine.ts'
import { outlookOf } from './outlook.ts'
import { THEIRS } from './theirs.ts'

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
export const answersTo = (view: View, { choice, options }: Question<Seat>): Scored[] => {
  const open: SeenOpen = view.open
  const about = aboutOf(view, choice)
  const scored: Scored[] = []
  const camp = CAMP[choice]
  const fight = MINE[choice] ?? THEIRS[choice]
  const outlook = fight === undefined || open.combat === undefined ? undefined : outlookOf(open, open.combat)
  for (const { id } of options) {
    const words = id.split(' ')
    let score = 0
    if (isFree(words)) score = claimScore(open, words, about)
    else if (camp !== undefined) score = camp(open, words, about)
    else if (fight !== undefined && outlook !== undefined) score = fight(outlook, words, about)
    scored.push({ id, score })
  }
  return scored.sort((a, b) => b.score - a.score)
}
