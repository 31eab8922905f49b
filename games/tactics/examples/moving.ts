import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Moving, terrain, portals and Villages. */
export const moving: readonly Example<Position>[] = [
  {
    id: 'WE-01',
    rules: ['TAC-TERRAIN-01', 'TAC-MOVE-04'],
    cases: [
      { position: { map: '0. 0. 1. 1. 0.', units: { p1: 'F8 A1' } }, line: ['!p1 fighter to E1', 'p1 fighter to D1'] },
    ],
  },
  {
    id: 'WE-02',
    rules: ['TAC-TERRAIN-03'],
    cases: [{ position: { map: '0. 1^', units: { p1: 'F8 A1' } }, line: ['p1 fighter to B1'] }],
  },
  {
    id: 'WE-03',
    rules: ['TAC-TERRAIN-01', 'TAC-TERRAIN-02'],
    cases: [
      { position: { map: '0. 3.', units: { p1: 'F8 A1' } }, line: ['p1 fighter to B1'] },
      { position: { map: '3. 0.', units: { p1: 'F8 A1' } }, line: ['p1 fighter to B1'] },
    ],
  },
  {
    id: 'WE-04',
    rules: ['TAC-TERRAIN-05'],
    cases: [
      { position: { map: '0. 0~ 0~ 0.', units: { p1: 'F8 A1' } }, line: ['!p1 fighter to D1', 'p1 fighter to C1'] },
    ],
  },
  {
    id: 'WE-05',
    rules: ['TAC-MOVE-06'],
    cases: [
      { position: { map: '0. 0. 0.', units: { p1: 'F8 A1, B1 B1' } }, line: ['!p1 fighter to B1', 'p1 fighter to C1'] },
    ],
  },
  {
    id: 'WE-06',
    rules: ['TAC-MOVE-07'],
    cases: [
      {
        position: { map: ['0. 0. 0.', '0. 0. 0.'], units: { p1: 'F8 A1', p2: 'B2 B1' } },
        line: ['!p1 fighter to B1', 'p1 fighter to C1'],
      },
    ],
  },
  {
    id: 'WE-07',
    rules: ['TAC-PORTAL-01', 'TAC-RULING-06'],
    cases: [
      {
        position: {
          map: ['0. 1. 0. 0. 0. 1. 0.', '0. 0. 0. 0. 0. 0. 0.'],
          portals: ['1,0,s', '5,0,s'],
          units: { p1: 'F8 A2' },
        },
        line: ['p1 fighter to G2'],
      },
    ],
  },
  {
    id: 'WE-08',
    rules: ['TAC-PORTAL-03'],
    cases: [
      {
        position: {
          map: ['0. 1. 0. 0. 0. 1. 0.', '0. 0. 0. 0. 0. 0. 0.'],
          portals: ['1,0,s', '5,0,s'],
          units: { p1: 'F8 A2', p2: 'B2 F2' },
        },
        line: ['!p1 fighter to F2', 'p1 fighter to E2'],
      },
    ],
  },
  {
    id: 'WE-09',
    rules: ['TAC-PORTAL-04', 'TAC-MOVE-06'],
    cases: [
      {
        position: {
          map: ['0. 1. 0. 0. 0. 1. 0.', '0. 0. 0. 0. 0. 0. 0.'],
          portals: ['1,0,s', '5,0,s'],
          units: { p1: 'F8 A2, B1 F2' },
        },
        line: ['!p1 fighter to F2', 'p1 fighter to G2'],
      },
    ],
  },
  {
    id: 'WE-10',
    rules: ['TAC-RULING-08'],
    cases: [
      {
        position: { map: ['0. 1. 0. 3.', '0. 0. 0. 2~'], portals: ['1,0,s', '3,0,s'], units: { p1: 'F8 B2' } },
        line: ['p1 fighter to D2'],
      },
    ],
  },
  {
    id: 'WE-11',
    rules: ['TAC-VILLAGE-01', 'TAC-VILLAGE-02'],
    cases: [{ position: { map: '0. 0v 0.', units: { p1: 'F8 A1 h3 s0' } }, line: ['p1 fighter to C1'] }],
  },
  {
    id: 'WE-12',
    rules: ['TAC-VILLAGE-03', 'TAC-ACTION-10'],
    cases: [
      {
        position: { map: '0. 0v 0.', units: { p1: 'F8 A1 h3 s0' }, inPlay: { p1: 1 } },
        line: ['p1 fighter to C1', 'p1 fighter to A1'],
      },
    ],
  },
  {
    id: 'WE-13',
    rules: ['TAC-VILLAGE-04', 'TAC-RULING-09'],
    cases: [{ position: { map: '0v 0.', units: { p1: 'F8 A1 h3 s1' } }, line: ['p1 fighter to A1'] }],
  },
  {
    id: 'WE-14',
    rules: ['TAC-TRACK-02'],
    cases: [{ position: { map: '0. 0v 0.', units: { p1: 'F8 A1 h9' } }, line: ['p1 fighter to C1'] }],
  },
]
