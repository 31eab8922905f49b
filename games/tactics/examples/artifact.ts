import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Battle and its Artifact. */
export const artifact: readonly Example<Position>[] = [
  {
    id: 'WE-68',
    rules: ['TAC-BATTLE-05', 'TAC-BATTLE-07', 'TAC-RULING-48'],
    cases: [
      {
        position: { mode: 'battle', units: { p1: 'B1 H6' }, artifact: { unit: 'p1.beast' } },
        line: ['p1 beast to H5'],
      },
    ],
  },
  {
    id: 'WE-69',
    rules: ['TAC-BATTLE-08', 'TAC-BATTLE-09', 'TAC-RULING-49'],
    cases: [
      {
        position: {
          mode: 'battle',
          map: '0. 0. 1.',
          units: { p1: 'B1 B1', p2: 'F5 A1' },
          artifact: { unit: 'p1.beast' },
          turn: { owner: 'p2' },
          dice: ['push', 'star'],
        },
        line: ['p2 fighter melee p1.beast', 'p2 roll'],
      },
    ],
  },
  {
    id: 'WE-70',
    rules: ['TAC-BATTLE-04', 'TAC-BATTLE-10'],
    cases: [
      {
        position: {
          mode: 'battle',
          map: '0. 0. 0. 0.',
          units: { p1: 'B1 D1 h2, W1 C1', p2: 'F5 A1' },
          artifact: { unit: 'p1.beast' },
          turn: { owner: 'p2' },
          dice: ['star', 'star'],
        },
        line: ['p2 fighter missile p1.beast'],
      },
    ],
  },
  {
    id: 'WE-71',
    rules: ['TAC-BATTLE-08'],
    cases: [
      {
        position: {
          mode: 'battle',
          map: '0b 0. 0. 0.',
          units: { p1: 'B1 C1', p2: 'F5 A1' },
          artifact: { unit: 'p1.beast' },
          turn: { owner: 'p2' },
        },
        line: ['p2 fighter ballista p1.beast', 'p2 way e'],
      },
    ],
  },
]
