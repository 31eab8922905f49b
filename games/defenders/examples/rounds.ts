import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** The end of a Round. */
export const rounds: readonly Example<Position>[] = [
  {
    id: 'E-35',
    rules: ['DEF-HORDE-01', 'DEF-HORDE-02', 'DEF-HORDE-03', 'DEF-ROUND-06'],
    cases: [
      {
        position: {
          round: 1,
          discard: ['reefRaiders', 'thornWolves', 'graveSprites', 'turn.red', 'turn.blue', 'all.1'],
          horde: ['harpy', 'cragBears', 'stoneGhouls', 'wraith', 'duneCorsairs'],
          confirmDraw: true,
          deck: ['all.2'],
          wholeDeck: true,
        },
        line: ['p1 draw', 'p1 ready', 'p2 ready'],
      },
    ],
  },
  {
    id: 'E-36',
    rules: ['DEF-HORDE-04', 'DEF-HORDE-05', 'DEF-RULING-10'],
    cases: [
      {
        position: { round: 6, horde: [], foe: 'ancient', discard: ['turn.red'], deck: ['turn.blue'], wholeDeck: true },
        line: ['p2 end', 'p2 end', 'p1 end'],
      },
    ],
  },
]
