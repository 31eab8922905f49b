import type { Played } from '../types.ts'

/** What whoever keeps its matches needs. */
export const played: Played = {
  id: 'victorum',
  bots: ['random', 'greedy', 'skilled', 'expert'],
  parts: {
    game: async () => (await import('./index.ts')).game,
    rules: async () => {
      const [{ game }, { evaluation }] = await Promise.all([import('./index.ts'), import('./bots/index.ts')])
      return { game, evaluation }
    },
    byItself: async () => (await import('./byItself.ts')).byItself,
    position: async () => import('./position/index.ts'),
  },
}
