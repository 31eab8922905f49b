import type { Passive, UnitCard } from './types.ts'

/** No Water surcharge, and Water adds no damage. */
const AQUATIC: Passive = { step: { noWater: true }, noWaterDamage: true }
/** One ➤ more in its melee roll if it made a Move this turn. */
const CHARGE: Passive = { charge: 1 }
/** Cannot be Knocked Back or displaced by enemies. */
const IMMOVABLE: Passive = { immune: true }
/** Every step costs 1 MP; passes over enemies. */
const FLIGHT: Passive = { step: { flat: true, passEnemies: true } }

/** The eight Beasts: strong in melee, without Ammo and Mana. */
export const BEAST_CARDS = {
  B1: {
    class: 'beast',
    trait: 'enraged',
    kind: 'reactive',
    front: { health: 13, supply: 0, move: 4, melee: { damage: 4, dice: 2 }, passive: {}, ability: 'enraged' },
    solo: { health: 14, supply: 0, move: 4, melee: { damage: 4, dice: 2 }, passive: {}, ability: 'enraged' },
    origin: 'original',
  },
  B2: {
    class: 'beast',
    trait: 'aquatic',
    kind: 'passive',
    front: { health: 12, supply: 0, move: 4, melee: { damage: 3, dice: 2 }, passive: AQUATIC },
    solo: { health: 13, supply: 0, move: 4, melee: { damage: 4, dice: 2 }, passive: AQUATIC },
    origin: 'original',
  },
  B3: {
    class: 'beast',
    trait: 'charge',
    kind: 'passive',
    front: { health: 11, supply: 0, move: 5, melee: { damage: 3, dice: 2 }, passive: CHARGE },
    solo: { health: 13, supply: 0, move: 4, melee: { damage: 3, dice: 3 }, passive: {} },
    origin: 'original',
  },
  B4: {
    class: 'beast',
    trait: 'relentless',
    kind: 'passive',
    front: { health: 10, supply: 0, move: 5, melee: { damage: 3, dice: 2 }, passive: {}, ability: 'relentless' },
    solo: { health: 12, supply: 0, move: 5, melee: { damage: 4, dice: 1 }, passive: {}, ability: 'relentless' },
    origin: 'original',
  },
  B5: {
    class: 'beast',
    trait: 'immovable',
    kind: 'passive',
    front: { health: 14, supply: 0, move: 3, melee: { damage: 3, dice: 1 }, passive: IMMOVABLE },
    solo: { health: 15, supply: 0, move: 3, melee: { damage: 3, dice: 1 }, passive: IMMOVABLE },
    origin: 'original',
  },
  B6: {
    class: 'beast',
    trait: 'flight',
    kind: 'passive',
    front: { health: 10, supply: 0, move: 5, melee: { damage: 3, dice: 1 }, passive: FLIGHT },
    solo: { health: 12, supply: 0, move: 5, melee: { damage: 3, dice: 1 }, passive: {} },
    origin: 'original',
  },
  B7: {
    class: 'beast',
    trait: 'quills',
    kind: 'reactive',
    front: { health: 12, supply: 0, move: 4, melee: { damage: 3, dice: 2 }, passive: {}, ability: 'quills' },
    solo: { health: 13, supply: 0, move: 4, melee: { damage: 3, dice: 2 }, passive: {}, ability: 'quills' },
    origin: 'original',
  },
  B8: {
    class: 'beast',
    trait: 'regrowth',
    kind: 'passive',
    front: { health: 13, supply: 0, move: 4, melee: { damage: 4, dice: 1 }, passive: {}, ability: 'regrowth' },
    solo: { health: 14, supply: 0, move: 3, melee: { damage: 4, dice: 2 }, passive: {}, ability: 'regrowth' },
    origin: 'original',
  },
} satisfies Readonly<Record<string, UnitCard>>
export type BeastId = keyof typeof BEAST_CARDS
