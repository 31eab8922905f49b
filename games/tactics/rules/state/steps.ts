import type { BoxId, EnemyCardId, TacticId, UnitCardId } from '../../content/ids.ts'
import type { AttackKind, Corner, UnitClass, Way } from '../../content/types.ts'
import type { Axis } from '../enemies/enemyField.query.ts'
import type { Route } from '../enemies/enemyWalk.query.ts'
import type { PathStep, Via } from '../movement/reach.query.ts'
import type { ActionKind, Cause, CounterKind, EnemyId, Event, Inside, Owner, Seat, Space, UnitId } from './shape.ts'

type Whose = { owner: Seat }
type Which = { unit: UnitId }
/** An attack as it is declared; `bonus` is damage of a Solo Enemy Card or of a Counter in rage (TAC-RULING-62). */
export interface Declared {
  kind: AttackKind
  attacker: UnitId
  target: UnitId
  counter?: boolean
  bonus?: number
}
/** Who falls, and to whom; no unit stands behind Tactic Cards, traps and monsters (TAC-CAPTURE-07). */
export interface Capture {
  unit: UnitId
  by?: Owner
  byUnit?: UnitId
}
/** A Knock Back or a push (TAC-RULING-88); `by` is none for a Tactic Card. */
export interface Push {
  unit: UnitId
  serial: number
  way: Way
  n: number
  by?: UnitId
  bySeat: Owner
  cause: Cause
  /** Health a collision costs, if not 1. */
  collision?: number
  /** Takes the Artifact if the Bearer was moved (artifactTheftNeedsMovement). */
  robs?: UnitId
}
/** The window of an event goes from player to player. */
export interface Asking {
  event: Event
  /** Passing is final for this event. */
  passed: readonly Seat[]
}
/** A Tactic Card needs a unit. */
export interface Choosing {
  seat: Seat
  card: TacticId
  units: readonly UnitId[]
  /** The second of two: chosen before. */
  first?: UnitId
}
/** The bonus of a Dungeon Card. */
export interface Crystal {
  seat: Seat
  box: BoxId
}
/** A Solo Enemy's unit in its activation. */
export interface Active {
  unit: UnitId
  /** A replacement is another unit and does not act (TAC-ENEMY-ACT-12). */
  serial: number
  card: EnemyCardId
}

