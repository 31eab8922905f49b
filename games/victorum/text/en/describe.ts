import type { Die, HeroId, PlaceId, ProwessId, RegionId, TacticId } from '../../content/ids.ts'
import type { Reward } from '../../content/types.ts'
import {
  chip,
  classes,
  count,
  decks,
  dice,
  heroes,
  hp,
  items,
  kinds,
  label,
  lasting,
  list,
  placeKinds,
  placeName,
  pool,
  prowess,
  regions,
  sides,
  tactics,
  unit,
} from './names.ts'

/** The board in words. */
export const describe = {
  unit: (id: string, side: keyof typeof sides) => `${label(id)}, ${sides[side]}`,
  at: (hex: string) => `on ${hex}`,
  hp: (n: number, of: number) => `${n} of ${hp(of)}`,
  dazed: 'dazed',
  tribune: 'tribune',
  elite: 'elite',
  carries: (item: keyof typeof items) => `carries ${items[item]}`,
  label,
  lasting,
  tactic: (id: TacticId) => tactics[id].name,
  intent: (what: string) => `intends: ${what}`,
  hex: (hex: string) => `Hex ${hex}`,
  key: 'key hex',
  mine: (n: number) => `your deployment hex ${n}`,
  rival: (n: number) => `rival deployment hex ${n}`,
  blocked: 'blocked',
  empty: 'empty',
  zones: {
    post: 'post',
    thicket: 'thicket',
    cloud: 'cloud step',
    track: 'track',
    trident: 'where the trident starts',
    beasts: 'where a beast starts',
    embers: 'where an ember starts',
    chariot: 'where the chariot starts',
  } as Readonly<Record<string, string>>,
  ember: 'ember',
  chariot: 'chariot',
  item: (item: keyof typeof items) => items[item],
  column: (ids: readonly string[]) =>
    ids.length === 0 ? 'No rival unit is still to come' : `Rival units still to come: ${list(ids.map(unit))}`,
  hero: (id: HeroId, n: number, of: number) => `Your hero ${heroes[id]}, ${n} of ${hp(of)}`,
  camp: (id: string) => `${label(id)}, in your camp`,
  fallen: (id: string) => `${label(id)}, defeated`,
  held: (name: string, have: number, need: number) => `${name}, in your camp: ${have} of ${need}`,
  here: 'the encampment is here',
  place: (id: PlaceId, kind: keyof typeof placeKinds, region: RegionId) =>
    `${placeName(id)}, ${placeKinds[kind]}, ${regions[region]}`,
  open: 'within reach',
  front: (deck: keyof typeof decks, name: string) => `${decks[deck]}, front card: ${name}`,
  stack: (region: RegionId, id: string | undefined) =>
    `${regions[region]}, front chip: ${id === undefined ? 'none' : chip(id)}`,
  bag: (n: number) => `The bag holds ${count(n, 'chip', 'chips')}`,
  primus: (id: HeroId, beaten: boolean) => `Primus ${heroes[id]}${beaten ? ', beaten' : ''}`,
  scion: (name: string) => `Scion: ${name}`,
}

