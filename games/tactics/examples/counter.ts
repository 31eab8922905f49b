import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Reactions, the Counter and Tactic Cards. */
export const counter: readonly Example<Position>[] = [
  {
    id: 'WE-47',
    rules: ['TAC-ABILITY-03', 'TAC-RULING-24'],
    cases: [
      { position: { map: '0. 0. 0.', units: { p1: 'F8 A1 h1', p2: 'B7 B1' } }, line: ['p1 fighter melee p2.beast'] },
    ],
  },
  {
    id: 'WE-48',
    rules: ['TAC-COUNTER-04', 'TAC-COUNTER-10'],
    cases: [
      {
        position: {
          map: '0. 0. 0. 0.',
          units: { p1: 'F8 A1 s2', p2: 'R5 D1' },
          dice: ['star', 'star', 'star', 'star'],
        },
        line: ['p1 fighter missile p2.rogue', 'p2 counter missile'],
      },
    ],
  },
  {
    id: 'WE-49',
    rules: ['TAC-COUNTER-11', 'TAC-RULING-33'],
    cases: [
      {
        position: { map: '0. 0. 0.', units: { p1: 'F8 A1', p2: 'F5 B1 h5 weak' } },
        line: ['p1 fighter melee p2.fighter', 'p1 pass'],
      },
      {
        position: { map: '0. 0. 0.', units: { p1: 'F8 A1', p2: 'F5 B1 h6 weak' } },
        line: ['p1 fighter melee p2.fighter', 'p1 pass', 'p2 counter melee'],
      },
    ],
  },
  {
    id: 'WE-50',
    rules: ['TAC-COUNTER-03', 'TAC-COUNTER-09'],
    cases: [
      {
        position: { map: '0. 0. 0. 0.', units: { p1: 'B8 B1', p2: 'B7 C1' }, dice: ['push', 'star'] },
        line: ['p1 beast melee p2.beast', 'p1 pass', 'p2 counter melee', 'p2 roll'],
      },
    ],
  },
  {
    id: 'WE-51',
    rules: ['TAC-RULING-31'],
    cases: [
      {
        position: { map: '0. 0. 0. 0.', units: { p1: 'B7 B1', p2: 'F5 C1' } },
        line: ['p1 beast melee p2.fighter', 'p1 pass', 'p2 counter melee', 'p2 pass'],
      },
    ],
  },
  {
    id: 'WE-52',
    rules: ['TAC-COUNTER-07'],
    cases: [
      {
        position: { map: '0. 0. 0. 0.', units: { p1: 'F8 A1', p2: 'W3 B1' } },
        line: ['p1 fighter melee p2.wizard', 'p1 pass', '!p2 counter spell', 'p2 counter melee'],
      },
    ],
  },
  {
    id: 'WE-53',
    rules: ['TAC-TACTIC-07'],
    cases: [
      {
        position: { map: '0. 0. 0.', units: { p1: 'F8 A1' }, hands: { p1: ['T01', 'T02'] } },
        line: ['p1 done', 'p1 discard T01'],
      },
    ],
  },
]
