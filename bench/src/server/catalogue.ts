import type { GameInfo } from '@tabletome/games/types'
import { skirmish } from '../skirmish/game.ts'

const none = (): never => {
  throw new Error('the comparison game is never shown')
}

/** A list of games for our server with nothing but the comparison game. */
export const games: readonly GameInfo[] = [
  {
    id: skirmish.id,
    modes: [{ id: 'duel', players: { min: 2, max: 2 }, together: false }],
    settings: [],
    minutes: 10,
    colour: 'ruby',
    bots: ['random'],
    parts: {
      game: async () => skirmish,
      rules: async () => ({ game: skirmish, evaluation: { value: () => 0 } }),
      text: none,
      board: none,
      art: none,
      rulebook: none,
    },
  },
]
