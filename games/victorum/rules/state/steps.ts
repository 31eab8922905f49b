import type { Step } from '@tabletome/engine'
import type {
  BaneId,
  ChipId,
  DeckId,
  HeroId,
  KindId,
  OpportunityId,
  PlaceId,
  ProwessId,
  SkillId,
  SportKind,
  TacticId,
} from '../../content/ids.ts'
import type { Mark } from '../rivals/marking.query.ts'
import type { PadLine } from '../camp/pad.query.ts'
import type { Route } from '../campaign/world.query.ts'
import type { Blow, CardId, Fight, Move, Moving, SportLine, Using } from './questions.ts'
import type { Cause, Hex, Side, Stage, UnitId } from './open.ts'

/** Several effects that wait to be put in order. */
export interface Waiting {
  effects: readonly { readonly cause: Cause; readonly step: Step }[]
}
interface Leaving {
  cause: Cause
  by?: UnitId
  attack?: true
}
/** What the falls, or the hero's survival, set off once the combat was found to go on, the attacker's first (VIC-TURN-05). */
export interface Fallen extends Leaving {
  /** `lastBreath`: the skill's number, if it had the skill when it fell. */
  fallen: readonly { unit: UnitId; kind: KindId; side: Side; at: Hex; lastBreath?: number }[]
  /** The hero was saved by a blessing. */
  survived: boolean
}
export interface Toward {
  move: Move
  entry: string
  backup: boolean
  mark: Mark
}
/** A skill in use, on a target where it has one. */
export interface Use {
  unit: UnitId
  skill: SkillId
  target?: UnitId
}
type OfSide = { side: Side }
type OfUnit = { unit: UnitId }
type Because = { cause: Cause }

