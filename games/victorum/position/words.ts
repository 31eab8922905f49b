import type {
  BagChip,
  BaneId,
  CampBaneId,
  ChipId,
  DifficultyId,
  EventId,
  HeroId,
  KindId,
  OpportunityId,
  PlaceId,
  ProwessId,
  RegionId,
  ScionId,
  TacticId,
} from '../content/ids.ts'
import type { Deeds, Held, Open } from '../rules/state/shape.ts'
import type { Arms } from './arms.ts'

/**
 * What differs from the base: Krakenlance with the pad as printed, no blessing and no prowess, at home in the first week of Act I
 * against Taotie, Bingqing, Decimus and The Parthian; his three neutral units in camp, no tactics; all piles in the order of
 * their numbers; in the bag the neutral units that are nowhere else.
 */
export interface Position {
  hero?: HeroId
  scion?: ScionId
  difficulty?: DifficultyId
  act?: 1 | 2 | 3 | 4
  weeks?: number
  round?: number
  phase?: Open['phase']
  /** Else the hero's capital, or in a combat a place of its region. */
  place?: PlaceId
  /** Where the last Travel Phase began. */
  from?: PlaceId
  landing?: { harbor: PlaceId; place: PlaceId }
  influence?: number
  /** HP: else the pad's Health with prowess. */
  hp?: number
  health?: number
  movement?: number
  range?: number
  leadership?: number
  blessings?: number
  /** `BBY` */
  dice?: string
  prowess?: readonly ProwessId[]
  /** Face up, those in the arena not included. */
  units?: readonly ChipId[]
  defeated?: readonly ChipId[]
  tactics?: readonly TacticId[]
  opportunities?: readonly (OpportunityId | Held)[]
  campBanes?: readonly CampBaneId[]
  /** Else all that is nowhere else. */
  supply?: Partial<Record<TacticId, number>>
  chips?: readonly KindId[]
  specials?: readonly ProwessId[]
  prowessLeft?: readonly ProwessId[]
  /** `-` in front: defeated. */
  primuses?: readonly (HeroId | `-${HeroId}`)[]
  /** From the front; the rest follow unless `only` is set. */
  sport?: readonly EventId[]
  bloodshed?: readonly EventId[]
  opportunity?: readonly OpportunityId[]
  /** From the front; else those that are nowhere else. */
  stacks?: Partial<Record<RegionId, readonly ChipId[]>>
  /** From the front; else the scion's and the standard ones that are nowhere else. */
  banes?: readonly BaneId[]
  /** In the order in which it will be drawn from. */
  bag?: readonly BagChip[]
  removed?: readonly BaneId[]
  onceAct?: readonly string[]
  deeds?: Partial<Deeds>
  offer?: readonly OpportunityId[]
  /** Decks hold only what was named. */
  only?: true
  /** A combat in progress: see arms.ts. */
  combat?: Arms
  /** Where play begins: see `Point`. */
  begins?: Point
  /** How dice fall, in order: `x` a hit, `.` a miss, a figure the arena die; spaces are for the reader. */
  rolls?: string
}

/**
 * Of a combat: the turn of a side (the usual is `player`), and then on to its end and Cleanup; `fight` checks first whether it is
 * over. `turn` is the one that begins. Of the campaign: `travel` (the usual), `event`, `cleanup`.
 */
export type Point = 'rival' | 'player' | 'arena' | 'fight' | 'travel' | 'event' | 'cleanup'
