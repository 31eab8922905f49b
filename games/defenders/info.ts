import type { GameInfo } from '../types.ts'
import { played } from './played.ts'

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
  bots: played.bots,
  measured: { by: ['difficulty'], beside: ['heroes', 'confirmDraw', 'colours'] },
  phrases: ['iTakeIt', 'pleaseTakeIt', 'letItBurn', 'goAndRest', 'saveForTheFoe'],
  parts: {
    ...played.parts,
    text: async language => (language === 'fr' ? import('./text/fr.ts') : import('./text/en.ts')),
    frieze: async language => (language === 'fr' ? import('./frieze/fr.ts') : import('./frieze/en.ts')),
    costs: async language => (language === 'fr' ? import('./costs/fr.ts') : import('./costs/en.ts')),
    board: async () => import('./board/index.ts'),
    art: async () => import('./board/art/Art.tsx'),
    rulebook: async language =>
      (language === 'fr' ? await import('./rulebook/fr.md?raw') : await import('./rulebook/en.md?raw')).default,
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
