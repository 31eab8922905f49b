import { cardOf } from '../../knowledge/units.ts'
import { gainSupply } from '../health.ts'
import { reaction, step } from '../state.ts'
import { unitOf } from '../units.ts'

/** Regains 1 Ammo when its Missile Attack rolls no ✖. */
export const retrieve = reaction('shot', ({ open }, { unit, misses }, self) =>
  unit === self && misses === 0 && unitOf(open, unit).supply < cardOf(unitOf(open, unit)).supply
    ? [pickUp({ unit })]
    : [],
)

const pickUp = step('ability.retrieve', (play, { unit }) => {
  play.emit({ type: 'abilityUsed', unit, ability: 'retrieve' })
  gainSupply(play, unit, 1, 'retrieve')
})
