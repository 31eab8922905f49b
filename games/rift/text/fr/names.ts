import type { BossId, TrayId, UnitId } from '../../content/ids.ts'
import type * as en from '../en/names.ts'
import {
  count,
  de,
  deWord,
  ed as edOf,
  labels,
  le,
  Le,
  list,
  person,
  personDoes,
  whose as whoseOf,
} from '../../../text/grammar/french.ts'
import type { Party } from '../read.ts'
import { bossNames, enemyNames, heroNames, trayName } from './nouns.ts'

export const families: typeof en.families = {
  archery: 'Archers',
  mage: 'Mages',
  cannon: 'Canons',
  soldier: 'Soldats',
}

export const towers: typeof en.towers = {
  archer: 'Archers',
  marksmen: 'Tireurs',
  sharpshooter: 'Tireurs d’élite',
  'ranger-hideout': 'Repaire des rôdeurs',
  'musketeer-garrison': 'Garnison de mousquetaires',
  mage: 'Mage',
  adept: 'Adepte',
  wizard: 'Magicien',
  'arcanic-wizard': 'Magicien arcanique',
  'sorcerer-wizard': 'Magicien ensorceleur',
  bombard: 'Bombarde',
  artillery: 'Artillerie',
  howitzer: 'Obusier',
  'big-bertha': 'Grosse Bertha 500 mm',
  'tesla-tower': 'Tesla',
  militia: 'Milice',
  footmen: 'Fantassins',
  knights: 'Chevaliers',
  'holy-order': 'Ordre sacré',
  'barbarian-hall': 'Grande salle des barbares',
}

export const shapes: typeof en.shapes = {
  I1: '1×1',
  I2: '1×2',
  I3: '1×3',
  I4: '1×4',
  L3: 'L de 3',
  O4: '2×2',
  L4: 'L de 4',
  T4: 'T de 4',
  S4: 'S de 4',
  P5: 'P de 5',
  U5: 'U de 5',
  X5: 'croix de 5',
  R6: '2×3',
}

export const heroes: typeof en.heroes = labels(heroNames)

export const spells: typeof en.spells = {
  'rain-of-fire': 'Pluie de feu',
  reinforcements: 'Renforts',
  thunderbolt: 'Coup de tonnerre',
  'lightning-bolt': 'Éclair',
  'gem-of-timewarp': 'Gemme de distorsion temporelle',
  'hand-of-midas': 'Main de Midas',
}

export const enemies: typeof en.enemies = {
  g: { one: 'Gobelin', many: 'Gobelins' },
  w: { one: 'Wulf', many: 'Wulfs' },
  o: { one: 'Orc', many: 'Orcs' },
  c: { one: 'Sectateur', many: 'Sectateurs' },
  s: { one: 'Chamane', many: 'Chamanes' },
  d: { one: 'Duelliste', many: 'Duellistes' },
  a: { one: 'Traqueur', many: 'Traqueurs' },
  r: { one: 'Pillard', many: 'Pillards' },
  v: { one: 'Prêtre du vide', many: 'Prêtres du vide' },
  k: { one: 'Chronogarde', many: 'Chronogardes' },
  b: { one: 'Brute', many: 'Brutes' },
  n: { one: 'Lame nocturne', many: 'Lames nocturnes' },
  f: { one: 'Feu follet', many: 'Feux follets' },
  T: { one: 'Troll', many: 'Trolls' },
  O: { one: 'Ogre', many: 'Ogres' },
  U: { one: 'Mastodonte', many: 'Mastodontes' },
  Z: { one: 'Idole de la Faille', many: 'Idoles de la Faille' },
}
/** “Le Gobelin”, “L’Orc”, “La Brute”. */
export const TheEnemy = (letter: keyof typeof en.enemies) => Le(enemyNames[letter])

export const bosses: typeof en.bosses = labels(bossNames)

