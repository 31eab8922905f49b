import type { Scripted } from '@tabletome/match/lesson'
import type { FirstGame } from '../../types.ts'

/** Malik with his suggested pair, and three heroes who may help once each. */
export const heroes: readonly Scripted[] = [
  { ask: 'setup.hero', say: 'hero malik' },
  { ask: 'setup.bench', say: ['bench ignus', 'bench lilith', 'bench magnus', 'done'], always: true },
  { ask: 'setup.abilities', say: 'pair hammer-smash cant-touch-this' },
]

/** The Southport Road alone on Story. */
export const first: FirstGame = {
  setup: { mode: 'scenario', players: 1, options: { scenario: 1, difficulty: 'story' } },
  script: heroes,
}
