import type { Asked, QuestionId } from '@tabletome/engine'
import type { Victorum, View } from '../rules/state/shape.ts'
import { answersTo } from './answers.ts'

/** Questions with several answers that are worth a thought, and how many; all others are answered by habit. */
export type Most = Readonly<Partial<Record<QuestionId<Victorum>, number>>>
export const IN_ARENA: Most = { 'player.deploy': 3, 'player.tactic': 2, 'player.move': 3, 'player.engage': 3 }
const FURTHER: Most = { 'player.move': 2 }
/** So much worse than the best is not worth a thought. */
const WITHIN = 0.5

/** Where the campaign is at stake: capitals, and a hero that no blessing saves. */
const isGrave = ({ open }: View): boolean => {
  const { combat, hero } = open
  if (combat === undefined) return false
  if (combat.kind === 'primus' || combat.kind === 'scion') return true
  return hero.blessings === 0 && combat.units.some(({ id, hp }) => id === 'hero' && hp <= 3)
}

/** What is worth a thought where it is thought at all, the most promising first. */
export const worthwhileIn =
  (first: Most, isThought: (view: View) => boolean) =>
  (view: View, question: Asked<Victorum>, planning = false): readonly string[] => {
    const { choice, options } = question
    if (options.length === 1) return options.map(({ id }) => id)
    const scored = answersTo(view, question)
    const most = isThought(view) ? ((planning ? FURTHER[choice] : first[choice]) ?? 1) : 1
    const least = (scored[0]?.score ?? 0) - WITHIN
    const list: string[] = []
    for (const { id, score } of scored) if (list.length < most && score >= least) list.push(id)
    return list
  }

export const worthwhile = worthwhileIn(IN_ARENA, isGrave)
