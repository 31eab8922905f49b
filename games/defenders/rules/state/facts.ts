import type { AbilityId, ArtifactId, DireId, EnemyId, FoeId, HeroId } from '../../content/ids.ts'
import type { Seat, Colour, RegionId, PlaceId, Slot, Side, CardId, Marker, Cause } from './open.ts'
import type { WayId } from './questions.ts'

/** Everything that is told. */
export type Fact =
  | { type: 'mapDealt'; slots: Record<Slot, RegionId>; sides: Record<RegionId, Side> }
  | { type: 'heroChosen'; seat: Seat; defender: Colour; hero: HeroId }
  | { type: 'roundBegan'; round: number; cards: number }
  | { type: 'drawn'; card: CardId }
  | { type: 'discarded'; card: CardId; unresolved: boolean }
  | { type: 'turnBegan'; defender: Colour; ap: number }
  | { type: 'poolGranted'; ap: number }
  | { type: 'turnTaken'; defender: Colour }
  | { type: 'restored'; defender: Colour; from: number; to: number; cause: Cause }
  | { type: 'turnEnded'; defender?: Colour; lost: number }
  | { type: 'ready'; seat: Seat; ready: boolean }
  | { type: 'moved'; defender: Colour; from: PlaceId; to: PlaceId; cause: Cause }
  /** `region`: the Destroyed Region whose Threat it is. */
  | { type: 'threatRose'; place: PlaceId; from: number; to: number; cause: Cause; region?: RegionId }
  | { type: 'threatFell'; place: PlaceId; from: number; to: number; cause: Cause; defender?: Colour }
  | { type: 'destroyed'; region: RegionId; marker: Marker }
  | { type: 'attacked'; card: EnemyId | DireId; region: RegionId; order: 'first' | 'second' | 'only' }
  | {
      type: 'defended'
      defender: Colour
      region: RegionId
      card: EnemyId | DireId
      cost: number
      way: WayId
      /** What made it cheaper. */
      lowered: AbilityId[]
    }
  | { type: 'declined'; defender: Colour; region: RegionId; declined: boolean }
  | { type: 'undefended'; region: RegionId; card: EnemyId | DireId }
  | { type: 'direEffect'; card: DireId }
  | { type: 'hpLost'; defender: Colour; from: number; to: number; cause: Cause }
  | { type: 'hpGained'; defender: Colour; from: number; to: number; cause: Cause }
  | { type: 'exhausted'; defender: Colour }
  | { type: 'sacrificed'; defender: Colour; gain: number }
  | { type: 'abilityUsed'; defender: Colour; ability: AbilityId; ap: number; hp: number }
  | { type: 'artifactDrawn'; defender: Colour; artifact: ArtifactId }
  | { type: 'artifactEquipped'; defender: Colour; artifact: ArtifactId; instead?: ArtifactId }
  | { type: 'artifactReturned'; defender: Colour; artifact: ArtifactId }
  | { type: 'cardsShown'; cards: CardId[]; cause: Cause }
  | { type: 'cardsPlaced'; cards: CardId[]; where: 'top' | 'bottom' }
  | { type: 'topBuried'; card?: CardId }
  | { type: 'entombed'; card: CardId; defender: Colour }
  | { type: 'leftTomb'; card: CardId }
  | { type: 'enteredCircle'; defender: Colour }
  | { type: 'leftCircle'; defender: Colour }
  | { type: 'direInVain'; card: DireId }
  | { type: 'drained' }
  | { type: 'fought'; defender: Colour; damage: number }
  | { type: 'foeRevealed'; foe: FoeId; at: RegionId; hp: number }
  | { type: 'foeMoved'; from: RegionId; to: RegionId; cause: Cause }
  | { type: 'foeHurt'; from: number; to: number; cause: Cause }
  | { type: 'foeHealed'; from: number; to: number }
  | { type: 'epicEvent'; foe: FoeId; space: number }
  | { type: 'roundEnded'; round: number }
  | { type: 'hordeAdded'; left: number }
  | { type: 'reshuffled'; cards: number }
  | { type: 'ended'; result: 'won' | 'lost' }
