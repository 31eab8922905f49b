/** Abilities that act at a moment, with the number in their text; what a card always does is its `passive`. */
export const ABILITIES = {
  /** Left at 3 Health or less by an attack it regains so much. */
  stubborn: { amount: 1, atMost: 3 },
  vanish: { amount: 0 },
  /** More damage of its Counter in melee. */
  enraged: { amount: 1 },
  /** Health whoever damages it in melee loses. */
  quills: { amount: 1 },
  /** Health it regains when it captures. */
  relentless: { amount: 3 },
  /** Health it regains in each turn of its owner. */
  regrowth: { amount: 1 },
  /** Ammo or Mana taken. */
  lightFingers: { amount: 1 },
  /** Ammo regained. */
  retrieve: { amount: 1 },
} as const satisfies Readonly<Record<string, { readonly amount: number; readonly atMost?: number }>>

export type AbilityId = keyof typeof ABILITIES
export const ABILITY_IDS = Object.keys(ABILITIES) as readonly AbilityId[]
