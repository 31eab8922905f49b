import { ANYWHERE, type Lesson, road } from './road.ts'

/** Stronger towers: upgrade, pick up, buy. */
export const stronger: Lesson = {
  id: 'stronger',
  minutes: 3,
  after: 'march',
  rules: [
    'RIFT-SOLO-10',
    'RIFT-PASS-01',
    'RIFT-PASS-02',
    'RIFT-PASS-08',
    'RIFT-PICKUP-01',
    'RIFT-PICKUP-02',
    'RIFT-BUY-01',
    'RIFT-BUY-02',
    'RIFT-BUY-04',
    'RIFT-CRYSTAL-01',
    'RIFT-CRYSTAL-04',
    'RIFT-RANGE-04',
  ],
  position: road({ crystals: 2, trays: ['H08 C2 O4:a4b4a5b5'], hands: { p1: ['mage'] } }),
  steps: [
    { id: 'small', light: ['tray H08', 'tower mage'], rule: 'RIFT-SOLO-10' },
    { id: 'upgrade', light: ['tower mage'], open: ['upgrade mage'], rule: 'RIFT-SOLO-10' },
    { id: 'come', light: ['option ready', 'tray H08'], open: ['ready'], rule: 'RIFT-PICKUP-02' },
    {
      id: 'shop',
      light: ['slot list'],
      hand: 'none',
      open: ['buy archer p1', 'buy mage p1', 'buy bombard p1', 'buy militia p1'],
      rule: 'RIFT-BUY-01',
    },
    {
      id: 'on',
      light: ['option ready'],
      open: ['ready'],
      script: [{ ask: 'round.colour', say: 'colour blue' }],
      rule: 'RIFT-BUY-04',
    },
    {
      id: 'adept',
      light: ['tower adept', 'site c'],
      open: ['tower adept', 'c e'],
      done: { asked: 'place' },
      rule: 'RIFT-RANGE-04',
    },
    { id: 'four', light: ['tray H08'], open: [ANYWHERE], leads: ['O4 H08 d2e2d3e3'], rule: 'RIFT-DAMAGE-02' },
    { id: 'ready', light: ['option ready'], open: ['ready'], rule: 'RIFT-CRYSTAL-01' },
  ],
  success: [{ say: 'done' }],
}
