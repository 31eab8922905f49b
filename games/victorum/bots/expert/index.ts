import type { Evaluation } from '@tabletome/bots'
import type { Victorum } from '../../rules/state/shape.ts'
import { IN_ARENA, worthwhileIn } from '../worthwhile.ts'
import { judge, phaseOf } from './judge.ts'
import { signsOf } from './signs.ts'

/** What is thought about on the way and in the camp. */
const ON_THE_WAY = {
  travel: 4,
  event: 2,
  'reward.bloodshed': 4,
  'reward.sport': 3,
  'reward.second': 2,
  'reward.recruit': 3,
  'reward.keepUnit': 2,
  'opportunity.keep': 2,
  'camp.sacrifice': 2,
} as const

/**
 * What `expert` does otherwise: it searches all combats, the way and the camp, plays imagined games on until the next round, and
 * judges them by what campaigns came to from such a camp.
 */
export const expert: NonNullable<Evaluation<Victorum>['expert']> = {
  judge,
  worthwhile: worthwhileIn({ ...IN_ARENA, ...ON_THE_WAY }, () => true),
  effort: { positions: 6, plans: 4, worlds: 8, ahead: 400 },
  judging: {
    table: { mode: 'campaign', players: 1 },
    at(view) {
      const { open } = view
      const isOnTheWay = open.phase === 'travel' && open.combat === undefined
      return isOnTheWay ? { phase: phaseOf(view), moment: `${open.round}` } : undefined
    },
    signs: ({ open }) => signsOf(open),
    strays: ({ open }) => open.combat === undefined || open.outcomeOfCombat !== undefined,
  },
}
