import type { BoxId, EnemyCardId, TacticId, UnitCardId } from '../content/ids.ts'
import type { AreaId, UnitClass } from '../content/types.ts'
import type { DieFace, ModeId, Move, Open, Options, Owner, Seat, Turn, UnitId } from '../rules/state/shape.ts'

/**
 * What differs from the base: a 2-player Competitive game on the front realm, in p1's actions of a turn, nobody Weakened, empty
 * hands, all flags on START.
 */
export interface Position {
  mode?: ModeId
  players?: 1 | 2 | 3 | 4
  /** Rows of cells as in the worked examples (`0. 1^ 0~`, one string per row), or a realm code. */
  map?: string | readonly string[]
  /** Of a drawn map: cell and side of the box, `1,0,s`. */
  portals?: readonly string[]
  /** Of a drawn map: Control Areas with the Trigger Space first, `gold:0,0 1,0`. */
  areas?: readonly string[]
  /**
   * By owner: card, space, then what differs from a fresh unit, with commas between units: `BX A1, FX C3 h3 s0 weak`.
   * `h3` Health, `s0` Ammo or Mana, `weak` Weakened before this turn, `weakNow` in this turn, `did:move` took that action,
   * `hurt` damaged in this action, `2x2:A1` instead of a space: inside that dungeon. Classes not named stand far away: in
   * play, but not on the map.
   */
  units?: Partial<Record<Owner, string>>
  /** So many units in play: those named, and others far away. Four if nothing is said. */
  inPlay?: Partial<Record<Owner, number>>
  turn?: Partial<Turn> & { owner: Owner }
  hands?: Partial<Record<Seat, readonly TacticId[]>>
  /** The Tactic deck from the top; the whole deck if given. */
  deck?: readonly TacticId[]
  discard?: readonly TacticId[]
  flags?: Partial<Record<AreaId, { at: number; by?: Seat }>>
  artifact?: string | { unit: UnitId }
  captured?: Open['captured']
  end?: Open['end']
  options?: Partial<Options>
  /** The first player first. */
  order?: readonly Owner[]
  time?: number
  crystals?: Partial<Record<BoxId, 'red' | 'green'>>
  under?: Partial<Record<UnitId, EnemyCardId>>
  enemyDiscard?: readonly EnemyCardId[]
  /** From the top. The others of the nine follow, unless `wholeEnemyDeck`. */
  enemyDeck?: readonly EnemyCardId[]
  wholeEnemyDeck?: boolean
  /** Random draws of Solo and Co-op, the first first. */
  flagDraws?: readonly AreaId[]
  arrivals?: readonly UnitClass[]
  /** Class decks from the top. */
  decks?: Partial<Record<UnitClass, readonly UnitCardId[]>>
  move?: Move
  /** The turn begins with its first step instead of in the middle of the actions. */
  begins?: boolean
  /** How the dice fall, in the order of the rolls. */
  dice?: readonly DieFace[]
}
