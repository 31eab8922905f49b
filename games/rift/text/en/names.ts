import { count, list } from '../../../text/grammar/english.ts'
import type {
  BossId,
  Colour,
  DifficultyId,
  EnemyLetter,
  Family,
  HeroId,
  ShapeId,
  Slot,
  SpellId,
  TowerId,
  TrayId,
  UnitId,
} from '../../content/ids.ts'
import type { DamageType, Defense, EnemyAbility } from '../../content/types.ts'
import { type Party, type Way, trayKind, trayNumber } from '../read.ts'
import { start } from '../../../text/sentence.ts'

export const families: Record<Family, string> = {
  archery: 'Archery',
  mage: 'Mage',
  cannon: 'Cannon',
  soldier: 'Soldier',
}

export const towers: Record<TowerId, string> = {
  archer: 'Archer',
  marksmen: 'Marksmen',
  sharpshooter: 'Sharpshooter',
  'ranger-hideout': 'Ranger Hideout',
  'musketeer-garrison': 'Musketeer Garrison',
  mage: 'Mage',
  adept: 'Adept',
  wizard: 'Wizard',
  'arcanic-wizard': 'Arcanic Wizard',
  'sorcerer-wizard': 'Sorcerer Wizard',
  bombard: 'Bombard',
  artillery: 'Artillery',
  howitzer: 'Howitzer',
  'big-bertha': 'Big Bertha 500mm',
  'tesla-tower': 'Tesla Tower',
  militia: 'Militia',
  footmen: 'Footmen',
  knights: 'Knights',
  'holy-order': 'Holy Order',
  'barbarian-hall': 'Barbarian Hall',
}

/** What a tile is called by its squares. */
export const shapes: Record<ShapeId, string> = {
  I1: '1×1',
  I2: '1×2',
  I3: '1×3',
  I4: '1×4',
  L3: 'L-of-3',
  O4: '2×2',
  L4: 'L-of-4',
  T4: 'T-of-4',
  S4: 'S-of-4',
  P5: 'P-of-5',
  U5: 'U-of-5',
  X5: 'cross-of-5',
  R6: '2×3',
}

export const heroes: Record<HeroId, string> = {
  alleria: 'Alleria',
  lilith: 'Lilith',
  malik: 'Malik',
  magnus: 'Magnus',
  ignus: 'Ignus',
}

export const spells: Record<SpellId, string> = {
  'rain-of-fire': 'Rain of Fire',
  reinforcements: 'Reinforcements',
  thunderbolt: 'Thunderbolt',
  'lightning-bolt': 'Lightning Bolt',
  'gem-of-timewarp': 'Gem of Timewarp',
  'hand-of-midas': 'Hand of Midas',
}

export const enemies: Record<EnemyLetter, { readonly one: string; readonly many: string }> = {
  g: { one: 'Goblin', many: 'Goblins' },
  w: { one: 'Wulf', many: 'Wulfs' },
  o: { one: 'Orc', many: 'Orcs' },
  c: { one: 'Cultist', many: 'Cultists' },
  s: { one: 'Shaman', many: 'Shamans' },
  d: { one: 'Duelist', many: 'Duelists' },
  a: { one: 'Stalker', many: 'Stalkers' },
  r: { one: 'Raider', many: 'Raiders' },
  v: { one: 'Void Priest', many: 'Void Priests' },
  k: { one: 'Chronoguard', many: 'Chronoguards' },
  b: { one: 'Brute', many: 'Brutes' },
  n: { one: 'Nightblade', many: 'Nightblades' },
  f: { one: 'Wisp', many: 'Wisps' },
  T: { one: 'Troll', many: 'Trolls' },
  O: { one: 'Ogre', many: 'Ogres' },
  U: { one: 'Juggernaut', many: 'Juggernauts' },
  Z: { one: 'Rift Idol', many: 'Rift Idols' },
}

export const bosses: Record<BossId, string> = {
  B1: 'Gatebreaker',
  B2: 'Brood Matron',
  B3: 'Time Mage',
}

