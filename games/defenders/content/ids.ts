import type { ArtifactId } from './artifacts.ts'
import type { HeroAbilityId } from './heroes.ts'
import type { RegionAbilityId } from './regions.ts'

/** The names of all cards: part of the save format, never renamed. */
export type { ArtifactId } from './artifacts.ts'
export type { DireId, EffectId } from './dire.ts'
export type { EnemyId } from './enemies.ts'
export type { FoeId } from './foes.ts'
export type { HeroId } from './heroes.ts'

/** Abilities of Player Cards, Regions and Artifacts. */
export type AbilityId = HeroAbilityId | RegionAbilityId | ArtifactId
