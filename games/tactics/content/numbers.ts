/** The printed numbers of the book that are on no card. */
export const ACTIONS = 3
export const HAND_LIMIT = 2
export const MOST_DICE = 3
export const BUY_OFF = 2
/** Health a buy-off or a Weakened Counter needs (TAC-WEAK-05). */
export const BUY_OFF_NEEDS = 3
export const WEAKENED_TOKENS = 10
export const VILLAGE_HEALTH = 4
export const BALLISTA = { range: 4, damage: 1, push: 1 } as const
export const COLLISION = 1
export const CAPTURES_TO_END = 3
/** Flags that end a Competitive game, by the number of players (TAC-END-02). */
export const FLAGS_TO_END = { 2: 1, 3: 2, 4: 3 } as const
export const POINTS = { flag: 5, survivor: 2, capture: 2, village: 1, artifact: 3 } as const
/** The Time Token starts and stops here (TAC-SOLO-SETUP-08, TAC-COOP-08). */
export const TIME = { solo: 7, coop: 11 } as const
export const TIME_FOR_CAPTURE = 2
