import type { BoxId, EnemyCardId, TacticId, UnitCardId } from '../../content/ids.ts'
import type { AreaId, AttackKind, Corner, UnitClass, Way } from '../../content/types.ts'
import type { Asking, Choosing, Crystal } from './steps.ts'
import type { Inside, Seat, Space, UnitId } from './shape.ts'

/** How a unit in a Move goes on. */
export type Going =
  /** A whole way, the cheapest. */
  | { do: 'to'; to: Space }
  /** One step on foot, or through a portal. */
  | { do: 'step'; to: Space }
  | { do: 'portal'; to: Space }
  /** To a portal of the box and into its dungeon. */
  | { do: 'enter'; box: BoxId }
  | { do: 'in'; inside: Inside }
  /** Out by the Entrance, with dungeonRetreat. */
  | { do: 'out'; to: Space }
/** What a Counter is made with. */
export type CounterKind = Exclude<AttackKind, 'ballista'>

/** An answer says no more than its id: which unit acts follows from the class and from whose question it is. */
export type Answer =
  | Going
  /** An action of one's own unit: it begins a Move. */
  | { do: 'move'; by: UnitClass; go: Going }
  | { do: 'attack'; by: UnitClass; kind: AttackKind; target: UnitId }
  | { do: 'buyOff'; by: UnitClass }
  | { do: 'done' }
  | { do: 'stop' }
  | { do: 'pass' }
  | { do: 'keepUnit'; card: UnitCardId }
  | { do: 'corner'; corner: Corner }
  | { do: 'put'; class: UnitClass; at: Space }
  | { do: 'auto' }
  | { do: 'keepTactic'; card: TacticId }
  | { do: 'roll' }
  | { do: 'power'; mana: number }
  | { do: 'way'; way: Way }
  | { do: 'place'; at: Space }
  | { do: 'counter'; kind: CounterKind }
  | { do: 'reveal'; card: TacticId }
  | { do: 'unit'; unit: UnitId }
  | { do: 'health' }
  | { do: 'supply' }
  | { do: 'discard'; card: TacticId }
  | { do: 'exit'; at: Space }
  | { do: 'use' }

/** What is done in one's own turn. */
export type Acts = Extract<Answer, { do: 'move' | 'attack' | 'buyOff' | 'done' }>

/** What on the table can be pointed at. */
export type Thing =
  | { is: 'unit'; unit: UnitId }
  | { is: 'space'; space: Space }
  /** A single step to a space, on foot or through a portal. */
  | { is: 'step'; space: Space }
  | { is: 'portal'; space: Space }
  | { is: 'inside'; inside: Inside }
  /** The same cell of one dungeon, by its box. */
  | { is: 'cell'; inside: Inside; box: BoxId }
  | { is: 'box'; box: BoxId }
  | { is: 'corner'; corner: Corner }
  | { is: 'area'; area: AreaId }
  | { is: 'card'; card: UnitCardId }
  /** Its “Solo Enemy” side. */
  | { is: 'soloCard'; card: UnitCardId }
  | { is: 'tactic'; tactic: TacticId }
  | { is: 'enemyCard'; enemyCard: EnemyCardId }
  | { is: 'pile'; pile: PileId }
  | { is: 'artifact' }
  | { is: 'time' }
export type PileId = 'tactics' | 'discard' | 'enemy' | 'enemyDiscard'

/** The same as the board names it. */
export type Anchor =
  | `unit ${UnitId}`
  | `space ${string}`
  | `step ${string}`
  | `portal ${string}`
  | `inside ${string}`
  | `box ${BoxId}`
  | `card ${UnitCardId}`
  | `tactic ${TacticId}`

/** Every question: what it is about, and the verbs of its answers. */
export type Questions = {
  'setup.keepUnit': { about: { seat: Seat; class: UnitClass; cards: readonly UnitCardId[] }; answers: 'keepUnit' }
  'setup.location': { about: { seat: Seat }; answers: 'corner' }
  'setup.place': { about: { seat: Seat; class: UnitClass }; answers: 'put' | 'auto' }
  /** Asked of all (join all). */
  'setup.keepTactic': { about: undefined; answers: 'keepTactic' }
  /** An action of one's own turn, composed in private. */
  'turn.act': { about: { owner: Seat }; answers: Acts['do'] }
  'move.go': { about: { unit: UnitId }; answers: Going['do'] | 'stop' }
  'melee.knockBack': { about: undefined; answers: 'roll' | 'pass' }
  'spell.power': { about: undefined; answers: 'power' }
  /** `n`: the spaces of the push. */
  'spell.way': { about: { n: number }; answers: 'way' }
  'spell.space': { about: { reach: number }; answers: 'place' }
  'ballista.way': { about: undefined; answers: 'way' }
  'counter.offer': { about: { unit: UnitId; attacker: UnitId }; answers: 'counter' | 'pass' }
  'tactic.window': { about: Asking & { seat: Seat }; answers: 'reveal' | 'pass' }
  /** Of T09 first one unit, then the other. */
  'tactic.unit': { about: Choosing; answers: 'unit' }
  'tactic.gain': { about: { seat: Seat; card: TacticId; unit: UnitId }; answers: 'health' | 'supply' }
  'tactic.way': { about: { seat: Seat; card: TacticId; unit: UnitId }; answers: 'way' }
  'turn.discard': { about: { seat: Seat }; answers: 'discard' }
  /** The dice have opened the way. */
  'dungeon.caveIn': { about: { unit: UnitId; to: Inside }; answers: 'in' | 'pass' }
  'dungeon.exit': { about: { unit: UnitId; box: BoxId }; answers: 'exit' }
  'crystal.bonus': { about: Crystal; answers: 'use' | 'pass' }
  /** Storm has also `done`. */
  'crystal.unit': { about: Crystal & { chosen: readonly UnitId[] }; answers: 'unit' | 'done' }
}
