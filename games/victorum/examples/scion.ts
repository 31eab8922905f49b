import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** At the last capital, all primuses beaten. */
const ACT_FOUR: Position = { act: 4, weeks: 6, place: 'VES-C', primuses: ['-bingqing', '-decimus', '-the-parthian'] }

/** The scion combat. */
export const scion: readonly Example<Position>[] = [
  {
    id: 'VIC-EX-62',
    rules: ['VIC-SCION-03', 'VIC-BLESSING-06', 'VIC-RULING-93'],
    cases: [
      {
        position: {
          ...ACT_FOUR,
          scion: 'taotie',
          bag: ['archer.2', 'ambush', 'defender.2', 'erinys'],
          campBanes: ['hunted'],
          blessings: 3,
          begins: 'event',
        },
        line: ['p1 remove erinys', 'p1 remove hunted', 'p1 remove ambush', 'p1 begin'],
      },
    ],
  },
  {
    id: 'VIC-EX-63',
    rules: ['VIC-SCION-08', 'VIC-SCION-09', 'VIC-RULING-94'],
    cases: [
      {
        position: { ...ACT_FOUR, scion: 'taotie', units: [], begins: 'event', rolls: '11.......' },
        line: ['p1 begin', 'p1 deploy hero F3', 'p1 begin'],
      },
    ],
  },
  {
    id: 'VIC-EX-64',
    rules: [
      'VIC-SCION-12',
      'VIC-SCION-13',
      'VIC-SCION-15',
      'VIC-SCION-19',
      'VIC-SCION-24',
      'VIC-SCION-11',
      'VIC-SCION-20',
      'VIC-SCION-25',
      'VIC-SCION-26',
    ],
    cases: [
      {
        position: {
          ...ACT_FOUR,
          scion: 'hydra',
          health: 8,
          range: 2,
          units: [],
          combat: {
            kind: 'scion',
            arena: 'VES',
            turn: 3,
            embers: [],
            rival: ['hydra C4', 'head.1 E1', 'head.2 C5', 'head.3 A1', 'head.4 A3'],
            mine: ['hero E3 hp8', 'bustuarius D5'],
          },
          begins: 'rival',
          rolls: 'x.xxxx...xx',
        },
        line: ['p1 begin'],
      },
      {
        position: {
          ...ACT_FOUR,
          scion: 'hydra',
          health: 8,
          range: 2,
          units: [],
          combat: {
            kind: 'scion',
            arena: 'VES',
            turn: 3,
            embers: [],
            rival: ['hydra C4', 'head.1 E1', 'head.2 C5', 'head.3 A1', 'head.4 A3'],
            mine: ['hero E3 hp8', 'bustuarius D5'],
          },
          begins: 'rival',
          rolls: 'x.xxxx...xx',
        },
        line: ['p1 begin', 'p1 unit head.1', 'p1 unit head.2', 'p1 unit head.3', 'p1 hex B2'],
      },
      {
        position: {
          ...ACT_FOUR,
          scion: 'hydra',
          health: 8,
          range: 2,
          units: [],
          combat: {
            kind: 'scion',
            arena: 'VES',
            turn: 3,
            embers: [],
            rival: ['hydra C4', 'head.1 E1', 'head.2 C5', 'head.3 A1', 'head.4 A3'],
            mine: ['hero E3 hp8', 'bustuarius D5'],
          },
          begins: 'rival',
          rolls: 'x.xxxx...xx',
        },
        line: [
          'p1 begin',
          'p1 unit head.1',
          'p1 unit head.2',
          'p1 unit head.3',
          'p1 hex B1',
          '!p1 unit head.4',
          'p1 unit head.1',
          'p1 unit head.2',
        ],
      },
    ],
  },
  {
    id: 'VIC-EX-65',
    rules: ['VIC-SCION-27', 'VIC-RULING-98', 'VIC-RULING-106'],
    cases: [
      {
        position: {
          ...ACT_FOUR,
          scion: 'hydra',
          health: 8,
          range: 2,
          units: [],
          combat: {
            kind: 'scion',
            arena: 'VES',
            turn: 3,
            embers: [],
            rival: ['hydra C4', 'head.1 E1', 'head.2 C5', 'head.3 A1', 'head.4 A3'],
            mine: ['hero E3 hp8', 'bustuarius D5'],
          },
          begins: 'rival',
          rolls: 'x.xxxx...xx',
        },
        line: [
          'p1 begin',
          'p1 unit head.1',
          'p1 unit head.2',
          'p1 unit head.3',
          'p1 hex B1',
          'p1 unit head.1',
          'p1 unit head.2',
          'p1 done',
          'p1 attack hero hydra',
          '!p1 hex A1',
          'p1 hex G2',
          'p1 hex G3',
          'p1 hex A4',
        ],
      },
    ],
  },
]
