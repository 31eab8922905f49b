import { BRAM_DONE, type Lesson, realm } from './realm.ts'

/** Up hill and down: three actions, heights, Village, Forest, portal. */
export const hills: Lesson = {
  id: 'hills',
  minutes: 2.5,
  rules: [
    'TAC-TURN-03',
    'TAC-ACTION-02',
    'TAC-MOVE-01',
    'TAC-MOVE-03',
    'TAC-TERRAIN-01',
    'TAC-TERRAIN-04',
    'TAC-TERRAIN-07',
    'TAC-VILLAGE-01',
    'TAC-PORTAL-01',
  ],
  position: realm({ units: { p1: 'F8 B6 h6, B1 C5, R8 E6, W1 B3', p2: 'F6 N10, W7 O11, R7 N11, B4 O10' } }),
  steps: [
    { id: 'choose', light: ['unit p1.fighter'], done: { looked: 'unit p1.fighter' }, rule: 'TAC-TURN-03' },
    { id: 'village', light: ['space C4'], open: ['fighter to C4'], rule: 'TAC-VILLAGE-01' },
    { id: 'climb', light: ['space D5', 'unit p1.beast'], open: ['beast to D5'], rule: 'TAC-TERRAIN-04' },
    { id: 'shelter', light: ['space D5'], rule: 'TAC-TERRAIN-07' },
    { id: 'door', light: ['space H3', 'unit p1.wizard'], open: ['wizard to H3'], rule: 'TAC-PORTAL-01' },
    { id: 'end', light: ['option done'], open: ['done'], script: [{ seat: 'p2', say: 'done' }] },
    {
      id: 'yours',
      light: ['space H6', 'space G6', 'space H7', 'space G7', 'space I6'],
      hand: 'none',
      open: ['rogue to G6', 'rogue to H6', 'rogue to G7', 'rogue to I6', 'rogue to H7'],
      rule: 'TAC-MOVE-01',
    },
  ],
  success: [{ say: 'done' }],
  script: [BRAM_DONE],
}
