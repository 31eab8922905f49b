import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Turns, shared Turns and Restoring. */
export const turns: readonly Example<Position>[] = [
  {
    id: 'E-30',
    rules: ['DEF-RESTORE-01', 'DEF-DEFENDER-08'],
    cases: [{ position: { red: { hp: 1 }, deck: ['turn.red'] }, line: [] }],
  },
  {
    id: 'E-31',
    rules: ['DEF-RESTORE-03'],
    cases: [
      {
        position: { red: { hp: 1, at: 'mountains' }, blue: { hp: 2 }, deck: ['turn.red', 'all.1'] },
        line: ['p1 red move capital', 'p1 end'],
      },
    ],
  },
  {
    id: 'E-32',
    rules: ['DEF-ALL-01', 'DEF-ALL-02', 'DEF-ALL-03', 'DEF-ALL-04'],
    cases: [
      {
        position: { red: { hp: 1 }, blue: { at: 'coast', hp: 2 }, threat: { coast: 2 }, deck: ['all.1', 'all.2'] },
        line: ['p2 blue secure', 'p2 blue secure', 'p1 red move mountains'],
      },
    ],
  },
  {
    id: 'E-33',
    rules: ['DEF-ALL-05'],
    cases: [
      {
        position: { red: { hp: 1 }, blue: { at: 'coast', hp: 2 }, threat: { coast: 3 }, deck: ['all.1', 'all.2'] },
        line: ['p2 blue secure', 'p2 blue secure', 'p2 blue secure'],
      },
    ],
  },
  {
    id: 'E-34',
    rules: ['DEF-ALL-07'],
    cases: [
      {
        position: { red: { hp: 3, at: 'desert' }, deck: ['all.1'] },
        line: ['p1 red move forest', 'p1 red move desert', 'p1 red move forest'],
      },
      {
        position: { red: { hp: 3, at: 'desert' }, deck: ['all.1'] },
        line: ['p1 red move ruins', 'p1 red move desert', '!p1 red sacrifice'],
      },
    ],
  },
  {
    id: 'E-46',
    rules: ['DEF-ABILITY-05', 'DEF-EXHAUST-05'],
    cases: [
      {
        position: { red: { hero: 'cleric', hp: 0, at: 'coast' }, blue: { at: 'coast', hp: 1 }, deck: ['turn.red'] },
        line: ['p1 red use mend', 'p1 defender blue'],
      },
      {
        position: {
          red: { hero: 'cleric', hp: 0, at: 'coast' },
          blue: { at: 'coast', hp: 1 },
          threat: { coast: 1 },
          deck: ['turn.red'],
        },
        line: ['p1 red use mend', 'p1 defender red'],
      },
    ],
  },
]
