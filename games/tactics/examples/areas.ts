import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Ballistas, Control Areas and the end. */
export const areas: readonly Example<Position>[] = [
  {
    id: 'WE-56',
    rules: ['TAC-BALLISTA-02', 'TAC-BALLISTA-06', 'TAC-BALLISTA-07'],
    cases: [
      {
        position: { map: '0. 0b 0. 0. 0. 0. 1.', units: { p1: 'F8 A1', p2: 'B2 F1' } },
        line: ['p1 fighter to B1', 'p1 fighter ballista p2.beast', 'p1 way e'],
      },
    ],
  },
  {
    id: 'WE-57',
    rules: ['TAC-RULING-17'],
    cases: [
      {
        position: { map: '0. 0b 0. 0. 0f 0. 0.', units: { p1: 'F8 A1', p2: 'B2 E1' } },
        line: ['p1 fighter to B1', 'p1 fighter ballista p2.beast', 'p1 way e'],
      },
    ],
  },
  {
    id: 'WE-58',
    rules: ['TAC-BALLISTA-03', 'TAC-BALLISTA-09'],
    cases: [
      {
        position: { map: '0. 0b 0. 0. 0. 0. 0.', units: { p1: 'F8 B1', p2: 'B1 E1' } },
        line: ['p1 fighter ballista p2.beast', 'p1 way e', 'p1 fighter to C1'],
      },
    ],
  },
  {
    id: 'WE-59',
    rules: ['TAC-RULING-15'],
    cases: [
      {
        position: { map: '0. 0. 0b 0.', units: { p1: 'F8 B1', p2: 'B7 A1' }, dice: ['push', 'star'] },
        line: ['p1 fighter melee p2.beast', 'p1 pass', 'p2 counter melee', 'p2 roll', '!p1 fighter ballista p2.beast'],
      },
    ],
  },
  {
    id: 'WE-60',
    rules: ['TAC-RULING-14'],
    cases: [
      {
        position: { map: '0. 0b 0. 0. 0. 0. 0.', units: { p1: 'F8 B1', p2: 'W1 C1, B1 F1' } },
        line: ['p1 fighter melee p2.wizard', 'p1 pass', 'p2 pass', '!p1 fighter ballista p2.beast'],
      },
    ],
  },
  {
    id: 'WE-61',
    rules: ['TAC-CONTROL-02', 'TAC-CONTROL-04'],
    cases: [
      {
        position: { map: '0. 0. 0. 0.', areas: ['gold:0,0 1,0'], units: { p1: 'F8 A1', p2: 'B2 B1' }, begins: true },
        line: [],
      },
      {
        position: { map: '0. 0. 0. 0.', areas: ['gold:0,0 1,0'], units: { p1: 'F8 A1', p2: 'B2 C1' }, begins: true },
        line: [],
      },
    ],
  },
  {
    id: 'WE-62',
    rules: ['TAC-CONTROL-06', 'TAC-CONTROL-07'],
    cases: [
      {
        position: {
          map: '0. 0. 0. 0.',
          areas: ['gold:0,0 1,0 2,0 3,0'],
          units: { p1: 'F8 B1, W1 C1', p2: 'B2 D1' },
          flags: { gold: { at: 1 } },
          begins: true,
        },
        line: [],
      },
    ],
  },
  {
    id: 'WE-63',
    rules: ['TAC-CONTROL-08', 'TAC-CONTROL-10'],
    cases: [
      {
        position: {
          map: '0. 0. 0. 0.',
          areas: ['gold:0,0 1,0'],
          units: { p1: 'F8 A1', p2: 'B2 D1' },
          flags: { gold: { at: 2 } },
          begins: true,
        },
        line: [],
      },
    ],
  },
  {
    id: 'WE-64',
    rules: ['TAC-END-02', 'TAC-END-05'],
    cases: [
      {
        position: {
          map: '0. 0. 0. 0.',
          areas: ['gold:0,0 1,0'],
          units: { p1: 'F8 A1', p2: 'B2 D1' },
          flags: { gold: { at: 2 } },
          begins: true,
        },
        line: ['p1 done', 'p2 done'],
      },
    ],
  },
  {
    id: 'WE-65',
    rules: ['TAC-END-01', 'TAC-RULING-41', 'TAC-RULING-89'],
    cases: [
      {
        position: { map: '0. 0. 0.', players: 3, units: { p1: 'B1 A1 h1', p2: 'B7 B1' }, inPlay: { p1: 1 } },
        line: ['p1 beast melee p2.beast', 'p2 done', 'p3 done'],
      },
    ],
  },
  {
    id: 'WE-66',
    rules: ['TAC-SCORE-06'],
    cases: [
      {
        position: {
          units: { p1: 'F5 C4', p2: 'F8 L3, R5 I4' },
          inPlay: { p1: 2, p2: 3 },
          flags: { gold: { at: 3, by: 'p1' } },
          captured: [
            { card: 'W1', of: 'p2', by: 'p1' },
            { card: 'R1', of: 'p1', by: 'p2' },
            { card: 'B1', of: 'p1', by: 'p2' },
          ],
          end: { by: 'p1', left: [] },
          turn: { owner: 'p2' },
        },
        line: ['p2 done'],
      },
    ],
  },
  {
    id: 'WE-67',
    rules: ['TAC-TEAM-08'],
    cases: [
      {
        position: {
          mode: 'team',
          map: '0. 0. 0. 0.',
          areas: ['gold:0,0 1,0 2,0 3,0'],
          flags: { gold: { at: 1 } },
          begins: true,
          units: { p1: 'F8 B1', p2: 'B2 C1', p3: 'W1 D1' },
        },
        line: [],
      },
      {
        position: {
          mode: 'team',
          map: '0. 0. 0. 0.',
          areas: ['gold:0,0 1,0 2,0 3,0'],
          flags: { gold: { at: 1 } },
          begins: true,
          units: { p2: 'B2 C1', p3: 'W1 D1' },
        },
        line: [],
      },
    ],
  },
]
