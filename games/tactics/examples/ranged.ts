import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Range, missiles and spells. */
export const ranged: readonly Example<Position>[] = [
  {
    id: 'WE-38',
    rules: ['TAC-RANGE-01', 'TAC-RANGE-03'],
    cases: [
      {
        position: { map: ['0. 0. 0. 0.', '0. 0. 0. 0.', '0. 0. 0. 0.'], units: { p1: 'F8 A1', p2: 'B2 D3' } },
        line: ['!p1 fighter missile p2.beast'],
      },
    ],
  },
  {
    id: 'WE-39',
    rules: ['TAC-RANGE-03'],
    cases: [
      {
        position: { map: '2. 1. 0. 0. 0.', units: { p1: 'F8 A1', p2: 'B2 E1' }, dice: ['star', 'star'] },
        line: ['p1 fighter missile p2.beast'],
      },
      { position: { map: '0. 0. 0. 2.', units: { p1: 'F8 A1', p2: 'B2 D1' } }, line: ['!p1 fighter missile p2.beast'] },
    ],
  },
  {
    id: 'WE-40',
    rules: ['TAC-TERRAIN-09'],
    cases: [
      {
        position: {
          map: '1^ 0. 0. 0. 0. 0. 0. 0. 0. 0. 0. 0. 3.',
          units: { p1: 'F8 A1', p2: 'B2 M1' },
          dice: ['star', 'star'],
        },
        line: ['p1 fighter missile p2.beast'],
      },
    ],
  },
  {
    id: 'WE-41',
    rules: ['TAC-MISSILE-08'],
    cases: [
      {
        position: { map: '0. 0. 0. 0.', units: { p1: 'F8 A1 s2', p2: 'B2 D1' }, dice: ['miss', 'star'] },
        line: ['p1 fighter missile p2.beast'],
      },
    ],
  },
  {
    id: 'WE-42',
    rules: ['TAC-MISSILE-07'],
    cases: [
      {
        position: { map: '0. 0. 0. 0.', units: { p1: 'F8 A1 s2', p2: 'B2 D1' }, dice: ['miss', 'miss'] },
        line: ['p1 fighter missile p2.beast'],
      },
    ],
  },
  {
    id: 'WE-43',
    rules: ['TAC-MISSILE-02'],
    cases: [
      {
        position: { map: '0. 0. 0. 0.', units: { p1: 'F8 A1 s0', p2: 'B2 D1' } },
        line: ['!p1 fighter missile p2.beast'],
      },
    ],
  },
  {
    id: 'WE-44',
    rules: ['TAC-SPELL-03', 'TAC-RULING-29'],
    cases: [
      {
        position: { map: '0. 0. 0. 0.', units: { p1: 'W1 A1 s3', p2: 'B2 C1' }, dice: ['star', 'push'] },
        line: ['p1 wizard spell p2.beast', 'p1 power 2'],
      },
    ],
  },
  {
    id: 'WE-45',
    rules: ['TAC-SPELL-08', 'TAC-SPELL-09'],
    cases: [
      {
        position: {
          map: ['0. 0. 0. 0.', '0. 0. 0. 0.'],
          units: { p1: 'W4 A1, B1 D1', p2: 'F5 C1, R5 C2' },
          dice: ['star', 'star'],
        },
        line: ['p1 wizard spell p2.fighter', 'p1 power 2'],
      },
    ],
  },
  {
    id: 'WE-46',
    rules: ['TAC-RULING-19'],
    cases: [
      {
        position: {
          map: ['0. 0. 0. 0.', '0. 0. 0f 0.'],
          units: { p1: 'W4 A1, B1 D1', p2: 'F5 C1, R5 C2' },
          dice: ['star', 'star'],
        },
        line: ['p1 wizard spell p2.fighter', 'p1 power 2'],
      },
    ],
  },
]
