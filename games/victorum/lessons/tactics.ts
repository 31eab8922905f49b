import { COACH, forum, type Lesson, STAY } from './forum.ts'

/** Tactics: one chip a turn, on whom and why. */
export const tactics: Lesson = {
  id: 'tactics',
  minutes: 3,
  after: 'read',
  rules: [
    'VIC-TACTIC-01',
    'VIC-TACTIC-03',
    'VIC-TACTIC-09',
    'VIC-TACTIC-10',
    'VIC-TACTIC-13',
    'VIC-TACTIC-14',
    'VIC-PLAYER-TACTIC-01',
    'VIC-PLAYER-TACTIC-02',
    'VIC-STATUS-03',
  ],
  position: forum({
    tactics: ['stun', 'adrenaline'],
    combat: {
      kind: 'bloodshed',
      trident: 'none',
      mine: ['hero F3', 'attacker.1 D3'],
      rival: ['trench-shark C3', 'archer.2 B5'],
    },
    rolls: 'x. ... .. xx xx.',
  }),
  steps: [
    {
      id: 'hero',
      light: ['unit hero', 'tactic adrenaline'],
      done: { refused: ['tactic adrenaline hero', 'unit hero'] },
      rule: 'VIC-TACTIC-10',
    },
    {
      id: 'stun',
      light: ['unit trench-shark', 'tactic stun'],
      open: ['tactic stun trench-shark'],
      rule: 'VIC-PLAYER-TACTIC-01',
    },
    {
      id: 'closer',
      light: ['hex D4', 'unit hero'],
      open: ['move hero D4'],
    },
    {
      id: 'luck',
      light: ['unit trench-shark'],
      open: ['attack attacker.1 trench-shark', 'attack hero trench-shark'],
      script: [STAY],
      done: { answers: 2 },
    },
    { id: 'cannot', light: ['unit trench-shark', 'option begin'], open: ['begin'], rule: 'VIC-STATUS-03' },
    { id: 'decide', light: ['hex B4', 'hex C5'], hand: 'none', open: ['hex C5', 'hex B4'] },
    {
      id: 'adrenaline',
      light: ['unit attacker.1', 'tactic adrenaline'],
      open: ['tactic adrenaline attacker.1'],
      rule: 'VIC-TACTIC-13',
    },
    {
      id: 'run',
      light: ['unit attacker.1'],
      open: [
        { answer: 'move attacker.1 D5', when: { answered: 'hex C5', ever: true } },
        { answer: 'move attacker.1 B3', when: { answered: 'hex B4', ever: true } },
      ],
    },
    {
      id: 'finish',
      script: [STAY],
      light: ['unit archer.2', 'unit trench-shark'],
      open: [
        'attack attacker.1 archer.2',
        { answer: 'attack hero trench-shark', when: { answered: 'attack attacker.1 archer.2' } },
      ],
      done: { answered: 'attack hero trench-shark' },
      rule: 'VIC-TACTIC-14',
    },
  ],
  success: [{ say: 'done' }],
  script: COACH,
}
