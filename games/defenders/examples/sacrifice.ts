import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** AP and Sacrifice. */
export const sacrifice: readonly Example<Position>[] = [
  {
    id: 'E-09',
    rules: ['DEF-DEFENDER-02'],
    cases: [
      { position: { threat: { ruins: 4 }, deck: ['turn.red'] }, line: [] },
      { position: { threat: { ruins: 4, coast: 4 }, deck: ['turn.red'] }, line: [] },
      { position: { threat: { ruins: 3, capital: 7 }, deck: ['turn.red'] }, line: [] },
    ],
  },
  {
    id: 'E-10',
    rules: ['DEF-DEFENDER-03', 'DEF-EVENT-01'],
    cases: [
      {
        position: { foe: { id: 'colossus', hp: 6 }, red: { at: 'desert' }, deck: ['turn.red'], horde: [] },
        line: ['p1 red fight', 'p1 end'],
      },
    ],
  },
  {
    id: 'E-11',
    rules: ['DEF-SACRIFICE-01', 'DEF-SACRIFICE-03'],
    cases: [
      {
        position: { red: { hp: 3, at: 'plains' }, deck: ['turn.red'], ap: 0 },
        line: ['p1 red sacrifice', 'p1 red move coast', '!p1 red sacrifice'],
      },
    ],
  },
  {
    id: 'E-12',
    rules: ['DEF-SACRIFICE-01'],
    cases: [{ position: { red: { hp: 3, at: 'plains' }, deck: ['turn.red'], ap: 1 }, line: ['!p1 red sacrifice'] }],
  },
  {
    id: 'E-13',
    rules: ['DEF-SACRIFICE-04'],
    cases: [
      {
        position: { red: { hp: 2, at: 'plains' }, threat: { plains: 1 }, deck: ['turn.red'], ap: 0 },
        line: ['p1 red sacrifice', '!p1 end'],
      },
    ],
  },
  {
    id: 'E-14',
    rules: ['DEF-SACRIFICE-07', 'DEF-SECURE-06'],
    cases: [
      {
        position: { red: { hp: 1, at: 'plains' }, threat: { plains: 2 }, deck: ['turn.red'], ap: 0 },
        line: ['p1 red sacrifice', '!p1 red secure', 'p1 red move coast'],
      },
    ],
  },
]
