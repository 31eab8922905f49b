import type { DifficultyId, HeroId, ProwessId, ScionId } from './ids.ts'

export interface Difficulty {
  readonly prowess: number
  readonly blessings: number
  readonly influence: number
  readonly tactics: boolean
  readonly health: number
  readonly leadership: number
  /** What is chosen once: at Valiant one of everything, at Chosen only what a die may do. */
  readonly boost: readonly ('die' | 'health' | 'leadership')[]
}

/** VIC-DIFF-01…03. */
export const DIFFICULTIES: Readonly<Record<DifficultyId, Difficulty>> = {
  chosen: { prowess: 3, blessings: 8, influence: 0, tactics: true, health: 1, leadership: 1, boost: ['die'] },
  valiant: {
    prowess: 1,
    blessings: 4,
    influence: 0,
    tactics: true,
    health: 0,
    leadership: 0,
    boost: ['die', 'health', 'leadership'],
  },
  fearless: { prowess: 0, blessings: 1, influence: 3, tactics: false, health: 0, leadership: 0, boost: [] },
}
export const DIFFICULTY_IDS = Object.keys(DIFFICULTIES) as readonly DifficultyId[]

/** The recommended first campaign (VIC-SETUP-23). */
export const FIRST_CAMPAIGN: {
  readonly hero: HeroId
  readonly scion: ScionId
  readonly difficulty: DifficultyId
  readonly prowess: readonly ProwessId[]
  readonly primuses: readonly HeroId[]
} = {
  hero: 'krakenlance',
  scion: 'taotie',
  difficulty: 'chosen',
  prowess: ['follow-my-lead', 'master-tactician', 'grand-entrance'],
  primuses: ['bingqing', 'decimus', 'the-parthian'],
}
