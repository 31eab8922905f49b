import type { BoxId, EnemyCardId, TacticId } from '../../content/ids.ts'
import type { TacticCard, UnitCard } from '../../content/types.ts'
import type { UnitClass, Way } from '../../rules/state/shape.ts'
import { clause, inline } from '../../../text/sentence.ts'
import { boxes, classes, count, ways } from './names.ts'

export interface TacticText {
  readonly name: string
  readonly when: string
  readonly effect: string
}

export const tactics: Record<TacticId, TacticText> = {
  T01: {
    name: 'Momentum',
    when: 'One of your units captures an enemy unit and is still in play.',
    effect: 'That unit regains 3 Health and loses its Weakened Token.',
  },
  T02: {
    name: 'High Ground',
    when: 'One of your units ends a Move on higher ground than it began.',
    effect: 'It regains 2 Health, or 2 Ammo or Mana.',
  },
  T03: {
    name: 'Into the Wall',
    when: 'An enemy unit collides in a Knock Back of yours and survives.',
    effect: 'It becomes Weakened.',
  },
  T04: {
    name: 'Field Dressing',
    when: 'You have finished, and at least one of your units took no action this turn.',
    effect: 'One such unit regains 3 Health.',
  },
  T05: {
    name: 'Second Wind',
    when: 'A second action makes one of your units Weakened.',
    effect: 'Take that token off.',
  },
  T06: {
    name: 'Ambush',
    when: 'An enemy unit ends a Move next to one of your units, at the same elevation.',
    effect: 'It loses 1 Health.',
  },
  T07: {
    name: 'Slip Away',
    when: 'An attack or a Counter in this action damaged one of your units, and it is still in play.',
    effect: 'It may Move with 2 MP.',
  },
  T08: {
    name: 'Supply Cache',
    when: 'One of your units uses a Village.',
    effect: 'Another of your units regains 2 Health and 2 Ammo or Mana.',
  },
  T09: {
    name: 'Stand Together',
    when: 'Your turn begins and two of your units are next to each other.',
    effect: 'Both regain 2 Health.',
  },
  T10: {
    name: 'Pathfinder',
    when: 'One of your units uses a portal or enters a dungeon.',
    effect: 'It has 2 more MP in this Move.',
  },
  T11: {
    name: 'Last Quiver',
    when: 'In an attack one of your units spent or lost its last Ammo or Mana, and it is still in play.',
    effect: 'It regains 2 of it.',
  },
  T12: {
    name: 'Counter-Cut',
    when: 'A Counter of yours damages the attacker, and it survives.',
    effect: 'It loses 1 Health.',
  },
  T13: {
    name: 'Grit',
    when: 'One of your units takes 3 damage or more from one attack and survives.',
    effect: 'It regains 2 Health.',
  },
  T14: {
    name: 'Long Fall',
    when: 'A Knock Back of yours drops an enemy unit to lower ground.',
    effect: 'It loses 2 Health.',
  },
  T15: {
    name: 'Pincer',
    when: 'After an action of yours an enemy unit is next to two of your units.',
    effect: 'Push it 1 space in a direction of your choice.',
  },
  T16: {
    name: 'Forced March',
    when: 'You have finished; you took three actions this turn and none was an attack.',
    effect: 'One of your units that has not moved this turn may Move with 2 MP.',
  },
}

export const monsters: Record<EnemyCardId, { readonly name: string; readonly text: string }> = {
  S1: { name: 'Cave Bats', text: 'Lose 1 Health.' },
  S2: { name: 'Bone Guard', text: 'Roll your red squares; without a push, lose 2 Health.' },
  S3: { name: 'Giant Rats', text: 'Lose 1 Ammo or Mana; with none, lose 1 Health.' },
  S4: { name: 'Web Spider', text: 'Lose 2 MP of this Move.' },
  S5: { name: 'Tunnel Thief', text: 'Discard a random Tactic Card; with none, lose 1 Health.' },
  S6: { name: 'Hungry Wisp', text: 'Lose 2 Ammo or Mana; for each you lack, lose 1 Health.' },
  S7: { name: 'Cellar Ogre', text: 'Lose 3 Health.' },
  S8: { name: 'Lost Spirit', text: 'Regain 1 Health.' },
  S9: { name: 'Dungeon Warden', text: 'Become Weakened when this Move ends, inside or outside.' },
}

export const crystals: Record<BoxId, { readonly name: string; readonly bonus: string }> = {
  '1x2': { name: 'Spark Crystal', bonus: 'Each of your units regains 1 Health.' },
  '2x2': { name: 'Tide Crystal', bonus: 'All your units refill their Ammo and Mana.' },
  '3x2': { name: 'Root Crystal', bonus: 'One of your units regains all its Health and loses its Weakened Token.' },
  '5x4': { name: 'Storm Crystal', bonus: 'Up to two Enemy Units of your choice become Weakened.' },
  '8x1': { name: 'Hour Crystal', bonus: 'The Time Token goes back 2 spaces.' },
  '8x5': { name: 'Crystal of Glory', bonus: 'Taking it wins the game.' },
}

