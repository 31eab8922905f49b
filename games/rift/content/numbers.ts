/** The team's crystals never exceed this (RIFT-CRYSTAL-03). */
export const MOST_CRYSTALS = 12
/** Soldiers there are (RIFT-SOLDIER-08). */
export const SOLDIERS = 12
/** Heart tokens; each player's hero needs one (RIFT-SETUP-15). */
export const HEART_TOKENS = 18
/** Hearts that a big enemy costs (RIFT-EXIT-03). */
export const BIG_HEARTS = 4
/** By tower level; the others cannot be bought (RIFT-BUY-01…03). */
export const PRICES: Readonly<Record<1 | 2, number>> = { 1: 2, 2: 3 }
/** How many of the hero's starting towers each player takes (RIFT-SETUP-07). */
export const STARTING_TOWERS: Readonly<Record<1 | 2 | 3 | 4, number>> = { 1: 5, 2: 3, 3: 2, 4: 2 }
/** Other heroes of whoever plays alone (RIFT-SOLO-06). */
export const BENCH = 3
/** Crystals for a cleared life card of a boss (RIFT-BOSS-01). */
export const LIFE_CRYSTALS = 1
/** Of the endless mode. */
export const ENDLESS = { hearts: 10, crystals: 2, maxLevel: 4, spells: { count: 2, power: 2 } } as const
/** Points of the endless mode. */
export const SCORE = { portal: 10, horde: 1 } as const
