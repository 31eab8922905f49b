import type * as en from '../en/names.ts'

export interface Noun {
  readonly name: string
  readonly the: string
  readonly many?: boolean
  readonly feminine?: boolean
}
export interface PlaceNoun extends Noun {
  readonly in: string
  readonly of: string
  readonly to: string
}

const le = (name: string): Noun => ({ name, the: `le ${name}` })
const la = (name: string): Noun => ({ name, the: `la ${name}`, feminine: true })
const les = (name: string): Noun => ({ name, the: `les ${name}`, many: true })
const lesF = (name: string): Noun => ({ name, the: `les ${name}`, many: true, feminine: true })

export const places: Record<keyof typeof en.places, PlaceNoun> = {
  capital: { ...la('Capitale'), in: 'dans la Capitale', of: 'de la Capitale', to: 'à la Capitale' },
  forest: { ...la('Forêt'), in: 'dans la Forêt', of: 'de la Forêt', to: 'à la Forêt' },
  ruins: { ...lesF('Ruines'), in: 'dans les Ruines', of: 'des Ruines', to: 'aux Ruines' },
  mountains: { ...lesF('Montagnes'), in: 'dans les Montagnes', of: 'des Montagnes', to: 'aux Montagnes' },
  plains: { ...lesF('Plaines'), in: 'dans les Plaines', of: 'des Plaines', to: 'aux Plaines' },
  coast: { ...la('Côte'), in: 'sur la Côte', of: 'de la Côte', to: 'à la Côte' },
  desert: { ...le('Désert'), in: 'dans le Désert', of: 'du Désert', to: 'au Désert' },
}

export const slots: typeof en.slots = {
  w: 'à gauche',
  nw: 'en haut à gauche',
  ne: 'en haut à droite',
  e: 'à droite',
  se: 'en bas à droite',
  sw: 'en bas à gauche',
}

export const colours: typeof en.colours = { red: 'Rouge', blue: 'Bleu', green: 'Vert', yellow: 'Jaune' }

export const heroes: Record<keyof typeof en.heroes, Noun> = {
  paladin: le('Paladin'),
  cleric: la('Prêtresse'),
  barbarian: le('Barbare'),
  druid: le('Druide'),
  bard: le('Barde'),
  sorcerer: la('Sorcière'),
  oracle: { name: 'Oracle', the: 'l’Oracle' },
  warrior: la('Guerrière'),
  ranger: la('Rôdeuse'),
  avenger: la('Vengeresse'),
}

export const enemies: Record<keyof typeof en.enemies, Noun> = {
  reefRaiders: les('Pillards du récif'),
  thornWolves: les('Loups des ronces'),
  graveSprites: les('Feux follets'),
  riverGoblins: les('Gobelins du fleuve'),
  cragBears: les('Ours des cimes'),
  duneCorsairs: les('Corsaires des dunes'),
  scorpionRiders: les('Chevaucheurs de scorpions'),
  stoneGhouls: lesF('Goules de pierre'),
  boneCavalry: la('Cavalerie d’ossements'),
  harpy: la('Harpie'),
  minotaur: le('Minotaure'),
  seaSerpent: le('Serpent de mer'),
  manticore: la('Manticore'),
  giantWasps: lesF('Guêpes géantes'),
  wraith: le('Spectre'),
}

export const foes: Record<keyof typeof en.foes, Noun & { readonly of: string }> = {
  dragon: { ...le('Dragon'), of: 'du Dragon' },
  kraken: { ...le('Kraken'), of: 'du Kraken' },
  ancient: { name: 'L’Ancien', the: 'l’Ancien', of: 'de l’Ancien' },
  demonLord: { ...le('Seigneur démon'), of: 'du Seigneur démon' },
  colossus: { ...le('Colosse'), of: 'du Colosse' },
  giant: { ...le('Géant'), of: 'du Géant' },
}

export const artifacts: Record<keyof typeof en.artifacts, Noun> = {
  spear: la('Lance de braise'),
  shield: le('Bouclier du gardien'),
  horn: le('Cor de ralliement'),
  hammer: le('Marteau du bâtisseur'),
  sandglass: le('Sablier fêlé'),
  staff: le('Bâton d’entrave'),
  beacon: le('Fanal'),
  wings: lesF('Ailes de plumes'),
  pack: la('Besace d’apothicaire'),
  mantle: le('Manteau de fer'),
}

export const turns: typeof en.turns = {
  'turn.red': 'Tour de Rouge',
  'turn.blue': 'Tour de Bleu',
  'turn.green': 'Tour de Vert',
  'turn.yellow': 'Tour de Jaune',
  'all.1': 'Tous les Défenseurs',
  'all.2': 'Tous les Défenseurs',
}

export const list: typeof en.list = items =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`

/** In French zero is singular. */
export const count: typeof en.count = (n, one, many) => `${n} ${n < 2 ? one : many}`
