import { addCapital } from '../capital.ts'
import { modifier, reaction } from '../state.ts'
import { passive } from './ability.ts'

/** A Restore gives at most 2 HP; the reveal and each event cost the Capital 1 (DEF-RESTORE-01, DEF-EVENT-02). */
export const demonLord = passive(
  reaction('foeRevealed', () => [addCapital({ cause: 'demonLord' })]),
  modifier('restoreLimit', () => 2),
  reaction('epicEvent', () => [addCapital({ cause: 'demonLord' })]),
)