/** Every step of the game with what it carries. */
export type Steps = {
  'setup.prepare': { realm: string }
  'setup.deal': undefined
  'setup.sortOut': { seat: Seat; class: UnitClass }
  'setup.keep': { seat: Seat; card: UnitCardId; given: UnitCardId }
  'setup.chooseFirst': undefined
  'setup.takeLocation': { seat: Seat; corner: Corner }
  'setup.arrange': { seat: Seat }
  'setup.put': { seat: Seat; class: UnitClass; at: Space }
  'setup.putRest': { seat: Seat }
  'setup.dealTactics': undefined
  'setup.giveUp': { seat: Seat; kept: TacticId }
  'setup.begin': undefined
  'solo.placeEnemies': { enemies: readonly EnemyId[] }
  'solo.placeEnemy': { enemy: EnemyId }
  /** A captured Enemy Unit is replaced (TAC-SOLO-CAPTURE-01). */
  'solo.replaceEnemy': Which
  /** The set-up is done: the first player's turn. */
  'turn.first': { seat: Seat }
  'turn.begin': Whose
  'turn.actions': Whose
  'turn.done': Whose
  'turn.cleanUp': Whose
  'turn.draw': Whose
  'turn.discardCard': { seat: Seat; card: TacticId }
  'turn.end': { owner: Owner }
  'enemy.turn': { enemy: EnemyId }
  'enemy.draw': { enemy: EnemyId }
  'enemy.strikeFirst': Active
  'enemy.move': { unit: UnitId; card: EnemyCardId }
  'enemy.walk': { unit: UnitId; serial: number; goal: Space; axis: Axis; route?: Route }
  /** `path`: spaces still to enter. */
  'enemy.follow': { unit: UnitId; serial: number; path: readonly Space[] }
  'enemy.enter': { unit: UnitId; serial: number; to: Space }
  'enemy.strikeThen': Active
  'enemy.actionDone': undefined
  'enemy.finish': Active
  /** An action is declared, and it is done (TAC-TURN-03). */
  'act.declare': { unit: UnitId; kind: ActionKind; target?: UnitId }
  'act.done': Which
  'weak.buyOff': Which
  /** What an option of a Move leads to: a whole way, a way into a dungeon, one step. */
  'move.walk': { unit: UnitId; to: Space }
  'move.walkInto': { unit: UnitId; box: BoxId }
  'move.step': { unit: UnitId; to: Space; via: Via }
  'move.follow': { unit: UnitId; path: readonly PathStep[]; done: number }
  /** Asks how the Move in progress goes on; skipped when it is over. */
  'move.goOn': Which
  'move.end': Which
  /** A Move with a fixed budget given by a Tactic Card; may be declined (TAC-RULING-36). */
  'move.byCard': { unit: UnitId; mp: number; card: TacticId }
  attack: Declared
  'attack.roll': undefined
  'attack.strike': undefined
  'attack.effects': undefined
  'attack.knock': undefined
  'attack.finish': undefined
  'attack.end': undefined
  'missile.shoot': undefined
  'melee.rollKnockBack': undefined
  'ballista.push': { way: Way }
  knockBack: Push
  'spell.castSupport': { caster: UnitId; target: UnitId }
  'spell.support': undefined
  'spell.begin': undefined
  'spell.powerUp': { mana: number }
  'spell.push': { way: Way; n: number }
  'spell.place': { to: Space }
  /** The damaged primary target of the attack in progress may Counter (TAC-COUNTER-01). */
  'counter.check': undefined
  'counter.decline': Which
  counter: { unit: UnitId; attacker: UnitId; kind: CounterKind }
  capture: Capture
  'capture.all': { captures: readonly Capture[] }
  'capture.after': Capture
  /** The windows of one event, player by player (TAC-TACTIC-10). */
  'tactic.windows': Event
  'tactic.next': Asking
  'tactic.reveal': { seat: Seat; card: TacticId; event: Event }
  'tactic.useOn': { seat: Seat; card: TacticId; unit: UnitId; first?: UnitId }
  'tactic.gainOne': { unit: UnitId; what: 'health' | 'supply' }
  /** From the portal space a unit in a Move is on (TAC-DUNGEON-01). */
  'dungeon.enter': { unit: UnitId; box: BoxId }
  /** One step inside, with what the space does. */
  'dungeon.step': { unit: UnitId; to: Inside }
  'dungeon.digThrough': { unit: UnitId; to: Inside }
  'dungeon.goInside': { unit: UnitId; to: Inside }
  'dungeon.resolveSpace': Which
  'dungeon.trap': Which
  'dungeon.monster': Which
  'dungeon.takeCrystal': { unit: UnitId; box: BoxId }
  'dungeon.comeOut': { unit: UnitId; box: BoxId; at: Space; cause: 'crystal' | 'retreat' }
  'dungeon.turnGreen': { box: BoxId }
  /** The boxes of a dungeon go back to their places (TAC-DUNGEON-20, TAC-DUNGEON-28). */
  'dungeon.restoreBoxes': { box: BoxId }
  /** With dungeonRetreat: out by the Entrance. */
  'dungeon.retreat': { unit: UnitId; to: Space }
  'crystal.use': Crystal
  'crystal.helpUnit': Crystal & { chosen: readonly UnitId[] }
  'ability.enraged': Which
  'ability.lightFingers': { unit: UnitId; target: UnitId }
  'ability.quills': { unit: UnitId; by: UnitId }
  'ability.regrowth': Which
  'ability.relentless': Which
  'ability.retrieve': Which
  'ability.stubborn': Which
  'ability.vanish': Which
}