export const damage: Record<DamageType, string> = { physical: 'physical', magical: 'magical', true: 'true' }
export const defenses: Record<Defense, string> = {
  physical: 'physical resistance',
  magical: 'magical resistance',
  deadly: 'deadly',
}
export const icons: Record<EnemyAbility, string> = { heal: 'heal', speed: 'speed', deadEye: 'dead-eye' }
export const colours: Record<Colour | 'white', string> = {
  red: 'red',
  blue: 'blue',
  green: 'green',
  yellow: 'yellow',
  white: 'white',
}
export const difficulties: Record<DifficultyId, string> = {
  story: 'Story',
  casual: 'Casual',
  normal: 'Normal',
  veteran: 'Veteran',
  impossible: 'Impossible',
}
/** What a scenario's list says of a card that nobody has seen yet. */
export const slots: Record<Slot, string> = {
  '1': 'horde, tier 1',
  '2': 'horde, tier 2',
  '2a': 'horde, tier 2',
  '3': 'horde, tier 3',
  '3g': 'ghost-icon horde',
  '3f': 'flying horde',
  '4': 'horde, tier 4',
  '4p': 'pathbreaker horde',
  P1: 'portal, level 1',
  P2: 'portal, level 2',
  P3: 'portal, level 3',
  P4: 'portal, level 4',
  B1: 'the Gatebreaker',
  B2: 'the Brood Matron',
  B3: 'the Time Mage',
}
export const ways: Record<Way, string> = { n: 'north', e: 'east', s: 'south', w: 'west' }
/** The arrows of an attack, by their eight directions clockwise from the card’s top. */
export const arrows: readonly string[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']
export const perfect: string = 'any path space'

/** “you”, “Bram”. */
export const party = (who: Party) => (who.kind === 'me' ? 'you' : who.name)
export const whose = (who: Party) => (who.kind === 'me' ? 'your' : `${who.name}’s`)
/** “You draw”, “Bram draws”. */
export const does = (who: Party, you: string, other: string) =>
  `${start(party(who))} ${who.kind === 'me' ? you : other}`

/** “Malik”, “the wildcat”. */
export const hero = (id: UnitId) => (id === 'wildcat' ? 'the wildcat' : heroes[id])
/** At the start of a sentence. */
export const Hero = (id: UnitId) => start(hero(id))

/** “Horde 7”, “Portal 5”, “the Gatebreaker”. */
export const tray = (id: TrayId): string => {
  const kind = trayKind(id)
  if (kind === 'boss') return `the ${bosses[id as BossId]}`
  return `${kind === 'portal' ? 'Portal' : kind === 'ghost' ? 'Ghost Horde' : 'Horde'} ${trayNumber(id)}`
}
export const Tray = (id: TrayId) => start(tray(id))
/** “Horde 7 on C4”. */
export const trayOn = (id: TrayId, at: string) => `${tray(id)} on ${at}`

export const piece = (what: ShapeId | 'soldier') => (what === 'soldier' ? 'soldier' : `${shapes[what]} tile`)
const NUMBERS: readonly string[] = ['no', 'one', 'two', 'three', 'four']
/** “1×2 tile”, “two 1×1 tiles”. */
export const pieces = (what: ShapeId, n: number) => (n === 1 ? piece(what) : `${NUMBERS[n] ?? n} ${piece(what)}s`)
/** “the 1×2 tile”, “the soldier”. */
export const thePiece = (what: ShapeId | 'soldier') => `the ${piece(what)}`
export const enemy = (letter: EnemyLetter, n: number) => `${n} ${n === 1 ? enemies[letter].one : enemies[letter].many}`

export { count, list }
export const crystals = (n: number) => count(n, 'crystal', 'crystals')
export const hearts = (n: number) => count(n, 'heart', 'hearts')
export const soldiers = (n: number) => count(n, 'soldier', 'soldiers')
export const foes = (n: number) => count(n, 'enemy', 'enemies')
