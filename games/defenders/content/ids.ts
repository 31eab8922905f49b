/** The names of all cards: part of the save format, never renamed. */
export type { ArtifactId } from './artifacts.ts'
export type { DireId } from './dire.ts'
export type { EnemyId } from './enemies.ts'
export type { FoeId } from './foes.ts'
export type { HeroId } from './heroes.ts'
