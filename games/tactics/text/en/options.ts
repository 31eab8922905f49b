import { percent } from '../../../text/percent.ts'
import type { BoxId, TacticId, UnitCardId } from '../../content/ids.ts'
import type { AttackKind, Corner, UnitClass, Way } from '../../rules/state/shape.ts'
import type { Who } from '../read.ts'
import { change, start } from '../../../text/sentence.ts'
import { crystals } from './dungeons.ts'
import { tactics } from './tactics.ts'
import { classes, corners, count, list, unit, ways } from './names.ts'
import { units } from './units.ts'

/** What can be chosen. */
export const options = {
  /** The heading of a unit's actions: “Fighter · Shieldwarden”. */
  unit: (kind: UnitClass, card: UnitCardId) => `${classes[kind]} · ${units[card]}`,
  folds: { move: 'Move to …', steps: 'Step by step' },
  keepUnit: (card: UnitCardId) => `Keep ${units[card]}`,
  corner: (corner: Corner) => start(corners[corner]),
  place: (at: string) => `On ${at}`,
  auto: 'Place all for me',
  keepTactic: (card: TacticId) => `Keep ${tactics[card].name}`,
  to: (at: string) => `Move to ${at}`,
  round: (at: string) => `Walk round and come back to ${at}`,
  step: (at: string) => `Step to ${at}`,
  portal: (at: string) => `Portal to ${at}`,
  enter: (box: BoxId) => `Into the dungeon of the ${crystals[box].name}`,
  inside: (at: string, cell: string) => `To ${at}: ${cell}`,
  out: (at: string) => `Leave the dungeon to ${at}`,
  stop: 'End the Move here',
  attack: {
    melee: (target: Who) => `Melee: ${unit(target)}`,
    missile: (target: Who) => `Missile: ${unit(target)}`,
    spell: (target: Who) => `Spell: ${unit(target)}`,
    ballista: (target: Who) => `Ballista: ${unit(target)}`,
  } satisfies Record<AttackKind, (target: Who) => string>,
  spellSelf: 'Spell: on itself',
  /** The same where it cannot be done, without a target. */
  kinds: { move: 'Move', melee: 'Melee', missile: 'Missile', spell: 'Spell', ballista: 'Ballista' },
  buyOff: 'Shake off Weakened',
  done: 'End the turn',
  roll: 'Roll',
  doNotRoll: 'Do not roll',
  power: (n: number) => (n === 0 ? 'No further Mana' : `${n} more Mana`),
  way: (way: Way) => start(ways[way]),
  counter: { melee: 'Counter in melee', missile: 'Counter with a missile', spell: 'Counter with the spell' },
  noCounter: 'Do not Counter',
  reveal: (card: TacticId) => `Reveal ${tactics[card].name}`,
  pass: 'Pass',
  stayHere: 'Stay here',
  health: '2 Health',
  supply: (kind: UnitClass) => `2 ${kind === 'wizard' ? 'Mana' : 'Ammo'}`,
  discard: (card: TacticId) => `Discard ${tactics[card].name}`,
  exit: (at: string) => `Come out on ${at}`,
  use: 'Use it',
  letLapse: 'Let it lapse',
  enough: 'That is enough',
}

/** How likely so many icons are. */
export type Odds = readonly [count: number, share: number]
const chances = (odds: readonly Odds[]) => odds.map(([n, share]) => `${n} (${percent(share)})`).join(', ')
const named = (word: string, from: number, to: number) => `${word} ${change(from, to)}`

/** The second line: price and result. */
export const why = {
  mp: (cost: number, of: number) => `${cost} of ${of} MP`,
  cost: (cost: number) => `${cost} MP`,
  health: (from: number, to: number) => named('Health', from, to),
  supply: (kind: UnitClass, from: number, to: number) => named(kind === 'wizard' ? 'Mana' : 'Ammo', from, to),
  weakens: 'then Weakened',
  supplied: 'uses a Village',
  trigger: 'Trigger Space',
  artifact: 'takes the Artifact',
  targetHealth: (from: number, to: number) => `its Health ${change(from, to)}`,
  damage: (amount: number, terms: string) => (terms === '' ? `damage ${amount}` : `damage ${amount} (${terms})`),
  captures: 'captures it',
  hit: (share: number) => `hits ${percent(share)}`,
  /** Chances of 0, 1, 2 … pushes or stars. */
  pushes: (odds: readonly Odds[]) => `pushes: ${chances(odds)}`,
  stars: (odds: readonly Odds[]) => `stars: ${chances(odds)}`,
  moves: (to: string) => `to ${to}`,
  collides: 'collides, 1 Health less',
  falls: 'falls',
  weakenedCounter: (from: number, to: number) => `first shakes off Weakened, Health ${change(from, to)}`,
  actionsLeft: (n: number) => `${count(n, 'action', 'actions')} unused`,
  loses: (kinds: readonly string[]) => `${list(kinds)} no longer Weakened`,
  caveIn: (share: number) => `gets through ${percent(share)}`,
  actsAgain: 'may then act',
  placed: (card: UnitCardId, at: string) => `${units[card]} is placed on ${at}`,
  diagonal: (corner: Corner, spaces: string) => `and ${corners[corner]}: ${spaces}`,
  stats: (health: number, move: number, melee: number) => `Health ${health}, Move ${move}, Melee ${melee}`,
  missile: (damage: number, range: number) => `Missile ${damage}, range ${range}`,
  stock: (kind: UnitClass, n: number) => `${kind === 'wizard' ? 'Mana' : 'Ammo'} ${n}`,
}
