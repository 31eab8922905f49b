import { gainHp } from '../restore.ts'
import { reaction } from '../state.ts'
import type { Colour } from '../state.ts'
import { amountOf } from '../user.ts'
import { passive } from './ability.ts'

/** End of Round: 2 HP (DEF-RULING-41). */
export const pack = passive(
  reaction('endOfRound', (_state, _about, self) => [
    gainHp({ defender: self as Colour, amount: amountOf('pack'), cause: 'pack' }),
  ]),
)
