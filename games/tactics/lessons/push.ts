import { health, type Lesson, realm } from './realm.ts'

/** Strike and push: melee, Knock Back, capture. */
export const push: Lesson = {
  id: 'push',
  minutes: 2.5,
  after: 'hills',
  rules: [
    'TAC-MELEE-02',
    'TAC-MELEE-03',
    'TAC-MELEE-04',
    'TAC-KNOCK-01',
    'TAC-KNOCK-03',
    'TAC-KNOCK-04',
    'TAC-KNOCK-05',
    'TAC-KNOCK-06',
    'TAC-KNOCK-07',
    'TAC-CAPTURE-01',
    'TAC-CAPTURE-02',
  ],
  position: realm({
    units: { p1: 'B1 H7, F8 G6, R8 H4, W1 B1', p2: 'W7 H6, R7 H5, F6 N10, B4 O10' },
    dice: ['push', 'miss', 'push'],
  }),
  steps: [
    {
      id: 'strike',
      light: ['unit p2.wizard', 'unit p1.beast'],
      open: ['beast melee p2.wizard'],
      rule: 'TAC-MELEE-02',
    },
    { id: 'roll', light: ['unit p2.wizard'], open: ['roll'], rule: 'TAC-KNOCK-01' },
    { id: 'crash', light: ['unit p2.wizard'], rule: 'TAC-KNOCK-06' },
    {
      id: 'capture',
      light: ['unit p2.wizard', 'unit p1.fighter'],
      open: ['fighter melee p2.wizard'],
      rule: 'TAC-CAPTURE-01',
    },
    {
      id: 'edge',
      light: ['unit p2.rogue', 'unit p1.rogue'],
      open: ['rogue melee p2.rogue'],
      done: health('p2.rogue', 6),
    },
    { id: 'over', light: ['unit p2.rogue'], hand: 'none', open: ['roll', 'pass'], rule: 'TAC-KNOCK-03' },
    { id: 'end', light: ['option done'], open: ['done'] },
  ],
  success: [{ say: 'done' }],
  script: [{ seat: 'p2', say: 'pass', always: true }],
}
