import { B, Bt } from './lineups.ts'
import type { BaneCard } from './types.ts'

/** The standard banes, then those of the scions (VIC-SETUP-07, VIC-RULING-11). */
const CARDS = {
  'venomed-blades': { type: 'bag', forUnit: true, stats: { who: 'itself', die: 'B' } },
  'thick-hides': { type: 'bag', n: 2, forUnit: true },
  'spurred-on': { type: 'bag', forUnit: true, stats: { who: 'itself', movement: { add: 1 } } },
  ambush: { type: 'bag', n: 1 },
  'dread-banner': { type: 'bag', n: 1 },
  'jeering-crowd': { type: 'bag', silent: 2 },
  'home-advantage': { type: 'bag', stats: { who: 'localRivals', die: 'Y' } },
  'fresh-blood': { type: 'bag', slot: B },
  'choking-smoke': { type: 'bag', stats: { who: 'yours', range: { add: -1 } } },
  'lost-legionary': { type: 'unit' },
  erinys: { type: 'unit' },
  'gorgon-hound': { type: 'unit' },
  'drowned-priest': { type: 'unit' },
  'grave-archer': { type: 'unit' },
  'tartarean-guard': { type: 'unit' },
  'wavering-banners': { type: 'camp', adds: { leadership: -1 } },
  'cracked-shields': { type: 'camp', adds: { capacity: -1 } },
  'open-wound': { type: 'camp', adds: { fullHeal: -1 } },
  'ill-winds': { type: 'camp', n: 1 },
  'restless-dead': { type: 'camp', adds: { failing: 1 } },
  hunted: { type: 'camp', n: 1 },
  multiply: { type: 'bag', scion: 'hydra', slot: Bt },
  gigantic: { type: 'bag', scion: 'taotie', n: 3, forUnit: true },
  'shoulder-serpents': {
    type: 'bag',
    scion: 'zahhak',
    forUnit: true,
    stats: { who: 'itself', die: 'Y', skill: { id: 'barbed', n: 1 } },
  },
  'trembling-earth': { type: 'camp', scion: 'itzam-cab-ain' },
  bident: { type: 'bag', scion: 'pluto', forUnit: true, stats: { who: 'itself', die: 'B', skill: { id: 'pierce' } } },
  'cold-throne': { type: 'camp', scion: 'pluto', adds: { spectating: 1 } },
  'stone-gaze': { type: 'bag', scion: 'gorgons' },
  eclipse: { type: 'camp', scion: 'apep' },
  'baleful-eye': { type: 'unit', scion: 'balor' },
} as const satisfies Readonly<Record<string, BaneCard<string>>>
type Cards = typeof CARDS
export type BaneId = keyof Cards
type OfType<T> = { [K in BaneId]: Cards[K]['type'] extends T ? K : never }[BaneId]
export type BagBaneId = OfType<'bag'>
export type CampBaneId = OfType<'camp'>
/** What a bane does by its data alone. */
type ByData = { type: 'unit' } | { stats: object } | { slot: object } | { silent: number } | { adds: object }
/** All others act by themselves: `rules/effects/banes.ts`. */
export type CodedBaneId = { [K in BaneId]: Cards[K] extends Readonly<ByData> ? never : K }[BaneId]
export const BANES: Readonly<Record<BaneId, BaneCard>> = CARDS
export const BANE_IDS = Object.keys(BANES) as readonly BaneId[]
export const STANDARD_BANES = BANE_IDS.filter(id => BANES[id].scion === undefined)
