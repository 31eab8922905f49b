import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Which units come to a combat. */
export const lineups: readonly Example<Position>[] = [
  {
    id: 'VIC-EX-14',
    rules: ['VIC-LINEUP-05', 'VIC-LINEUP-08', 'VIC-LINEUP-09', 'VIC-BANE-04', 'VIC-BANE-05', 'VIC-RULING-35'],
    cases: [
      {
        position: {
          place: 'ATL-3',
          bloodshed: ['B06'],
          bag: ['thick-hides', 'defender.2', 'archer.2'],
          begins: 'event',
        },
        line: ['p1 accept', 'p1 begin', 'p1 surrender'],
      },
    ],
  },
  {
    id: 'VIC-EX-15',
    rules: ['VIC-LINEUP-10', 'VIC-RULING-34'],
    cases: [
      {
        position: { place: 'ATL-3', bloodshed: ['B03'], stacks: { ATL: ['trench-shark'] }, begins: 'event' },
        line: ['p1 accept'],
      },
      {
        position: {
          place: 'ATL-3',
          bloodshed: ['B06'],
          bag: ['archer.2', 'archer.1'],
          tactics: ['bolster-health', 'bolster-health', 'bolster-health'],
          begins: 'event',
        },
        line: ['p1 accept'],
      },
    ],
  },
  {
    id: 'VIC-EX-16',
    rules: ['VIC-ACTMOD-05', 'VIC-RULING-60'],
    cases: [
      {
        position: {
          act: 4,
          combat: {
            arena: 'ATL',
            sport: 'flag',
            turn: 1,
            column: ['reptilian', 'archer.2', 'attacker.2', 'tactician.2'],
          },
          begins: 'rival',
        },
        line: ['p1 begin', 'p1 begin', 'p1 deploy attacker.1 F4', 'p1 begin', 'p1 auto'],
      },
    ],
  },
  {
    id: 'VIC-EX-17',
    rules: ['VIC-LINEUP-03', 'VIC-RULING-33'],
    cases: [
      {
        position: {
          place: 'KUN-2',
          bloodshed: ['B01'],
          stacks: { KUN: [] },
          bag: ['archer.2', 'jade-sentinel'],
          begins: 'event',
        },
        line: ['p1 accept'],
      },
      {
        position: {
          place: 'ATL-3',
          bloodshed: ['B04'],
          stacks: { ATL: ['reptilian', 'trench-shark'] },
          bag: [],
          begins: 'event',
        },
        line: ['p1 accept'],
      },
      {
        position: { place: 'ATL-3', bloodshed: ['B01'], stacks: { ATL: [] }, bag: [], begins: 'event' },
        line: ['p1 accept'],
      },
    ],
  },
]
