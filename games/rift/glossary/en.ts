import type { WordText } from '../../types.ts'
import type { WordId } from './index.ts'

export const text: Readonly<Record<WordId, WordText>> = {
  tray: {
    name: 'Tray, horde',
    text: 'A card of 5×5 squares that marches along the road. Cover all its enemies to destroy it.',
    match: ['horde', 'tray'],
  },
  covered: {
    name: 'Covered',
    text: 'Under a tile, a soldier or a hero’s base. Blanks and icons need no cover.',
    match: ['covered', 'uncovered'],
  },
  arrow: {
    name: 'Arrow',
    text: 'Where a tower reaches, turned with the card. A double arrow reaches the next space or the one behind it.',
    match: ['arrow'],
  },
  corner: {
    name: 'Bent arrow',
    text: 'Reaches the space at that corner.',
    match: ['bent arrow', 'angled arrow'],
  },
  free: {
    name: 'Free tile',
    text: 'May be turned and flipped as you like. Other tiles keep the way of the card.',
    match: ['free tile'],
  },
  joined: {
    name: 'Joined tiles',
    text: 'Tiles joined by a plus all go on one and the same tray.',
    match: ['joined tiles'],
  },
  damage: {
    name: 'Physical, magical, true',
    text: 'The colour of the damage. True damage is stopped by no resistance.',
    match: ['physical', 'magical', 'true damage', 'Physical', 'Magical'],
  },
  resists: {
    name: 'Shield mark, star mark',
    text: 'The shield resists physical damage, the star magical damage. No tile of that type may touch its square.',
    match: ['resistance', 'resists', 'resistant'],
  },
  deadly: {
    name: 'Deadly',
    text: 'Only tiles cover it, never soldiers or heroes.',
    match: ['deadly'],
  },
  speed: {
    name: 'Speed',
    text: 'While it is open, its tray takes two steps.',
    match: ['speed'],
  },
  heal: {
    name: 'Heal',
    text: 'While it is open, its tray drops all tiles before it moves.',
    match: ['=heal', 'heal icon'],
  },
  deadEye: {
    name: 'Dead-eye',
    text: 'After moving, its tray hurts every hero next to it by 1.',
    match: ['dead-eye'],
  },
  big: {
    name: 'Big enemy',
    text: 'Four squares, one enemy. Costs 4 hearts if it escapes with a square open.',
    match: ['big enemy', 'big enemies'],
  },
  soldier: {
    name: 'Soldier',
    text: 'Covers one enemy and holds the tray once. Then it falls.',
    match: ['soldier'],
  },
  held: {
    name: 'Held',
    text: 'This tray does not move: a soldier or hero stands on it.',
    match: ['held'],
  },
  heart: {
    name: 'Heart',
    text: 'Each enemy that escapes without a tile on it costs one. None left: defeat.',
    match: ['heart'],
  },
  crystal: {
    name: 'Crystal',
    text: 'Earned from hordes that are destroyed or escape; at most 12. Buys towers in phase 6.',
    match: ['crystal'],
  },
  portal: {
    name: 'Portal',
    text: 'Only towers of that level or higher may hit it, and are lost for it. It must never reach the exit.',
    match: ['portal'],
  },
  faceDown: {
    name: 'Face down tower',
    text: 'It hit a portal and returns to the supply after this round.',
    match: ['face down'],
  },
  site: {
    name: 'Building site',
    text: 'Where towers stand. Alone, three colours are yours, and each round another of them rests.',
    match: ['building site', 'site'],
  },
  pass: {
    name: 'Upgrade, pass',
    text: 'The tower goes away and returns next round one level higher: to you when alone, else to a friend.',
    match: ['upgrade', 'pass on'],
  },
  incoming: {
    name: 'Incoming',
    text: 'Towers on their way; yours after the march.',
    match: ['incoming', 'Incoming'],
  },
  activate: {
    name: 'Activate, engage',
    text: 'Once a round a hero moves and acts. On a horde its base covers four squares.',
    match: ['activate', 'engaged', 'engage'],
  },
  action: {
    name: 'Basic attack, ability',
    text: 'One action per activation. An ability turns face down after use.',
    match: ['basic attack', 'ability', 'abilities'],
  },
  recover: {
    name: 'Recover',
    text: 'A whole action: full health and all abilities face up.',
    match: ['recover', 'Recover'],
  },
  protected: {
    name: 'Protected',
    text: 'Suffers no damage until the end of the round.',
    match: ['protected'],
  },
  bench: {
    name: 'Bench',
    text: 'Heroes that may each help you once, for one round (alone only).',
    match: ['bench', 'Bench'],
  },
  stack: {
    name: 'Spawn stack',
    text: 'The next cards of this road: each round the top one becomes a tray in front of it. Its list shows kinds, not faces.',
    match: ['spawn stack', 'spawn point'],
  },
  forecast: {
    name: 'Forecast',
    text: 'What destroy and march would do now, if nothing changes.',
    match: ['forecast', 'Forecast'],
  },
  phases: {
    name: 'Phases 1 to 6',
    text: 'Spawn, towers and heroes, destroy, march, pick up, spend.',
    match: ['=Spawn', '=Towers', '=Destroy', '=March', '=Pick up', '=Buy'],
  },
  knockedOut: {
    name: 'Knocked out',
    text: 'At 0 health a hero leaves the map. It comes back with full health next round, but does not act in it.',
    match: ['knocked out'],
  },
}
