import type { Colour, SiteId, Spawn } from './ids.ts'
import type { SiteColours } from './types.ts'

/** In seat order. */
export const COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'yellow']
export const SITE_IDS: readonly SiteId[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'w', 'z']
export const WHITE_SITES: readonly SiteId[] = ['w', 'z']
export const SPAWNS: readonly Spawn[] = [1, 2, 3, 4, 5, 6]

/** The same letters in every scenario; alone one has three colours (RIFT-SOLO-02). */
export const SITE_COLOURS: SiteColours = {
  1: { red: ['b', 'f', 'i'], blue: ['h', 'e', 'j'], green: ['c', 'k', 'g'] },
  2: { red: ['b', 'e', 'h', 'j'], blue: ['c', 'f', 'i', 'k'] },
  3: { red: ['a', 'f', 'i', 'j'], blue: ['b', 'g', 'h', 'k'], green: ['c', 'd', 'e', 'l'] },
  4: { red: ['a', 'f', 'i'], blue: ['b', 'g', 'k'], green: ['c', 'h', 'j'], yellow: ['d', 'e', 'l'] },
}
