import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'
import { actions } from './actions.ts'
import { areas } from './areas.ts'
import { artifact } from './artifact.ts'
import { counter } from './counter.ts'
import { dungeons } from './dungeons.ts'
import { enemies } from './enemies.ts'
import { melee } from './melee.ts'
import { moving } from './moving.ts'
import { order } from './order.ts'
import { ranged } from './ranged.ts'
import { windows } from './windows.ts'

/** The worked examples of the rulebook. */
export const examples: readonly Example<Position>[] = [
  ...moving,
  ...actions,
  ...melee,
  ...ranged,
  ...counter,
  ...areas,
  ...artifact,
  ...enemies,
  ...dungeons,
  ...windows,
  ...order,
]
