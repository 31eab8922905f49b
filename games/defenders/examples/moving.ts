import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Where one may go. */
export const moving: readonly Example<Position>[] = [
  {
    id: 'E-05',
    rules: ['DEF-MAP-02', 'DEF-MAP-03'],
    cases: [{ position: { deck: ['turn.red'] }, line: [] }],
  },
  {
    id: 'E-06',
    rules: ['DEF-MAP-04', 'DEF-MOVE-02'],
    cases: [{ position: { red: { at: 'plains' }, deck: ['turn.red'] }, line: ['!p1 red move capital'] }],
  },
  {
    id: 'E-51',
    rules: ['DEF-MAP-02', 'DEF-MAP-03', 'DEF-MAP-04', 'DEF-MAP-05', 'DEF-RULING-08'],
    cases: [
      {
        position: {
          players: 3,
          map: ['plains', 'forest', 'mountains', 'coast', 'ruins', 'desert'],
          blue: { at: 'mountains' },
          green: { at: 'coast' },
          deck: ['all.1'],
        },
        line: [],
      },
    ],
  },
  {
    id: 'E-54',
    rules: ['DEF-RULING-65'],
    cases: [
      {
        position: { foe: { id: 'kraken' }, blue: { at: 'plains' }, deck: ['turn.blue'], horde: [] },
        line: ['p2 blue use sprint', 'p2 path coast forest'],
      },
      {
        position: { foe: { id: 'kraken' }, blue: { at: 'plains' }, deck: ['turn.blue'], horde: [], ap: 1 },
        line: ['p2 blue use sprint', '!p2 path coast forest'],
      },
    ],
  },
]
