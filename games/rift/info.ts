import type { GameInfo, Setting } from '../types.ts'
import { played } from './played.ts'

const SCENARIOS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** What is agreed before a table opens; in the endless mode `scenario` names the map. */
const settings: readonly Setting[] = [
  { id: 'scenario', kind: 'choice', values: SCENARIOS, standard: 1, modes: ['scenario'] },
  { id: 'scenario', kind: 'choice', values: SCENARIOS, standard: 5, modes: ['storm'] },
  {
    id: 'difficulty',
    kind: 'choice',
    values: ['story', 'casual', 'normal', 'veteran', 'impossible'],
    standard: 'normal',
  },
  { id: 'storms', kind: 'switch', standard: false, advanced: true, modes: ['scenario'] },
  {
    id: 'roundLimit',
    kind: 'choice',
    values: [0, 10, 15, 20, 40],
    standard: 0,
    advanced: true,
    house: true,
    modes: ['scenario'],
  },
  {
    id: 'roundLimit',
    kind: 'choice',
    values: [0, 10, 15, 20],
    standard: 0,
    advanced: true,
    house: true,
    modes: ['storm'],
  },
]

/** What the apps must know of Rift before they load it. */
export const rift: GameInfo = {
  id: 'rift',
  modes: [
    { id: 'scenario', players: { min: 1, max: 4 }, together: true },
    { id: 'storm', players: { min: 1, max: 4 }, together: true },
  ],
  settings,
  minutes: 60,
  colour: 'emerald',
  recommends: true,
  bots: played.bots,
  measured: { by: ['scenario'], modes: ['scenario'], players: [2] },
  phrases: ['iTakeIt', 'pleaseTakeIt', 'passMeATower', 'readyWhenYouAre'],
  parts: {
    ...played.parts,
    text: async language => (language === 'fr' ? import('./text/fr.ts') : import('./text/en.ts')),
    frieze: async language => (language === 'fr' ? import('./frieze/fr.ts') : import('./frieze/en.ts')),
    costs: async language => (language === 'fr' ? import('./costs/fr.ts') : import('./costs/en.ts')),
    board: async () => import('./board/index.ts'),
    art: async () => import('./board/art/Art.tsx'),
    campaign: async () => import('./campaign/index.ts'),
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
