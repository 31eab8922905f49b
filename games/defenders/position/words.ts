import type { ArtifactId, FoeId, HeroId } from '../content/ids.ts'
import type { CardId, Colour, PlaceId, RegionId, Side } from '../rules/state/shape.ts'

/** Slot by slot clockwise from the left: the map of the worked examples. */
export const MAP_1: readonly RegionId[] = ['mountains', 'plains', 'coast', 'forest', 'desert', 'ruins']

export interface Standing {
  hero?: HeroId
  at?: PlaceId
  hp?: number
  artifacts?: ArtifactId[]
  usedThisTurn?: string[]
}

/** What differs from the base: two players, red Paladin and blue Warrior fresh in the Capital, no Threat, the Foe hidden. */
export interface Position {
  players?: 1 | 2 | 3 | 4
  /** Clockwise from the left. */
  map?: readonly RegionId[]
  sides?: Partial<Record<RegionId, Side>>
  red?: Standing
  blue?: Standing
  green?: Standing
  yellow?: Standing
  /** 4 is Destroyed, with a Leftover Card as marker; the Capital has its own track. */
  threat?: Partial<Record<PlaceId, number>>
  /** A revealed Foe, at home with full HP if nothing else is said; a name alone is the hidden one. */
  foe?: FoeId | { id: FoeId; at?: RegionId; hp?: number }
  round?: number
  circle?: Colour
  tomb?: CardId
  discard?: readonly CardId[]
  horde?: readonly CardId[]
  /** No Leftover Cards at all. */
  noLeftovers?: boolean
  /** Cards of the Turn Deck that nobody can name. */
  unknown?: readonly CardId[]
  /** The Artifact Deck from the top. */
  artifacts?: readonly ArtifactId[]
  usedThisRound?: readonly string[]
  drained?: boolean
  confirmDraw?: boolean
  /** The Turn Deck from the top; the Defender Cards of the game that are not named follow. */
  deck?: readonly CardId[]
  /** The Turn Deck is what `deck` names, and nothing else. */
  wholeDeck?: boolean
  /** The first card of `deck`, a Defender's, has been drawn already: so many AP are left of its Turn. */
  ap?: number
}
