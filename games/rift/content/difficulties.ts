import type { DifficultyId } from './ids.ts'
import type { Difficulty } from './types.ts'

/** Changes of the scenario's hearts and crystals (RIFT-DIFFICULTY-01). */
export const DIFFICULTIES: Readonly<Record<DifficultyId, Difficulty>> = {
  story: { id: 'story', hearts: 4, crystals: 3 },
  casual: { id: 'casual', hearts: 2, crystals: 2 },
  normal: { id: 'normal', hearts: 0, crystals: 0 },
  veteran: { id: 'veteran', hearts: -2, crystals: -1 },
  impossible: { id: 'impossible', hearts: -4, leastHearts: 4, storms: true },
}
export const DIFFICULTY_IDS = Object.keys(DIFFICULTIES) as readonly DifficultyId[]
