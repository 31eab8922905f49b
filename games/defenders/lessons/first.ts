import type { Scripted } from '@tabletome/match/lesson'
import type { FirstGame } from '../../types.ts'

/** One strikes back, one reaches next door: what they can do comes by itself, with nothing to spend. */
export const heroes: readonly Scripted[] = [{ ask: 'setup.chooseHero', say: ['hero paladin', 'hero ranger'] }]

/**
 * Alone with Paladin and Ranger on Story, by a deal that forgives: bots that only look one step ahead win four of five from it,
 * where other pairs of heroes won about one of four. In Round 1 cards are drawn by hand, so that the opening attacks do not run by.
 */
export const first: FirstGame = {
  setup: {
    mode: 'coop',
    players: 1,
    options: { difficulty: 'story', heroes: 'paladin,ranger', sides: 'A', confirmDraw: true },
  },
  deal: 'first 36',
  script: [{ ask: 'round.draw', say: 'draw', always: true, when: { at: ['open', 'round'], is: { atLeast: 2 } } }],
}
