import { apLeft, at, land, type Lesson, threat } from './land.ts'

/** Hold the land: move, Secure, spend AP. */
export const hold: Lesson = {
  id: 'hold',
  minutes: 2,
  rules: [
    'DEF-SECURE-01',
    'DEF-SECURE-02',
    'DEF-MOVE-01',
    'DEF-MOVE-02',
    'DEF-MAP-02',
    'DEF-MAP-03',
    'DEF-MAP-09',
    'DEF-DEFENDER-01',
    'DEF-DEFENDER-02',
    'DEF-DEFENDER-04',
    'DEF-ENEMY-02',
  ],
  words: ['threat', 'region', 'capital', 'ap', 'move', 'secure'],
  position: land({ threat: { mountains: 3, forest: 2, plains: 1 }, deck: ['turn.red', 'turn.blue', 'stoneGhouls'] }),
  steps: [
    { id: 'look', light: ['place mountains'], rule: 'DEF-MAP-09' },
    {
      id: 'go',
      light: ['place mountains', 'slot dock'],
      open: ['red move mountains'],
      done: at('red', 'mountains'),
      rule: 'DEF-MOVE-01',
    },
    { id: 'secure', light: ['place mountains'], open: ['red secure'], done: threat('mountains', 2) },
    {
      id: 'onward',
      light: ['place plains', 'place capital'],
      hand: 'none',
      open: ['red move plains', 'red move capital'],
      done: apLeft(0),
      rule: 'DEF-MAP-03',
    },
    { id: 'end', light: ['option end'], open: ['end'], rule: 'DEF-DEFENDER-04' },
    {
      id: 'yours',
      light: ['place forest'],
      open: [
        'blue move forest',
        'blue secure',
        { answer: 'blue move coast', when: threat('forest', { atMost: 1 }) },
        { answer: 'blue move desert', when: threat('forest', { atMost: 1 }) },
        { answer: 'end', when: threat('forest', { atMost: 1 }) },
      ],
      done: { answered: 'end' },
    },
    { id: 'attack', light: ['place mountains', 'place ruins'], rule: 'DEF-ENEMY-02' },
  ],
  success: [{ say: 'held' }],
}
