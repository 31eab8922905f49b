import type { BaneId } from './ids.ts'
import { B, Bt } from './lineups.ts'
import type { BaneCard, Coded } from './types.ts'

/** 21 standard banes, then the nine of the scions (VIC-SETUP-07, VIC-RULING-11). */
const CARDS = {
  'venomed-blades': { id: 'venomed-blades', type: 'bag', forUnit: true },
  'thick-hides': { id: 'thick-hides', type: 'bag', n: 2, forUnit: true, coded: true },
  'spurred-on': { id: 'spurred-on', type: 'bag', forUnit: true },
  ambush: { id: 'ambush', type: 'bag', n: 1, coded: true },
  'dread-banner': { id: 'dread-banner', type: 'bag', n: 1, coded: true },
  'jeering-crowd': { id: 'jeering-crowd', type: 'bag', silent: 2 },
  'home-advantage': { id: 'home-advantage', type: 'bag' },
  'fresh-blood': { id: 'fresh-blood', type: 'bag', slot: B },
  'choking-smoke': { id: 'choking-smoke', type: 'bag' },
  'lost-legionary': { id: 'lost-legionary', type: 'unit' },
  erinys: { id: 'erinys', type: 'unit' },
  'gorgon-hound': { id: 'gorgon-hound', type: 'unit' },
  'drowned-priest': { id: 'drowned-priest', type: 'unit' },
  'grave-archer': { id: 'grave-archer', type: 'unit' },
  'tartarean-guard': { id: 'tartarean-guard', type: 'unit' },
  'wavering-banners': { id: 'wavering-banners', type: 'camp', adds: { leadership: -1 } },
  'cracked-shields': { id: 'cracked-shields', type: 'camp', adds: { capacity: -1 } },
  'open-wound': { id: 'open-wound', type: 'camp', adds: { fullHeal: -1 } },
  'ill-winds': { id: 'ill-winds', type: 'camp', n: 1, coded: true },
  'restless-dead': { id: 'restless-dead', type: 'camp', adds: { failing: 1 } },
  hunted: { id: 'hunted', type: 'camp', n: 1, coded: true },
  multiply: { id: 'multiply', type: 'bag', scion: 'hydra', slot: Bt },
  gigantic: { id: 'gigantic', type: 'bag', scion: 'taotie', n: 3, forUnit: true, coded: true },
  'shoulder-serpents': { id: 'shoulder-serpents', type: 'bag', scion: 'zahhak', forUnit: true },
  'trembling-earth': { id: 'trembling-earth', type: 'camp', scion: 'itzam-cab-ain', coded: true },
  bident: { id: 'bident', type: 'bag', scion: 'pluto', forUnit: true },
  'cold-throne': { id: 'cold-throne', type: 'camp', scion: 'pluto', adds: { spectating: 1 } },
  'stone-gaze': { id: 'stone-gaze', type: 'bag', scion: 'gorgons', coded: true },
  eclipse: { id: 'eclipse', type: 'camp', scion: 'apep', coded: true },
  'baleful-eye': { id: 'baleful-eye', type: 'unit', scion: 'balor' },
} as const satisfies Readonly<Record<BaneId, BaneCard>>
export const BANES: Readonly<Record<BaneId, BaneCard>> = CARDS
export type CodedBaneId = Coded<typeof CARDS>
export const BANE_IDS = Object.keys(BANES) as readonly BaneId[]
export const STANDARD_BANES = BANE_IDS.slice(0, 21)
