import type { Evaluation } from '@tabletome/bots'
import type { Rift } from '../rules/state/shape.ts'
import { createChance } from './chance.ts'
import { createHabit } from './habit.ts'
import type { Outlooks } from './outlook.ts'
import { createValue } from './value.ts'
import { createWorthwhile } from './worthwhile.ts'

type Reckoner = Required<Pick<Evaluation<Rift>, 'value' | 'judge' | 'worthwhile' | 'habit'>>

/** How positions are weighed and answered by whoever sees them so. */
export const createReckoner = (outlooks: Outlooks): Reckoner => ({
  value: createValue(outlooks),
  judge: createChance(outlooks),
  worthwhile: createWorthwhile(outlooks),
  habit: createHabit(outlooks),
})
