import { DICE, HIT_FACES } from '../../content/dice.ts'
import type { Die } from '../../content/ids.ts'

export { ARENA_DIE, FACES, HIT_FACES } from '../../content/dice.ts'

/** The die one step stronger; black stays black, and red is red (Whetstone, VIC-UPGRADE-05). */
export const STRONGER: Readonly<Record<Die, Die>> = { Y: 'B', B: 'G', G: 'K', K: 'K', R: 'R' }

/** Where the weakest (or strongest) die of a pool lies; −1 in an empty one (VIC-DESC-08). */
export const indexOfWeakest = (dice: readonly Die[]): number => {
  let at = -1
  let least = 7
  for (let i = 0; i < dice.length; i++) {
    const faces = HIT_FACES[dice[i] as Die]
    if (faces < least) {
      least = faces
      at = i
    }
  }
  return at
}
export const indexOfStrongest = (dice: readonly Die[]): number => {
  let at = -1
  let most = 0
  for (let i = 0; i < dice.length; i++) {
    const faces = HIT_FACES[dice[i] as Die]
    if (faces > most) {
      most = faces
      at = i
    }
  }
  return at
}
/** The same dice, the strongest first: the order in which they are rolled and shown. */
export const strongestFirst = (dice: readonly Die[]): Die[] => {
  const sorted: Die[] = []
  for (let i = DICE.length - 1; i >= 0; i--) for (const die of dice) if (die === DICE[i]) sorted.push(die)
  return sorted
}

/** The exact chance of every number of hits, 0 … the number of dice. */
export const oddsOf = (dice: readonly Die[]): number[] => {
  const odds = [1]
  for (const die of dice) {
    const hit = HIT_FACES[die] / 6
    odds.push(0)
    for (let n = odds.length - 1; n >= 0; n--)
      odds[n] = (odds[n] as number) * (1 - hit) + (n > 0 ? (odds[n - 1] as number) * hit : 0)
  }
  return odds
}
