import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Solo and Co-op: what the enemy does. */
export const enemies: readonly Example<Position>[] = [
  {
    id: 'WE-72',
    rules: ['TAC-RULING-57', 'TAC-ENEMY-ATTACK-03'],
    cases: [
      {
        position: {
          mode: 'solo',
          turn: { owner: 'e1' },
          begins: true,
          map: ['0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.'],
          units: { p1: 'F5 C1, W1 E3, R5 D4, B1 A3', e1: 'F4 C3' },
          enemyDeck: ['S8'],
        },
        line: [],
      },
    ],
  },
  {
    id: 'WE-73',
    rules: ['TAC-ENEMY-ATTACK-03', 'TAC-ENEMY-ATTACK-04'],
    cases: [
      {
        position: {
          mode: 'solo',
          turn: { owner: 'e1' },
          begins: true,
          map: ['0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.'],
          units: { p1: 'W1 D1, F5 D2', e1: 'F8 D4' },
          enemyDeck: ['S1'],
        },
        line: [],
      },
    ],
  },
  {
    id: 'WE-74',
    rules: ['TAC-ENEMY-MOVE-06', 'TAC-RULING-55', 'TAC-RULING-56'],
    cases: [
      {
        position: {
          mode: 'solo',
          turn: { owner: 'e1' },
          begins: true,
          map: [
            '0. 0. 0. 0. 0. 0.',
            '0. 0. 0. 0. 0. 0.',
            '0. 0. 0. 0. 0. 0.',
            '0. 0. 0. 0. 0. 0.',
            '0. 0. 0. 0. 0. 0.',
            '0. 0. 0. 0. 0. 0.',
          ],
          units: { p1: 'W1 E5', e1: 'F6 B2' },
          enemyDeck: ['S1'],
        },
        line: [],
      },
    ],
  },
  {
    id: 'WE-75',
    rules: ['TAC-ENEMY-MOVE-05'],
    cases: [
      {
        position: {
          mode: 'solo',
          turn: { owner: 'e1' },
          begins: true,
          map: ['0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.'],
          units: { p1: 'F8 B3', e1: 'B2 A1' },
          enemyDeck: ['S4'],
          dice: ['star', 'star'],
        },
        line: [],
      },
    ],
  },
  {
    id: 'WE-76',
    rules: ['TAC-ENEMY-MOVE-04', 'TAC-ENEMY-ACT-09', 'TAC-ENEMY-ACT-10', 'TAC-RULING-59'],
    cases: [
      {
        position: {
          mode: 'solo',
          turn: { owner: 'e1' },
          begins: true,
          map: '1. 0. 0. 0. 0. 0.',
          units: { p1: 'F8 A1, W1 F1', e1: 'B2 C1' },
          enemyDeck: ['S4'],
        },
        line: [],
      },
      {
        position: {
          mode: 'solo',
          turn: { owner: 'e1' },
          begins: true,
          map: '1. 0. 0. 0. 0. 0.',
          units: { p1: 'F8 A1, W1 F1', e1: 'B2 C1 weak' },
          enemyDeck: ['S4'],
        },
        line: [],
      },
    ],
  },
  {
    id: 'WE-77',
    rules: ['TAC-CLIMB-01'],
    cases: [
      {
        position: {
          mode: 'solo',
          turn: { owner: 'e1' },
          begins: true,
          map: ['0. 0. 0. 2.', '0. 0. 0. 0.', '0. 0. 0. 0.', '0. 0. 0. 0.', '0. 0. 0. 0.'],
          units: { p1: 'W1 A5', e1: 'F5 B1' },
          enemyDeck: ['S8'],
        },
        line: [],
      },
    ],
  },
  {
    id: 'WE-78',
    rules: ['TAC-ENEMY-MOVE-07'],
    cases: [
      {
        position: {
          mode: 'solo',
          turn: { owner: 'e1' },
          begins: true,
          map: '0. 0. 0~ 0. 0. 0. 0.',
          units: { p1: 'W1 G1', e1: 'F6 A1' },
          enemyDeck: ['S1'],
        },
        line: [],
      },
    ],
  },
  {
    id: 'WE-79',
    rules: ['TAC-ENEMY-ACT-03'],
    cases: [
      {
        position: {
          mode: 'solo',
          turn: { owner: 'e1' },
          begins: true,
          map: ['0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.'],
          units: { p1: 'W1 E5', e1: 'F6 A1, B2 C1' },
          under: { 'e1.fighter': 'S2' },
          enemyDeck: ['S1'],
        },
        line: [],
      },
    ],
  },
  {
    id: 'WE-80',
    rules: ['TAC-ENEMY-ACT-04'],
    cases: [
      {
        position: {
          mode: 'solo',
          turn: { owner: 'e1' },
          begins: true,
          map: ['0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.'],
          units: { p1: 'W1 E5', e1: 'F6 A1, B2 C1' },
          under: { 'e1.fighter': 'S2', 'e1.beast': 'S3', 'e1.rogue': 'S5', 'e1.wizard': 'S6' },
          dice: ['star', 'star'],
        },
        line: [],
      },
    ],
  },
  {
    id: 'WE-81',
    rules: ['TAC-SOLO-CAPTURE-01'],
    cases: [
      {
        position: { mode: 'solo', units: { p1: 'B1 A1, F8 A3', e1: 'F5 B1 h1, R5 B3 h1' }, time: 6 },
        line: ['p1 beast melee e1.fighter', 'p1 fighter melee e1.rogue'],
      },
    ],
  },
  {
    id: 'WE-82',
    rules: ['TAC-SOLO-TURN-04'],
    cases: [{ position: { mode: 'solo', map: '0. 0. 0. 0.', units: { p1: 'F8 A1' }, time: 1 }, line: ['p1 done'] }],
  },
  {
    id: 'WE-83',
    rules: ['TAC-RULING-65'],
    cases: [
      {
        position: {
          mode: 'solo',
          units: { p1: 'B1 A1, W1 H6', e1: 'F5 B1 h1, B2 I6' },
          flagDraws: ['gold'],
          enemyDeck: ['S3'],
        },
        line: ['p1 beast melee e1.fighter'],
      },
    ],
  },
  {
    id: 'WE-89',
    rules: ['TAC-ENEMY-ATTACK-09'],
    cases: [
      {
        position: { mode: 'solo', map: '0. 0. 0. 0.', units: { p1: 'F8 A1', e1: 'F5 B1 h5 weak' } },
        line: ['p1 fighter melee e1.fighter', 'p1 pass'],
      },
      {
        position: { mode: 'solo', map: '0. 0. 0. 0.', units: { p1: 'R5 A1', e1: 'F5 B1 h5 weak' } },
        line: ['p1 rogue melee e1.fighter', 'p1 pass'],
      },
    ],
  },
  {
    id: 'WE-90',
    rules: ['TAC-ENEMY-ATTACK-05', 'TAC-ENEMY-ATTACK-06'],
    cases: [
      {
        position: {
          mode: 'solo',
          turn: { owner: 'e1' },
          begins: true,
          map: '0. 0. 0. 0. 0.',
          units: { p1: 'F5 C1', e1: 'W1 A1' },
          enemyDeck: ['S6'],
          dice: ['star', 'star', 'miss'],
        },
        line: [],
      },
      {
        position: {
          mode: 'solo',
          turn: { owner: 'e1' },
          begins: true,
          map: '0. 0. 0. 0. 0.',
          units: { p1: 'W1 D1', e1: 'F5 A1' },
          enemyDeck: ['S2'],
        },
        line: [],
      },
    ],
  },
  {
    id: 'WE-91',
    rules: ['TAC-COOP-08', 'TAC-COOP-09'],
    cases: [
      {
        position: {
          mode: 'coop',
          map: ['0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.'],
          units: { p1: 'F8 A1', p2: 'F5 E5' },
          time: 11,
          begins: true,
        },
        line: ['p1 done', 'p2 done'],
      },
    ],
  },
  {
    id: 'WE-95',
    rules: ['TAC-SOLO-CAPTURE-07'],
    cases: [
      {
        position: {
          mode: 'solo',
          units: { p1: 'W4 E6', e1: 'F5 G6 h1, R5 G7' },
          flagDraws: ['gold'],
          dice: ['star', 'star', 'star'],
        },
        line: ['p1 wizard spell e1.fighter', 'p1 power 3'],
      },
    ],
  },
]
