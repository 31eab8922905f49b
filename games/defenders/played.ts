import type { Played } from '../types.ts'

/** What whoever keeps its matches needs. */
export const played: Played = {
  id: 'defenders',
  bots: ['random', 'greedy', 'skilled', 'expert'],
  parts: {
    game: async () => (await import('./index.ts')).game,
    rules: async () => {
      const [{ game, botMayAnswer }, { evaluation }] = await Promise.all([
        import('./index.ts'),
        import('./bots/index.ts'),
      ])
      return { game, evaluation, botMayAnswer }
    },
    position: async () => import('./position/index.ts'),
  },
}
