import type { Die } from './ids.ts'

/** From weakest to strongest (VIC-DICE-03). */
export const DICE: readonly Die[] = ['Y', 'B', 'G', 'K', 'R']
/** Hit faces of six (VIC-DICE-01). */
export const HIT_FACES: Readonly<Record<Die, number>> = { Y: 2, B: 3, G: 4, K: 5, R: 6 }
/** What `play.roll` throws: true is a hit. */
export const FACES: Readonly<Record<Die, readonly boolean[]>> = {
  Y: [true, true, false, false, false, false],
  B: [true, true, true, false, false, false],
  G: [true, true, true, true, false, false],
  K: [true, true, true, true, true, false],
  R: [true, true, true, true, true, true],
}
/** The arena die; its faces are the six directions of the compass (VIC-DICE-06). */
export const ARENA_DIE: readonly number[] = [1, 2, 3, 4, 5, 6]
/** How a die of the hero's pad is upgraded; black is the last (VIC-UPGRADE-05, VIC-DICE-07). */
export const UPGRADED: Readonly<Partial<Record<Die, Die>>> = { Y: 'B', B: 'G', G: 'K' }
