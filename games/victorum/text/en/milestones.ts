import type { HeroId, PlaceId, ScionId } from '../../content/ids.ts'
import { count } from '../../../text/grammar/english.ts'
import { start } from '../../../text/sentence.ts'
import { act } from './names.ts'
import { hero, place, scion } from './nouns.ts'

const WHY_ENDED: Readonly<Record<string, string>> = {
  elimination: 'No rival unit is left.',
  spar: 'Only the tribune is left.',
  flag: 'The flag is home.',
  hill: 'The points are enough.',
  surrender: 'You surrendered; your hero lives.',
  noUnits: 'No unit was left to deploy.',
  shutOut: 'No deployment hex could become free.',
  stalemate: 'Nothing changed any more.',
}

/** What is said where something has come to its end. */
export const milestones = {
  wonAt: (at: PlaceId) => `Won at ${place(at)}`,
  lostAt: (at: PlaceId) => `Lost at ${place(at)}`,
  ended: (event: string, turn: number, cause: string) => `${event}, turn ${turn}. ${WHY_ENDED[cause] ?? ''}`.trim(),
  hero: 'Your hero',
  hp: (from: number, to: number, of: number) => `${from} → ${to} of ${of}`,
  fallen: {
    sport: { note: 'back in the camp', figure: 'fell' },
    bloodshed: { note: 'lost to the bag', figure: 'lost' },
    primus: { note: 'lost to the bag', figure: 'lost' },
    scion: { note: 'lost', figure: 'lost' },
  },
  reward: {
    sport: { what: 'Reward: a rival’s unit, or tactics', figure: 'choose' },
    bloodshed: { what: 'Reward: your hero improves one value', figure: '+1' },
  },
  chooseReward: 'Choose the reward',
  travelOn: 'Travel on',
  goOn: 'Go on',
  week: 'A week is marked',
  of: (n: number, of: number) => `${n} of ${of}`,
  influence: (against: ScionId) => `Influence of ${scion(against)}`,
  bane: (name: string, to: 'bag' | 'camp') => ({
    what: `Drawn: ${name}, a bane of the ${to}`,
    figure: to === 'bag' ? 'in the bag' : 'in the camp',
  }),
  grown: (against: ScionId) => `${start(scion(against))} has grown`,
  grownLead: 'Every fourth point of influence draws a bane.',
  beaten: (id: HeroId) => `${start(hero(id))} is beaten`,
  beatenLead: (nth: number, of: number, at: PlaceId) =>
    `Primus ${nth} of ${of}, at ${place(at)}. Then the act ends, with its own page.`,
  primuses: 'Primuses beaten',
  healsFully: 'Your hero heals fully',
  prowess: 'Hero Prowess',
  chooseOne: 'choose one',
  chooseProwess: 'Choose the prowess',
  troop: (n: number) => ({ what: 'Troop, filled up from the bag', figure: `to ${n}` }),
  actWon: (n: number) => `${act(n)} is won`,
  actLead: (primus: HeroId, at: PlaceId, week: number) =>
    `${start(hero(primus))} is beaten at ${place(at)}, in week ${week}. The city closes its gates behind you; the mountain keeps counting.`,
  beginAct: (n: number) => ({
    what: `Begin ${act(n)}`,
    why: n === 4 ? 'twelve more weeks, then the scion' : `twelve more weeks, primus ${n} of 3`,
  }),
  road: (n: number, weeks: number, places: number) => ({
    title: `The road of ${act(n)}`,
    aside: `${count(weeks, 'week', 'weeks')}, ${count(places, 'place', 'places')}`,
  }),
  fights: (n: number, won: number) => ({ title: count(n, 'combat', 'combats'), aside: `${won} won` }),
  fight: { won: 'won', failed: 'lost' },
  weeks: 'Weeks of the act',
  heroGrown: (id: HeroId) => `${start(hero(id))} has grown`,
  health: 'Health',
  leadership: 'Leadership',
  dice: 'Attack dice',
  blessings: 'Blessings left',
  inCamp: 'Troop in the camp',
  tactics: 'Tactics',
  newProwess: 'new prowess',
  step: (from: number, to: number) => `${from} → ${to}`,
  scionGrown: (against: ScionId) => `So has ${scion(against)}`,
  scion: 'the scion',
  changes: (n: number) => `What changes in ${act(n)}`,
  perPoint: 'A combat lost, or watched from the stands',
  points: (from: number, to: number) => `${from} → ${to} influence`,
  weeksLeft: (n: number): string => (n === 4 ? 'Weeks to reach Mount Vesuvius' : 'Weeks to reach an open capital'),
  closed: 'closed from now on',
}
