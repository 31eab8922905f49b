import type { RegionId } from './ids.ts'
import type { ArenaCard } from './types.ts'

/** The eight arenas; deployment hexes in the order of their numbers. Zones are named by the lists, or are where chips start. */
export const ARENAS: Readonly<Record<RegionId, ArenaCard>> = {
  LAM: {
    id: 'LAM',
    blocked: ['C2', 'C5', 'E2', 'E5'],
    rivalDeploy: ['B3', 'B2', 'B4'],
    playerDeploy: ['F3', 'F4', 'F2'],
    key: ['D2', 'D4', 'D6'],
    zones: { post: ['D2', 'D4', 'D6'] },
    lists: [{ who: 'all', entries: ['!flagholder', '!on:post', '!strongest', 'post'] }],
    arenaTurn: false,
    localHp: 1,
  },
  ATL: {
    id: 'ATL',
    blocked: [],
    rivalDeploy: ['B2', 'B3', 'B5'],
    playerDeploy: ['F4', 'F3', 'F1'],
    key: 'trident',
    zones: { trident: ['D4'] },
    lists: [{ who: 'all', entries: ['!flagholder', 'chip:trident', '!with:trident', '!farthest'] }],
    arenaTurn: false,
  },
  REF: {
    id: 'REF',
    blocked: ['D1', 'D7'],
    rivalDeploy: ['B2', 'B4', 'A3'],
    playerDeploy: ['F4', 'F2', 'G2'],
    key: ['C3', 'D4', 'E4'],
    zones: { beasts: ['D2', 'D6', 'D4'] },
    lists: [
      { who: 'beasts', entries: ['!closest'] },
      { who: 'others', entries: ['!flagholder', '!on:key', '!weakest'] },
    ],
    arenaTurn: true,
  },
  ARG: {
    id: 'ARG',
    blocked: ['C3', 'C4', 'E3', 'E4'],
    rivalDeploy: ['B3', 'B1', 'B5'],
    playerDeploy: ['F3', 'F5', 'F1'],
    key: ['D2', 'D4', 'D6'],
    zones: {},
    lists: [
      { who: ['attacker', 'beast'], entries: ['!flagholder', '!with:laurel', '!closest'] },
      { who: 'others', entries: ['!flagholder', '!deadliest'] },
    ],
    arenaTurn: false,
    laurel: true,
  },
  VES: {
    id: 'VES',
    blocked: ['D2', 'D6'],
    rivalDeploy: ['B3', 'B2', 'B4'],
    playerDeploy: ['F3', 'F4', 'F2'],
    key: ['D3', 'D4', 'D5'],
    zones: { embers: ['C5', 'E2'] },
    lists: [
      { who: 'local', entries: ['!flagholder', '!weakest', 'key'] },
      { who: 'others', entries: ['!flagholder', '!closest'] },
    ],
    arenaTurn: true,
  },
  AMA: {
    id: 'AMA',
    blocked: ['D3', 'D5'],
    rivalDeploy: ['B2', 'B4', 'B3'],
    playerDeploy: ['F4', 'F2', 'F3'],
    key: ['D2', 'D4', 'D6'],
    zones: { thicket: ['C2', 'C4', 'D4', 'E3', 'E5'] },
    lists: [
      { who: ['archer', 'tactician'], entries: ['!flagholder', '!weakest', 'thicket'] },
      { who: 'others', entries: ['!flagholder', '!on:key', '!closest'] },
    ],
    arenaTurn: false,
  },
  PAR: {
    id: 'PAR',
    blocked: [],
    rivalDeploy: ['A2', 'A3', 'A1'],
    playerDeploy: ['G3', 'G2', 'G4'],
    key: ['D3', 'D4', 'D5'],
    zones: {
      chariot: ['D6'],
      track: ['D6', 'E5', 'F4', 'F3', 'F2', 'E2', 'D2', 'C2', 'B2', 'B3', 'B4', 'C5'],
    },
    lists: [{ who: 'all', entries: ['!flagholder', '!hero', '!slowest'] }],
    arenaTurn: true,
  },
  KUN: {
    id: 'KUN',
    blocked: ['D3', 'D5'],
    rivalDeploy: ['B3', 'B2', 'B4'],
    playerDeploy: ['F3', 'F4', 'F2'],
    key: ['D2', 'D4', 'D6'],
    zones: { cloud: ['C2', 'C5', 'E2', 'E5'] },
    lists: [
      { who: ['defender'], entries: ['!flagholder', 'key', '!closest'] },
      { who: 'others', entries: ['!flagholder', '!on:key', '!strongest'] },
    ],
    arenaTurn: false,
  },
}
/** Arena chips there are: flag, tribune, trident, three beasts, chariot, laurel, two embers (VIC-RULING-10). */
export const ARENA_CHIPS = 10
