import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Actions and the Weakened Token. */
export const actions: readonly Example<Position>[] = [
  {
    id: 'WE-15',
    rules: ['TAC-ACTION-03', 'TAC-WEAK-07', 'TAC-RULING-13'],
    cases: [
      {
        position: { map: '0. 0. 0.', units: { p1: 'F8 A1', p2: 'W1 C1' } },
        line: ['p1 fighter to B1', 'p1 fighter melee p2.wizard', 'p1 pass'],
      },
    ],
  },
  {
    id: 'WE-16',
    rules: ['TAC-WEAK-04', 'TAC-WEAK-06', 'TAC-WEAK-10'],
    cases: [
      {
        position: { map: '0. 0. 0.', units: { p1: 'F8 A1 weak' } },
        line: ['p1 fighter buyOff', 'p1 fighter to C1', 'p1 done'],
      },
      { position: { map: '0. 0. 0.', units: { p1: 'F8 A1 weak' } }, line: ['p1 done'] },
    ],
  },
  {
    id: 'WE-17',
    rules: ['TAC-WEAK-05'],
    cases: [
      { position: { map: '0. 0. 0.', units: { p1: 'F8 A1 weak h3' } }, line: ['p1 fighter buyOff'] },
      { position: { map: '0. 0. 0.', units: { p1: 'F8 A1 weak h2' } }, line: ['!p1 fighter buyOff'] },
    ],
  },
  {
    id: 'WE-18',
    rules: ['TAC-ACTION-06'],
    cases: [
      {
        position: { map: '0. 0. 0. 0.', units: { p1: 'F8 B1', p2: 'W1 A1' } },
        line: ['p1 fighter melee p2.wizard', 'p1 pass', 'p2 pass', '!p1 fighter missile p2.wizard', 'p1 fighter to C1'],
      },
    ],
  },
  {
    id: 'WE-19',
    rules: ['TAC-SPELL-10', 'TAC-RULING-14'],
    cases: [
      {
        position: { map: '0. 0. 0. 0.', units: { p1: 'W3 B1, F8 C1 h5', p2: 'W1 A1' } },
        line: ['p1 wizard spell p1.fighter', 'p1 power 0', 'p1 wizard melee p2.wizard'],
      },
    ],
  },
  {
    id: 'WE-20',
    rules: ['TAC-ACTION-07'],
    cases: [
      {
        position: {
          map: '0. 0. 0. 0.',
          units: { p1: 'F8 A1 weakNow did:move did:melee, B1 C1 h1', p2: 'B7 D1' },
          inPlay: { p1: 3 },
        },
        line: ['p1 beast melee p2.beast'],
      },
    ],
  },
  {
    id: 'WE-21',
    rules: ['TAC-ACTION-08', 'TAC-ACTION-09'],
    cases: [
      {
        position: { map: '0. 0. 0. 0.', units: { p1: 'F8 A1', p2: 'W1 C1' }, inPlay: { p1: 2 } },
        line: ['p1 fighter to B1', 'p1 fighter melee p2.wizard', 'p1 pass', 'p2 pass'],
      },
    ],
  },
  {
    id: 'WE-22',
    rules: ['TAC-ACTION-10', 'TAC-RULING-82'],
    cases: [
      {
        position: { map: '0. 0. 0. 0.', units: { p1: 'F8 A1, R5 C1 h1', p2: 'B7 D1' }, inPlay: { p1: 2 } },
        line: ['p1 fighter to B1', 'p1 rogue melee p2.beast', 'p1 fighter to A1'],
      },
    ],
  },
  {
    id: 'WE-23',
    rules: ['TAC-ACTION-10'],
    cases: [
      {
        position: {
          map: '0. 0. 0. 0.',
          units: { p1: 'F8 A1', p2: 'B1 D1' },
          inPlay: { p1: 1 },
          dice: ['star', 'star'],
        },
        line: ['p1 fighter missile p2.beast'],
      },
    ],
  },
]
