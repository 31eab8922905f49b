import { COACH, forum, type Lesson } from './forum.ts'

/** One turn: deploy, move, attack. */
export const turn: Lesson = {
  id: 'turn',
  minutes: 2,
  rules: [
    'VIC-TURN-03',
    'VIC-PLAYER-DEPLOY-01',
    'VIC-STATUS-01',
    'VIC-STATUS-02',
    'VIC-STATUS-06',
    'VIC-PLAYER-MOVE-01',
    'VIC-PLAYER-ENGAGE-01',
    'VIC-PLAYER-ENGAGE-03',
    'VIC-DICE-01',
    'VIC-DICE-02',
    'VIC-UNIT-08',
    'VIC-GOAL-02',
    'VIC-REWARD-04',
  ],
  position: forum({
    units: ['defender.1'],
    combat: {
      kind: 'bloodshed',
      trident: 'D4',
      places: '1',
      mine: ['hero E4', 'attacker.1 E3'],
      rival: ['attacker.2 C3 hp2', 'tactician.2 C4'],
    },
    rolls: 'xx.x xx',
  }),
  steps: [
    {
      id: 'deploy',
      light: ['hex F3', 'hex F4', 'hex F1'],
      hand: 'none',
      open: ['deploy defender.1 F4', 'deploy defender.1 F3', 'deploy defender.1 F1'],
      rule: 'VIC-PLAYER-DEPLOY-01',
    },
    { id: 'trident', light: ['hex D4', 'unit hero'], open: ['move hero D4'], rule: 'VIC-PLAYER-MOVE-01' },
    { id: 'close', light: ['hex D3', 'unit attacker.1'], open: ['move attacker.1 D3'] },
    {
      id: 'four',
      light: ['unit tactician.2', 'unit hero'],
      open: ['attack hero tactician.2'],
      rule: 'VIC-DICE-01',
    },
    {
      id: 'last',
      light: ['unit attacker.2', 'unit attacker.1'],
      open: ['attack attacker.1 attacker.2'],
      rule: 'VIC-PLAYER-ENGAGE-03',
    },
    {
      id: 'spoils',
      light: ['slot list'],
      hand: 'none',
      open: ['addDie', { answer: { do: 'upgradeDie' } }, 'health', 'leadership'],
      rule: 'VIC-GOAL-02',
    },
  ],
  success: [{ say: 'done' }],
  script: COACH,
}
