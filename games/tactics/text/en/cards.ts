import type { BoxId } from '../../content/ids.ts'
import type { TacticCard, UnitCard } from '../../content/types.ts'
import type { UnitClass, Way } from '../../rules/state/shape.ts'
import { clause, inline } from '../../../text/sentence.ts'
import { boxes, classes, count, ways } from './names.ts'
import type { TacticText } from './tactics.ts'

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
