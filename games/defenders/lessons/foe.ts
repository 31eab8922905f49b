import { apLeft, at, land, type Lesson } from './land.ts'

const giant = (hp: number) => ({ at: ['open', 'foe', 'hp'], is: hp })

/** The Epic Foe: Fight, an Epic Event, victory. */
export const foe: Lesson = {
  id: 'foe',
  minutes: 2.5,
  after: 'blood',
  rules: [
    'DEF-FIGHT-01',
    'DEF-FIGHT-02',
    'DEF-EVENT-01',
    'DEF-EVENT-03',
    'DEF-FOE-01',
    'DEF-FOE-02',
    'DEF-FOE-03',
    'DEF-FOE-07',
    'DEF-END-01',
    'DEF-SACRIFICE-01',
  ],
  words: ['foe', 'fight', 'event'],
  position: land({
    round: 7,
    horde: [],
    red: { at: 'mountains' },
    blue: { at: 'coast' },
    threat: { plains: 1, capital: 2, ruins: 4 },
    foe: { id: 'giant', hp: 6 },
    deck: ['turn.red', 'turn.blue'],
  }),
  steps: [
    { id: 'there', light: ['foe'], rule: 'DEF-FOE-01' },
    { id: 'go', light: ['place plains'], open: ['red move plains'], done: at('red', 'plains') },
    { id: 'fight', light: ['foe'], open: ['red fight'], done: giant(4) },
    {
      id: 'marked',
      light: ['foe'],
      open: ['red fight', 'red secure'],
      done: apLeft(0),
      after: [{ say: 'struck', when: { answered: 'red fight' } }],
      rule: 'DEF-EVENT-01',
    },
    { id: 'end', light: ['option end'], open: ['end'] },
    { id: 'blue', light: ['place plains'], open: ['blue move plains'], done: at('blue', 'plains') },
    {
      id: 'blows',
      light: ['foe'],
      open: ['blue fight'],
      done: { any: [{ over: true }, { all: [giant(1), apLeft(0)] }] },
    },
    {
      id: 'drop',
      light: ['foe', 'option blue sacrifice'],
      only: { not: { over: true } },
      open: ['blue sacrifice', 'blue fight'],
      done: { over: true },
      rule: 'DEF-SACRIFICE-01',
    },
  ],
  success: [{ say: 'won' }],
}
