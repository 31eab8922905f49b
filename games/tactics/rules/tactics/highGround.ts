import { groundOf } from '../../knowledge/ground.ts'
import { gainHealth, gainSupply } from '../health.ts'
import { option, question, step } from '../state.ts'
import type { Offers } from '../state.ts'
import { isHurt, isMine, lacksSupply, tactic } from './card.ts'

const GAIN = 2

/** T02: your unit that ended a Move higher than it began regains 2 Health, or 2 Ammo or Mana. In a dungeon there is no height (P-19). */
export const highGround = tactic('moveEnd', {
  fits: (open, { unit, from, at }, seat) => {
    if (!isMine(open, unit, seat) || from < 0 || at < 0) return false
    const ground = groundOf(open)
    return ground.elevation(at) > ground.elevation(from) && (isHurt(open, unit) || lacksSupply(open, unit))
  },
  apply: (play, { unit }, seat) => play.next(chooseGain({ seat, card: 'T02', unit })),
})

const chooseGain = question('tactic.gain', {
  seat: (_state, { seat }) => seat,
  options: ({ open }, { unit }) => {
    const list: Offers<'health' | 'supply'> = []
    if (isHurt(open, unit)) list.push(option({ do: 'health' }, gain({ unit, what: 'health' })))
    if (lacksSupply(open, unit)) list.push(option({ do: 'supply' }, gain({ unit, what: 'supply' })))
    return list
  },
})

const gain = step('tactic.gainOne', (play, { unit, what }) => {
  if (what === 'health') gainHealth(play, unit, GAIN, 'T02')
  else gainSupply(play, unit, GAIN, 'T02')
})
