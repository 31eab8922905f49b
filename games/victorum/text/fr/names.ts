import { HEROES } from '../../content/heroes.ts'
import type { BagChip, Die, EventId, HeroId, OpportunityId, PlaceId } from '../../content/ids.ts'
import type * as en from '../en/names.ts'
import type { Lasting } from '../../rules/state/shape.ts'
import type { OpportunityText } from '../en/opportunities.ts'
import type { CardText } from '../en/tactics.ts'
import { start } from '../../../text/sentence.ts'
import { banes } from './banes.ts'
import { fights } from './fights.ts'
import { opportunities } from './opportunities.ts'
import { places } from './places.ts'
import { tactics } from './tactics.ts'
import { kinds } from './units.ts'

export { prowess } from './prowess.ts'
export { skills } from './skills.ts'
export { banes, fights, kinds, opportunities, places, tactics }

export const heroes: typeof en.heroes = {
  bingqing: 'Bingqing',
  decimus: 'Decimus',
  nox: 'Nox',
  'sea-strider': 'Marche-Mers',
  krakenlance: 'Krakenlance',
  'the-parthian': 'Le Parthe',
  virago: 'Virago',
  stygiana: 'Stygiana',
}
export const scions: typeof en.scions = {
  hydra: 'Hydre',
  taotie: 'Taotie',
  zahhak: 'Zahhak',
  'itzam-cab-ain': 'Itzam Cab Ain',
  pluto: 'Pluton',
  gorgons: 'Les Gorgones',
  apep: 'Apophis',
  balor: 'Balor',
}
export const regions: typeof en.regions = {
  LAM: 'Lamosiens',
  ATL: 'Atlantes',
  REF: 'Réfugiés de Pluton',
  ARG: 'Nouveaux Argonautes',
  VES: 'Vésuviens',
  AMA: 'Amazones',
  PAR: 'Parthes',
  KUN: 'Kunlun',
}
export const difficulties: typeof en.difficulties = { chosen: 'Élu', valiant: 'Vaillant', fearless: 'Intrépide' }
export const classes: typeof en.classes = {
  archer: 'Archer',
  attacker: 'Attaquant',
  beast: 'Bête',
  defender: 'Défenseur',
  tactician: 'Tacticien',
}
/** Heroines by their class. */
const HEROINES: Readonly<Partial<Record<HeroId, string>>> = {
  bingqing: 'Défenseure',
  nox: 'Défenseure',
  virago: 'Archère',
  stygiana: 'Attaquante',
}
export const classOf = (hero: HeroId): string => HEROINES[hero] ?? classes[HEROES[hero].class]
export const dice: typeof en.dice = { Y: 'jaune', B: 'bleu', G: 'vert', K: 'noir', R: 'rouge' }
export const sports: typeof en.sports = {
  flag: 'Prise de l’étendard',
  hill: 'Roi de la colline',
  spar: 'Passe d’armes',
}
export const decks: typeof en.decks = { sport: 'Joute', bloodshed: 'Carnage', opportunity: 'Opportunité' }
export const placeKinds: typeof en.placeKinds = { ...decks, capital: 'Capitale', harbor: 'Port' }
export const fightKinds: typeof en.fightKinds = {
  sport: 'Joute',
  bloodshed: 'Carnage',
  primus: 'Combat de primus',
  scion: 'Combat du Rejeton',
}
export const skillTypes: typeof en.skillTypes = { innate: 'Inné', ability: 'Aptitude', special: 'Action spéciale' }
export const steps: typeof en.steps = {
  start: 'Début du tour',
  score: 'Points',
  deploy: 'Déploiement',
  tactic: 'Tactiques',
  activity: 'Activité',
  move: 'Mouvement',
  ability: 'Aptitudes',
  engage: 'Engagement',
  arena: 'Arène',
}
export const items: typeof en.items = {
  flag: 'l’étendard',
  trident: 'le trident',
  laurel: 'le laurier',
}
export const sides: typeof en.sides = {
  player: 'à vous',
  rival: 'rivale',
  arena: 'de l’arène',
}
export const entries: typeof en.entries = {
  '!flagholder': 'porte-étendard',
  '!hero': 'héros',
  '!strongest': 'adversaire le plus robuste',
  '!weakest': 'adversaire le plus faible',
  '!deadliest': 'adversaire le plus redoutable',
  '!closest': 'adversaire le plus proche',
  '!farthest': 'adversaire le plus lointain',
  '!slowest': 'adversaire le plus lent',
  '!on:post': 'adversaire sur un poteau',
  '!on:key': 'adversaire sur une case clé',
  '!with:trident': 'adversaire portant le trident',
  '!with:laurel': 'adversaire portant le laurier',
  'chip:trident': 'trident sans porteur',
  post: 'poteau libre',
  key: 'case clé libre',
  thicket: 'fourré libre',
}

export const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} et ${words.at(-1)}`
export const count = (n: number, one: string, many: string) => `${n} ${n < 2 ? one : many}`
export const hp = (n: number) => `${n}\u00a0PV`
export const act = (n: number) => `Acte ${['I', 'II', 'III', 'IV'][n - 1] ?? n}`
export const hits = (n: number) => (n === 0 ? 'aucune touche' : count(n, 'touche', 'touches'))
export const damage = (n: number) => count(n, 'dégât', 'dégâts')
export const weeks = (n: number) => count(n, 'semaine', 'semaines')

export const unit = (id: string): string => {
  if (id === 'hero') return 'votre héros'
  if (id === 'primus') return 'le primus'
  if (id.startsWith('shade.')) return `l’Ombre (${unit(id.slice(6))})`
  const [kind = '', number] = id.split('.')
  const name = kinds[kind === 'beast' && number !== undefined ? 'kennel-beast' : kind] ?? ''
  return number === undefined ? name : `${name} ${number}`
}
export const Unit = (id: string) => start(unit(id))
const isBane = (id: string): id is keyof typeof banes => Object.hasOwn(banes, id)
export const chip = (id: BagChip): string => (isBane(id) ? banes[id].name : unit(id))
export const chips = (ids: readonly BagChip[]) => list(ids.map(chip))

const poolPart = (die: Die, n: number) => `${n} ${dice[die]}${n > 1 ? 's' : ''}`
export const pool = (of: readonly Die[]): string => {
  const kindsOfDice = [...new Set(of)]
  return of.length === 0 ? 'aucun dé' : list(kindsOfDice.map(die => poolPart(die, of.filter(d => d === die).length)))
}
const STATES = { cursed: 'malédiction', netted: 'filet', fatigued: 'épuisement' } as const
export const lasting = (what: Lasting['what']): string =>
  what === 'cursed' || what === 'netted' || what === 'fatigued' ? STATES[what] : tactics[what].name

const NO_CARD: CardText & OpportunityText = { name: '', text: '', task: '' }
export const fight = (id: EventId): CardText => fights[id] ?? NO_CARD
export const opportunity = (id: OpportunityId): OpportunityText => opportunities[id] ?? NO_CARD
export const placeName = (id: PlaceId): string => places[id] ?? ''
