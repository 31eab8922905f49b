import type { Scripted } from '@tabletome/match/lesson'
import type { FirstGame } from '../../types.ts'

/** One who strikes and one who helps: both are easy to lead. */
export const heroes: readonly Scripted[] = [{ ask: 'setup.chooseHero', say: ['hero warrior', 'hero sorcerer'] }]

/** Alone with Warrior and Sorcerer on Story; in Round 1 cards are drawn by hand, so that the opening attacks do not run by. */
export const first: FirstGame = {
  setup: {
    mode: 'coop',
    players: 1,
    options: { difficulty: 'story', heroes: 'warrior,sorcerer', sides: 'A', confirmDraw: true },
  },
  script: [{ ask: 'round.draw', say: 'draw', always: true, when: { at: ['open', 'round'], is: { atLeast: 2 } } }],
}
