import type { GameInfo } from '../types.ts'

/** What the apps must know of Defenders before they load it. */
export const defenders: GameInfo = {
  id: 'defenders',
  modes: [{ id: 'coop', players: { min: 1, max: 4 }, together: true }],
  settings: [
    { id: 'difficulty', kind: 'choice', values: ['story', 'normal', 'hard', 'doomed'], standard: 'normal' },
    { id: 'heroes', kind: 'choice', values: ['choose', 'random'], standard: 'choose' },
    { id: 'sides', kind: 'choice', values: ['random', 'A', 'B'], standard: 'random', house: true, advanced: true },
    { id: 'confirmDraw', kind: 'switch', standard: false, advanced: true },
  ],
  minutes: 30,
  colour: 'sapphire',
  colours: { values: ['red', 'blue', 'green', 'yellow'], least: 2 },
  recommends: true,
  bots: ['random', 'greedy', 'skilled', 'expert'],
  measured: { by: ['difficulty'], beside: ['heroes', 'confirmDraw', 'colours'] },
  phrases: ['iTakeIt', 'pleaseTakeIt', 'letItBurn', 'goAndRest', 'saveForTheFoe'],
  parts: {
    game: async () => (await import('./index.ts')).game,
    rules: async () => {
      const [{ game, botMayAnswer }, { evaluation }] = await Promise.all([
        import('./index.ts'),
        import('./bots/index.ts'),
      ])
      return { game, evaluation, botMayAnswer }
    },
    text: async language => (language === 'fr' ? import('./text/fr.ts') : import('./text/en.ts')),
    board: async () => import('./board/index.ts'),
    art: async () => import('./board/art/Art.tsx'),
    rulebook: async language =>
      (language === 'fr' ? await import('./rulebook/fr.md?raw') : await import('./rulebook/en.md?raw')).default,
    position: async () => import('./position/index.ts'),
    lessons: async () => import('./lessons/index.ts'),
    newcomer: async () => import('./lessons/newcomer.ts'),
    tipText: async language => (language === 'fr' ? import('./lessons/tips/fr.ts') : import('./lessons/tips/en.ts')),
    glossary: async language => ({
      ...(await import('./glossary/index.ts')),
      ...(await (language === 'fr' ? import('./glossary/fr.ts') : import('./glossary/en.ts'))),
    }),
    lessonText: async language => (language === 'fr' ? import('./lessons/fr.ts') : import('./lessons/en.ts')),
    examples: async () => import('./examples/index.ts'),
    exampleText: async language => (language === 'fr' ? import('./examples/fr.ts') : import('./examples/en.ts')),
  },
}
