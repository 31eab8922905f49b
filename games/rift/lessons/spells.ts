import { ANYWHERE, type Lesson, road } from './road.ts'

/** Heroes and spells: an ability, protection, a spell, recovering. */
export const spells: Lesson = {
  id: 'spells',
  minutes: 3,
  after: 'hero',
  further: true,
  rules: [
    'RIFT-ACTION-01',
    'RIFT-ACTION-07',
    'RIFT-ACTION-10',
    'RIFT-MALIK-04',
    'RIFT-PROTECT-01',
    'RIFT-PROTECT-02',
    'RIFT-ENGAGE-01',
    'RIFT-SPELL-01',
    'RIFT-SPELL-02',
    'RIFT-SPELL-03',
    'RIFT-SPELL-05',
  ],
  position: road({
    trays: ['H10 F6', 'H05 C2 I3:b2b3b4 I1:c3'],
    hands: { p1: [] },
    heroes: { malik: 'p1 E6 h3 earthquake+ hammer-smash-' },
    spells: ['rain-of-fire'],
  }),
  steps: [
    {
      id: 'go',
      light: ['hero malik', 'tray H10'],
      open: ['hero malik', 'to F6'],
      done: { answered: 'to F6' },
      rule: 'RIFT-ACTION-01',
    },
    {
      id: 'base',
      light: ['tray H10'],
      open: [{ answer: { do: 'base' } }],
      leads: ['base c1', 'base d1'],
      rule: 'RIFT-ENGAGE-01',
    },
    { id: 'quake', light: ['option ability earthquake'], open: ['ability earthquake'], rule: 'RIFT-MALIK-04' },
    { id: 'five', light: ['tray H10'], open: [ANYWHERE], leads: ['P5 H10 a3b3a4b4c4'], rule: 'RIFT-ACTION-07' },
    {
      id: 'rain',
      light: ['spell rain-of-fire', 'option spell rain-of-fire'],
      open: ['spell rain-of-fire'],
      rule: 'RIFT-SPELL-01',
    },
    {
      id: 'burn',
      light: ['tray H05'],
      hand: 'none',
      open: ['I2 H05 d2d3', 'I2 H05 d3d4', 'I1 H05 d2', 'I1 H05 d4'],
      done: { fact: { type: 'tilePlaced', tray: 'H05', left: 0 } },
      rule: 'RIFT-SPELL-05',
    },
    {
      id: 'ready',
      light: ['option ready', 'hero malik'],
      open: ['ready'],
      script: [
        { ask: 'shop', say: 'ready' },
        { ask: 'round.colour', say: 'colour red' },
      ],
      rule: 'RIFT-PROTECT-01',
    },
    {
      id: 'recover',
      light: ['hero malik', 'option recover'],
      open: ['hero malik', 'recover'],
      done: { answered: 'recover' },
      rule: 'RIFT-ACTION-10',
    },
  ],
  success: [{ say: 'done' }],
}
