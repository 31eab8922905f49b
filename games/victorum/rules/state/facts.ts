import type {
  BagChip,
  BaneId,
  ChipId,
  DeckId,
  Die,
  DifficultyId,
  EventId,
  HeroId,
  KindId,
  OpportunityId,
  PlaceId,
  ProwessId,
  RegionId,
  ScionId,
  SkillId,
  SportKind,
  TacticId,
} from '../../content/ids.ts'
import type { Hex, Side, UnitId, Stage, Lasting, Combat, Cause } from './open.ts'

export interface PoolTerm {
  die: Die
  /** +1 added, −1 removed, 0 its own die; changed: `from`. */
  change: 1 | -1 | 0
  from?: Die
  cause: Cause
}

export type Fact =
  // campaign
  | { type: 'campaignBegan'; hero: HeroId; scion: ScionId; difficulty: DifficultyId; primuses: HeroId[] }
  | { type: 'prowessGained'; prowess: ProwessId; cause: Cause }
  | { type: 'statRaised'; stat: 'health' | 'leadership'; from: number; to: number; cause: Cause }
  | { type: 'dieAdded'; column: number }
  | { type: 'dieUpgraded'; column: number; from: Die; to: Die }
  | { type: 'actBegan'; act: number }
  | { type: 'travelled'; from: PlaceId; to: PlaceId; by: 'path' | 'pass' | 'sail'; harbors: PlaceId[] }
  | { type: 'weekMarked'; weeks: number; cause: Cause }
  | { type: 'cardRevealed'; deck: DeckId; card: string }
  | { type: 'accepted'; card: string }
  | { type: 'spectated'; deck: DeckId; card: string }
  | { type: 'reordered'; deck: DeckId; cards: string[] }
  | { type: 'influenceGained'; from: number; to: number; cause: Cause }
  | { type: 'baneDrawn'; bane: BaneId; to: 'bag' | 'camp' }
  | { type: 'baneRemoved'; bane: BaneId; from: 'bag' | 'camp'; out: boolean }
  | { type: 'opportunityKept'; card: OpportunityId; other?: OpportunityId }
  | { type: 'opportunityMet'; card: OpportunityId }
  | { type: 'opportunityClaimed'; card: OpportunityId }
  | { type: 'nothingToGain'; cause: Cause }
  | { type: 'healed'; unit: UnitId; from: number; to: number; cause: Cause }
  | { type: 'hpGained'; unit: UnitId; from: number; to: number; cause: Cause }
  | { type: 'tacticGained'; tactic: TacticId; cause: Cause }
  | { type: 'tacticDiscarded'; tactic: TacticId; cause: Cause }
  | { type: 'recruited'; chip: ChipId; cause: Cause }
  | { type: 'sacrificed'; chip: ChipId; cause: Cause }
  | { type: 'bagDrawn'; what: BagChip; cause: Cause }
  | { type: 'blessingUsed'; left: number; for: 'survive' | 'reinforce' | 'bane' | 'purification' }
  // combat: set-up
  | {
      type: 'combatBegan'
      kind: Combat['kind']
      event?: EventId
      sport?: SportKind
      region: RegionId
      /** The primus or the scion. */
      against?: HeroId | ScionId
    }
  | { type: 'changeMade'; card: OpportunityId }
  | { type: 'lineupSet'; chips: ChipId[]; tactics: TacticId[] }
  | { type: 'tribuneNamed'; unit: UnitId }
  // combat: turns
  | { type: 'turnBegan'; side: Side; turn: number }
  /** So many rounds have begun alike; after `left` more the combat is failed (VIC-TURN-11). */
  | { type: 'standstill'; rounds: number; left: number }
  | { type: 'stepBegan'; side: Side; step: Stage }
  | { type: 'scored'; units: UnitId[]; points: number; goal: number }
  | { type: 'deployed'; unit: UnitId; kind: KindId; side: Side; at: Hex; hp: number; dazed: boolean }
  | { type: 'deployBlocked'; chip: ChipId }
  | { type: 'tacticPlaced'; by: Side; tactic: TacticId; unit: UnitId }
  | { type: 'tacticReturned'; tactic: TacticId; unit?: UnitId }
  /** Why a rival or arena unit goes where it goes: the entry that matched, and whether it was only approached. */
  | { type: 'marked'; unit: UnitId; entry: string; mark?: UnitId; hex?: Hex; backup: boolean }
  | { type: 'moved'; unit: UnitId; path: Hex[]; cause: Cause }
  | { type: 'stayed'; unit: UnitId; why: 'inRange' | 'onMark' | 'stuck' | 'nowhere' | 'noMark' }
  | { type: 'displaced'; unit: UnitId; from: Hex; to: Hex; cause: Cause }
  | { type: 'equipped'; unit: UnitId; item: 'flag' | 'trident' | 'laurel' }
  | { type: 'dropped'; item: 'flag' | 'trident' | 'laurel'; at: Hex }
  | { type: 'skillUsed'; unit: UnitId; skill: SkillId; target?: UnitId }
  /** `hits` in the order of `dice`, the strongest first; `pool` says where they come from. */
  | { type: 'attacked'; unit: UnitId; target: UnitId; pool: PoolTerm[]; dice: Die[]; hits: boolean[] }
  | { type: 'rerolled'; unit: UnitId; cause: Cause; hits: boolean[] }
  | { type: 'rolled'; for: Cause; unit?: UnitId; dice: Die[]; hits: boolean[] }
  | { type: 'arenaDie'; for: Cause; face: number }
  | {
      type: 'damaged'
      unit: UnitId
      from: number
      to: number
      dealt: number
      ignored: number
      cause: Cause
      by?: UnitId
    }
  | { type: 'effectBegan'; unit: UnitId; what: Lasting['what']; cause: Cause }
  | { type: 'effectEnded'; unit: UnitId; what: Lasting['what'] }
  | { type: 'undazed'; unit: UnitId; cause: Cause }
  | { type: 'survived'; hp: number; left: number }
  /** A prowess that is used by choice: Helm of Darkness, Silent Command, Second Spear. */
  | { type: 'prowessUsed'; prowess: ProwessId; unit?: UnitId }
  | { type: 'defeated'; unit: UnitId; kind: KindId; side: Side; at: Hex; by?: UnitId; cause: Cause }
  | { type: 'heroReduced'; from: number }
  | { type: 'emberMoved'; from: Hex; to: Hex }
  | { type: 'chariotMoved'; from: Hex; to: Hex }
  | { type: 'chariotStopped'; at: Hex }
  // scion
  | { type: 'activity'; rolled: { die: Die; hit: boolean }[] }
  | { type: 'scionEffect'; run: string; x: number }
  /** An effect of the scion’s card that finds nobody. */
  | { type: 'scionMissed'; run: string }
  | { type: 'darkness'; from: number; to: number }
  | { type: 'risenAgain'; unit: UnitId; times: number }
  | { type: 'relocated'; unit: UnitId; from: Hex; to: Hex }
  // end of combat
  | { type: 'surrendered' }
  | { type: 'combatEnded'; result: 'won' | 'failed'; cause: Cause }
  | { type: 'rewardChosen'; reward: string }
  | { type: 'returned'; what: 'rivals' | 'banes' | 'fallen' | 'restored'; chips: BagChip[] }
  | { type: 'primusBeaten'; hero: HeroId }
  | { type: 'ended'; result: 'won' | 'lost'; cause: Cause }
