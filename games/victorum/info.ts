import type { GameInfo, Setting } from '../types.ts'
import { BEGINNINGS, ORDERS } from './passing.ts'
import { played } from './played.ts'

/** What is agreed before a table opens; the first campaign lays all the rest down. */
const settings: readonly Setting[] = [
  { id: 'first', kind: 'switch', standard: false, newcomer: true },
  {
    id: 'hero',
    kind: 'choice',
    values: ['bingqing', 'decimus', 'nox', 'sea-strider', 'krakenlance', 'the-parthian', 'virago', 'stygiana'],
    standard: 'krakenlance',
    unless: 'first',
  },
  {
    id: 'scion',
    kind: 'choice',
    values: ['hydra', 'taotie', 'zahhak', 'itzam-cab-ain', 'pluto', 'gorgons', 'apep', 'balor'],
    standard: 'taotie',
    unless: 'first',
  },
  {
    id: 'difficulty',
    kind: 'choice',
    values: ['chosen', 'valiant', 'fearless'],
    standard: 'chosen',
    unless: 'first',
  },
]

/** What the apps must know of Victorum before they load it. */
export const victorum: GameInfo = {
  id: 'victorum',
  modes: [{ id: 'campaign', players: { min: 1, max: 1 }, together: true }],
  settings,
  minutes: 240,
  colour: 'topaz',
  bots: played.bots,
  measured: { by: ['difficulty'], drawn: ['hero', 'scion'] },
  byItself: [...BEGINNINGS, ...ORDERS],
  parts: {
    ...played.parts,
    text: async language => (language === 'fr' ? import('./text/fr.ts') : import('./text/en.ts')),
    frieze: async () => import('./frieze/index.ts'),
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
