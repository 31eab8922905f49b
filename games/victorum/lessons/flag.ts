import { COACH, forum, type Lesson, STAY } from './forum.ts'

/** The flag and the tribune: winning without killing. */
export const flag: Lesson = {
  id: 'flag',
  minutes: 2.5,
  after: 'tactics',
  rules: [
    'VIC-GOAL-03',
    'VIC-FLAG-02',
    'VIC-FLAG-03',
    'VIC-FLAG-05',
    'VIC-TRIBUNE-01',
    'VIC-TRIBUNE-04',
    'VIC-LETHAL-03',
    'VIC-RECRUIT-03',
    'VIC-REWARD-01',
    'VIC-RIVAL-MOVE-08',
  ],
  position: forum({
    tactics: ['adrenaline'],
    combat: {
      sport: 'flag',
      trident: 'none',
      flag: 'C2',
      turn: 3,
      mine: ['hero E4', 'attacker.1 D2'],
      rival: ['defender.2 D3 hp1', 'archer.2 B4'],
      tribune: 'defender.2',
    },
    rolls: 'x .x',
  }),
  steps: [
    { id: 'way', light: ['hex C2', 'hex F1'], rule: 'VIC-GOAL-03' },
    { id: 'keep', light: ['tactic adrenaline', 'option pass'], open: ['pass'] },
    {
      id: 'take',
      light: ['hex C2', 'unit attacker.1'],
      open: ['move attacker.1 C2'],
      rule: 'VIC-FLAG-02',
    },
    { id: 'off', light: ['unit defender.2', 'option done'], open: ['done'], script: [STAY], rule: 'VIC-TRIBUNE-04' },
    { id: 'come', light: ['unit attacker.1', 'option begin'], open: ['begin'], rule: 'VIC-RIVAL-MOVE-08' },
    { id: 'now', light: ['unit attacker.1', 'tactic adrenaline'], open: ['tactic adrenaline attacker.1'] },
    { id: 'home', light: ['hex F1', 'unit attacker.1'], open: ['move attacker.1 F1'], rule: 'VIC-FLAG-05' },
    {
      id: 'prize',
      light: ['slot list'],
      hand: 'none',
      open: ['recruit defender.2', 'recruit archer.2', 'tactics'],
      rule: 'VIC-RECRUIT-03',
    },
  ],
  success: [{ say: 'done' }],
  script: COACH,
}
