import type { Random, SavedRandom } from '../types.ts'
import { loadChacha20 } from './chacha20.ts'
import { loadSfc32 } from './sfc32.ts'

export { chacha20 } from './chacha20.ts'
export { sfc32 } from './sfc32.ts'
export { sha256 } from './sha256.ts'

export const loadRandom = (saved: SavedRandom): Random =>
  saved.kind === 'sfc32' ? loadSfc32(saved) : loadChacha20(saved)
