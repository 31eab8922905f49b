import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Cards seen before they are drawn. */
export const seeing: readonly Example<Position>[] = [
  {
    id: 'E-55',
    rules: ['DEF-RULING-61', 'DEF-RULING-62'],
    cases: [
      {
        position: {
          sides: { mountains: 'B' },
          red: { at: 'mountains' },
          deck: ['turn.red', 'turn.blue', 'all.1', 'all.2'],
          wholeDeck: true,
        },
        line: ['p1 red move plains', 'p1 end'],
      },
    ],
  },
  {
    id: 'E-56',
    rules: ['DEF-EXHAUST-04', 'DEF-RULING-61'],
    cases: [
      {
        position: {
          red: { at: 'desert', hp: 1 },
          deck: ['turn.red', 'cragBears', 'harpy', 'turn.blue', 'all.1', 'all.2'],
        },
        line: ['p1 red use mirage', 'p1 order turn.blue harpy cragBears', '!p1 red use mirage'],
      },
    ],
  },
]
