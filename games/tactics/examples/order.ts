import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** The order of resolution. */
export const order: readonly Example<Position>[] = [
  {
    id: 'WE-93',
    rules: ['TAC-RULING-87', 'TAC-ACTION-08'],
    cases: [
      {
        position: {
          map: '0. 0. 0. 0.',
          units: { p1: 'F5 C1', p2: 'W5 A1' },
          inPlay: { p1: 2 },
          turn: { owner: 'p2' },
          deck: [],
          dice: ['star'],
        },
        line: [
          'p2 wizard spell p1.fighter',
          'p2 power 1',
          'p1 pass',
          'p2 done',
          'p1 fighter buyOff',
          'p1 fighter to B1',
          'p1 fighter melee p2.wizard',
        ],
      },
    ],
  },
  {
    id: 'WE-94',
    rules: ['TAC-KNOCK-13', 'TAC-BATTLE-15'],
    cases: [
      {
        position: {
          mode: 'battle',
          map: '0. 0. 0.',
          units: { p1: 'B5 B1', p2: 'F5 A1' },
          artifact: { unit: 'p1.beast' },
          turn: { owner: 'p2' },
        },
        line: ['p2 fighter melee p1.beast'],
      },
    ],
  },
  {
    id: 'WE-98',
    rules: ['TAC-TURN-08', 'TAC-RULING-42'],
    cases: [
      {
        position: { map: '0. 0. 0.', units: { p1: 'B1 A1 h1', p2: 'B7 B1' }, inPlay: { p1: 1 } },
        line: ['p1 beast melee p2.beast', 'p2 done'],
      },
    ],
  },
]
