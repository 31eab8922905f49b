import { ANYWHERE, type Lesson, road } from './road.ts'

/** Cover them all: build, turn, lay the tile. */
export const cover: Lesson = {
  id: 'cover',
  minutes: 2.5,
  rules: [
    'RIFT-TOWER-01',
    'RIFT-TOWER-07',
    'RIFT-TOWER-08',
    'RIFT-TOWER-09',
    'RIFT-RANGE-02',
    'RIFT-DAMAGE-01',
    'RIFT-DAMAGE-02',
    'RIFT-DAMAGE-03',
    'RIFT-DAMAGE-12',
    'RIFT-DESTROY-01',
    'RIFT-DESTROY-03',
  ],
  position: road({ trays: ['H01 C4'], hands: { p1: ['mage', 'mage'] } }),
  steps: [
    { id: 'aim', light: ['tray H01'], rule: 'RIFT-DESTROY-01' },
    { id: 'take', light: ['tower mage'], open: ['tower mage'], rule: 'RIFT-TOWER-01' },
    { id: 'place', light: ['site e', 'site f'], hand: 'none', open: ['e e', 'f w'], rule: 'RIFT-RANGE-02' },
    {
      id: 'lay',
      light: ['tray H01'],
      open: [ANYWHERE],
      leads: ['L3 H01 b3c3b4', 'L3 H01 d3c4d4'],
      rule: 'RIFT-DAMAGE-01',
    },
    {
      id: 'second',
      light: ['tower mage', 'site e', 'site f'],
      open: [
        'tower mage',
        { answer: 'e e', when: { answered: 'f w', ever: true } },
        { answer: 'f w', when: { answered: 'e e', ever: true } },
      ],
      done: { asked: 'place' },
      rule: 'RIFT-TOWER-08',
    },
    { id: 'fill', light: ['tray H01'], open: ['L3 H01 b3c3b4', 'L3 H01 d3c4d4'], rule: 'RIFT-DAMAGE-02' },
    { id: 'ready', light: ['option ready', 'slot scales'], open: ['ready'], rule: 'RIFT-DESTROY-01' },
  ],
  success: [{ say: 'done' }],
}
