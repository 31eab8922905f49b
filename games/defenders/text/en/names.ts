import type { ArtifactId, DireId, EnemyId, FoeId, HeroId } from '../../content/ids.ts'
import type { Colour, DefenderCardId, PlaceId, Slot } from '../../rules/state.ts'

export interface Noun {
  readonly name: string
  readonly the: string
  /** Speaks of several: “the Ruins are”. */
  readonly many?: boolean
}

const noun = (name: string): Noun => ({ name, the: `the ${name}` })
const nouns = (name: string): Noun => ({ name, the: `the ${name}`, many: true })

export const places: Record<PlaceId, Noun> = {
  capital: noun('Capital'),
  forest: noun('Forest'),
  ruins: nouns('Ruins'),
  mountains: nouns('Mountains'),
  plains: nouns('Plains'),
  coast: noun('Coast'),
  desert: noun('Desert'),
}

export const slots: Record<Slot, string> = {
  w: 'left',
  nw: 'upper left',
  ne: 'upper right',
  e: 'right',
  se: 'lower right',
  sw: 'lower left',
}

/** The Defenders, each called by its colour. */
export const colours: Record<Colour, string> = { red: 'Red', blue: 'Blue', green: 'Green', yellow: 'Yellow' }

export const heroes: Record<HeroId, Noun> = {
  paladin: noun('Paladin'),
  cleric: noun('Cleric'),
  barbarian: noun('Barbarian'),
  druid: noun('Druid'),
  bard: noun('Bard'),
  sorcerer: noun('Sorcerer'),
  oracle: noun('Oracle'),
  warrior: noun('Warrior'),
  ranger: noun('Ranger'),
  avenger: noun('Avenger'),
}

export const enemies: Record<EnemyId | DireId, Noun> = {
  reefRaiders: nouns('Reef Raiders'),
  thornWolves: nouns('Thorn Wolves'),
  graveSprites: nouns('Grave Sprites'),
  riverGoblins: nouns('River Goblins'),
  cragBears: nouns('Crag Bears'),
  duneCorsairs: nouns('Dune Corsairs'),
  scorpionRiders: nouns('Scorpion Riders'),
  stoneGhouls: nouns('Stone Ghouls'),
  boneCavalry: noun('Bone Cavalry'),
  harpy: noun('Harpy'),
  minotaur: noun('Minotaur'),
  seaSerpent: noun('Sea Serpent'),
  manticore: noun('Manticore'),
  giantWasps: nouns('Giant Wasps'),
  wraith: noun('Wraith'),
}

export const foes: Record<FoeId, Noun> = {
  dragon: noun('Dragon'),
  kraken: noun('Kraken'),
  ancient: { name: 'The Ancient', the: 'the Ancient' },
  demonLord: noun('Demon Lord'),
  colossus: noun('Colossus'),
  giant: noun('Giant'),
}

export const artifacts: Record<ArtifactId, Noun> = {
  spear: noun('Ember Spear'),
  shield: noun('Warden’s Shield'),
  horn: noun('Muster Horn'),
  hammer: noun('Mason’s Hammer'),
  sandglass: noun('Cracked Sandglass'),
  staff: noun('Binding Staff'),
  beacon: noun('Beacon'),
  wings: nouns('Feather Wings'),
  pack: noun('Apothecary Pack'),
  mantle: noun('Iron Mantle'),
}

/** The cards of the Turn Deck that are not Enemies. */
export const turns: Record<DefenderCardId, string> = {
  'turn.red': 'Red’s Turn',
  'turn.blue': 'Blue’s Turn',
  'turn.green': 'Green’s Turn',
  'turn.yellow': 'Yellow’s Turn',
  'all.1': 'All Defenders',
  'all.2': 'All Defenders',
}

/** “A”, “A and B”, “A, B and C”. */
export const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

export const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
