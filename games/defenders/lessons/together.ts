import { at, land, type Lesson, threat } from './land.ts'

/** Together: the common pool, what is still to come, the Round. */
export const together: Lesson = {
  id: 'together',
  minutes: 3,
  after: 'rampart',
  rules: [
    'DEF-ALL-01',
    'DEF-ALL-02',
    'DEF-ALL-03',
    'DEF-ALL-04',
    'DEF-ALL-08',
    'DEF-DECK-09',
    'DEF-ROUND-01',
    'DEF-ROUND-05',
    'DEF-HORDE-01',
    'DEF-HORDE-02',
    'DEF-HORDE-03',
  ],
  words: ['pool', 'ready', 'deck', 'horde'],
  position: land({
    red: { hp: 1 },
    blue: { at: 'ruins' },
    threat: { mountains: 3, ruins: 2 },
    discard: ['riverGoblins', 'all.2', 'turn.blue', 'duneCorsairs'],
    deck: ['all.1', 'cragBears', 'turn.red'],
    wholeDeck: true,
    confirmDraw: true,
  }),
  // The coach draws, and stops when the new Round stands ready.
  script: [
    { ask: 'round.draw', say: 'draw', always: true, when: { not: { fact: { type: 'hordeAdded' }, ever: true } } },
  ],
  steps: [
    { id: 'known', light: ['slot leaves'], rule: 'DEF-DECK-09' },
    {
      id: 'purse',
      light: ['place mountains', 'slot dock'],
      open: ['red move mountains'],
      done: at('red', 'mountains'),
    },
    {
      id: 'rested',
      light: ['place mountains'],
      open: ['red secure'],
      done: threat('mountains', 2),
      rule: 'DEF-ALL-08',
    },
    {
      id: 'last',
      light: ['place ruins', 'place mountains'],
      hand: 'none',
      open: ['blue secure', 'red secure'],
      rule: 'DEF-ALL-04',
    },
    { id: 'foretold', light: ['place mountains'], open: ['red defend', 'red decline'] },
    {
      id: 'free',
      light: ['slot dock'],
      open: [
        { answer: { do: 'move', defender: 'red' } },
        'red secure',
        'red use sprint',
        { answer: { do: 'path' } },
        { answer: 'end', when: { answers: 1 } },
      ],
      done: { answered: 'end' },
    },
    { id: 'turns', light: ['slot dock'], rule: 'DEF-HORDE-01' },
  ],
  success: [{ say: 'counted' }],
}
