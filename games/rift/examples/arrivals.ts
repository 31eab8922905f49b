import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** How hordes come into play. */
export const arrivals: readonly Example<Position>[] = [
  {
    id: 'RIFT-EX-65',
    rules: ['RIFT-SPAWN-05', 'RIFT-SPAWN-06', 'RIFT-RULING-09', 'RIFT-RULING-11'],
    cases: [
      {
        position: {
          trays: ['H91 C2 g..../...../...../...../.....', 'H92 C3 g..../...../...../...../.....'],
          stacks: { 1: ['H01'] },
          begins: 1,
        },
        line: [],
      },
      {
        position: {
          trays: ['H91 C2 g..../...../...../...../.....'],
          blocks: { 1: 'C3' },
          stacks: { 1: ['H01'] },
          begins: 1,
        },
        line: [],
      },
      {
        position: {
          trays: [
            'H90 C2 g..../...../...../...../.....',
            'H91 C3 g..../...../...../...../.....',
            'H92 C4 g..../...../...../...../.....',
            'H93 C5 g..../...../...../...../.....',
          ],
          stacks: { 1: ['H01'] },
          hearts: 10,
          begins: 1,
        },
        line: [],
      },
      {
        position: {
          trays: [
            'H90 C2 g..../...../...../...../.....',
            'H91 C3 g..../...../...../...../.....',
            'H92 C4 g..../...../...../...../.....',
            'H93 C5 g..../...../...../...../.....',
          ],
          stacks: { 1: ['H01'] },
          hearts: 6,
          begins: 1,
        },
        line: [],
      },
      {
        position: {
          trays: [
            'H90 C2 g..../...../...../...../.....',
            'H91 C3 g..../...../...../...../.....',
            'H92 C4 g..../...../...../...../.....',
            'H93 C5 g..../...../...../...../.....',
          ],
          stacks: { 1: ['P01'] },
          begins: 1,
        },
        line: [],
      },
      {
        position: {
          trays: [
            'H90 C2 g..../...../...../...../.....',
            'H91 C3 g..../...../...../...../.....',
            'H92 C4 g..../...../...../...../.....',
            'H93 C5 g..../...../...../...../.....',
          ],
          stacks: { 1: ['B1'] },
          begins: 1,
        },
        line: [],
      },
    ],
  },
  {
    id: 'RIFT-EX-66',
    rules: ['RIFT-SPAWN-07', 'RIFT-SPAWN-08', 'RIFT-SPAWN-09', 'RIFT-RULING-13', 'RIFT-RULING-14'],
    cases: [
      {
        position: { stacks: { 1: ['H01'] }, heroes: { malik: 'p2 C2', lilith: 'p1 board' }, begins: 1 },
        line: ['p2 to B3'],
      },
      {
        position: {
          trays: ['H91 C3 g..../...../...../...../.....'],
          stacks: { 1: ['H01'] },
          heroes: { malik: 'p1 C2', lilith: 'p2 board' },
          begins: 1,
        },
        line: [],
      },
      {
        position: {
          map: ['_____', '1>>X_', '_____'],
          trays: ['H91 C2 g..../...../...../...../.....'],
          stacks: { 1: ['H01'] },
          heroes: { malik: 'p1 B2 h2', lilith: 'p2 board' },
          begins: 1,
        },
        line: ['p1 hero malik'],
      },
    ],
  },
  {
    id: 'RIFT-EX-67',
    rules: ['RIFT-RULING-08'],
    cases: [{ setup: { mode: 'scenario', players: 2, options: {} }, line: [] }],
  },
  {
    id: 'RIFT-EX-68',
    rules: ['RIFT-FLYING-02', 'RIFT-FLYING-03', 'RIFT-FLYING-04', 'RIFT-FLYING-05', 'RIFT-FLYING-06', 'RIFT-RANGE-09'],
    cases: [
      {
        position: {
          trays: [
            'H91 C3 gg^^./g..../...../...../..... soldiers:a1b1',
            'H92 C4 g..../...../...../...../..... soldiers:a1',
          ],
          hands: { p1: ['musketeer-garrison'] },
          heroes: { malik: 'p2 C3 base:c3', lilith: 'p1 board' },
          begins: 4,
        },
        line: [
          'p2 to B2',
          'p1 tower musketeer-garrison',
          'p1 e n',
          'p1 I3 H91 a3b3c3',
          'p1 I3 H91 a4b4c4',
          'p1 ready',
          'p2 ready',
        ],
      },
    ],
  },
  {
    id: 'RIFT-EX-69',
    rules: ['RIFT-GHOST-02', 'RIFT-GHOST-03', 'RIFT-GHOST-04'],
    cases: [
      {
        position: {
          trays: ['H91 C3 %%%../..gg./..gg./...../..... crystals:0'],
          ghosts: ['G01', 'G02'],
          heroes: { lilith: 'p1 C3 base:c2 h3', malik: 'p2 board' },
          begins: 3,
        },
        line: ['p1 to B2'],
      },
    ],
  },
  {
    id: 'RIFT-EX-70',
    rules: [
      'RIFT-PATHBREAKER-02',
      'RIFT-PATHBREAKER-03',
      'RIFT-PATHBREAKER-05',
      'RIFT-PATHBREAKER-06',
      'RIFT-SPAWN-12',
    ],
    cases: [
      {
        position: {
          map: 8,
          players: 4,
          blocks: { 1: 'H2', 3: 'I6' },
          stacks: { 1: ['H56', 'H01'], 2: ['H03'], 4: ['H02'] },
          begins: 1,
        },
        line: ['p1 ready', 'p2 ready', 'p3 ready', 'p4 ready'],
      },
    ],
  },
]
