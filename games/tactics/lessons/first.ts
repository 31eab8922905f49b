import type { FirstGame } from '../../types.ts'

/**
 * Competitive against one bot. The deal is the team of the lessons and the first turn;
 * the corner and the places are given too.
 */
export const first: FirstGame = {
  setup: { mode: 'competitive', players: 2, options: {} },
  bots: ['greedy'],
  deal: 'first 858',
  script: [
    { ask: 'setup.location', say: 'corner nw' },
    { ask: 'setup.place', say: 'auto', always: true },
  ],
}
