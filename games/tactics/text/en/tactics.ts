import type { TacticId } from '../../content/ids.ts'

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
