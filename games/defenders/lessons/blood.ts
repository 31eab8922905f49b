import { at, land, type Lesson, threat } from './land.ts'

/** Breath and blood: rest in the Capital, Exhausted, Sacrifice. */
export const blood: Lesson = {
  id: 'blood',
  minutes: 2,
  after: 'rampart',
  rules: [
    'DEF-EXHAUST-01',
    'DEF-EXHAUST-02',
    'DEF-EXHAUST-03',
    'DEF-RESTORE-01',
    'DEF-RESTORE-03',
    'DEF-DEFENDER-06',
    'DEF-DEFENDER-07',
    'DEF-SACRIFICE-01',
    'DEF-SACRIFICE-03',
    'DEF-SACRIFICE-04',
  ],
  words: ['exhausted', 'restore', 'sacrifice'],
  position: land({
    red: { at: 'mountains', hp: 0 },
    blue: { hp: 1 },
    threat: { mountains: 2, forest: 3 },
    deck: ['turn.red', 'turn.blue'],
  }),
  steps: [
    {
      id: 'try',
      light: ['place mountains'],
      done: { refused: ['red secure', 'place mountains', 'defender red'] },
      rule: 'DEF-EXHAUST-02',
    },
    { id: 'home', light: ['place capital'], open: ['red move capital'], done: at('red', 'capital') },
    { id: 'notYet', light: ['option end'], open: ['end'], rule: 'DEF-RESTORE-01' },
    { id: 'there', light: ['place forest'], open: ['blue move forest'], done: at('blue', 'forest') },
    { id: 'twice', light: ['place forest'], open: ['blue secure'], done: threat('forest', 1) },
    { id: 'more', light: ['option blue sacrifice'], open: ['blue sacrifice'], rule: 'DEF-SACRIFICE-01' },
    {
      id: 'spend',
      light: ['place forest'],
      open: ['blue secure', 'blue move coast', 'blue move desert', 'blue move capital'],
      after: [{ say: 'step', when: { not: { answered: 'blue secure' } } }],
      rule: 'DEF-SACRIFICE-03',
    },
    { id: 'end', light: ['option end'], open: ['end'] },
  ],
  success: [{ say: 'purse' }],
}
