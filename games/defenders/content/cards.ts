import type { AbilityCard } from './types.ts'
import type { CardId, Colour, DefenderCardId, RegionId } from '../rules/state/shape.ts'
import { ARTIFACTS, type ArtifactId } from './artifacts.ts'
import { DIRE, type DireId } from './dire.ts'
import type { AbilityId, EffectId } from './ids.ts'
import { ENEMIES, type EnemyId } from './enemies.ts'
import { FOES, type FoeId } from './foes.ts'
import { HEROES, type HeroId } from './heroes.ts'
import { COLOURS } from './levels.ts'
import { REGIONS, REGION_IDS } from './regions.ts'

/** All ids of a kind, in the order of their files. */
export const HERO_IDS = Object.keys(HEROES) as readonly HeroId[]
export const ENEMY_IDS = Object.keys(ENEMIES) as readonly EnemyId[]
export const DIRE_IDS = Object.keys(DIRE) as readonly DireId[]
export const ARTIFACT_IDS = Object.keys(ARTIFACTS) as readonly ArtifactId[]
export const FOE_IDS = Object.keys(FOES) as readonly FoeId[]
export const ALL_DEFENDERS_IDS = ['all.1', 'all.2'] as const
export const DEFENDER_CARD_IDS: readonly DefenderCardId[] = [
  ...COLOURS.map(colour => `turn.${colour}` as const),
  ...ALL_DEFENDERS_IDS,
]
/** The 21 cards (DEF-DECK-08). */
export const CARD_IDS: readonly CardId[] = [...ENEMY_IDS, ...DIRE_IDS, ...DEFENDER_CARD_IDS]

export type TurnCard =
  | { readonly kind: 'defender'; readonly colour: Colour }
  | { readonly kind: 'allDefenders' }
  | { readonly kind: 'enemy'; readonly id: EnemyId; readonly attacks: readonly RegionId[] }
  | { readonly kind: 'dire'; readonly id: DireId; readonly attacks: readonly RegionId[] }

/** What a card of the Turn Deck is (DEF-ROUND-03). */
export const TURN_CARDS = Object.fromEntries<TurnCard>([
  ...COLOURS.map(colour => [`turn.${colour}`, { kind: 'defender', colour }] as const),
  ...ALL_DEFENDERS_IDS.map(id => [id, { kind: 'allDefenders' }] as const),
  ...ENEMY_IDS.map(id => [id, { kind: 'enemy', id, attacks: [ENEMIES[id].first, ENEMIES[id].second] }] as const),
  ...DIRE_IDS.map(id => [id, { kind: 'dire', id, attacks: [DIRE[id].region] }] as const),
]) as Readonly<Record<CardId, TurnCard>>

/** Whose Ability it is. */
export type AbilityOwner =
  | { readonly owner: 'hero'; readonly hero: HeroId; readonly card: AbilityCard<AbilityId> }
  | {
      readonly owner: 'region'
      readonly region: RegionId
      readonly side: 'A' | 'B'
      readonly card: AbilityCard<AbilityId>
    }
  | { readonly owner: 'artifact'; readonly artifact: ArtifactId; readonly card: AbilityCard<AbilityId> }

/** Every Ability of Player Cards, Regions and Artifacts by its id. */
export const ABILITIES: ReadonlyMap<string, AbilityOwner> = new Map<string, AbilityOwner>([
  ...HERO_IDS.map(hero => [HEROES[hero].ability.id, { owner: 'hero', hero, card: HEROES[hero].ability }] as const),
  ...REGION_IDS.flatMap(region =>
    (['A', 'B'] as const).map(
      side => [REGIONS[region][side].id, { owner: 'region', region, side, card: REGIONS[region][side] }] as const,
    ),
  ),
  ...ARTIFACT_IDS.map(
    artifact => [artifact, { owner: 'artifact', artifact, card: ARTIFACTS[artifact].ability }] as const,
  ),
])

export const isAbility = (id: string): id is AbilityId => ABILITIES.has(id)
export const ABILITY_IDS: readonly AbilityId[] = [...ABILITIES.values()].map(({ card }) => card.id)
export const EFFECT_IDS: readonly EffectId[] = DIRE_IDS.map(id => DIRE[id].effect)
export const EFFECT_RULES: ReadonlyMap<string, readonly string[]> = new Map(
  DIRE_IDS.map(id => [DIRE[id].effect, DIRE[id].rules]),
)
