import type { Passive, UnitCard } from './types.ts'

/** Passes through enemies. */
const SLIP_THROUGH: Passive = { step: { passEnemies: true } }
/** Range +2 instead of +1 from higher ground. */
const VANTAGE: Passive = { highGround: 2 }
/** No Water surcharge; a dungeon Trap rolls one die for it. */
const DELVER: Passive = { step: { noWater: true }, trapDice: 1 }
/** +1 melee damage if an ally of it is next to the target. */
const FLANK: Passive = { damage: [{ of: ['melee'], adds: 1, who: 'by', while: 'allyNextToTarget' }] }
/** In a Forest out of sight of missiles and spells from more than 2 spaces away. */
const HIDDEN: Passive = { hiddenBeyond: 2 }

/** The eight Rogues: much Ammo and quick feet. */
export const ROGUE_CARDS = {
  R1: {
    class: 'rogue',
    trait: 'slipThrough',
    kind: 'passive',
    front: {
      health: 7,
      supply: 5,
      move: 5,
      melee: { damage: 2, dice: 1 },
      missile: { range: 3, damage: 2, dice: 1 },
      passive: SLIP_THROUGH,
    },
    solo: {
      health: 10,
      supply: 0,
      move: 5,
      melee: { damage: 3, dice: 1 },
      missile: { range: 3, damage: 2, dice: 0 },
      passive: {},
    },
    origin: 'original',
  },
  R2: {
    class: 'rogue',
    trait: 'vantage',
    kind: 'passive',
    front: {
      health: 7,
      supply: 5,
      move: 4,
      melee: { damage: 2, dice: 1 },
      missile: { range: 5, damage: 2, dice: 2 },
      passive: VANTAGE,
    },
    solo: {
      health: 10,
      supply: 0,
      move: 3,
      melee: { damage: 2, dice: 1 },
      missile: { range: 5, damage: 2, dice: 0 },
      passive: VANTAGE,
    },
    origin: 'original',
  },
  R3: {
    class: 'rogue',
    trait: 'lightFingers',
    kind: 'passive',
    front: {
      health: 8,
      supply: 4,
      move: 5,
      melee: { damage: 2, dice: 1 },
      missile: { range: 3, damage: 2, dice: 1 },
      passive: {},
      ability: 'lightFingers',
    },
    solo: {
      health: 11,
      supply: 0,
      move: 4,
      melee: { damage: 3, dice: 1 },
      missile: { range: 3, damage: 2, dice: 0 },
      passive: {},
      ability: 'lightFingers',
    },
    origin: 'original',
  },
  R4: {
    class: 'rogue',
    trait: 'vanish',
    kind: 'reactive',
    front: {
      health: 7,
      supply: 5,
      move: 5,
      melee: { damage: 2, dice: 1 },
      missile: { range: 3, damage: 2, dice: 1 },
      passive: {},
      ability: 'vanish',
    },
    solo: {
      health: 10,
      supply: 0,
      move: 5,
      melee: { damage: 3, dice: 1 },
      missile: { range: 3, damage: 2, dice: 0 },
      passive: {},
      ability: 'vanish',
    },
    origin: 'original',
  },
  R5: {
    class: 'rogue',
    trait: 'retrieve',
    kind: 'passive',
    front: {
      health: 8,
      supply: 6,
      move: 4,
      melee: { damage: 2, dice: 1 },
      missile: { range: 4, damage: 2, dice: 2 },
      passive: {},
      ability: 'retrieve',
    },
    solo: {
      health: 11,
      supply: 0,
      move: 4,
      melee: { damage: 3, dice: 1 },
      missile: { range: 4, damage: 2, dice: 0 },
      passive: {},
    },
    origin: 'original',
  },
  R6: {
    class: 'rogue',
    trait: 'delver',
    kind: 'passive',
    front: {
      health: 8,
      supply: 4,
      move: 4,
      melee: { damage: 3, dice: 1 },
      missile: { range: 3, damage: 2, dice: 2 },
      passive: DELVER,
    },
    solo: {
      health: 11,
      supply: 0,
      move: 4,
      melee: { damage: 3, dice: 1 },
      missile: { range: 3, damage: 2, dice: 0 },
      passive: {},
    },
    origin: 'original',
  },
  R7: {
    class: 'rogue',
    trait: 'flank',
    kind: 'passive',
    front: {
      health: 8,
      supply: 4,
      move: 5,
      melee: { damage: 3, dice: 2 },
      missile: { range: 3, damage: 2, dice: 2 },
      passive: FLANK,
    },
    solo: {
      health: 11,
      supply: 0,
      move: 4,
      melee: { damage: 3, dice: 1 },
      missile: { range: 3, damage: 2, dice: 0 },
      passive: FLANK,
    },
    origin: 'original',
  },
  R8: {
    class: 'rogue',
    trait: 'hidden',
    kind: 'passive',
    front: {
      health: 7,
      supply: 5,
      move: 4,
      melee: { damage: 2, dice: 1 },
      missile: { range: 4, damage: 3, dice: 2 },
      passive: HIDDEN,
    },
    solo: {
      health: 10,
      supply: 0,
      move: 3,
      melee: { damage: 2, dice: 1 },
      missile: { range: 4, damage: 3, dice: 0 },
      passive: HIDDEN,
    },
    origin: 'original',
  },
} satisfies Readonly<Record<string, UnitCard>>
export type RogueId = keyof typeof ROGUE_CARDS
