import { REGION_IDS } from '../../content/regions.ts'
import { clockwise } from '../../knowledge.ts'
import { defenderOf, defendersIn } from '../defenders.ts'
import { displace } from '../relocate.ts'
import { passive } from './ability.ts'
import { direEffect } from './direEffect.ts'

/**
 * Every Defender in an Outer Region goes 1 Region clockwise, all at the same time (DEF-DIRE-08, DEF-RULING-34,
 * DEF-RULING-53).
 */
export const tidalWave = passive(
  direEffect((state, cause) => {
    const moves = defendersIn(state, REGION_IDS).flatMap(defender => {
      const { at } = defenderOf(state, defender)
      return at === 'capital' ? [] : [{ defender, to: clockwise(state.open, at, 1) }]
    })
    return [displace({ moves, cause })]
  }),
)