/** Full cards. */
export const cards = {
  unit: (kind: UnitClass) => `Unit Card, ${classes[kind]}`,
  soloSide: (kind: UnitClass) => `Unit Card, ${classes[kind]}, Solo Enemy side`,
  traitKinds: { passive: 'passive', reactive: 'reactive', spell: 'spell' } satisfies Record<UnitCard['kind'], string>,
  health: (n: number) => `Health ${n}`,
  supply: (kind: UnitClass, n: number) => `${kind === 'wizard' ? 'Mana' : 'Ammo'} ${n}`,
  move: (n: number) => `Move ${n}`,
  melee: (damage: number, dice: number) => `Melee ${damage} with ${count(dice, 'red square', 'red squares')}`,
  missile: (range: number, damage: number, dice: number | undefined) =>
    `Missile ${damage}, range ${range}${dice === undefined ? '' : `, ${count(dice, 'green square', 'green squares')}`}`,
  range: (n: number | undefined) => (n === undefined ? 'no range' : `range ${n}`),
  ability: (name: string, kind: string, text: string) => `${name} (${kind}): ${inline(text)}`,
  noAbility: 'The ability of the other side does not count here.',
  enemyNever: 'It has no Ammo or Mana and never misses; its spells roll 3 dice.',
  tactic: (turn: TacticCard['turn']) =>
    `Tactic Card, ${turn === 'own' ? 'your own turn' : turn === 'other' ? 'another player’s turn' : 'any turn'}`,
  ifThen: (text: TacticText) => `If ${clause(text.when)}, then ${inline(text.effect)}`,
  enemyCard: 'Solo Enemy Card',
  enemyTitle: (kind: UnitClass | 'leftmost', way: Way) =>
    `${kind === 'leftmost' ? 'Leftmost' : classes[kind]}, ${ways[way]}`,
  enemyText: (kind: UnitClass | 'leftmost', way: Way) =>
    kind === 'leftmost'
      ? `Activates the leftmost unit without a card. Compass ${ways[way]}.`
      : `Activates the ${classes[kind]}; if it has a card already, the leftmost unit without one. Compass ${ways[way]}.`,
  bonusDamage: (n: number) => `+${n} damage`,
  bonusMove: (n: number) => `+${n} MP`,
  climb: 'Climb: it heads for the closest higher ground',
  bonus: (bonuses: string) => `Bonus: ${bonuses}.`,
  monster: (name: string, text: string) => `In a dungeon: ${name}. ${text}`,
  dungeonCard: 'Dungeon Card',
  dungeonRed: 'Held by the enemy.',
  dungeonGreen: 'Yours. Its dungeon cannot be entered again.',
  dungeonBox: (box: BoxId) => `Dungeon of the ${boxes[box]}.`,
  dungeonHolds: (things: string) => `On the way: ${things}.`,
  bonusOnce: (text: string) => `When you take it, once: ${inline(text)}`,
  glory: 'Can be entered once the other five crystals are yours. Taking it wins the game.',
  box: 'Terrain box',
  boxText: (rise: number, portals: number) =>
    `Rises by ${rise}. ${count(portals, 'portal works', 'portals work')} here now.`,
  boxFlipped: 'Flipped: somebody is in its dungeon, and nobody can enter its spaces.',
  boxUnused: 'Not part of this realm.',
  space: 'Space',
  insideSpace: (box: BoxId) => `Dungeon of the ${boxes[box]}`,
  portal: 'Portal space: one step to any other open portal.',
  enemyBlocks: 'A unit that stands here blocks it for its enemies.',
  dungeonDoor: (box: BoxId) => `Way into the dungeon of the ${boxes[box]}.`,
  start: 'Starting location.',
  startKind: 'Starting location',
  startText: (spaces: string) => `Four star spaces: ${spaces}.`,
  inArea: (area: string) => `Part of the ${area}.`,
  trigger: 'Trigger Space.',
  impassable: 'Impassable.',
  area: 'Control Area',
  areaText:
    'Six spaces. A unit on the Trigger Space and the majority at the start of your turn set the flag off; after that the majority alone moves it one space at the start of your turn.',
  areaAt: (track: string) => `The flag is on ${track}.`,
  artifactText:
    'A unit that ends a Move here takes it. The Bearer has 1 Move less, 1 more range (or damage, as agreed) for missiles and spells, and 1 more melee damage. A successful melee Knock Back steals it. 3 VP at the end.',
  timeTitle: 'Time Token',
  timeText: (time: number) =>
    `On ${time}. It goes down by 1 at the start of each player’s turn; at 0 the game is lost. Each captured Enemy Unit wins 2 back.`,
  pieces: 'Token',
  pile: 'Pile',
  piles: {
    tactics: { name: 'Tactic deck', text: 'You draw one card at the end of your turn and keep at most two.' },
    discard: { name: 'Tactic discard pile', text: 'Face up. It becomes the new deck when the last card is drawn.' },
    enemy: { name: 'Solo Enemy deck', text: 'One card is drawn for each turn of a Solo Enemy and for each monster.' },
    enemyDiscard: { name: 'Solo Enemy discard pile', text: 'Shuffled into a new deck when that is empty.' },
  },
}
