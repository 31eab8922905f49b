import type { FirstGame } from '../../types.ts'

/** The Southport Road alone on Story: Malik with his suggested pair, and three heroes who may help once each. */
export const first: FirstGame = {
  setup: { mode: 'scenario', players: 1, options: { scenario: 1, difficulty: 'story' } },
  script: [
    { ask: 'setup.hero', say: 'hero malik' },
    { ask: 'setup.bench', say: ['bench ignus', 'bench lilith', 'bench magnus', 'done'], always: true },
    { ask: 'setup.abilities', say: 'pair hammer-smash cant-touch-this' },
  ],
}
