import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** At the last capital, all primuses beaten. */
const ACT_FOUR: Position = { act: 4, weeks: 6, place: 'VES-C', primuses: ['-bingqing', '-decimus', '-the-parthian'] }

/** How a scion combat goes on and ends. */
export const scionEnd: readonly Example<Position>[] = [
  {
    id: 'VIC-EX-66',
    rules: ['VIC-SCION-17', 'VIC-RULING-97'],
    cases: [
      {
        position: {
          ...ACT_FOUR,
          scion: 'zahhak',
          combat: {
            kind: 'scion',
            arena: 'VES',
            turn: 3,
            embers: [],
            rival: ['zahhak D4'],
            mine: ['hero D5 hp9', 'attacker.1 C4', 'archer.1 D7'],
          },
          begins: 'rival',
          rolls: '..xxx',
        },
        line: ['p1 begin'],
      },
    ],
  },
  {
    id: 'VIC-EX-67',
    rules: ['VIC-SCION-05', 'VIC-RULING-70', 'VIC-RULING-94'],
    cases: [
      {
        position: {
          ...ACT_FOUR,
          scion: 'hydra',
          units: ['archer.2', 'attacker.2'],
          combat: {
            kind: 'scion',
            arena: 'VES',
            turn: 3,
            embers: [],
            rival: ['hydra A1', 'head.1 C4'],
            mine: ['hero G4', 'archer.1 G1', 'attacker.1 G2', 'tactician.1 G3', 'defender.1 D4 hp1'],
          },
        },
        line: [],
      },
      {
        position: {
          ...ACT_FOUR,
          scion: 'hydra',
          units: ['archer.2', 'attacker.2'],
          combat: {
            kind: 'scion',
            arena: 'VES',
            turn: 3,
            embers: [],
            rival: ['hydra A1', 'head.1 C4'],
            mine: ['hero G4', 'archer.1 G1', 'attacker.1 G2', 'tactician.1 G3', 'defender.1 D4 hp1'],
          },
          begins: 'rival',
          rolls: '..x......',
        },
        line: ['p1 begin', '!p1 deploy defender.1 F3', 'p1 deploy archer.2 F3'],
      },
    ],
  },
  {
    id: 'VIC-EX-68',
    rules: ['VIC-SCION-28', 'VIC-SCION-29', 'VIC-RULING-98'],
    cases: [
      {
        position: {
          ...ACT_FOUR,
          scion: 'hydra',
          range: 2,
          units: [],
          combat: {
            kind: 'scion',
            arena: 'VES',
            turn: 3,
            embers: [],
            rival: ['hydra C4 hp2', 'head.1 F3 hp1'],
            mine: ['hero E3'],
          },
          rolls: 'xx',
        },
        line: ['p1 done', 'p1 attack hero hydra', 'p1 hex D1', 'p1 hex E1'],
      },
      {
        position: {
          ...ACT_FOUR,
          scion: 'hydra',
          range: 2,
          units: [],
          combat: { kind: 'scion', arena: 'VES', turn: 3, embers: [], rival: ['head.1 F3 hp1'], mine: ['hero E3'] },
          begins: 'rival',
          rolls: '..x......',
        },
        line: ['p1 begin'],
      },
      {
        position: {
          ...ACT_FOUR,
          scion: 'hydra',
          range: 2,
          units: [],
          combat: { kind: 'scion', arena: 'VES', turn: 3, embers: [], rival: ['head.1 F3 hp1'], mine: ['hero E3'] },
          rolls: 'xx',
        },
        line: ['p1 done', 'p1 attack hero head.1'],
      },
    ],
  },
]
