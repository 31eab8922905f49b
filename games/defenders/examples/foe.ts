import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** The Epic Foe. */
export const foe: readonly Example<Position>[] = [
  {
    id: 'E-37',
    rules: ['DEF-FOE-06', 'DEF-ALL-09'],
    cases: [{ position: { foe: { id: 'dragon' }, deck: ['turn.blue', 'all.1'], horde: [] }, line: ['p2 end'] }],
  },
  {
    id: 'E-38',
    rules: ['DEF-EVENT-01', 'DEF-EXHAUST-04'],
    cases: [
      {
        position: {
          foe: { id: 'dragon', at: 'mountains', hp: 7 },
          red: { at: 'coast', hp: 3 },
          blue: { hp: 1 },
          deck: ['turn.red'],
          horde: [],
        },
        line: ['p1 red fight'],
      },
    ],
  },
  {
    id: 'E-39',
    rules: ['DEF-EVENT-03', 'DEF-FIGHT-03'],
    cases: [
      {
        position: {
          foe: { id: 'dragon', at: 'mountains', hp: 3 },
          red: { at: 'coast', hp: 2, artifacts: ['spear'] },
          deck: ['turn.red'],
          horde: [],
        },
        line: ['p1 red fight', '!p1 red fight'],
      },
    ],
  },
  {
    id: 'E-40',
    rules: ['DEF-END-01', 'DEF-END-03'],
    cases: [
      {
        position: {
          foe: { id: 'ancient', hp: 1 },
          red: { at: 'forest' },
          threat: { capital: 7 },
          deck: ['turn.red'],
          horde: [],
        },
        line: ['p1 red fight'],
      },
    ],
  },
  {
    id: 'E-41',
    rules: ['DEF-CAPITAL-06', 'DEF-END-03'],
    cases: [{ position: { threat: { capital: 7, mountains: 4 }, deck: ['cragBears'] }, line: [] }],
  },
  {
    id: 'E-50',
    rules: ['DEF-FIGHT-02'],
    cases: [{ position: { red: { at: 'mountains' }, deck: ['turn.red'] }, line: ['!p1 red fight'] }],
  },
]
