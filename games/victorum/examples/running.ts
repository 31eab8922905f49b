import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** King of the Hill in the Sunken Forum: the combat that the rulebook tells step by step. */
const FORUM: Position = {
  prowess: ['master-tactician', 'krakens-grasp'],
  units: ['archer.1', 'attacker.1'],
  combat: {
    arena: 'ATL',
    sport: 'hill',
    points: 1,
    places: '1',
    turn: 3,
    rival: ['defender.2 B1', 'reptilian C2'],
    mine: ['hero E4 trident', 'defender.1 F3'],
    column: ['archer.2'],
    rivalTactics: ['stun', 'adrenaline'],
    tribune: 'defender.2',
  },
}

/** A combat told step by step. */
export const running: readonly Example<Position>[] = [
  {
    id: 'VIC-EX-18',
    rules: ['VIC-RIVAL-DEPLOY-01', 'VIC-RIVAL-DEPLOY-02', 'VIC-RIVAL-DEPLOY-04'],
    cases: [
      {
        position: {
          prowess: ['master-tactician', 'krakens-grasp'],
          units: ['archer.1', 'attacker.1'],
          tactics: ['stun'],
          hp: 6,
          combat: {
            sport: 'hill',
            arena: 'ATL',
            turn: 3,
            points: 1,
            places: '1',
            mine: ['hero E4 trident', 'defender.1 F3'],
            rival: ['defender.2 B1', 'reptilian C2'],
            column: ['archer.2'],
            rivalTactics: ['stun', 'adrenaline'],
            tribune: 'defender.2',
          },
          begins: 'rival',
          rolls: 'xxxx.xx.',
        },
        line: ['p1 begin'],
      },
    ],
  },
  {
    id: 'VIC-EX-19',
    rules: [
      'VIC-RIVAL-TACTIC-01',
      'VIC-RIVAL-TACTIC-02',
      'VIC-RIVAL-TACTIC-05',
      'VIC-RIVAL-TACTIC-07',
      'VIC-TACTIC-13',
    ],
    cases: [
      {
        position: {
          prowess: ['master-tactician', 'krakens-grasp'],
          units: ['archer.1', 'attacker.1'],
          tactics: ['stun'],
          hp: 6,
          combat: {
            sport: 'hill',
            arena: 'ATL',
            turn: 3,
            points: 1,
            places: '1',
            mine: ['hero E4 trident', 'defender.1 F3'],
            rival: ['defender.2 B1', 'reptilian C2'],
            column: ['archer.2'],
            rivalTactics: ['stun', 'adrenaline'],
            tribune: 'defender.2',
          },
          begins: 'rival',
          rolls: 'xxxx.xx.',
        },
        line: ['p1 begin', 'p1 target reptilian'],
      },
    ],
  },
  {
    id: 'VIC-EX-20',
    rules: ['VIC-RIVAL-MOVE-16', 'VIC-RULING-46'],
    cases: [
      {
        position: { ...FORUM, begins: 'rival', rolls: 'xx' },
        line: ['p1 begin', 'p1 target reptilian', 'p1 unit defender.2'],
      },
    ],
  },
  {
    id: 'VIC-EX-21',
    rules: ['VIC-RIVAL-MOVE-08', 'VIC-RIVAL-MOVE-12', 'VIC-RIVAL-MOVE-15'],
    cases: [
      {
        position: { ...FORUM, begins: 'rival', rolls: 'xx' },
        line: ['p1 begin', 'p1 target reptilian', 'p1 unit defender.2', 'p1 hex E3'],
      },
    ],
  },
  {
    id: 'VIC-EX-22',
    rules: ['VIC-RIVAL-MOVE-01'],
    cases: [
      {
        position: { ...FORUM, begins: 'rival', rolls: 'xx' },
        line: ['p1 begin', 'p1 target reptilian', 'p1 unit reptilian', 'p1 hex E3'],
      },
    ],
  },
  {
    id: 'VIC-EX-23',
    rules: [
      'VIC-RIVAL-ABILITY-02',
      'VIC-RIVAL-ENGAGE-04',
      'VIC-RIVAL-ENGAGE-09',
      'VIC-RIVAL-ENGAGE-10',
      'VIC-RIVAL-ENGAGE-11',
      'VIC-SKILL-08',
    ],
    cases: [
      {
        position: { ...FORUM, begins: 'rival', rolls: 'xx' },
        line: ['p1 begin', 'p1 target reptilian', 'p1 unit defender.2', 'p1 hex E3'],
      },
    ],
  },
  {
    id: 'VIC-EX-24',
    rules: [
      'VIC-RIVAL-ABILITY-02',
      'VIC-RIVAL-ENGAGE-04',
      'VIC-RIVAL-ENGAGE-09',
      'VIC-RIVAL-ENGAGE-10',
      'VIC-RIVAL-ENGAGE-11',
      'VIC-SKILL-08',
    ],
    cases: [
      {
        position: { ...FORUM, begins: 'rival', rolls: 'xx' },
        line: ['p1 begin', 'p1 target reptilian', 'p1 unit defender.2', 'p1 hex E3'],
      },
    ],
  },
]
