import type { BoxId, UnitCardId } from '../../content/ids.ts'
import type { AreaId, UnitClass } from '../../rules/state/shape.ts'
import type { Party, Who } from '../read.ts'
import { areas, boxes, classes, count, health, party, supplies, Unit, unit, whose } from './names.ts'
import { crystals } from './dungeons.ts'
import { units } from './units.ts'

/** The board in words. */
export const describe = {
  elevation: (height: number) => `elevation ${height}`,
  empty: 'empty',
  impassable: 'impassable',
  portal: (box: BoxId) => `portal of the ${boxes[box]}`,
  start: 'start',
  area: (area: AreaId) => areas[area].name,
  trigger: 'Trigger Space',
  artifact: 'the Artifact',
  here: (who: Who, card: UnitCardId) => `${units[card]}, ${unit(who)}`,
  cost: (mp: number) => `cost ${mp}`,
  unit: (who: Who, card: UnitCardId) => `${Unit(who)}, ${units[card]}`,
  health: (is: number, max: number) => `Health ${is} of ${max}`,
  supply: (kind: UnitClass, is: number, max: number) => `${supplies[kind]} ${is} of ${max}`,
  at: (at: string) => `on ${at}`,
  inside: (box: BoxId, at: string) => `in the dungeon of the ${boxes[box]}, ${at}`,
  nowhere: 'not placed yet',
  weakened: 'Weakened',
  bears: 'bears the Artifact',
  under: (title: string) => `under it: ${title}`,
  taken: (actions: readonly string[]) => `this turn: ${actions.join(', ')}`,
  flag: (track: string) => `flag on ${track}`,
  secured: (who: Party) => `secured by ${party(who)}`,
  majority: (who: Party) => `majority: ${party(who)}`,
  noMajority: 'no majority',
  artifactAt: (at: string) => `The Artifact lies on ${at}.`,
  time: (time: number) => `Time: ${time}.`,
  crystal: (box: BoxId, mine: boolean) => `${crystals[box].name}: ${mine ? 'yours' : 'held by the enemy'}.`,
  pile: (name: string, cards: number) => `${name}: ${count(cards, 'card', 'cards')}.`,
  hand: (who: Party, cards: number) => `${whose(who)} hand: ${count(cards, 'card', 'cards')}.`,
}

/** What a preview changes; units go by the names of their cards. */
export const changes = {
  health: (card: UnitCardId) => `${units[card]}, ${health}`,
  supply: (card: UnitCardId, kind: UnitClass) => `${units[card]}, ${supplies[kind]}`,
  at: (card: UnitCardId) => units[card],
  aside: 'not placed',
  placed: (at: string) => `placed on ${at}`,
  corners: 'Your star spaces',
  noCorner: 'to be chosen',
  state: (card: UnitCardId) => units[card],
  weakened: 'Weakened',
  notWeakened: 'not Weakened',
  inPlay: 'in play',
  captured: 'captured',
  inside: (box: BoxId, at: string) => `dungeon ${boxes[box]}, ${at}`,
  artifact: 'Artifact',
  time: 'Time',
  actions: 'Actions left',
  hand: 'Your Tactic Cards',
  crystal: (box: BoxId) => crystals[box].name,
  red: 'the enemy’s',
  green: 'yours',
  end: 'Game',
  goesOn: 'goes on',
  lastTurns: 'last turns',
  none: 'none',
  hidden: {
    tactics: 'a Tactic Card is drawn',
    enemy: 'a Solo Enemy Card is drawn',
    fighter: 'a new Enemy Unit is drawn',
    wizard: 'a new Enemy Unit is drawn',
    rogue: 'a new Enemy Unit is drawn',
    beast: 'a new Enemy Unit is drawn',
    flags: 'a Control Area is drawn',
    arrivals: 'the next Enemy Unit is drawn',
    other: 'something hidden is revealed',
  },
  class: (kind: UnitClass) => classes[kind],
}
