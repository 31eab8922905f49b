import type { Step } from '@tabletome/engine'
import type { ChipId, HeroId, KindId, SkillId } from '../content/ids.ts'
import type { Cause, Hex, Side, UnitId } from './state.ts'

/** A step named before its file is loaded: the chapters call each other in circles, their files do not. */
const later =
  <W>(id: string) =>
  (about: W): Step => ({ do: id, with: about })

// ---------------------------------------------------------------- campaign
/** P1: a new act; the next round (its Travel Phase). */
export const beginAct = later<{ act: 1 | 2 | 3 | 4 }>('act.begin')
export const beginRound = later<undefined>('round.begin')
/** The Event Phase at the place just entered. */
export const eventPhase = later<undefined>('event.phase')
/** P16, after a combat has ended (`open.outcomeOfCombat`). */
export const cleanUp = later<undefined>('cleanup.begin')
/** Points of influence, one by one, with the banes they bring (P3). */
export const gainInfluence = later<{ points: number; cause: Cause }>('influence.gain')
/** Looks at the criteria of the opportunities in camp (VIC-RULING-29). */
export const checkOpportunities = later<undefined>('opportunity.check')
/** Camp limits: sacrifices down to Leadership, discards down to Tactic Capacity (VIC-RULING-88). */
export const keepLimits = later<{ cause: Cause }>('camp.limits')
/** Adds a unit to the camp (VIC-RECRUIT-01…04). */
export const recruit = later<{ chip: ChipId; cause: Cause }>('camp.recruit')
/** Random bag units until `count` are recruited or the bag has none (VIC-RULING-84). */
export const recruitFromBag = later<{ count: number; cause: Cause }>('camp.recruitFromBag')
/** Asks for `count` tactics of the supply. */
export const gainTactics = later<{ count: number; cause: Cause }>('camp.gainTactics')
/** Asks for one valid Hero Prowess; gains a named one. */
export const gainHeroProwess = later<{ cause: Cause }>('prowess.choose')
/** The campaign is over (VIC-GEN-09…11): heroFell · primus · scionCombat · scion. */
export const endCampaign = later<{ result: 'won' | 'lost'; cause: Cause }>('campaign.end')
// ---------------------------------------------------------------- combat
// A combat that is over stays until Cleanup, and what is left of its turn does nothing (`open.outcomeOfCombat`): every step and
// choice of a combat is made with `fightStep` and `fightChoice` of fight.ts, which see to that.
/** P6: checkOver, then turn after turn until it is over, then Cleanup. Every preparation ends with it. */
export const fight = later<undefined>('combat.fight')
/** P5, P17, P12: prepares a combat and begins its first rival turn. */
export const prepareFight = later<undefined>('combat.prepareEvent')
export const preparePrimus = later<{ hero: HeroId }>('combat.preparePrimus')
export const prepareScion = later<undefined>('combat.prepareScion')
export const rivalTurn = later<undefined>('rival.turn')
export const playerTurn = later<undefined>('player.turn')
export const arenaTurn = later<undefined>('arena.turn')
/** P8 for the units of a side; `movement`: X of a scion's effect in place of the printed one, `units`: only these. */
export const moveSide = later<{ side: Side; units?: readonly UnitId[]; movement?: number; cause: Cause }>('move.side')
/** P9 and P10 of rival or arena units. */
export const abilitiesOf = later<{ side: Side }>('abilities.side')
export const engageOf = later<{ side: Side }>('engage.side')
/** Walks hex by hex: pick-ups, hazards, the flag brought home. */
export const walk = later<{ unit: UnitId; path: readonly Hex[]; cause: Cause }>('walk')
/** Puts a unit on another hex against its will, or by its own skill. */
export const displace = later<{ unit: UnitId; to: Hex; cause: Cause; own?: true }>('displace')
/** P10 attack(a, t). */
export const attack = later<{ attacker: UnitId; target: UnitId }>('attack')
/** Uses an Ability or a Special (targets are asked). */
export const skillUse = later<{ unit: UnitId; skill: SkillId }>('skill.use')
/** Damage that is not attack damage, to one or several units at once (VIC-RULING-74). */
export const harm = later<{ units: readonly { unit: UnitId; damage: number }[]; cause: Cause; by?: UnitId }>('harm')
/** P15: units at 0 HP, or defeated by an effect, leave together. */
export const fall = later<{ units: readonly UnitId[]; cause: Cause; by?: UnitId; attack?: true }>('fall')
/** What the falls, or the hero's survival, set off after the check of P15, the attacker's first. */
export interface Fallen {
  /** `lastBreath`: the skill's number, if it had the skill when it fell. */
  fallen: readonly { unit: UnitId; kind: KindId; side: Side; at: Hex; lastBreath?: number }[]
  /** The hero was saved by a blessing. */
  survived: boolean
  cause: Cause
  by?: UnitId
  attack?: true
}
/** Skills and prowess: Bloodthirst, Last Breath, Feed the Dark, Freedom's Price. (rules/skills) */
export const skillsAfterFall = later<Fallen>('skills.fallen')
/** The scion's card: Endless Hunger, Sisters' Wrath. In a scion combat only. (rules/scions) */
export const scionAfterFall = later<Fallen>('scion.fallen')
/** Several effects at once: the player orders them (VIC-TURN-06). */
export const inAnyOrder = later<{ effects: readonly { cause: Cause; step: Step }[] }>('order.effects')
/** P6 checkOver: ends the combat if it is over. */
export const checkOver = later<undefined>('combat.checkOver')
/** The Scion Activity Step (P12), and deployments of the scion's card. */
export const scionActivity = later<undefined>('scion.activity')
export const scionDeploy = later<undefined>('scion.deploy')
/**
 * What a scion's card does when one of its chips was dealt damage, called before its fall (VIC-RULING-98). A chip that it gives HP
 * again (Zahhak) then stays, and counts as fallen for what `fall` sets off.
 */
export const scionHurt = later<{ unit: UnitId; dealt: number; byAttack: boolean }>('scion.hurt')
