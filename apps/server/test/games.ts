import type { GameInfo, GameParts } from '@tabletome/games/types'
import { lantern } from './lantern.ts'

const unused = (): never => {
  throw new Error('The server never draws or prints')
}
const partsWith = (evaluation: { value(): number }): GameParts => ({
  rules: async () => ({ game: lantern, evaluation }) as unknown as Awaited<ReturnType<GameParts['rules']>>,
  text: unused,
  board: unused,
  art: unused,
  rulebook: unused,
})
const LANTERN: GameInfo = {
  id: 'lantern',
  modes: [{ id: 'coop', players: { min: 1, max: 4 }, together: true }],
  settings: [
    { id: 'turns', kind: 'number', standard: 12 },
    { id: 'wind', kind: 'choice', values: ['calm', 'storm'], standard: 'calm' },
  ],
  minutes: 1,
  colour: 'topaz',
  bots: ['random', 'greedy'],
  parts: partsWith({ value: () => 0 }),
}

/** What the tests play: a small game, and the same with bots that crash whenever they think. */
export const games: readonly GameInfo[] = [
  LANTERN,
  {
    ...LANTERN,
    id: 'broken',
    parts: {
      ...LANTERN.parts,
      rules: async () => {
        const { isMainThread } = await import('node:worker_threads')
        if (!isMainThread) process.exit(7)
        return LANTERN.parts.rules()
      },
    },
  },
]
