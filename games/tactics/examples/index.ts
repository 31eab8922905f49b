import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'
import { actions } from './actions.ts'
import { ballista } from './ballista.ts'
import { counter } from './counter.ts'
import { melee } from './melee.ts'
import { moving } from './moving.ts'
import { ranged } from './ranged.ts'

/** The worked examples of the rulebook. */
export const examples: readonly Example<Position>[] = [
  ...moving,
  ...actions,
  ...melee,
  ...ranged,
  ...counter,
  ...ballista,
]