/** Every step of the game with what it carries. */
export type Steps = {
  'setup.begin': { first: boolean }
  'setup.takeProwess': { id: ProwessId; left: number }
  /** The id of the answer. */
  'setup.takeBoost': { id: string }
  'setup.primuses': { first: boolean }

  'act.begin': { act: 1 | 2 | 3 | 4 }
  'round.begin': undefined
  'travel.move': { to: PlaceId; by: Route['by']; harbors: readonly PlaceId[] }
  'travel.sail': undefined
  'travel.saveWeek': undefined
  'travel.payWeek': undefined
  'travel.arrive': undefined
  /** The Event Phase at the place just entered. */
  'event.phase': undefined
  'event.accept': { deck: DeckId }
  spectate: { deck: DeckId }
  'spectate.look': { deck: DeckId }
  'spectate.putBack': { deck: DeckId; cards: readonly CardId[] }
  'spectate.pay': undefined
  'spectate.rest': undefined
  'opportunity.accept': undefined
  'opportunity.take': { card: OpportunityId }
  /** Looks at the criteria of the opportunities in camp (VIC-RULING-29). */
  'opportunity.check': undefined
  'opportunity.offerUp': { card: OpportunityId; chip: ChipId; cause: Cause }
  'opportunity.purify': undefined
  'opportunity.claim': { card: OpportunityId }
  /** Points of influence, one by one, with the banes they bring. */
  'influence.gain': { points: number; cause: Cause }
  'bane.draw': undefined
  /** Adds a unit to the camp (VIC-RECRUIT-01…04). */
  'camp.recruit': { chip: ChipId; cause: Cause }
  /** Random bag units until `count` are recruited or the bag has none (VIC-RULING-84). */
  'camp.recruitFromBag': { count: number; cause: Cause }
  'camp.takeOut': { chip: ChipId; cause: Cause }
  /** Sacrifices down to Leadership, discards down to Tactic Capacity (VIC-RULING-88). */
  'camp.limits': Because
  'camp.giveUp': { chip: ChipId; cause: Cause }
  'camp.drop': { tactic: TacticId; cause: Cause }
  /** Asks for `count` tactics of the supply. */
  'camp.gainTactics': { count: number; cause: Cause }
  'camp.takeTactic': { tactic: TacticId; left: number; cause: Cause }
  /** Asks for one valid Hero Prowess. */
  'prowess.choose': Because
  'prowess.take': { prowess: ProwessId; cause: Cause }
  'reward.begin': undefined
  'reward.ofSport': undefined
  'reward.more': { taken: SportLine; lines: readonly SportLine[]; count: number }
  'reward.takeRival': { chip: ChipId }
  'reward.tactics': undefined
  'reward.ofBloodshed': undefined
  /** `id`: of the answer. */
  'reward.improve': { id: string; lines: readonly PadLine[]; count: number }
  'reward.extras': undefined
  'reward.ofPrimus': undefined
  'reward.refill': undefined
  'reward.banes': Because
  'reward.removeBane': { bane: BaneId }
  /** After a combat has ended (`open.outcomeOfCombat`). */
  'cleanup.begin': undefined
  'cleanup.noteWins': { met: readonly OpportunityId[] }
  'cleanup.clear': undefined
  'cleanup.home': undefined
  'cleanup.end': undefined
  /** The campaign is over (VIC-GEN-09…11): heroFell · primus · scionCombat · scion. */
  'campaign.end': { result: 'won' | 'lost'; cause: Cause }

  // A combat that is over stays until Cleanup, and what is left of its turn does nothing (`open.outcomeOfCombat`): its steps and
  // questions are made with `fightStep` and `fightQuestion`, which see to that.
  'combat.prepareEvent': undefined
  'combat.setSport': { sport: SportKind }
  'combat.beginEvent': undefined
  'combat.makeChange': { card: OpportunityId }
  'combat.campEffects': undefined
  'combat.endure': undefined
  'combat.shakeOff': { tactic: TacticId }
  'combat.shake': undefined
  'combat.setupEffects': undefined
  'combat.lineup': undefined
  'combat.nameTribune': OfUnit
  'combat.arena': undefined
  'combat.preparePrimus': { hero: HeroId }
  'combat.prepareScion': undefined
  /** A check, then turn after turn until it is over, then Cleanup. Every preparation ends with it. */
  'combat.fight': undefined
  'combat.round': undefined
  'combat.checkOver': undefined
  'combat.surrender': undefined
  'turn.step': { step: Stage }
  'turn.end': undefined
  'rival.turn': undefined
  'rival.helm': undefined
  'rival.deploy': undefined
  'rival.placeTactic': { tactic: TacticId; unit: UnitId }
  'rival.auto': undefined
  'player.turn': undefined
  'player.reinforce': undefined
  'player.score': undefined
  'player.deployments': undefined
  'player.deployUnit': { unit: UnitId; at: Hex }
  'player.shutOut': undefined
  'player.offerTactic': undefined
  'player.placeTactic': { tactic: TacticId; unit: UnitId; second: boolean }
  'player.movement': undefined
  'player.commandUnit': OfUnit
  'player.moveUnit': { unit: UnitId; to: Hex; over?: Hex }
  'player.acts': { step: 'ability' | 'engage' }
  'arena.turn': undefined
  'arena.embers': undefined
  'arena.chariot': undefined
  'chariot.next': { left: number }
  'chariot.push': { unit: UnitId; left: number }
  'chariot.enter': { left: number }

  /** The Movement Step of a side; `movement`: X of a scion's effect in place of the printed one, `units`: only these. */
  'move.side': Moving
  'move.one': Move
  'move.toward': Toward
  'move.setOut': { move: Move; to: Hex }
  'move.end': undefined
  'abilities.side': OfSide
  'abilities.look': Using
  'abilities.end': undefined
  'engage.side': OfSide
  'engage.act': OfUnit
  'engage.end': undefined
  /** Walks hex by hex: pick-ups, hazards, the flag brought home. */
  walk: { unit: UnitId; path: readonly Hex[]; cause: Cause }
  /** Puts a unit on another hex against its will, or by its own skill. */
  displace: { unit: UnitId; to: Hex; cause: Cause; own?: true }
  attack: Fight
  'attack.roll': { fight: Fight; paid: boolean }
  'attack.rerolled': { by: ProwessId; dice: readonly number[]; used: readonly ProwessId[] }
  'attack.strike': Fight
  'attack.barbs': Fight
  'attack.end': Fight
  'attack.ride': { to: Hex; over?: Hex }
  /** Uses an Ability or a Special (targets are asked). */
  'skill.use': { unit: UnitId; skill: SkillId }
  'skill.carryOut': Use
  'skill.follow': { unit: UnitId; target: UnitId; left: Hex }
  'skill.drink': OfUnit
  'skill.burn': OfUnit
  /** Damage that is not attack damage, to one or several units at once (VIC-RULING-74). */
  harm: { units: readonly { unit: UnitId; damage: number }[]; cause: Cause; by?: UnitId }
  /** Units at 0 HP, or defeated by an effect, leave together. */
  fall: Leaving & { units: readonly UnitId[] }
  'fall.leave': Leaving & { unit: UnitId }
  'fall.after': Fallen
  'fall.kin': { falls: number }
  /** Skills and prowess: Bloodthirst, Last Breath, Feed the Dark, Freedom's Price. */
  'skills.fallen': Fallen
  'skills.feed': { hp: number }

  'scion.crossOff': undefined
  'scion.removeBane': { bane: BaneId }
  'scion.setup': undefined
  'scion.deploy': undefined
  'scion.activity': undefined
  'scion.resolve': { effect: number }
  'scion.run': { run: string; x: number }
  'scion.endEffect': undefined
  'scion.land': Blow & { target: UnitId }
  'scion.swallow': { hp: number }
  'scion.head': undefined
  'scion.slip': OfUnit
  'scion.arrive': { unit: UnitId; at: Hex }
  /**
   * What a scion's card does when one of its chips was dealt damage, called before its fall (VIC-RULING-98). A chip that it gives
   * HP again (Zahhak) then stays, and counts as fallen for what `fall` sets off.
   */
  'scion.hurt': { unit: UnitId; dealt: number; byAttack: boolean }
  /** The scion's card after falls: Endless Hunger, Sisters' Wrath. In a scion combat only. */
  'scion.fallen': Fallen
}
