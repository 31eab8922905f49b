import type {
  BagChip,
  DeckId,
  Die,
  DifficultyId,
  EventId,
  HeroId,
  KindId,
  OpportunityId,
  PlaceId,
  PlaceKind,
  RegionId,
  ScionId,
  SportKind,
  UnitClass,
} from '../../content/ids.ts'
import { HEROES } from '../../content/heroes.ts'
import type { PriorityEntry, SkillType } from '../../content/types.ts'
import type { Lasting, Side, Stage } from '../../rules/state/shape.ts'
import type { CardText } from './tactics.ts'
import type { OpportunityText } from './opportunities.ts'
import { count, labels, list } from '../../../text/grammar/english.ts'
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

export const kinds: Readonly<Record<KindId, string>> = labels(kindNames)
export const places: Readonly<Record<PlaceId, string>> = labels(placeNames)
export const heroes: Readonly<Record<HeroId, string>> = labels(heroNames)
export const scions: Readonly<Record<ScionId, string>> = labels(scionNames)
/** The peoples, each with its region. */
export const regions: Readonly<Record<RegionId, string>> = {
  LAM: 'Lamosians',
  ATL: 'Atlanteans',
  REF: 'Pluto’s Refugees',
  ARG: 'New Argonauts',
  VES: 'Vesuvians',
  AMA: 'Amazons',
  PAR: 'Parthians',
  KUN: 'Kunlun',
}
export const difficulties: Readonly<Record<DifficultyId, string>> = {
  chosen: 'Chosen',
  valiant: 'Valiant',
  fearless: 'Fearless',
}
export const classes: Readonly<Record<UnitClass, string>> = {
  archer: 'Archer',
  attacker: 'Attacker',
  beast: 'Beast',
  defender: 'Defender',
  tactician: 'Tactician',
}
/** A hero's class, as it is said of that hero. */
export const classOf = (hero: HeroId): string => classes[HEROES[hero].class]
export const dice: Readonly<Record<Die, string>> = { Y: 'yellow', B: 'blue', G: 'green', K: 'black', R: 'red' }
export const sports: Readonly<Record<SportKind, string>> = {
  flag: 'Capture the Flag',
  hill: 'King of the Hill',
  spar: 'Spar',
}
export const decks: Readonly<Record<DeckId, string>> = {
  sport: 'Sport',
  bloodshed: 'Bloodshed',
  opportunity: 'Opportunity',
}
export const placeKinds: Readonly<Record<PlaceKind, string>> = { ...decks, capital: 'Capital', harbor: 'Harbor' }
export const fightKinds: Readonly<Record<'sport' | 'bloodshed' | 'primus' | 'scion', string>> = {
  sport: 'Sport event',
  bloodshed: 'Bloodshed event',
  primus: 'Primus combat',
  scion: 'Scion combat',
}
export const skillTypes: Readonly<Record<SkillType, string>> = {
  innate: 'Innate',
  ability: 'Ability',
  special: 'Special',
}
export const steps: Readonly<Record<Stage, string>> = {
  start: 'Start of turn',
  score: 'Score',
  deploy: 'Deployment',
  tactic: 'Tactics',
  activity: 'Activity',
  move: 'Movement',
  ability: 'Abilities',
  engage: 'Engage',
  arena: 'Arena',
}
export const items: Readonly<Record<'flag' | 'trident' | 'laurel', string>> = {
  flag: 'the flag',
  trident: 'the trident',
  laurel: 'the laurel',
}
export const sides: Readonly<Record<Side, string>> = { player: 'yours', rival: 'rival', arena: 'of the arena' }

/** Entries of a priority list; `!` is an opponent to attack. */
export const entries: Readonly<Record<PriorityEntry, string>> = {
  '!flagholder': 'flagholder',
  '!hero': 'hero',
  '!strongest': 'strongest opponent',
  '!weakest': 'weakest opponent',
  '!deadliest': 'deadliest opponent',
  '!closest': 'closest opponent',
  '!farthest': 'farthest opponent',
  '!slowest': 'slowest opponent',
  '!on:post': 'opponent on a post',
  '!on:key': 'opponent on a key hex',
  '!with:trident': 'opponent with the trident',
  '!with:laurel': 'opponent with the laurel',
  'chip:trident': 'unequipped trident',
  post: 'unoccupied post',
  key: 'unoccupied key hex',
  thicket: 'unoccupied thicket',
}

export { count, list }
export const hp = (n: number) => `${n} HP`
export const act = (n: number) => `Act ${['I', 'II', 'III', 'IV'][n - 1] ?? n}`
export const hits = (n: number) => (n === 0 ? 'no hit' : count(n, 'hit', 'hits'))
export const damage = (n: number) => `${n} damage`
export const weeks = (n: number) => count(n, 'week', 'weeks')

export { chip, label, unit, Unit } from './nouns.ts'
export const chips = (ids: readonly BagChip[]) => list(ids.map(chip))

const poolPart = (die: Die, n: number) => `${n} ${dice[die]}`
/** “2 blue and 1 yellow”. */
export const pool = (of: readonly Die[]): string => {
  const kindsOfDice = [...new Set(of)]
  return of.length === 0 ? 'no die' : list(kindsOfDice.map(die => poolPart(die, of.filter(d => d === die).length)))
}
export const lasting = (what: Lasting['what']): string =>
  what === 'cursed' || what === 'netted' || what === 'fatigued' ? what : tactics[what].name

const NO_CARD: CardText & OpportunityText = { name: '', text: '', task: '' }
export const fight = (id: EventId): CardText => fights[id] ?? NO_CARD
export const opportunity = (id: OpportunityId): OpportunityText => opportunities[id] ?? NO_CARD
export const placeName = (id: PlaceId): string => places[id] ?? ''
