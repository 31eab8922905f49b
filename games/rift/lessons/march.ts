import { ANYWHERE, type Lesson, road } from './road.ts'

/** They march: the forecast, soldiers, pick-up. */
export const march: Lesson = {
  id: 'march',
  minutes: 3,
  after: 'cover',
  rules: [
    'RIFT-ADVANCE-01',
    'RIFT-ADVANCE-04',
    'RIFT-ADVANCE-05',
    'RIFT-ADVANCE-06',
    'RIFT-EXIT-01',
    'RIFT-EXIT-02',
    'RIFT-SOLDIER-01',
    'RIFT-SOLDIER-03',
    'RIFT-SOLDIER-10',
    'RIFT-PICKUP-01',
    'RIFT-PICKUP-02',
    'RIFT-LOSE-01',
  ],
  position: road({
    trays: ['H17 G6 I3:b1b2b3 I2:b4b5 I1:d4', 'H05 C2'],
    hands: { p1: ['militia'] },
    incoming: { p1: ['archer'] },
  }),
  steps: [
    { id: 'ahead', light: ['slot scales', 'tray H17'], rule: 'RIFT-EXIT-01' },
    {
      id: 'hold',
      light: ['tower militia', 'site k'],
      open: ['tower militia', 'k n', 'k s'],
      done: { asked: 'place' },
      rule: 'RIFT-SOLDIER-01',
    },
    {
      id: 'soldier',
      light: ['tray H17'],
      hand: 'none',
      open: ['soldier H17 d2', 'soldier H17 d3'],
      rule: 'RIFT-SOLDIER-03',
    },
    {
      id: 'ready',
      light: ['option ready', 'slot scales'],
      open: ['ready'],
      script: [{ ask: 'round.colour', say: 'colour red' }],
      rule: 'RIFT-ADVANCE-01',
    },
    { id: 'happened', light: ['tray H17', 'tray H05'], rule: 'RIFT-SOLDIER-10' },
    {
      id: 'archer',
      light: ['tower archer', 'site k'],
      open: ['tower archer', 'k n', 'k s'],
      done: { asked: 'place' },
      rule: 'RIFT-PICKUP-01',
    },
    { id: 'both', light: ['tray H17'], open: ['I2 H17 d2d3'] },
    {
      id: 'last',
      light: ['option ready', 'tray H05'],
      hand: 'none',
      open: ['tower militia', 'c e', ANYWHERE, 'ready'],
      done: { answered: 'ready' },
      rule: 'RIFT-DESTROY-01',
    },
  ],
  success: [{ say: 'done' }],
}
