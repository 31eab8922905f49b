import type { Frozen } from '@tabletome/engine'
import { modifiers, victorumKit } from '../state/kit.ts'
import type { Play, Victorum } from '../state/shape.ts'
import type { Waiting } from '../state/steps.ts'

type Moments = Victorum['moments']
/** What the cards in play do at this moment follows at once. */
export const react = <M extends keyof Moments>(
  play: Play,
  moment: M,
  ...[about]: Moments[M] extends undefined ? [] : [Frozen<Moments[M]>]
): void => play.next(...victorumKit.reactions(play.state, moment, about))

/** What cards do at the same time, each with its name: the player puts it in order (VIC-TURN-06). */
export const together = <A extends 'combatBegins' | 'unitsFell'>(
  play: Play,
  amount: A,
  about: Frozen<Victorum['amounts'][A]['about']>,
): Waiting['effects'] =>
  modifiers(play.state, amount, about).flatMap(({ adds, ability }) => adds.map(step => ({ cause: ability, step })))
