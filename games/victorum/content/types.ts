import type {
  BaneId,
  BloodshedId,
  DeckId,
  Die,
  HeroId,
  KindId,
  OpportunityId,
  PlaceId,
  PlaceKind,
  ProwessId,
  RegionId,
  ScionId,
  SkillId,
  SportId,
  SportKind,
  TacticId,
  UnitClass,
} from './ids.ts'
import type { StatEffect } from './statEffects.ts'

/** A skill as a unit has it; the number where it has one (Armored 1). */
export interface HasSkill {
  readonly id: SkillId
  readonly n?: number
}
export type SkillType = 'innate' | 'ability' | 'special'
export interface SkillCard {
  readonly type: SkillType
  /** The most HP it can take from one unit. */
  readonly harms?: number
  /** It strikes everybody so near, without a target. */
  readonly around?: 'beside' | 'range'
  /** Not in a turn in which the unit was displaced. */
  readonly unshifted?: true
}
export interface UnitKind {
  readonly id: KindId
  /** The first decides its tactic and its list; scions have none. */
  readonly classes: readonly UnitClass[]
  readonly movement: number
  readonly range: number
  readonly health: number
  readonly attack: readonly Die[]
  readonly skills: readonly HasSkill[]
  /** Its people; none: neutral, opportunity and bane units, beasts of the kennels. */
  readonly faction?: RegionId
  readonly from: 'neutral' | 'faction' | 'opportunity' | 'bane' | 'hero' | 'primus' | 'arena' | 'scion'
  /** Of scions: it cannot be displaced; damage it ignores of an attack from afar. */
  readonly fixed?: true
  readonly hide?: number
}
/** A row of the unit tables: kind, classes, Movement, Range, Health, Attack, skills with their numbers. */
export type UnitRow = readonly [
  id: KindId,
  classes: string,
  movement: number,
  range: number,
  health: number,
  attack: string,
  ...skills: string[],
]
export interface HeroCard<Id extends string = HeroId> {
  readonly id: Id
  readonly home: RegionId
  readonly class: UnitClass
  readonly movement: number
  readonly range: number
  readonly health: number
  readonly leadership: number
  readonly attack: readonly Die[]
  readonly units: readonly [UnitClass, UnitClass, UnitClass]
  readonly tactics: readonly [TacticId, TacticId, TacticId]
  readonly prowess: readonly ProwessId[]
}
/** A die added to a pool: which, and when. */
export type When =
  | 'always'
  | 'outnumbered'
  | 'notOutnumbered'
  | 'isolated'
  | 'far'
  | 'healthiest'
  | 'surrounded'
  | 'onKey'
/** What a prowess card gives, as far as it is data; `does` names what code must do. */
export interface ProwessCard<Id extends string = ProwessId, Hero extends string = HeroId> {
  readonly id: Id
  readonly hero: Hero | 'all' | 'special'
  /** The levels of one name: `endurance`. */
  readonly name: string
  readonly level?: 1 | 2
  readonly health?: number
  readonly leadership?: number
  readonly tactics?: number
  readonly movement?: number
  readonly range?: number
  readonly skills?: readonly HasSkill[]
  readonly dice?: { readonly die: Die; readonly when: When }
  readonly does?: Deed
  /** What it adds to the influence of spectating. */
  readonly spectating?: number
  /** It acts by itself: `rules/effects/prowess.ts`. */
  readonly coded?: true
}
/** What a prowess lets the hero do, or spares it: asked for by the rule that it changes. */
export type Deed =
  | 'healAtSetup'
  | 'firstFallenRestored'
  | 'neverFatigued'
  | 'command'
  | 'rerollAny'
  | 'gainsTactics'
  | 'firstAttackLosesTwo'
  | 'bloodPrice'
  | 'healsWhenMineFall'
  | 'freeSailing'
  | 'lessInfluence'
  | 'followMyLead'
  | 'neverDazed'
  | 'tacticForRecruit'
  | 'twoTactics'
  | 'moveAfterAttack'
  | 'moveTwoAfterAttack'
  | 'armoredIsolated'
  | 'rerollMiss'
  | 'rerollTwoMisses'
  | 'drawsTwo'
  | 'blackCharge'
  | 'survivalStrikes'
  | 'helm'
  | 'rerollAll'
  | 'insteadOfLevel1'
