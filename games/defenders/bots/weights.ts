import type { Signs } from './chance.ts'

export const WEIGHTS = {} as Record<2 | 3 | 4, Record<'hidden' | 'foe', Signs>>
export const setWeights = (w: typeof WEIGHTS): void => void Object.assign(WEIGHTS, w)
