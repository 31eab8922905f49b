import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Securing, and what prevents it. */
export const securing: readonly Example<Position>[] = [
  {
    id: 'E-07',
    rules: ['DEF-SECURE-01', 'DEF-SECURE-04'],
    cases: [
      {
        position: { red: { at: 'plains' }, threat: { plains: 2 }, deck: ['turn.red'] },
        line: ['p1 red secure', 'p1 red secure', '!p1 red secure'],
      },
    ],
  },
  {
    id: 'E-08',
    rules: ['DEF-SECURE-03'],
    cases: [{ position: { threat: { capital: 3 }, deck: ['turn.red'] }, line: ['!p1 red secure'] }],
  },
  {
    id: 'E-23',
    rules: ['DEF-SECURE-05', 'DEF-REGION-03', 'DEF-MOVE-03'],
    cases: [
      {
        position: { red: { at: 'mountains' }, threat: { mountains: 4 }, deck: ['turn.red'], ap: 3 },
        line: ['!p1 red secure', '!p1 red use vigil', 'p1 red move plains'],
      },
    ],
  },
  {
    id: 'E-45',
    rules: ['DEF-ABILITY-05'],
    cases: [
      {
        position: { red: { hero: 'sorcerer', at: 'plains', hp: 0 }, threat: { plains: 3 }, deck: ['turn.red'] },
        line: ['!p1 red use thunderclap', 'p1 red move coast'],
      },
    ],
  },
  {
    id: 'E-58',
    rules: ['DEF-RULING-63'],
    cases: [
      {
        position: {
          red: { hero: 'bard', hp: 0, at: 'forest' },
          blue: { at: 'coast', hp: 2, artifacts: ['mantle', 'hammer'] },
          threat: { coast: 3 },
          deck: ['turn.red'],
          ap: 1,
        },
        line: ['p1 red use rally', 'p1 blue secure'],
      },
    ],
  },
]