/** The full texts of cards, places and pieces. */
export const cards = {
  kinds: {
    unit: 'Unit',
    hero: 'Hero',
    primus: 'Primus',
    skill: 'Skill',
    tactic: { permanent: 'Permanent tactic', instant: 'Instant tactic', temporary: 'Temporary tactic' },
    bane: { bag: 'Bag bane', unit: 'Unit bane', camp: 'Camp bane' },
    prowess: 'Prowess',
    scion: 'Scion',
    arena: 'Arena',
    die: 'Die',
    stack: 'Faction stack',
    bag: 'Bag',
    deck: 'Deck',
    hex: 'Hex',
    gauge: 'Hero sheet',
    term: 'Term',
  },
  stats: (classNames: readonly (keyof typeof classes)[], from: string) =>
    `${classNames.length === 0 ? from : list(classNames.map(id => classes[id]))}.`,
  numbers: (movement: number, range: number, health: number, attack: readonly Die[]) =>
    `Movement ${movement}, Range ${range}, Health ${health}, Attack: ${pool(attack)}.`,
  scionNumbers: (range: number, health: number) => `Range ${range}, Health ${health}.`,
  faction: (region: RegionId) => `Faction: ${regions[region]}.`,
  skill: (type: string, name: string, text: string) => `${type} ${name}: ${text}`,
  /** The text of a skill with the number it is printed with. */
  numbered: (text: string, n: number) => text.replace(/\bN\b/g, String(n)),
  withNumber: (name: string, n: number | undefined) => (n === undefined ? name : `${name} ${n}`),
  rival: (text: string) => `Rival units: ${text}`,
  rivalTarget: (text: string) => `The rival places it on ${text}.`,
  copies: (n: number) => `In the supply: ${n}.`,
  now: (state: string) => `Now: ${state}.`,
  leadership: (n: number, capacity: number, blessings: number) =>
    `Leadership ${n}, Tactic Capacity ${capacity}, blessings: ${blessings}.`,
  leads: (n: number) => `Leadership ${n}.`,
  ownProwess: (name: string, text: string) => `${name}: ${text}`,
  prowess: (ids: readonly ProwessId[]) => `Prowess: ${list(ids.map(id => prowess[id].name))}.`,
  starts: (units: readonly (keyof typeof classes)[], start: readonly TacticId[]) =>
    `Begins with ${list(units.map(id => kinds[id] ?? ''))}; tactics: ${list(start.map(id => tactics[id].name))}.`,
  primusHealth: 'As a primus: Health 9, 12 or 15 in Acts I, II and III.',
  lineup: (rival: string, mine: string) => `Rival: ${rival}. You: ${mine}.`,
  slot: { local: 'local unit', bag: 'bag unit', primus: 'primus' },
  slotTactic: (slot: string) => `${slot} with tactic`,
  mine: (hero: boolean, camp: number) =>
    joinMine(hero ? 'hero' : '', camp === 0 ? '' : count(camp, 'camp unit', 'camp units')),
  sports: (names: string) => `Kinds: ${names}.`,
  rewardOf: {
    sport: 'Reward: a recruit among the rival units, or tactics up to your capacity.',
    bloodshed: 'Reward: add or upgrade a die, Health +1 or Leadership +1. Your fallen units are lost.',
  },
  noEffect: 'No effect of its own.',
  change: (text: string) => `May: ${text}`,
  task: (text: string) => `Task: ${text}`,
  reward: (reward: Reward) => `Reward: ${rewardName(reward)}.`,
  progress: (have: number, need: number) => `So far: ${have} of ${need}.`,
  faces: (die: Die, n: number) => `${n} of the six faces of the ${dice[die]} die are hits.`,
  stackText: (id: string | undefined, n: number) =>
    `Front chip: ${id === undefined ? 'none' : chip(id)}. ${count(n, 'chip', 'chips')} in all.`,
  bagText: (chips: string) => (chips === '' ? 'It is empty.' : `It holds ${chips}.`),
  deckText: (name: string, n: number) =>
    `Front card: ${name === '' ? 'none' : name}. ${count(n, 'card', 'cards')} in all.`,
  known: (names: string) => `Then: ${names}.`,
  harbor: 'Pass it on the way, or sail from it to another harbor for a week.',
  capital: 'Here a primus waits, in Act IV on Mount Vesuvius the scion.',
  guard: (who: string) => `Waiting here now: ${who}.`,
  moves: (n: number) => `Least number of moves from here: ${n}.`,
  gauges: {
    weeks: { name: 'Weeks', text: (n: number, of: number) => `${n} of ${of} weeks of this act are marked.` },
    influence: {
      name: 'Influence',
      text: (n: number, next: number) => `Influence ${n}. The next bane is drawn at ${next}.`,
    },
    blessings: { name: 'Blessings', text: (n: number, _of: number) => `Blessings left: ${n}.` },
    leadership: {
      name: 'Leadership',
      text: (n: number, of: number) => `${n} of ${count(of, 'unit', 'units')}, hero included.`,
    },
    tactics: { name: 'Tactic Capacity', text: (n: number, of: number) => `${n} of ${count(of, 'tactic', 'tactics')}.` },
  },
}
const joinMine = (hero: string, camp: string) => [hero, camp].filter(part => part !== '').join(' and ')
const rewardName = (reward: Reward): string => {
  switch (reward.kind) {
    case 'heroProwess':
      return 'a Hero Prowess'
    case 'removeBane':
      return 'remove a bane'
    case 'unit':
      return kinds[reward.unit] ?? ''
    case 'tactic':
      return tactics[reward.tactic].name
    case 'prowess':
      return prowess[reward.prowess]?.name ?? ''
  }
}

/** What an option would change. */
export const changes = {
  none: 'none',
  hp: (id: string) => `${label(id)}, HP`,
  place: label,
  out: 'not in the arena',
  fallen: 'defeated',
  state: (id: string) => `${label(id)}, effects`,
  carries: (id: string) => `${label(id)}, carries`,
  item: (item: keyof typeof items) => items[item],
  points: 'Points',
  encampment: 'Encampment',
  weeks: 'Weeks marked',
  influence: 'Influence',
  blessings: 'Blessings',
  health: 'Health',
  leadership: 'Leadership',
  attack: 'Your hero’s Attack',
  prowess: 'Prowess',
  troop: 'Camp',
  tactics: 'Tactics',
  opportunities: 'Opportunities',
  banes: 'Camp banes',
  bag: 'Chips in the bag',
  darkness: 'Darkness',
  combat: 'Combat',
  result: { won: 'won', failed: 'lost', open: 'open' },
  campaign: 'Campaign',
  over: { won: 'won', lost: 'lost', open: 'going on' },
  hidden: {
    bag: 'a chip is drawn from the bag',
    banes: 'a bane is drawn',
    sport: 'the next Sport card is turned up',
    bloodshed: 'the next Bloodshed card is turned up',
    opportunity: 'the next Opportunity card is turned up',
    stack: 'the next unit of the region is turned up',
    dice: 'dice are rolled',
    other: 'something hidden is revealed',
  },
}
