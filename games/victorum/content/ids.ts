/** Every thing of the game has one id, used in states, facts, option ids and anchors. */
export type { BagBaneId, BaneId, CampBaneId } from './banes.ts'
export type { HeroId } from './heroes.ts'
export type { ProwessId } from './prowess.ts'
export type { ScionId } from './scions.ts'
export type { SkillId } from './skills.ts'
export type { TacticId } from './tactics.ts'
export type RegionId = 'LAM' | 'ATL' | 'REF' | 'ARG' | 'VES' | 'AMA' | 'PAR' | 'KUN'
export type DifficultyId = 'chosen' | 'valiant' | 'fearless'
export type UnitClass = 'archer' | 'attacker' | 'beast' | 'defender' | 'tactician'
export type Die = 'Y' | 'B' | 'G' | 'K' | 'R'
/** Kinds of unit: what the tables print. Kebab case of the English name. */
export type KindId = string
/** One physical chip: its kind, and for the two copies of neutral units a number: `archer.1`, `archer.2`, `reptilian`. */
export type ChipId = string
/** Anything the bag may hold: a unit's chip or a bane. */
export type BagChip = string
export type SportId = `S${string}`
export type BloodshedId = `B${string}`
export type OpportunityId = `O${string}`
export type EventId = SportId | BloodshedId
export type DeckId = 'sport' | 'bloodshed' | 'opportunity'
/** A location of the world map: `LAM-4`, `ATL-C`, `REF-H1`. */
export type PlaceId = `${RegionId}-${string}`
export type PlaceKind = 'capital' | 'harbor' | 'sport' | 'bloodshed' | 'opportunity'
export type SportKind = 'flag' | 'hill' | 'spar'
