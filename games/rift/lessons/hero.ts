import { ANYWHERE, type Lesson, road } from './road.ts'

/** Send the hero: move, engage, attack. */
export const hero: Lesson = {
  id: 'hero',
  minutes: 2,
  after: 'cover',
  rules: [
    'RIFT-HERO-01',
    'RIFT-HERO-02',
    'RIFT-MOVE-06',
    'RIFT-MOVE-01',
    'RIFT-ENGAGE-01',
    'RIFT-ENGAGE-06',
    'RIFT-ENGAGE-09',
    'RIFT-ACTION-02',
    'RIFT-DESTROY-04',
    'RIFT-MALIK-01',
  ],
  position: road({
    trays: ['H04 F6', 'H05 C2'],
    hands: { p1: ['archer'] },
    heroes: { malik: 'p1 board' },
  }),
  steps: [
    { id: 'call', light: ['hero malik'], open: ['hero malik'], rule: 'RIFT-HERO-01' },
    { id: 'fray', light: ['tray H04'], open: ['to F6'], rule: 'RIFT-MOVE-06' },
    {
      id: 'base',
      light: ['tray H04'],
      open: [{ answer: { do: 'base' } }],
      leads: ['base c1'],
      rule: 'RIFT-ENGAGE-01',
    },
    { id: 'swing', light: ['option attack'], open: ['attack'], rule: 'RIFT-ACTION-02' },
    { id: 'row', light: ['tray H04'], open: [ANYWHERE], leads: ['I3 H04 a5b5c5'], rule: 'RIFT-MALIK-01' },
    {
      id: 'ready',
      light: ['option ready', 'tray H05'],
      hand: 'none',
      open: ['tower archer', 'b e', ANYWHERE, 'ready'],
      done: { answered: 'ready' },
      rule: 'RIFT-DESTROY-04',
    },
  ],
  success: [{ say: 'done' }],
}
