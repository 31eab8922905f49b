import { BRAM_DONE, type Lesson, realm } from './realm.ts'

/** Peak and spell: casting, power, and what two actions cost. */
export const peak: Lesson = {
  id: 'peak',
  minutes: 3,
  rules: [
    'TAC-TERRAIN-08',
    'TAC-TERRAIN-09',
    'TAC-SPELL-02',
    'TAC-SPELL-03',
    'TAC-SPELL-04',
    'TAC-ACTION-03',
    'TAC-ACTION-04',
    'TAC-WEAK-01',
    'TAC-WEAK-04',
    'TAC-WEAK-05',
    'TAC-WEAK-06',
  ],
  position: realm({
    units: { p1: 'W1 H3, R8 B1, F8 A1, B1 A2', p2: 'W7 M9 h4, R7 L6 h3, F6 N10, B4 O10' },
    dice: ['star', 'pushStar', 'star', 'star', 'star', 'star'],
  }),
  steps: [
    { id: 'up', light: ['space H2', 'unit p1.wizard'], open: ['wizard to H2'], rule: 'TAC-TERRAIN-08' },
    { id: 'cast', light: ['unit p2.wizard'], open: ['wizard spell p2.wizard'], rule: 'TAC-SPELL-02' },
    { id: 'power', light: ['option power 2'], open: ['power 2'], rule: 'TAC-SPELL-03' },
    { id: 'weakened', light: ['unit p1.wizard', 'option done'], open: ['done'], rule: 'TAC-WEAK-01' },
    {
      id: 'rest',
      light: ['unit p1.wizard', 'unit p2.rogue'],
      hand: 'none',
      open: ['wizard buyOff', 'done'],
      after: [{ say: 'rested', when: { answered: 'done' } }],
      rule: 'TAC-WEAK-04',
    },
    {
      id: 'again',
      only: { answered: 'wizard buyOff', ever: true },
      light: ['unit p2.rogue'],
      open: ['wizard spell p2.rogue', 'power 1', 'power 2'],
      done: { fact: { type: 'captured', unit: 'p2.rogue' } },
      rule: 'TAC-SPELL-04',
    },
  ],
  success: [{ say: 'done' }],
  script: [BRAM_DONE, { seat: 'p2', say: 'pass', always: true }],
}
