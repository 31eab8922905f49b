import type { TacticId } from '../../content/ids.ts'
import { TACTICS } from '../../content/tactics.ts'
import { gainHealth, gainSupply } from '../attack/health.ts'
import { option, question, step } from '../state/kit.ts'
import type { Offers } from '../state/shape.ts'
import { isHurt, lacksSupply } from './needs.ts'

/** The card that gives Health, or Ammo or Mana. */
const CARD: TacticId = 'T02'

export const chooseGain = question('tactic.gain', {
  seat: (_state, { seat }) => seat,
  options: ({ open }, { unit }) => {
    const list: Offers<'health' | 'supply'> = []
    if (isHurt(open, unit)) list.push(option({ do: 'health' }, gain({ unit, what: 'health' })))
    if (lacksSupply(open, unit)) list.push(option({ do: 'supply' }, gain({ unit, what: 'supply' })))
    return list
  },
})

const gain = step('tactic.gainOne', (play, { unit, what }) => {
  const { amount } = TACTICS[CARD]
  if (what === 'health') gainHealth(play, unit, amount, CARD)
  else gainSupply(play, unit, amount, CARD)
})
