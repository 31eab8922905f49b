import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** The decks of a new game. */
export const decks: readonly Example<Position>[] = [
  {
    id: 'E-01',
    rules: ['DEF-DECK-02', 'DEF-DECK-03', 'DEF-DECK-04', 'DEF-DECK-05', 'DEF-DECK-06', 'DEF-DECK-07'],
    cases: [{ setup: { mode: 'coop', players: 2, options: {} }, line: [] }],
  },
  {
    id: 'E-02',
    rules: ['DEF-DECK-06', 'DEF-DECK-04', 'DEF-DECK-07'],
    cases: [{ setup: { mode: 'coop', players: 3, options: { heroes: 'choose' } }, line: [] }],
  },
  {
    id: 'E-03',
    rules: ['DEF-DIFFICULTY-01', 'DEF-DIFFICULTY-03', 'DEF-DECK-08'],
    cases: [{ setup: { mode: 'coop', players: 4, options: { difficulty: 'doomed' } }, line: [] }],
  },
  {
    id: 'E-49',
    rules: ['DEF-SOLO-01', 'DEF-SOLO-02'],
    cases: [{ setup: { mode: 'coop', players: 1, options: { heroes: 'random' } }, line: [] }],
  },
]
