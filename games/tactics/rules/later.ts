import type { Step } from '@tabletome/engine'
import type { BoxId } from '../content/ids.ts'
import type { ActionKind, EnemyId, Event, Inside, Owner, Seat, Space, UnitId } from './state.ts'

/** A step named before its file is loaded: the chapters call each other in circles, their files do not. */
const later =
  <W>(id: string) =>
  (about: W): Step => ({ do: id, with: about })

/** The turn of a player (P-02) or of a Solo Enemy (P-14). */
export const beginTurn = later<{ owner: Owner }>('turn.begin')
export const enemyTurn = later<{ enemy: EnemyId }>('enemy.turn')
/** The next turn, the last turns, or the score (P-12). */
export const endTurn = later<{ owner: Owner }>('turn.end')
/** The windows of one event, player by player (P-10). */
export const windows = later<Event>('tactic.windows')
/** P-07. `byUnit` is none for Tactic Cards, traps and monsters. */
export const capture = later<{ unit: UnitId; by?: Owner; byUnit?: UnitId }>('capture')
/** The damaged primary target of the attack in progress may Counter (P-09). */
export const counterCheck = later<undefined>('counter.check')
/** A captured Enemy Unit is replaced (P-20). `under` is where it stood in the row. */
export const replaceEnemy = later<{ unit: UnitId }>('solo.replaceEnemy')
/** The boxes of a dungeon go back to their places (TAC-DUNGEON-20, TAC-DUNGEON-28). */
export const restoreBoxes = later<{ box: BoxId }>('dungeon.restoreBoxes')
/** A unit in a Move enters a dungeon from the portal space it is on (P-18). */
export const enterDungeon = later<{ unit: UnitId; box: BoxId }>('dungeon.enter')
/** One step inside, with what the space does. */
export const stepInside = later<{ unit: UnitId; to: Inside }>('dungeon.step')
/** With dungeonRetreat: out by the Entrance. */
export const retreat = later<{ unit: UnitId; to: Space }>('dungeon.retreat')
/** Asks how the Move in progress goes on; skipped when it is over. */
export const goOn = later<{ unit: UnitId }>('move.goOn')
/** A Move with a fixed budget given by a Tactic Card; may be declined (TAC-RULING-36). */
export const moveByCard = later<{ unit: UnitId; mp: number; card: string }>('move.byCard')
/** What an option of a Move leads to: a whole way, a way into a dungeon, one step. */
export const walkTo = later<{ unit: UnitId; to: Space }>('move.walk')
export const walkInto = later<{ unit: UnitId; box: BoxId }>('move.walkInto')
export const stepTo = later<{ unit: UnitId; to: Space; via: 'walk' | 'portal' }>('move.step')
/** An action is declared, and it is done (P-03). */
export const declareAction = later<{ unit: UnitId; kind: ActionKind; target?: UnitId }>('act.declare')
export const actionDone = later<{ unit: UnitId }>('act.done')
/** Solo Enemy placement at the set-up (P-17), then the first turn. */
export const placeEnemies = later<{ enemies: readonly EnemyId[] }>('solo.placeEnemies')
/** The set-up is done: the first player's turn. */
export const firstTurn = later<{ seat: Seat }>('turn.first')
