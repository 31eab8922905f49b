import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Range and orientation. */
export const range: readonly Example<Position>[] = [
  {
    id: 'RIFT-EX-01',
    rules: ['RIFT-RANGE-02', 'RIFT-TOWER-08'],
    cases: [{ position: { trays: ['H01 C3'], hands: { p2: ['archer'] } }, line: ['p2 tower archer', 'p2 c e'] }],
  },
  {
    id: 'RIFT-EX-02',
    rules: ['RIFT-DAMAGE-03'],
    cases: [
      {
        position: { map: 'lane4', trays: ['H91 B3 .ww../.gg../.g.../...../.....'], hands: { p1: ['archer'] } },
        line: ['p1 tower archer', 'p1 e n', 'p1 I2 H91 b1b2'],
      },
    ],
  },
  {
    id: 'RIFT-EX-03',
    rules: ['RIFT-RANGE-04', 'RIFT-RANGE-05', 'RIFT-RULING-20'],
    cases: [
      {
        position: { map: 'bend', trays: ['H01 C2', 'H02 D2'], hands: { p1: ['adept'] } },
        line: ['p1 tower adept', 'p1 a w'],
      },
    ],
  },
  {
    id: 'RIFT-EX-04',
    rules: ['RIFT-RANGE-03'],
    cases: [
      { position: { trays: ['H01 C2', 'H02 C4'], hands: { p2: ['marksmen'] } }, line: ['p2 tower marksmen', 'p2 c n'] },
    ],
  },
  {
    id: 'RIFT-EX-05',
    rules: ['RIFT-RANGE-06'],
    cases: [
      {
        position: { trays: ['H01 C2', 'H02 C3', 'H03 C4', 'H04 C5'], hands: { p1: ['musketeer-garrison'] } },
        line: ['p1 tower musketeer-garrison', 'p1 e n'],
      },
    ],
  },
  {
    id: 'RIFT-EX-06',
    rules: ['RIFT-SPAWN-03', 'RIFT-SPAWN-04'],
    cases: [
      {
        position: { map: 'bend', stacks: { 1: ['H12'] }, begins: 1 },
        line: [
          'p1 ready',
          'p2 ready',
          'p1 ready',
          'p2 ready',
          'p1 ready',
          'p2 ready',
          'p1 ready',
          'p2 ready',
          'p1 ready',
          'p2 ready',
        ],
      },
      { position: { map: 'col4', stacks: { 1: ['H12'] }, begins: 1 }, line: [] },
      { position: { map: 'lane4', stacks: { 1: ['H12'] }, begins: 1 }, line: [] },
      {
        position: {
          map: 'bend',
          cards: { H90: 'gg.../...../...../...../w....' },
          stacks: { 1: ['H90'] },
          hearts: 10,
          begins: 1,
        },
        line: ['p1 ready', 'p2 ready', 'p1 ready', 'p2 ready'],
      },
    ],
  },
  {
    id: 'RIFT-EX-07',
    rules: ['RIFT-DAMAGE-03', 'RIFT-RULING-21'],
    cases: [
      {
        position: { trays: ['H91 C3 ...../...../..g../...../.....'], hands: { p1: ['mage'] } },
        line: ['p1 tower mage', 'p1 d w', 'p1 L3 H91 c3b4c4'],
      },
    ],
  },
]
