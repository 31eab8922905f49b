import type { BoxId } from '../content/ids.ts'
import type { AttackKind, UnitClass } from '../content/types.ts'
import type { Inside, Seat, Space, UnitId } from './state.ts'

/** An answer says no more than its id: which unit acts follows from the class and from whose question it is. */
export type Answer =
  | { do: 'attack'; by: UnitClass; kind: AttackKind; target: UnitId }
  | { do: 'buyOff'; by: UnitClass }
  | { do: 'to'; by: UnitClass; to: Space }
  | { do: 'step'; by: UnitClass; to: Space }
  | { do: 'portal'; by: UnitClass; to: Space }
  | { do: 'enter'; by: UnitClass; box: BoxId }
  | { do: 'in'; by: UnitClass; inside: Inside }
  | { do: 'out'; by: UnitClass; to: Space }
  | { do: 'done' }
export type Thing = { is: 'unit'; unit: UnitId } | { is: 'space'; space: Space }
/** An action of one's own turn, composed in private; the other questions are still to be moved over. */
export type Questions = { 'turn.act': { about: { owner: Seat }; answers: Answer['do'] } }
