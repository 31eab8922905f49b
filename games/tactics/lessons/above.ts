import { ANY_MOVE, type Lesson, realm } from './realm.ts'

/** From above: range, height, arrows and crosses. */
export const above: Lesson = {
  id: 'above',
  minutes: 2.5,
  rules: [
    'TAC-RANGE-01',
    'TAC-RANGE-02',
    'TAC-RANGE-03',
    'TAC-RANGE-04',
    'TAC-MISSILE-01',
    'TAC-MISSILE-02',
    'TAC-MISSILE-04',
    'TAC-MISSILE-05',
    'TAC-MISSILE-06',
    'TAC-MISSILE-08',
    'TAC-COUNTER-05',
  ],
  position: realm({
    units: { p1: 'R8 H4, F8 H5, W1 B1, B1 A2', p2: 'F6 G8 h5, B4 F9, R7 N10, W7 O10' },
    dice: ['miss', 'star', 'miss', 'miss'],
  }),
  steps: [
    {
      id: 'far',
      light: ['unit p2.beast', 'unit p1.rogue'],
      done: { refused: ['rogue missile p2.beast', 'unit p2.beast'] },
      rule: 'TAC-RANGE-01',
    },
    {
      id: 'shoot',
      light: ['unit p2.fighter', 'unit p1.rogue'],
      open: ['rogue missile p2.fighter'],
      rule: 'TAC-RANGE-02',
    },
    { id: 'cross', light: ['unit p1.rogue'], rule: 'TAC-MISSILE-04' },
    { id: 'silent', light: ['unit p2.fighter'], rule: 'TAC-COUNTER-05' },
    {
      id: 'veteran',
      light: ['unit p2.fighter', 'unit p1.fighter'],
      open: ['fighter missile p2.fighter'],
      rule: 'TAC-MISSILE-05',
    },
    { id: 'last', light: ['option done'], hand: 'none', open: ['done', ANY_MOVE], rule: 'TAC-TURN-03' },
  ],
  success: [{ say: 'done' }],
  script: [{ seat: 'p2', say: 'pass', always: true }],
}
