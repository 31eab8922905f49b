import { HEROES } from '../../content/heroes.ts'
import type { BagChip, Die, EventId, HeroId, OpportunityId, PlaceId } from '../../content/ids.ts'
import type * as en from '../en/names.ts'
import type { Lasting } from '../../rules/state/shape.ts'
import type { OpportunityText } from '../en/opportunities.ts'
import type { CardText } from '../en/tactics.ts'
import { count, labels, list } from '../../../text/grammar/french.ts'
import { banes } from './banes.ts'
import { fights } from './fights.ts'
import { opportunities } from './opportunities.ts'
import { chip, heroNames, scionNames } from './nouns.ts'
import { placeNames } from './places.ts'
import { tactics } from './tactics.ts'
import { kindNames } from './units.ts'

export { prowess } from './prowess.ts'
export { skills } from './skills.ts'
export { banes, fights, opportunities, tactics }

export const kinds: typeof en.kinds = labels(kindNames)
export const places: typeof en.places = labels(placeNames)
export const heroes: typeof en.heroes = labels(heroNames)
export const scions: typeof en.scions = labels(scionNames)
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

export { count, list }
export const hp = (n: number) => `${n}\u00a0PV`
export const act = (n: number) => `Acte ${['I', 'II', 'III', 'IV'][n - 1] ?? n}`
export const hits = (n: number) => (n === 0 ? 'aucune touche' : count(n, 'touche', 'touches'))
export const damage = (n: number) => count(n, 'dégât', 'dégâts')
export const weeks = (n: number) => count(n, 'semaine', 'semaines')

export { chip, label, unit, Unit } from './nouns.ts'
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
