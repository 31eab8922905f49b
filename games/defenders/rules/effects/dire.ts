import type { Step } from '@tabletome/engine'
import type { EffectId } from '../../content/ids.ts'
import { REGION_IDS } from '../../content/regions.ts'
import { adjacentOuter, clockwise, isDestroyed, ring } from '../land/map.query.ts'
import { defenderOf, defendersIn } from '../defenders/defenders.ts'
import { addThreat } from '../land/destruction.ts'
import { displace } from '../defenders/relocate.ts'
import { loseHp } from '../defenders/restore.ts'
import { step } from '../state/kit.ts'
import type { Now } from '../state/shape.ts'
import type { DireEffect } from './effect.ts'
import { spread } from './spread.ts'

/** The text of a Dire Enemy: `cause` is its card (DEF-DIRE-04, DEF-DIRE-08). Whether it finds nobody is told too. */
const text = (steps: (state: Now, cause: string) => readonly Step[]): DireEffect => ({
  on: {
    direEffect: (state, { card }, self) => {
      if (card !== self) return []
      const found = steps(state, card)
      return found.length === 0 ? [inVain({ card })] : found
    },
  },
})

const inVain = step('dire.inVain', (play, { card }) => play.emit({ type: 'direInVain', card }))

const drainAbilities = step('drain', play => {
  play.state.open.drained = true
  play.emit({ type: 'drained' })
})

/** What Dire Enemies do. */
export const DIRE_EFFECTS: Readonly<Record<EffectId, DireEffect>> = {
  /** Every Outer Region at level 0 goes to level 1, as the levels are after the attack (DEF-RULING-54). */
  uproar: text(({ open }, cause) =>
    ring(open)
      .filter(region => open.regions[region].threat === 0 && !isDestroyed(open, region))
      .map(region => addThreat({ region, cause })),
  ),

  /** +1 Threat in each Outer Region next to the Forest without a Defender (DEF-CAPITAL-02, DEF-DESTROY-03). */
  stampede: text((state, cause) => spread(state, adjacentOuter(state.open, 'forest'), cause)),

  /**
   * Every Defender in an Outer Region goes 1 Region clockwise, all at the same time (DEF-DIRE-08, DEF-RULING-34,
   * DEF-RULING-53).
   */
  tidalWave: text((state, cause) => {
    const moves = defendersIn(state, REGION_IDS).flatMap(defender => {
      const { at } = defenderOf(state, defender)
      return at === 'capital' ? [] : [{ defender, to: clockwise(state.open, at, 1) }]
    })
    return moves.length === 0 ? [] : [displace({ moves, cause })]
  }),

  /** +1 more Threat in the Desert, as an effect (DEF-DIRE-10, DEF-CAPITAL-02). */
  raze: text((_state, cause) => [addThreat({ region: 'desert', cause })]),

  /** Each Defender in the Plains or an Outer Region next to them loses 1 HP (DEF-EXHAUST-04). */
  sting: text((state, cause) =>
    defendersIn(state, ['plains', ...adjacentOuter(state.open, 'plains')]).map(defender =>
      loseHp({ defender, amount: 1, cause }),
    ),
  ),

  /** No Player Card Ability until the end of the Round (DEF-ABILITY-07). */
  drain: text(() => [drainAbilities()]),
}
