import type { GameInfo, Setting } from '../types.ts'
import { played } from './played.ts'

const FLAGS = ['competitive', 'team']
const BATTLE = ['battle', 'battleTeam']
const QUEST = ['solo', 'coop']
const SCORED = [...FLAGS, ...BATTLE]

/** The 13 things tables differ on, and the realm of a Battle. */
const settings: readonly Setting[] = [
  {
    id: 'realm',
    kind: 'text',
    values: ['twinBastions', 'greatWall', 'openField', 'random'],
    standard: 'twinBastions',
    modes: BATTLE,
  },
  {
    id: 'dieFaces',
    kind: 'choice',
    values: ['standard', 'wild', 'calm'],
    standard: 'standard',
    advanced: true,
    house: true,
  },
  { id: 'controlTrackSteps', kind: 'choice', values: [2, 3, 4, 5], standard: 3, advanced: true, modes: FLAGS },
  { id: 'boxRise', kind: 'choice', values: ['printed', 'count'], standard: 'printed', advanced: true },
  { id: 'weakenedTokenLimit', kind: 'choice', values: ['none', 'ten'], standard: 'none', advanced: true },
  { id: 'terrainAffectsArea', kind: 'switch', standard: true, advanced: true },
  {
    id: 'endReference',
    kind: 'choice',
    values: ['active', 'trigger'],
    standard: 'active',
    advanced: true,
    modes: SCORED,
  },
  { id: 'teamSharesHands', kind: 'switch', standard: false, advanced: true, modes: ['team', 'battleTeam'] },
  {
    id: 'artifactRangedBonus',
    kind: 'choice',
    values: ['range', 'damage'],
    standard: 'range',
    advanced: true,
    modes: BATTLE,
  },
  { id: 'artifactTheftNeedsMovement', kind: 'switch', standard: false, advanced: true, modes: BATTLE },
  { id: 'builderStrict', kind: 'switch', standard: true, advanced: true, modes: BATTLE },
  { id: 'enemyStopsAcrossElevation', kind: 'switch', standard: true, advanced: true, modes: QUEST },
  { id: 'dungeonRetreat', kind: 'switch', standard: false, advanced: true, house: true, modes: QUEST },
  { id: 'firstPlayer', kind: 'choice', values: ['random', 'first'], standard: 'random', advanced: true },
]

/** What the apps must know of Tactics before they load it. */
export const tactics: GameInfo = {
  id: 'tactics',
  modes: [
    { id: 'competitive', players: { min: 2, max: 4 }, together: false },
    { id: 'team', players: { min: 4, max: 4 }, together: false },
    { id: 'battle', players: { min: 2, max: 4 }, together: false },
    { id: 'battleTeam', players: { min: 4, max: 4 }, together: false },
    { id: 'solo', players: { min: 1, max: 1 }, together: true },
    { id: 'coop', players: { min: 2, max: 2 }, together: true },
  ],
  settings,
  minutes: 45,
  colour: 'ruby',
  bots: played.bots,
  measured: { differs: { expert: ['competitive'] } },
  phrases: ['iTakeIt', 'pleaseTakeIt', 'holdTheArea', 'goodBlow'],
  workshop: { setting: 'realm', mode: 'battle' },
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
    workshop: async () => import('./builder/index.ts'),
  },
}
