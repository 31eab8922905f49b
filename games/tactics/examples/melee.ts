import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Melee and Knock Back. */
export const melee: readonly Example<Position>[] = [
  {
    id: 'WE-25',
    rules: ['TAC-MELEE-02'],
    cases: [{ position: { map: '0. 1.', units: { p1: 'B1 A1', p2: 'F5 B1' } }, line: ['!p1 beast melee p2.fighter'] }],
  },
  {
    id: 'WE-26',
    rules: ['TAC-TERRAIN-06', 'TAC-TERRAIN-07'],
    cases: [
      { position: { map: '0. 0.', units: { p1: 'B1 A1', p2: 'F5 B1' } }, line: ['p1 beast melee p2.fighter'] },
      { position: { map: '0. 0f', units: { p1: 'B1 A1', p2: 'F5 B1' } }, line: ['p1 beast melee p2.fighter'] },
      { position: { map: '0. 0~', units: { p1: 'B1 A1', p2: 'F5 B1' } }, line: ['p1 beast melee p2.fighter'] },
    ],
  },
  {
    id: 'WE-27',
    rules: ['TAC-RULING-20'],
    cases: [{ position: { map: '0. 0f', units: { p1: 'W1 A1', p2: 'F5 B1' } }, line: ['p1 wizard melee p2.fighter'] }],
  },
  {
    id: 'WE-28',
    rules: ['TAC-KNOCK-03', 'TAC-COUNTER-05'],
    cases: [
      {
        position: { map: '0. 0. 0. 0. 0.', units: { p1: 'B1 A1', p2: 'F5 B1' }, dice: ['push', 'push'] },
        line: ['p1 beast melee p2.fighter', 'p1 roll'],
      },
    ],
  },
  {
    id: 'WE-29',
    rules: ['TAC-KNOCK-06', 'TAC-KNOCK-07'],
    cases: [
      {
        position: { map: '0. 0. 1.', units: { p1: 'B1 A1', p2: 'F5 B1' }, dice: ['push', 'push'] },
        line: ['p1 beast melee p2.fighter', 'p1 roll'],
      },
    ],
  },
  {
    id: 'WE-30',
    rules: ['TAC-KNOCK-07'],
    cases: [
      {
        position: { map: '0. 0. 0. 1.', units: { p1: 'B1 A1', p2: 'F5 B1' }, dice: ['push', 'push'] },
        line: ['p1 beast melee p2.fighter', 'p1 roll'],
      },
      {
        position: { map: '0. 0. 0. 1.', units: { p1: 'B1 A1', p2: 'F5 B1' }, dice: ['push', 'star'] },
        line: ['p1 beast melee p2.fighter', 'p1 roll'],
      },
    ],
  },
  {
    id: 'WE-31',
    rules: ['TAC-KNOCK-05', 'TAC-RULING-23'],
    cases: [
      {
        position: { map: '1. 1. 0. 1.', units: { p1: 'B1 A1', p2: 'F5 B1' }, dice: ['push', 'push'] },
        line: ['p1 beast melee p2.fighter', 'p1 roll'],
      },
    ],
  },
  {
    id: 'WE-32',
    rules: ['TAC-KNOCK-06'],
    cases: [
      {
        position: { map: '0. 0. 0.', units: { p1: 'B1 A1', p2: 'F5 B1, W1 C1' }, dice: ['push', 'star'] },
        line: ['p1 beast melee p2.fighter', 'p1 roll'],
      },
    ],
  },
  {
    id: 'WE-33',
    rules: ['TAC-CAPTURE-05', 'TAC-RULING-24'],
    cases: [
      {
        position: { map: '0. 0. 1.', units: { p1: 'B1 A1', p2: 'F5 B1 h5' }, dice: ['push', 'star'] },
        line: ['p1 beast melee p2.fighter', 'p1 roll'],
      },
    ],
  },
  {
    id: 'WE-34',
    rules: ['TAC-RULING-22'],
    cases: [
      { position: { map: '0. 0. 1.', units: { p1: 'B1 A1', p2: 'F5 B1 h4' } }, line: ['p1 beast melee p2.fighter'] },
    ],
  },
  {
    id: 'WE-35',
    rules: ['TAC-KNOCK-09', 'TAC-TERRAIN-11'],
    cases: [
      {
        position: { map: '0. 0. 0v 0~', units: { p1: 'B1 A1', p2: 'F5 B1 h9' }, dice: ['push', 'push'] },
        line: ['p1 beast melee p2.fighter', 'p1 roll'],
      },
    ],
  },
  {
    id: 'WE-36',
    rules: ['TAC-KNOCK-10'],
    cases: [
      {
        position: { map: '0. 0. 1.', units: { p1: 'B1 A1', p2: 'F5 B1' }, dice: ['star', 'star'] },
        line: ['p1 beast melee p2.fighter', 'p1 roll'],
      },
    ],
  },
  {
    id: 'WE-37',
    rules: ['TAC-KNOCK-08'],
    cases: [
      {
        position: {
          map: ['0. 1. 0. 0. 0. 1. 0.', '0. 0. 0. 0. 0. 0. 0.', '0. 0. 0. 0. 0. 0. 0.'],
          portals: ['1,0,s', '5,0,s'],
          units: { p1: 'B1 B3', p2: 'F5 B2' },
          dice: ['push', 'star'],
        },
        line: ['p1 beast melee p2.fighter', 'p1 roll'],
      },
    ],
  },
]
