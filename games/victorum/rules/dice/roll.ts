import { FACES } from '../../content/dice.ts'
import type { Die } from '../../content/ids.ts'
import type { Play } from '../state/shape.ts'

/** Rolls attack dice that are sorted by colour; the hits come back in the same order, those of one colour first (VIC-DICE-05). */
export const rollDice = (play: Play, dice: readonly Die[]): boolean[] => {
  const hits: boolean[] = []
  for (let i = 0; i < dice.length; ) {
    const die = dice[i] as Die
    let count = 1
    while (dice[i + count] === die) count++
    for (const hit of play.roll(FACES[die], count)) hits.push(hit)
    i += count
  }
  return hits
}
export const countHits = (hits: readonly boolean[]): number => {
  let count = 0
  for (const hit of hits) if (hit) count++
  return count
}
