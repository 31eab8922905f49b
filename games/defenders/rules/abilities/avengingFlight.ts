import { TURN_CARDS } from '../../content/cards.ts'
import { defenderOf } from '../defenders.ts'
import { modifier } from '../state.ts'
import { amountOf } from '../user.ts'
import { passive } from './ability.ts'

/** Against a Dire Enemy elsewhere: go there from anywhere and Defend for 3 HP (DEF-RULING-56). */
export const avengingFlight = passive(
  modifier('defendWay', (state, { defender, region, card }, self) =>
    defender === self && TURN_CARDS[card].kind === 'dire' && defenderOf(state, defender).at !== region
      ? { price: amountOf('avengingFlight'), arrive: true }
      : undefined,
  ),
)
