import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Tactic Cards and their windows. */
export const windows: readonly Example<Position>[] = [
  {
    id: 'WE-24',
    rules: ['TAC-RULING-11'],
    cases: [
      {
        position: { map: '0. 0. 0.', units: { p1: 'F5 A1', p2: 'W1 C1' }, hands: { p1: ['T05'] } },
        line: [
          'p1 fighter to B1',
          'p1 fighter melee p2.wizard',
          'p1 reveal T05',
          'p1 pass',
          'p2 pass',
          '!p1 fighter missile p2.wizard',
        ],
      },
    ],
  },
  {
    id: 'WE-54',
    rules: ['TAC-RULING-35'],
    cases: [
      {
        position: {
          players: 3,
          map: ['0. 0. 0. 0.', '0. 0. 0. 0.', '0. 0. 0. 0.'],
          units: { p1: 'F5 A1, B1 B2', p2: 'R5 B1', p3: 'R3 A2' },
          hands: { p1: ['T15', 'T03'], p3: ['T07'] },
          discard: ['T01', 'T11', 'T12', 'T13', 'T14'],
        },
        line: [
          'p1 fighter melee p3.rogue',
          'p1 pass',
          'p3 pass',
          'p1 reveal T15',
          'p1 unit p2.rogue',
          'p1 way n',
          'p1 reveal T03',
          'p3 reveal T07',
        ],
      },
    ],
  },
  {
    id: 'WE-55',
    rules: ['TAC-RULING-37'],
    cases: [
      {
        position: {
          map: '0. 0. 0.',
          units: { p1: 'F5 A1', p2: 'F8 C1' },
          hands: { p1: ['T01', 'T02'] },
          deck: ['T03'],
          discard: ['T04', 'T16'],
        },
        line: ['p1 done', 'p1 discard T03'],
      },
    ],
  },
  {
    id: 'WE-92',
    rules: ['TAC-ABILITY-03', 'TAC-TACTIC-01'],
    cases: [
      {
        position: {
          map: '0. 0. 0.',
          units: { p1: 'F5 A1 h1', p2: 'B7 B1' },
          hands: { p2: ['T13'] },
          discard: ['T01'],
        },
        line: ['p1 fighter melee p2.beast', 'p2 reveal T13'],
      },
    ],
  },
  {
    id: 'WE-96',
    rules: ['TAC-TACTIC-11', 'TAC-ENEMY-ACT-12'],
    cases: [
      {
        position: {
          mode: 'solo',
          turn: { owner: 'e1' },
          begins: true,
          map: ['0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.'],
          areas: ['gold:4,4'],
          units: { p1: 'F5 B3', e1: 'B2 A1 h1' },
          hands: { p1: ['T06'] },
          enemyDeck: ['S4'],
          flagDraws: ['gold'],
          time: 4,
        },
        line: ['p1 reveal T06'],
      },
    ],
  },
]
