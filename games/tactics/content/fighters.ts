import type { Passive, UnitCard } from './types.ts'

/** Allies next to it take 1 less from Missile Attacks. */
const BULWARK: Passive = { damage: [{ of: ['missile'], adds: -1, who: 'toAlly' }] }
/** Melee Attacks two spaces away in a straight line. */
const LONG_HAFT: Passive = { meleeReach: 2 }
/** One ✖ of its Missile Attack does not count if it has made no Move this turn. */
const BRACED: Passive = { braced: 1 }
/** No climbing surcharge. */
const SURE_FOOTED: Passive = { step: { noClimb: true } }
/** 1 less from Melee Attacks while an ally is next to it. */
const STAND_FIRM: Passive = { damage: [{ of: ['melee'], adds: -1, who: 'to', while: 'allyNextToMe' }] }
/** A collision caused by its Melee Attack costs 2 Health. */
const CRUSHING_BLOW: Passive = { collision: 2 }
/** At 4 Health or less its melee and missile damage is 1 more. */
const LAST_STAND: Passive = { damage: [{ of: ['melee', 'missile'], adds: 1, who: 'by', while: { healthAtMost: 4 } }] }

/** The eight Fighters: Ammo, and a missile beside the melee weapon. */
export const FIGHTER_CARDS = {
  F1: {
    class: 'fighter',
    trait: 'bulwark',
    kind: 'passive',
    front: {
      health: 12,
      supply: 2,
      move: 3,
      melee: { damage: 3, dice: 2 },
      missile: { range: 2, damage: 2, dice: 2 },
      passive: BULWARK,
    },
    solo: {
      health: 13,
      supply: 0,
      move: 3,
      melee: { damage: 4, dice: 2 },
      missile: { range: 2, damage: 2, dice: 0 },
      passive: BULWARK,
    },
    origin: 'original',
  },
  F2: {
    class: 'fighter',
    trait: 'longHaft',
    kind: 'passive',
    front: {
      health: 10,
      supply: 2,
      move: 4,
      melee: { damage: 3, dice: 2 },
      missile: { range: 2, damage: 2, dice: 2 },
      passive: LONG_HAFT,
    },
    solo: {
      health: 12,
      supply: 0,
      move: 3,
      melee: { damage: 3, dice: 2 },
      missile: { range: 2, damage: 2, dice: 0 },
      passive: LONG_HAFT,
    },
    origin: 'original',
  },
  F3: {
    class: 'fighter',
    trait: 'stubborn',
    kind: 'reactive',
    front: {
      health: 11,
      supply: 2,
      move: 3,
      melee: { damage: 3, dice: 2 },
      missile: { range: 3, damage: 2, dice: 2 },
      passive: {},
      ability: 'stubborn',
    },
    solo: {
      health: 13,
      supply: 0,
      move: 3,
      melee: { damage: 4, dice: 2 },
      missile: { range: 3, damage: 2, dice: 0 },
      passive: {},
      ability: 'stubborn',
    },
    origin: 'original',
  },
  F4: {
    class: 'fighter',
    trait: 'braced',
    kind: 'passive',
    front: {
      health: 9,
      supply: 4,
      move: 3,
      melee: { damage: 2, dice: 1 },
      missile: { range: 4, damage: 3, dice: 3 },
      passive: BRACED,
    },
    solo: {
      health: 11,
      supply: 0,
      move: 3,
      melee: { damage: 3, dice: 1 },
      missile: { range: 4, damage: 3, dice: 0 },
      passive: {},
    },
    origin: 'original',
  },
  F5: {
    class: 'fighter',
    trait: 'sureFooted',
    kind: 'passive',
    front: {
      health: 10,
      supply: 3,
      move: 4,
      melee: { damage: 3, dice: 2 },
      missile: { range: 3, damage: 2, dice: 2 },
      passive: SURE_FOOTED,
    },
    solo: {
      health: 12,
      supply: 0,
      move: 4,
      melee: { damage: 3, dice: 2 },
      missile: { range: 3, damage: 3, dice: 0 },
      passive: SURE_FOOTED,
    },
    origin: 'original',
  },
  F6: {
    class: 'fighter',
    trait: 'standFirm',
    kind: 'passive',
    front: {
      health: 11,
      supply: 3,
      move: 3,
      melee: { damage: 3, dice: 2 },
      missile: { range: 3, damage: 2, dice: 2 },
      passive: STAND_FIRM,
    },
    solo: {
      health: 12,
      supply: 0,
      move: 3,
      melee: { damage: 4, dice: 2 },
      missile: { range: 3, damage: 2, dice: 0 },
      passive: STAND_FIRM,
    },
    origin: 'original',
  },
  F7: {
    class: 'fighter',
    trait: 'crushingBlow',
    kind: 'passive',
    front: {
      health: 11,
      supply: 2,
      move: 3,
      melee: { damage: 4, dice: 3 },
      missile: { range: 2, damage: 2, dice: 3 },
      passive: CRUSHING_BLOW,
    },
    solo: {
      health: 13,
      supply: 0,
      move: 3,
      melee: { damage: 4, dice: 3 },
      missile: { range: 2, damage: 2, dice: 0 },
      passive: CRUSHING_BLOW,
    },
    origin: 'original',
  },
  F8: {
    class: 'fighter',
    trait: 'lastStand',
    kind: 'passive',
    front: {
      health: 10,
      supply: 3,
      move: 4,
      melee: { damage: 3, dice: 2 },
      missile: { range: 3, damage: 2, dice: 2 },
      passive: LAST_STAND,
    },
    solo: {
      health: 12,
      supply: 0,
      move: 3,
      melee: { damage: 4, dice: 2 },
      missile: { range: 3, damage: 3, dice: 0 },
      passive: LAST_STAND,
    },
    origin: 'original',
  },
} satisfies Readonly<Record<string, UnitCard>>
export type FighterId = keyof typeof FIGHTER_CARDS