export const damage: typeof en.damage = { physical: 'physiques', magical: 'magiques', true: 'bruts' }
export const defenses: typeof en.defenses = {
  physical: 'résistance physique',
  magical: 'résistance magique',
  deadly: 'mortel',
}
export const icons: typeof en.icons = { heal: 'soin', speed: 'rapidité', deadEye: 'œil de lynx' }
export const colours: typeof en.colours = {
  red: 'rouge',
  blue: 'bleu',
  green: 'vert',
  yellow: 'jaune',
  white: 'blanc',
}
/** “les emplacements verts”. */
export const manyColoured = (colour: keyof typeof en.colours) => `${colours[colour]}s`
export const difficulties: typeof en.difficulties = {
  story: 'Découverte',
  casual: 'Décontracté',
  normal: 'Normal',
  veteran: 'Vétéran',
  impossible: 'Impossible',
}
export const slots: typeof en.slots = {
  '1': 'horde de rang 1',
  '2': 'horde de rang 2',
  '2a': 'horde de rang 2',
  '3': 'horde de rang 3',
  '3g': 'horde à icône Fantôme',
  '3f': 'horde volante',
  '4': 'horde de rang 4',
  '4p': 'horde brise-chemin',
  P1: 'portail de niveau 1',
  P2: 'portail de niveau 2',
  P3: 'portail de niveau 3',
  P4: 'portail de niveau 4',
  B1: 'le Brise-Portes',
  B2: 'la Matriarche',
  B3: 'le Mage du Temps',
}
export const ways: typeof en.ways = { n: 'nord', e: 'est', s: 'sud', w: 'ouest' }
/** “vers le nord”. */
export const towards: typeof en.ways = { n: 'vers le nord', e: 'vers l’est', s: 'vers le sud', w: 'vers l’ouest' }
export const arrows: typeof en.arrows = ['N', 'NE', 'E', 'SE', 'S', 'SO', 'O', 'NO']
export const perfect: string = 'toute case de chemin'

/** “de Bram”, “d’Ada”. */
export const of = deWord

export const party: typeof en.party = person
/** Behind the noun: “de Bram”, “à vous”. */
export const whose: typeof en.whose = whoseOf
export const does: typeof en.does = personDoes
/** “à Bram”, “à vous”. */
export const to = (who: Party) => `à ${party(who)}`

export const hero: typeof en.hero = id => le(heroNames[id])
export const Hero: typeof en.Hero = id => Le(heroNames[id])
/** The end of a participle. */
export const ed = (id: UnitId) => edOf(heroNames[id])
/** “de Malik”, “d’Alleria”, “du chat sauvage”. */
export const ofHero = (id: UnitId) => de(heroNames[id])

export const tray: typeof en.tray = id => le(trayName(id))
export const Tray: typeof en.Tray = id => Le(trayName(id))
/** “de la horde 7”, “du portail 5”. */
export const ofTray = (id: TrayId) => de(trayName(id))
export const trayEd = (id: TrayId) => edOf(trayName(id))
export const trayOn: typeof en.trayOn = (id, at) => `${tray(id)} en ${at}`
export const theBoss = (id: BossId) => tray(id)
export const TheBoss = (id: BossId) => Tray(id)

/** “1×2”, “en L de 3”. */
const shaped = (what: keyof typeof shapes) => (/^\d/.test(shapes[what]) ? shapes[what] : `en ${shapes[what]}`)
export const piece: typeof en.piece = what => (what === 'soldier' ? 'soldat' : `tuile ${shaped(what)}`)
const NUMBERS: readonly string[] = ['aucune', 'une', 'deux', 'trois', 'quatre']
export const pieces: typeof en.pieces = (what, n) =>
  n === 1 ? piece(what) : `${NUMBERS[n] ?? n} tuiles ${shaped(what)}`
export const thePiece: typeof en.thePiece = what => (what === 'soldier' ? 'le soldat' : `la ${piece(what)}`)
export const enemy: typeof en.enemy = (letter, n) => `${n} ${n < 2 ? enemies[letter].one : enemies[letter].many}`

export { count, list }
export const crystals: typeof en.crystals = n => count(n, 'cristal', 'cristaux')
export const hearts: typeof en.hearts = n => count(n, 'cœur', 'cœurs')
export const soldiers: typeof en.soldiers = n => count(n, 'soldat', 'soldats')
export const foes: typeof en.foes = n => count(n, 'ennemi', 'ennemis')