export interface TacticCard {
  readonly copies: number
  readonly basic: boolean
  readonly lasts: 'permanent' | 'instant' | 'temporary'
  /** What it adds to Movement. */
  readonly movement?: number
  /** After all others it takes 1 from Movement, never the last. */
  readonly slows?: true
  /** The unit's Attack loses this die. */
  readonly loses?: 'weakest'
  /** The weakest die becomes one colour stronger. */
  readonly sharpens?: true
  /** The unit is fatigued while it lies there. */
  readonly fatigues?: true
  /** Never twice on the same unit. */
  readonly once?: true
  /** Whom the rival puts it on before others; the deadliest if nothing is said. */
  readonly seeks?: 'fewestHp' | 'slowest' | 'mostHp'
  /** It cannot be put on an opponent. */
  readonly ownOnly?: true
  /** The rival puts it on its own units, not on yours. */
  readonly helps?: true
}
export interface BaneCard<Scion extends string = ScionId> {
  readonly type: 'bag' | 'unit' | 'camp'
  readonly scion?: Scion
  /** The number in its text. */
  readonly n?: number
  /** It holds for the unit that fills the slot it was drawn for; the others hold for the whole combat (VIC-BANE-05). */
  readonly forUnit?: true
  /** What it does to statistics, Attack and skills (VIC-BANE-04, VIC-BANE-05). */
  readonly stats?: StatEffect
  /** A slot more in the rival's lineup. */
  readonly slot?: RivalSlot
  /** On so many of your first turns you place no tactics. */
  readonly silent?: number
  /** In camp: what it adds to these numbers. */
  readonly adds?: Readonly<Partial<Record<CampNumber, number>>>
}
export type CampNumber = 'leadership' | 'capacity' | 'fullHeal' | 'spectating' | 'failing'
/** The cards of a table that act by themselves. */
export type Coded<C> = { [K in keyof C]: C[K] extends { readonly coded: true } ? K : never }[keyof C]
export interface RivalSlot {
  readonly from: 'local' | 'bag' | 'primus'
  readonly tactic: boolean
}
export interface PlayerLineup {
  readonly hero: boolean
  readonly camp: number
}
/** Hook and what happens; `:2` is the number of HP or points. */
export type EventEffect =
  | 'setup:heroHeals:2'
  | 'onDeploy:tribune:2'
  | 'onDeploy:mineFewer'
  | 'onDeploy:rivals:1'
  | 'onDeploy:rivals:3'
  | 'stat:flagholderMovement'
  | 'stat:movement1'
  | 'stat:range1'
  | 'stat:range2'
  | 'stat:beastMovement'
  | 'stat:beastFrenzy'
  | 'stat:myMovement'
  | 'stat:rivalMovement'
  | 'stat:firstStays'
  | 'stat:localRivalYellow'
  | 'stat:tribuneBlue'
  | 'stat:rivalBlue'
  | 'stat:everyYellow'
  | 'stat:farYellow'
  | 'stat:lastHpBlack'
  | 'stat:loseWeakest'
  | 'stat:rivalFrenzy'
  | 'stat:armoredBesideTribune'
  | 'stat:armoredBesideRival'
  | 'stat:armoredDefenders'
  | 'rule:noTactics'
  | 'rule:noHealing'
  | 'rule:noSurrender'
  | 'rule:twoOnFirst'
  | 'rule:deployTwo'
  | 'rule:firstTwoHexes'
  | 'rule:heroFirst'
  | 'rule:goal:4'
  | 'rule:goal:8'
  | 'trigger:kin'
  | 'trigger:plague'
  | 'onWin:tactic'
  | 'onWin:tacticIfNoneFell'
  | 'onWin:bothRewards'
  | 'onWin:recruitTwo'
  | 'onWin:recruitFallen'
  | 'onWin:twoUpgrades'
  | 'onWin:heroHeals:2'
  | 'onFail:influence'
export interface FightCard {
  readonly id: SportId | BloodshedId
  readonly deck: Exclude<DeckId, 'opportunity'>
  readonly sports: readonly SportKind[]
  readonly rival: readonly RivalSlot[]
  readonly player: PlayerLineup
  /** What it changes; evaluated in rules/. */
  readonly effects: readonly EventEffect[]
}
export type Reward =
  | { readonly kind: 'heroProwess' | 'removeBane' }
  | { readonly kind: 'unit'; readonly unit: KindId }
  | { readonly kind: 'tactic'; readonly tactic: TacticId }
  | { readonly kind: 'prowess'; readonly prowess: ProwessId }
export interface OpportunityCard {
  readonly id: OpportunityId
  readonly change: boolean
  readonly reward: Reward
  /** Regions in which a combat is to be won. */
  readonly regions?: readonly RegionId[]
}
/** `!`: bold, an opponent to attack. The words of the catalogue: flagholder, hero, strongest, on:post, with:trident, chip:trident, key … */
export type PriorityEntry = string
export interface PriorityList {
  readonly who: 'all' | 'local' | 'beasts' | 'others' | readonly UnitClass[]
  readonly entries: readonly PriorityEntry[]
}
export interface ArenaCard {
  readonly id: RegionId
  readonly blocked: readonly string[]
  readonly rivalDeploy: readonly string[]
  readonly playerDeploy: readonly string[]
  readonly key: readonly string[] | 'trident'
  readonly zones: Readonly<Record<string, readonly string[]>>
  readonly lists: readonly PriorityList[]
  readonly arenaTurn: boolean
  /** HP more that its own people come with. */
  readonly localHp?: number
  /** Laurel Circus: a laurel for who defeats somebody, and a die for a duel. */
  readonly laurel?: true
}
export interface Place {
  readonly id: PlaceId
  readonly kind: PlaceKind
  readonly x: number
  readonly y: number
  readonly next: readonly PlaceId[]
}
export interface ScionEffect {
  readonly dice: readonly Die[]
  readonly mode: 'single' | 'total' | 'each' | 'pair'
  /** Names what happens, in rules/effects/scionRuns.ts. */
  readonly run: string
  /** Whom it is aimed at, where its list does not say so. */
  readonly aims?: { readonly range: number; readonly by: 'deadliest' | 'weakest' }
}
/** A chip of a scion. */
export interface ScionChip {
  readonly id: string
  readonly range: number
  readonly health: number
  /** It stands in the centre and cannot be displaced. */
  readonly fixed?: true
  /** Damage it ignores of an attack from afar. */
  readonly hide?: number
}
export interface ScionCard<Id extends string = ScionId> {
  readonly id: Id
  readonly chips: readonly ScionChip[]
  /** What it has more of for every bane in play. */
  readonly perBane?: 'health' | 'die' | 'darkness'
  /** From so much darkness on none of your units sees farther than 1 hex. */
  readonly night?: number
  /** It raises your fallen, the latest first. */
  readonly raises?: true
  readonly unitCap: number
  readonly dice: readonly Die[]
  readonly banes: readonly BaneId[]
  readonly effects: readonly ScionEffect[]
  readonly lists: readonly {
    /** `all`, or one of its chips. */ readonly who: string
    readonly entries: readonly PriorityEntry[]
  }[]
}
