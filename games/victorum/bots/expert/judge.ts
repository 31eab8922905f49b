import { weigh } from '@tabletome/bots'
import type { View } from '../../rules/state/shape.ts'
import { hpOf } from '../value.ts'
import { FITTED } from './fitted.ts'
import { signsOf } from './signs.ts'

/** What is fitted apart. */
export const phaseOf = ({ open }: View): string => `act${open.act}`

/** Lost campaigns are told apart by what was left of the rival, so that worlds that are all lost tell something too. */
const CONSOLATION = 0.05

/** The chance to win as campaigns by habit came to from such a camp; a combat that goes on by the HP on both sides. */
export const judge = (view: View): number => {
  const { open, outcome } = view
  if (outcome?.result === 'won') return 1
  if (outcome !== undefined) return CONSOLATION / (1 + (open.combat === undefined ? 8 : hpOf(open.combat)[1]) / 8)
  if (open.combat === undefined) return campChance(view)
  const [mine, theirs] = hpOf(open.combat)
  const won = (mine + 3) / (mine + 3 + theirs)
  return open.combat.kind === 'scion' ? won / 2 : won * campChance(view)
}
const campChance = (view: View): number => {
  const sum = weigh(FITTED.weights[phaseOf(view)] ?? {}, signsOf(view.open))
  return CONSOLATION + (1 - 2 * CONSOLATION) / (1 + Math.exp(-sum))
}
