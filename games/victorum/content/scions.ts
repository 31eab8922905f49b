import type { ScionCard } from './types.ts'

/** The eight scion cards; effects in the order in which they are resolved, a pair names its two dice (VIC-SCION-13, VIC-SCION-17). */
const CARDS = {
  hydra: {
    id: 'hydra',
    perBane: 'health',
    chips: [{ id: 'hydra', range: 1, health: 4 }],
    unitCap: 5,
    dice: ['G', 'G', 'B', 'B', 'B', 'Y', 'Y', 'Y', 'Y'],
    banes: ['multiply'],
    effects: [
      { dice: ['G'], mode: 'total', run: 'hydra.advance' },
      { dice: ['B'], mode: 'total', run: 'hydra.bite' },
      { dice: ['Y'], mode: 'total', run: 'hydra.grow' },
    ],
    lists: [{ who: 'all', entries: ['!hero', '!strongest'] }],
  },
  taotie: {
    id: 'taotie',
    perBane: 'health',
    chips: [{ id: 'taotie', range: 1, health: 11 }],
    unitCap: 5,
    dice: ['Y', 'Y', 'Y', 'K', 'K', 'G', 'G'],
    banes: ['gigantic'],
    effects: [
      { dice: ['Y'], mode: 'total', run: 'taotie.move' },
      { dice: ['K'], mode: 'each', run: 'taotie.bite' },
      { dice: ['G'], mode: 'total', run: 'taotie.devour', aims: { range: 1, by: 'weakest' } },
    ],
    lists: [{ who: 'all', entries: ['!weakest'] }],
  },
  zahhak: {
    id: 'zahhak',
    chips: [{ id: 'zahhak', range: 2, health: 4 }],
    unitCap: 5,
    dice: ['B', 'B', 'G', 'G', 'Y'],
    banes: ['shoulder-serpents'],
    effects: [
      { dice: ['B'], mode: 'total', run: 'zahhak.move' },
      { dice: ['G'], mode: 'each', run: 'zahhak.strike' },
      { dice: ['Y', 'G'], mode: 'pair', run: 'zahhak.bind', aims: { range: 2, by: 'deadliest' } },
      { dice: ['K'], mode: 'each', run: 'zahhak.serpents' },
    ],
    lists: [{ who: 'all', entries: ['!hero', '!closest'] }],
  },
  'itzam-cab-ain': {
    id: 'itzam-cab-ain',
    perBane: 'die',
    chips: [{ id: 'itzam-cab-ain', range: 1, health: 22, hide: 1 }],
    unitCap: 6,
    dice: ['B', 'B', 'K', 'K', 'K'],
    banes: ['trembling-earth'],
    effects: [
      { dice: ['B'], mode: 'total', run: 'itzam-cab-ain.move' },
      { dice: ['K'], mode: 'each', run: 'itzam-cab-ain.strike' },
      { dice: ['Y'], mode: 'total', run: 'itzam-cab-ain.quake' },
    ],
    lists: [{ who: 'all', entries: ['!closest'] }],
  },
  pluto: {
    id: 'pluto',
    perBane: 'health',
    raises: true,
    chips: [{ id: 'pluto', range: 3, health: 26 }],
    unitCap: 6,
    dice: ['G', 'G', 'K', 'B', 'B', 'R'],
    banes: ['bident', 'cold-throne'],
    effects: [
      { dice: ['G'], mode: 'total', run: 'pluto.move' },
      { dice: ['K'], mode: 'each', run: 'pluto.strike' },
      { dice: ['B', 'B'], mode: 'pair', run: 'pluto.raise' },
      { dice: ['R'], mode: 'single', run: 'pluto.chill' },
    ],
    lists: [{ who: 'all', entries: ['!hero', '!strongest'] }],
  },
  gorgons: {
    id: 'gorgons',
    chips: [
      { id: 'medusa', range: 2, health: 9 },
      { id: 'stheno', range: 1, health: 9 },
      { id: 'euryale', range: 1, health: 9 },
    ],
    unitCap: 5,
    dice: ['Y', 'Y', 'Y', 'G', 'G', 'B', 'B', 'K'],
    banes: ['stone-gaze'],
    effects: [
      { dice: ['Y'], mode: 'total', run: 'gorgons.move' },
      { dice: ['G'], mode: 'each', run: 'gorgons.stheno' },
      { dice: ['B'], mode: 'each', run: 'gorgons.euryale' },
      { dice: ['G', 'B'], mode: 'total', run: 'gorgons.heal' },
      { dice: ['K'], mode: 'single', run: 'gorgons.medusa' },
    ],
    lists: [
      { who: 'medusa', entries: ['!deadliest'] },
      { who: 'stheno', entries: ['!strongest'] },
      { who: 'euryale', entries: ['!closest'] },
    ],
  },
  apep: {
    id: 'apep',
    perBane: 'darkness',
    night: 4,
    chips: [{ id: 'apep', range: 1, health: 13 }],
    unitCap: 5,
    dice: ['B', 'B', 'B', 'K', 'K', 'K', 'Y', 'Y', 'Y'],
    banes: ['eclipse'],
    effects: [
      { dice: ['B'], mode: 'total', run: 'apep.move' },
      { dice: ['K'], mode: 'each', run: 'apep.strike' },
      { dice: ['Y'], mode: 'total', run: 'apep.darken' },
    ],
    lists: [{ who: 'all', entries: ['!hero', '!closest'] }],
  },
  balor: {
    id: 'balor',
    perBane: 'health',
    chips: [{ id: 'balor', range: 2, health: 24, fixed: true }],
    unitCap: 6,
    dice: ['G', 'G', 'K', 'K', 'B'],
    banes: ['baleful-eye'],
    effects: [
      { dice: ['G'], mode: 'each', run: 'balor.gaze' },
      { dice: ['K'], mode: 'each', run: 'balor.strike' },
      { dice: ['B'], mode: 'single', run: 'balor.summon' },
    ],
    lists: [{ who: 'all', entries: ['!strongest'] }],
  },
} as const satisfies Record<string, ScionCard<string>>

/** Part of the save format: never renamed. */
export type ScionId = keyof typeof CARDS
export const SCIONS: Readonly<Record<ScionId, ScionCard>> = CARDS
/** What their dice bring about. */
export type RunId = (typeof CARDS)[ScionId]['effects'][number]['run']
export const SCION_IDS = Object.keys(SCIONS) as readonly ScionId[]
/** Hydra's Heads (VIC-SCION-27). */
export const HEAD = { id: 'head', range: 1, health: 4 } as const
