import { ANY_MOVE, type Lesson, realm } from './realm.ts'

/** Answer back: Counters in Bram's turn. */
export const counter: Lesson = {
  id: 'counter',
  minutes: 2,
  after: 'push',
  rules: [
    'TAC-COUNTER-01',
    'TAC-COUNTER-02',
    'TAC-COUNTER-03',
    'TAC-COUNTER-04',
    'TAC-COUNTER-05',
    'TAC-COUNTER-06',
    'TAC-COUNTER-10',
    'TAC-COUNTER-13',
    'TAC-TERRAIN-07',
  ],
  position: realm({
    turn: { owner: 'p2' },
    order: ['p2', 'p1'],
    units: { p1: 'F8 G7, W1 G10, R8 B1, B1 A2', p2: 'B4 G6 h4, R7 D10 h4, F6 N10, W7 O10' },
    dice: ['push', 'miss', 'star', 'star', 'star', 'star', 'star'],
  }),
  steps: [
    { id: 'hit', light: ['unit p2.beast', 'unit p1.fighter'], open: ['counter melee'], rule: 'TAC-COUNTER-01' },
    {
      id: 'push',
      light: ['unit p2.beast'],
      open: ['roll'],
      script: [{ seat: 'p2', say: ['rogue missile p1.wizard'] }],
      rule: 'TAC-COUNTER-06',
    },
    { id: 'spell', light: ['unit p1.wizard', 'unit p2.rogue'], open: ['counter spell'], rule: 'TAC-COUNTER-05' },
    {
      id: 'much',
      light: ['option power 2'],
      hand: 'none',
      open: ['power 0', 'power 1', 'power 2', 'power 3'],
      script: [{ seat: 'p2', say: 'done' }],
      rule: 'TAC-COUNTER-10',
    },
    { id: 'fresh', light: ['slot dock'], hand: 'none', open: [ANY_MOVE], rule: 'TAC-COUNTER-02' },
  ],
  success: [{ say: 'done' }],
  script: [{ seat: 'p2', say: ['beast melee p1.fighter', 'pass'] }],
}
