import { ANYWHERE, type Lesson, road } from './road.ts'

/** Red and blue: damage and defences. */
export const colours: Lesson = {
  id: 'colours',
  minutes: 3,
  after: 'cover',
  rules: [
    'RIFT-TYPE-01',
    'RIFT-TYPE-02',
    'RIFT-TYPE-06',
    'RIFT-DAMAGE-03',
    'RIFT-DAMAGE-07',
    'RIFT-DAMAGE-10',
    'RIFT-TOWER-08',
    'RIFT-TOWER-15',
  ],
  position: road({ trays: ['H16 C4 O4:a4b4a5b5'], hands: { p1: ['bombard', 'mage'] } }),
  steps: [
    { id: 'shield', light: ['tray H16'], rule: 'RIFT-TYPE-01' },
    {
      id: 'red',
      light: ['tower bombard', 'site e'],
      open: ['tower bombard', 'e e'],
      done: { asked: 'place' },
      rule: 'RIFT-TOWER-08',
    },
    {
      id: 'orc',
      backTo: 'red',
      light: ['tray H16'],
      // The tile is in hand and may be held anywhere; only where the rules refuse it the step is done.
      open: [ANYWHERE],
      leads: [],
      done: { refused: ['square H16 e2', 'square H16 e3', 'I1 H16 e2', 'I1 H16 e3'] },
      rule: 'RIFT-TYPE-02',
    },
    {
      id: 'blue',
      light: ['tower mage', 'site f'],
      open: ['tower mage', 'f w'],
      done: { asked: 'place' },
      rule: 'RIFT-TYPE-02',
    },
    { id: 'orcs', light: ['tray H16'], open: [ANYWHERE], leads: ['L3 H16 e2d3e3'], rule: 'RIFT-DAMAGE-03' },
    { id: 'rest', light: ['tower bombard', 'site e'], open: ['tower bombard', 'e e'], done: { asked: 'place' } },
    {
      id: 'square',
      light: ['tray H16'],
      open: [
        'I1 H16 d2',
        { answer: { do: 'put' }, when: { answered: 'I1 H16 d2' } },
        { answer: { do: 'skip' }, when: { answered: 'I1 H16 d2' } },
      ],
      done: { all: [{ answered: 'I1 H16 d2' }, { asked: 'act' }] },
      rule: 'RIFT-TOWER-15',
    },
    { id: 'ready', light: ['option ready'], open: ['ready'] },
  ],
  success: [{ say: 'done' }],
}
