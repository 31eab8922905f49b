import type {
  AbilityId,
  BlockId,
  Colour,
  HeroId,
  ShapeId,
  SiteId,
  Spawn,
  SpecialId,
  SpellId,
  StormId,
  TowerId,
  TrayId,
  UnitId,
} from '../../content/ids.ts'
import type { DamageType, Turn } from '../../content/types.ts'
import type { Seat, Cell, Mask, Phase, Source } from './open.ts'

/** What made something happen: a rule of the book (`deadEye`, `held`, `destroyed`), an ability, spell, storm or boss card id. */
export type Cause = string
export type DisplaceWhy = 'spawn' | 'advance' | 'ghost' | 'flying' | 'exposed'

export type Fact =
  // set-up
  | { type: 'heroChosen'; seat: Seat; hero: HeroId; bench: boolean }
  | { type: 'abilitiesChosen'; seat: Seat; hero: HeroId; abilities: AbilityId[] }
  | { type: 'spellChosen'; seat: Seat; spell: SpellId }
  | { type: 'towersDealt'; seat: Seat; towers: TowerId[] }
  | { type: 'waveBuilt'; wave: number }
  // rounds
  | { type: 'roundBegan'; round: number }
  | { type: 'phaseBegan'; phase: Phase; round: number }
  | { type: 'colourNamed'; seat: Seat; colour: Colour }
  | { type: 'readied'; seat: Seat }
  | { type: 'unreadied'; seat: Seat }
  // phase 1
  /** `over`: path spaces it had to pass because they were held. */
  | { type: 'spawned'; tray: TrayId; from: Spawn | 'ghosts' | 'hatch'; at: Cell; turn: Turn; over: Cell[] }
  | { type: 'blockRemoved'; block: BlockId; at: Cell; opens?: Spawn }
  | { type: 'stormDrawn'; storm: StormId }
  | { type: 'stormsShuffled' }
  /** Without `to`: sent to its board, or gone (bench). */
  | { type: 'displaced'; hero: UnitId; from: Cell; to?: Cell; why: DisplaceWhy }
  // phase 2
  | { type: 'regenerated'; hero: UnitId; health: number }
  | { type: 'towerBuilt'; seat: Seat; tower: TowerId; site: SiteId; turn: Turn; upon?: TowerId }
  /** `left`: enemies of the tray not yet covered. */
  | { type: 'tilePlaced'; by: Source; tray: TrayId; mask: Mask; shape: ShapeId; damage: DamageType; left: number }
  | { type: 'soldierPlaced'; by: Source; tray: TrayId; mask: Mask; supply: number; left: number }
  | { type: 'soldierMoved'; by: Source; from: TrayId; fromMask: Mask; tray: TrayId; mask: Mask }
  | { type: 'pieceLost'; by: Source; what: ShapeId | 'soldier' }
  | { type: 'pieceSkipped'; by: Source; what: ShapeId | 'soldier' }
  | { type: 'towerTurned'; site: SiteId; index: number; tower: TowerId; cause: Cause }
  /** `as`: what arrives; the same tower where no upgrade was possible. */
  | { type: 'towerPassed'; seat: Seat; to: Seat; tower: TowerId; as: TowerId; cause?: SpellId }
  | { type: 'heroActivated'; hero: UnitId }
  /** `from` −1: from its board. */
  | { type: 'heroMoved'; hero: UnitId; from: Cell; to: Cell; cause: Cause }
  | { type: 'heroEngaged'; hero: UnitId; tray: TrayId; base: Mask }
  | { type: 'heroFaced'; hero: UnitId; facing: Turn }
  | { type: 'heroActs'; hero: UnitId; as: AbilityId | 'basic'; copied?: true }
  | { type: 'abilityTurned'; hero: HeroId; ability: AbilityId; up: boolean }
  | { type: 'recovered'; hero: UnitId; from: number; to: number }
  | { type: 'healed'; hero: UnitId; from: number; to: number; cause: Cause }
  | { type: 'hurt'; hero: UnitId; from: number; to: number; cause: Cause }
  | { type: 'spared'; hero: UnitId; cause: Cause }
  | { type: 'knockedOut'; hero: UnitId; at: Cell; cause: Cause }
  | { type: 'sentHome'; hero: UnitId; at: Cell; cause: Cause }
  /** `around`: everybody in its space too. */
  | { type: 'shielded'; hero: UnitId; around: boolean; cause: Cause }
  | { type: 'wildcatCame'; at: Cell; base: Mask }
  | { type: 'benchCalled'; hero: HeroId; at: Cell }
  | { type: 'heroGone'; hero: UnitId }
  | { type: 'spellCast'; seat: Seat; spell: SpellId }
  // phase 3
  | { type: 'destroyed'; tray: TrayId; at: Cell; crystals: number; soldiers: number; portal: boolean }
  /** `lost`: what the team could not hold. */
  | { type: 'crystals'; from: number; to: number; cause: Cause; lost?: number }
  | { type: 'soldiersBack'; tray: TrayId; count: number; cause: Cause }
  | { type: 'lifeCleared'; boss: TrayId; life: number; next: boolean }
  | { type: 'bossBeaten'; boss: TrayId }
  | { type: 'portalsClosed'; destroyed: number; total: number }
  | { type: 'heartsGained'; from: number; to: number; cause: Cause }
  // phase 4
  | { type: 'activated'; tray: TrayId; at: Cell }
  | { type: 'bossSpecial'; boss: TrayId; special: SpecialId }
  | { type: 'specialsShuffled' }
  | { type: 'trayHealed'; tray: TrayId; tiles: number; cause: Cause }
  | { type: 'tileRemoved'; tray: TrayId; mask: Mask; cause: Cause }
  | { type: 'held'; tray: TrayId; at: Cell }
  | { type: 'stayed'; tray: TrayId; cause: Cause }
  /** `over`: spaces it bypassed; `fast`: the second step of a fast tray. */
  | { type: 'advanced'; tray: TrayId; from: Cell; to: Cell; over: Cell[]; fast?: true }
  /** `lost`: hearts the kingdom really lost; `hearts`: what is left. */
  | { type: 'escaped'; tray: TrayId; from: Cell; lost: number; hearts: number }
  | { type: 'towerLowered'; seat: Seat; tower: TowerId; to: TowerId; cause: Cause }
  // phases 5 and 6
  | { type: 'assigned'; site: SiteId; index: number; tower: TowerId; to: Seat }
  | { type: 'pickedUp'; seat: Seat; towers: TowerId[]; arrived: TowerId[] }
  | { type: 'towerLost'; site: SiteId; tower: TowerId }
  | { type: 'bought'; seat: Seat; tower: TowerId; to: Seat; price: number; crystals: number }
  | { type: 'refunded'; seat: Seat; tower: TowerId; to: Seat; price: number; crystals: number }
  | { type: 'ended'; result: 'won' | 'lost'; cause: Cause }
