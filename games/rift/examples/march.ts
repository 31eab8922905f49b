import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Phases 3 and 4: what falls, and how the rest marches. */
export const march: readonly Example<Position>[] = [
  {
    id: 'RIFT-EX-51',
    rules: ['RIFT-DESTROY-01', 'RIFT-DESTROY-02', 'RIFT-DESTROY-04', 'RIFT-DESTROY-05'],
    cases: [
      {
        position: {
          trays: ['H91 C3 gg.../gg.../ggg../...../..... I1:c3 soldiers:a3b3'],
          heroes: { malik: 'p1 C3 base:a1', lilith: 'p2 C4' },
          begins: 3,
        },
        line: [],
      },
    ],
  },
  {
    id: 'RIFT-EX-52',
    rules: ['RIFT-EXIT-01', 'RIFT-EXIT-02', 'RIFT-ADVANCE-10'],
    cases: [
      {
        position: {
          hearts: 7,
          trays: ['H91 C4 wgggg/...../...../...../..... crystals:1'],
          heroes: { malik: 'p1 C5', lilith: 'p2 board' },
          begins: 4,
        },
        line: ['p1 to C4'],
      },
    ],
  },
  {
    id: 'RIFT-EX-53',
    rules: ['RIFT-ICON-09', 'RIFT-RULING-51', 'RIFT-RULING-80'],
    cases: [
      {
        position: {
          trays: ['H91 C3 ww.../ww.../aaas./...../..... soldiers:a3b3c3 I1:d3'],
          heroes: { magnus: 'p1 C3 base:a1 h1', lilith: 'p2 C4' },
          begins: 4,
        },
        line: [],
      },
    ],
  },
  {
    id: 'RIFT-EX-54',
    rules: ['RIFT-ADVANCE-12', 'RIFT-ADVANCE-13', 'RIFT-RULING-54'],
    cases: [
      {
        position: {
          trays: ['H91 C4 g..../...../...../...../..... soldiers:a1', 'H92 C3 g..../...../...../...../.....'],
          begins: 4,
        },
        line: [],
      },
      {
        position: {
          trays: ['H91 C5 g..../...../...../...../..... soldiers:a1', 'H92 C4 g..../...../...../...../.....'],
          begins: 4,
        },
        line: [],
      },
    ],
  },
  {
    id: 'RIFT-EX-55',
    rules: ['RIFT-ADVANCE-07', 'RIFT-RULING-52'],
    cases: [{ position: { trays: ['H91 C2 wg.../...../...../...../..... soldiers:b1'], begins: 4 }, line: [] }],
  },
  {
    id: 'RIFT-EX-56',
    rules: ['RIFT-ADVANCE-08', 'RIFT-ADVANCE-09'],
    cases: [
      {
        position: {
          trays: ['H91 C2 w..../...../...../...../.....'],
          heroes: { malik: 'p1 C2 base:c3 h3', lilith: 'p2 board' },
          begins: 4,
        },
        line: [],
      },
      {
        position: {
          trays: ['H91 C2 w..../...../...../...../.....'],
          heroes: { malik: 'p1 C2 base:c3 h1', lilith: 'p2 board' },
          begins: 4,
        },
        line: [],
      },
      {
        position: {
          trays: ['H91 C2 w..../...../...../...../.....'],
          heroes: { malik: 'p1 C2 base:c3 h1', lilith: 'p2 C2 base:a3 h4' },
          begins: 4,
        },
        line: [],
      },
    ],
  },
  {
    id: 'RIFT-EX-57',
    rules: ['RIFT-ICON-03', 'RIFT-ICON-04', 'RIFT-ICON-05', 'RIFT-ICON-07'],
    cases: [{ position: { trays: ['H91 C2 sw.../...../...../...../..... I1:b1'], begins: 4 }, line: [] }],
  },
  {
    id: 'RIFT-EX-58',
    rules: ['RIFT-ICON-01'],
    cases: [{ position: { trays: ['H91 C2 swg../...../...../...../..... I1:a1b1'], begins: 4 }, line: [] }],
  },
  {
    id: 'RIFT-EX-59',
    rules: ['RIFT-ICON-08', 'RIFT-PROTECT-01'],
    cases: [
      {
        position: {
          players: 3,
          trays: ['H91 C2 a..../...../...../...../.....'],
          heroes: { malik: 'p1 c', lilith: 'p2 g', ignus: 'p3 d shielded' },
          begins: 4,
        },
        line: [],
      },
    ],
  },
  {
    id: 'RIFT-EX-60',
    rules: ['RIFT-ICON-10'],
    cases: [
      {
        position: {
          players: 3,
          trays: ['H91 C2 ag.../...../...../...../..... soldiers:b1'],
          heroes: { malik: 'p1 a', lilith: 'p2 g', ignus: 'p3 d shielded' },
          begins: 4,
        },
        line: [],
      },
    ],
  },
  {
    id: 'RIFT-EX-61',
    rules: ['RIFT-EXIT-03', 'RIFT-BIG-02'],
    cases: [
      { position: { trays: ['H91 C5 TT.../TT.gg/...../...../..... I1:a1b1a2'], begins: 4 }, line: [] },
      { position: { trays: ['H91 C5 TT.../TT.gg/...../...../..... I1:a1b1a2b2'], begins: 4 }, line: [] },
    ],
  },
  {
    id: 'RIFT-EX-62',
    rules: ['RIFT-LOSE-01', 'RIFT-LOSE-03', 'RIFT-RULING-56'],
    cases: [
      {
        position: {
          hearts: 3,
          portals: { total: 1, destroyed: 0 },
          trays: ['P01 C2 cleared', 'H91 C5 ggg../...../...../...../.....'],
          begins: 3,
        },
        line: [],
      },
    ],
  },
  {
    id: 'RIFT-EX-63',
    rules: ['RIFT-EXIT-06', 'RIFT-RULING-55'],
    cases: [
      {
        position: {
          hearts: 9,
          trays: ['H91 C5 gggg./...../...../...../..... crystals:2', 'H92 C4 g..../...../...../...../.....'],
          begins: 4,
        },
        line: [],
      },
    ],
  },
  {
    id: 'RIFT-EX-64',
    rules: ['RIFT-ADVANCE-02', 'RIFT-FORK-01', 'RIFT-FORK-02', 'RIFT-FORK-04', 'RIFT-RULING-06'],
    cases: [
      {
        position: {
          map: 'fork',
          trays: [
            'H95 D2 g..../...../...../...../.....',
            'H94 D3 g..../...../...../...../.....',
            'H93 B2 g..../...../...../...../.....',
            'H92 B3 g..../...../...../...../.....',
            'H91 C3 g..../...../...../...../.....',
            'H90 C4 g..../...../...../...../.....',
          ],
          begins: 4,
        },
        line: [],
      },
    ],
  },
]
