import { type Lesson, road } from './road.ts'

/** Close the portal: the last one, with one heart left. */
export const portal: Lesson = {
  id: 'portal',
  minutes: 3,
  after: 'march',
  rules: [
    'RIFT-PORTAL-01',
    'RIFT-PORTAL-02',
    'RIFT-PORTAL-03',
    'RIFT-PORTAL-04',
    'RIFT-PORTAL-06',
    'RIFT-PORTAL-11',
    'RIFT-PORTAL-14',
    'RIFT-WIN-01',
    'RIFT-WIN-02',
    'RIFT-LOSE-03',
    'RIFT-SOLDIER-10',
  ],
  position: road({
    hearts: 1,
    portals: { total: 2, destroyed: 1 },
    trays: ['H01 G6 I2:b3c3 I2:b4c4 I1:d3', 'P01 C4 I1:d2d4'],
    hands: { p1: ['archer', 'archer', 'militia'] },
  }),
  steps: [
    { id: 'dangers', light: ['tray P01', 'slot scales'], rule: 'RIFT-WIN-01' },
    { id: 'what', light: ['tray P01'], rule: 'RIFT-PORTAL-03' },
    {
      id: 'first',
      light: ['tower archer', 'site e'],
      open: ['tower archer', 'e e'],
      done: { asked: 'place' },
      rule: 'RIFT-PORTAL-06',
    },
    { id: 'pair', light: ['tray P01'], hand: 'none', open: ['I2 P01 a2b2', 'I2 P01 a4b4'] },
    {
      id: 'second',
      light: ['tower archer', 'site f', 'tray P01'],
      open: ['tower archer', 'f w', 'I2 P01 a2b2', 'I2 P01 a4b4'],
      done: { all: [{ answered: 'f w' }, { asked: 'act' }] },
      rule: 'RIFT-PORTAL-02',
    },
    { id: 'think', light: ['slot scales'], rule: 'RIFT-LOSE-03' },
    {
      id: 'gate',
      light: ['tower militia', 'site k'],
      open: ['tower militia', 'k n', 'k s'],
      done: { all: [{ answered: ['k n', 'k s'] }, { asked: 'act' }] },
      rule: 'RIFT-SOLDIER-10',
    },
    { id: 'ready', light: ['option ready', 'slot scales'], open: ['ready'], rule: 'RIFT-WIN-02' },
  ],
  success: [{ say: 'done' }],
}
