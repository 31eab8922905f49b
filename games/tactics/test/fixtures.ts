import type { Side, UnitCard, UnitClass } from '../content/types.ts'
import { UNITS } from '../content/units.ts'

/** The units of the worked examples: no ability unless stated. */
const side = (
  health: number,
  supply: number,
  move: number,
  damage: number,
  dice: number,
  more: Partial<Side> = {},
) => ({
  health,
  supply,
  move,
  melee: { damage, dice },
  passive: {},
  ...more,
})

const FIXTURES: Record<string, readonly [UnitClass, Side]> = {
  FX: ['fighter', side(10, 3, 4, 3, 2, { missile: { range: 3, damage: 2, dice: 2 } })],
  RX: ['rogue', side(8, 5, 5, 2, 1, { missile: { range: 4, damage: 2, dice: 1 } })],
  WX: ['wizard', side(7, 6, 3, 1, 1, { spell: { id: 'ember', range: 3, damage: 2 } })],
  HX: ['wizard', side(7, 6, 3, 1, 1, { spell: { id: 'mend', range: 3, amount: 2 } })],
  /** Damage equal to the ★, without a limit. */
  AX: ['wizard', side(7, 6, 3, 1, 1, { spell: { id: 'storm', range: 3, damage: 1, amount: 3 } })],
  BX: ['beast', side(12, 0, 5, 4, 3)],
  TX: ['beast', side(12, 0, 4, 3, 2, { ability: 'quills' })],
  EF: ['fighter', side(6, 0, 3, 2, 2, { missile: { range: 3, damage: 2, dice: 0 } })],
  EB: ['beast', side(8, 0, 4, 3, 3)],
  ER: ['rogue', side(5, 0, 4, 2, 1, { missile: { range: 4, damage: 2, dice: 0 } })],
  EW: ['wizard', side(5, 0, 3, 1, 1, { spell: { id: 'soloEmber', range: 3, damage: 1 } })],
}
export const FIXTURE_IDS = Object.keys(FIXTURES)

/** They can be looked up, but are not among the cards that are counted up: other tests share the table. */
for (const [id, [unitClass, both]] of Object.entries(FIXTURES)) {
  const value: UnitCard = { class: unitClass, kind: 'passive', front: both, solo: both, origin: 'original' }
  Object.defineProperty(UNITS, id, { value })
}

/** Whoever a test does not name stands far away, in play but not on the map. */
export const BYSTANDERS: Readonly<Record<'p' | 'e', Readonly<Record<UnitClass, string>>>> = {
  p: { fighter: 'FX', wizard: 'WX', rogue: 'RX', beast: 'BX' },
  e: { fighter: 'EF', wizard: 'EW', rogue: 'ER', beast: 'EB' },
}
