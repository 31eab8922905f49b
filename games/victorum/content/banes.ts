import type { BaneId } from './ids.ts'
import type { BaneCard } from './types.ts'

/** 21 standard banes, then the nine of the scions (VIC-SETUP-07, VIC-RULING-11). */
export const BANES: Readonly<Record<BaneId, BaneCard>> = {
  'venomed-blades': { id: 'venomed-blades', type: 'bag' },
  'thick-hides': { id: 'thick-hides', type: 'bag', n: 2 },
  'spurred-on': { id: 'spurred-on', type: 'bag' },
  ambush: { id: 'ambush', type: 'bag' },
  'dread-banner': { id: 'dread-banner', type: 'bag' },
  'jeering-crowd': { id: 'jeering-crowd', type: 'bag' },
  'home-advantage': { id: 'home-advantage', type: 'bag' },
  'fresh-blood': { id: 'fresh-blood', type: 'bag' },
  'choking-smoke': { id: 'choking-smoke', type: 'bag' },
  'lost-legionary': { id: 'lost-legionary', type: 'unit' },
  erinys: { id: 'erinys', type: 'unit' },
  'gorgon-hound': { id: 'gorgon-hound', type: 'unit' },
  'drowned-priest': { id: 'drowned-priest', type: 'unit' },
  'grave-archer': { id: 'grave-archer', type: 'unit' },
  'tartarean-guard': { id: 'tartarean-guard', type: 'unit' },
  'wavering-banners': { id: 'wavering-banners', type: 'camp' },
  'cracked-shields': { id: 'cracked-shields', type: 'camp' },
  'open-wound': { id: 'open-wound', type: 'camp' },
  'ill-winds': { id: 'ill-winds', type: 'camp' },
  'restless-dead': { id: 'restless-dead', type: 'camp' },
  hunted: { id: 'hunted', type: 'camp' },
  multiply: { id: 'multiply', type: 'bag', scion: 'hydra' },
  gigantic: { id: 'gigantic', type: 'bag', scion: 'taotie', n: 3 },
  'shoulder-serpents': { id: 'shoulder-serpents', type: 'bag', scion: 'zahhak' },
  'trembling-earth': { id: 'trembling-earth', type: 'camp', scion: 'itzam-cab-ain' },
  bident: { id: 'bident', type: 'bag', scion: 'pluto' },
  'cold-throne': { id: 'cold-throne', type: 'camp', scion: 'pluto' },
  'stone-gaze': { id: 'stone-gaze', type: 'bag', scion: 'gorgons' },
  eclipse: { id: 'eclipse', type: 'camp', scion: 'apep' },
  'baleful-eye': { id: 'baleful-eye', type: 'unit', scion: 'balor' },
}
export const BANE_IDS = Object.keys(BANES) as readonly BaneId[]
export const STANDARD_BANES = BANE_IDS.slice(0, 21)
