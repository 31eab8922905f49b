import type { WordText } from '../../types.ts'
import type { WordId } from './index.ts'

export const text: Readonly<Record<WordId, WordText>> = {
  action: {
    name: 'Action',
    text: 'Move, Melee, Missile, Spell or Ballista. Three per turn; one of a kind per unit, one attack per unit.',
    match: ['=Actions', '=Action', 'action'],
  },
  mp: {
    name: 'MP',
    text: 'Movement Points of one Move. A space costs 1, more uphill, in Water, on Peak or Ballista.',
    match: ['MP', '=Move'],
  },
  elevation: {
    name: 'Elevation',
    text: 'The height of a space. Melee needs equal height; range gains or loses 1.',
    match: ['elevation', 'height'],
  },
  red: {
    name: 'Red squares',
    text: 'Dice rolled for Knock Back after a melee hit.',
    match: ['red square'],
  },
  green: {
    name: 'Green squares',
    text: 'Dice rolled with a shot: each cross costs one more Ammo.',
    match: ['green square'],
  },
  faces: {
    name: 'Die faces',
    text: 'Arrow pushes, cross misses, star strengthens spells. A roll reads only one of them.',
    match: ['push', 'pushes', 'Pushes', 'miss', 'misses', 'star'],
  },
  knockBack: {
    name: 'Knock Back',
    text: 'Straight away from the attacker, one space per arrow. Stopped by wall, edge or unit: 1 Health lost.',
    match: ['Knock Back', 'Knocked Back'],
  },
  range: {
    name: 'Range',
    text: 'Steps between two spaces, turns allowed, nothing blocks. +1 from above, −1 from below.',
    match: ['range'],
  },
  supply: {
    name: 'Ammo, Mana',
    text: 'What shots and spells are paid with. Villages refill them.',
    match: ['Ammo', 'Mana'],
  },
  weakened: {
    name: 'Weakened',
    text: 'No actions until the token goes: after a turn of rest, or for 2 Health.',
    match: ['Weakened', '=Recover'],
  },
  counter: {
    name: 'Counter',
    text: 'A free attack back by whoever was directly hurt, if in range from where both stand now.',
    match: ['Counter'],
  },
  capture: {
    name: 'Capture',
    text: 'Health 0. The card is worth 2 points to the captor.',
    match: ['capture', 'captured'],
  },
  ability: {
    name: 'Reactive, passive',
    text: 'Passive: always on. Reactive: answers an attack by itself.',
    match: ['Reactive', 'Passive'],
  },
  tactic: {
    name: 'Tactic Card',
    text: 'Secret. When its If has happened you may reveal it for its Then.',
    match: ['Tactic Card', '=Draw'],
  },
  area: {
    name: 'Control Area',
    text: 'Six flagged spaces. Majority at the start of your turn moves its flag.',
    match: ['Control Area', '=Control'],
  },
  trigger: {
    name: 'Trigger Space',
    text: 'Where a unit must stand for the flag to leave START.',
    match: ['Trigger Space'],
  },
  majority: {
    name: 'Majority',
    text: 'Strictly more units there than any other player.',
    match: ['majority'],
  },
  track: {
    name: 'Flag track',
    text: 'START, ROUND 1, ROUND 2, CONTROL. It never goes back.',
    match: ['START', 'CONTROL'],
  },
  vp: {
    name: 'VP',
    text: 'Victory points: flag 5, own unit 2, capture 2, Village 1.',
    match: ['VP'],
  },
  village: {
    name: 'Village',
    text: 'Moving in or through: 4 Health and all Ammo or Mana, once a turn.',
    match: ['Village'],
  },
  ground: {
    name: 'Forest, Water',
    text: '1 damage less in a Forest, 1 more in Water.',
    match: ['Forest', 'Water'],
  },
  peak: {
    name: 'Peak',
    text: 'Shots and spells from here reach the whole map.',
    match: ['Peak'],
  },
  ballista: {
    name: 'Ballista',
    text: 'Any unit may fire it: range 4, 1 damage, push 1 where you like.',
    match: ['Ballista'],
  },
  portal: {
    name: 'Portal',
    text: 'For walking, all portals are next to each other.',
    match: ['portal'],
  },
  quest: {
    name: 'Dungeon, crystal, Time',
    text: 'Solo and two-player quest only: fetch crystals from the boxes before Time runs out.',
    match: ['dungeon', 'crystal', '=Time'],
  },
  compass: {
    name: 'Compass',
    text: 'In the quest: the order in which the Enemy looks for its targets.',
    match: ['compass'],
  },
  artifact: {
    name: 'Artifact',
    text: 'Battle only: 3 points to whoever carries it at the end. Its Bearer hits harder and reaches farther, but moves 1 less.',
    match: ['Artifact'],
  },
  enemyTurn: {
    name: 'Turn of the Enemy',
    text: 'A card names one unit of the Enemy. It attacks if it can; if not, it moves and then attacks.',
    match: ['=Card', '=Attack', '=Then attack'],
  },
}
