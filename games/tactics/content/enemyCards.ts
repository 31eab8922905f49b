import type { EnemyCard, UnitClass } from './types.ts'

/** The monsters along the bottom of the cards, with the number in their text. */
export const MONSTERS = {
  bats: { amount: 1 },
  boneGuard: { amount: 2 },
  rats: { amount: 1 },
  spider: { amount: 2 },
  thief: { amount: 1 },
  wisp: { amount: 2 },
  ogre: { amount: 3 },
  spirit: { amount: 1 },
  warden: { amount: 0 },
} as const satisfies Readonly<Record<string, { readonly amount: number }>>
export type MonsterId = keyof typeof MONSTERS

/** The nine Solo Enemy Cards; exactly one lets a unit Climb. */
export const ENEMY_CARDS = {
  S1: { activates: 'fighter', compass: 'n', damage: 1, move: 0, climb: false, monster: 'bats', origin: 'original' },
  S2: {
    activates: 'fighter',
    compass: 'w',
    damage: 0,
    move: 1,
    climb: false,
    monster: 'boneGuard',
    origin: 'original',
  },
  S3: { activates: 'beast', compass: 'e', damage: 0, move: 2, climb: false, monster: 'rats', origin: 'original' },
  S4: { activates: 'beast', compass: 's', damage: 1, move: 0, climb: false, monster: 'spider', origin: 'original' },
  S5: { activates: 'rogue', compass: 's', damage: 1, move: 0, climb: false, monster: 'thief', origin: 'original' },
  S6: { activates: 'wizard', compass: 'w', damage: 1, move: 0, climb: false, monster: 'wisp', origin: 'original' },
  S7: { activates: 'leftmost', compass: 'n', damage: 0, move: 1, climb: false, monster: 'ogre', origin: 'original' },
  S8: { activates: 'leftmost', compass: 'e', damage: 0, move: 0, climb: true, monster: 'spirit', origin: 'original' },
  S9: { activates: 'leftmost', compass: 'n', damage: 1, move: 1, climb: false, monster: 'warden', origin: 'original' },
} satisfies Readonly<Record<string, EnemyCard>>
export type EnemyCardId = keyof typeof ENEMY_CARDS

/** The row of a Solo Enemy's cards, left to right (TAC-SOLO-SETUP-03). */
export const ENEMY_ROW: readonly UnitClass[] = ['fighter', 'beast', 'rogue', 'wizard']
