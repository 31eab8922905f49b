import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** King of the Hill in the Sunken Forum, with the dice as they fall in the rulebook. */
const FORUM: Position = {
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
}

/** The same combat, your turn. */
export const running2: readonly Example<Position>[] = [
  {
    id: 'VIC-EX-25',
    rules: ['VIC-HILL-01', 'VIC-HILL-04'],
    cases: [
      {
        position: { ...FORUM },
        line: ['p1 begin', 'p1 target reptilian', 'p1 unit defender.2', 'p1 hex E3', 'p1 begin'],
      },
    ],
  },
  {
    id: 'VIC-EX-26',
    rules: [
      'VIC-PLAYER-DEPLOY-01',
      'VIC-PLAYER-DEPLOY-03',
      'VIC-PLAYER-TACTIC-02',
      'VIC-PLAYER-TACTIC-03',
      'VIC-TACTIC-14',
    ],
    cases: [
      {
        position: { ...FORUM },
        line: [
          'p1 begin',
          'p1 target reptilian',
          'p1 unit defender.2',
          'p1 hex E3',
          'p1 begin',
          'p1 deploy archer.1 F4',
          'p1 tactic stun defender.2',
        ],
      },
    ],
  },
  {
    id: 'VIC-EX-27',
    rules: [
      'VIC-PLAYER-MOVE-01',
      'VIC-PLAYER-MOVE-02',
      'VIC-PLAYER-MOVE-03',
      'VIC-PLAYER-MOVE-04',
      'VIC-PLAYER-MOVE-05',
      'VIC-PLAYER-ABILITY-01',
    ],
    cases: [
      {
        position: { ...FORUM },
        line: [
          'p1 begin',
          'p1 target reptilian',
          'p1 unit defender.2',
          'p1 hex E3',
          'p1 begin',
          'p1 deploy archer.1 F4',
          'p1 tactic stun defender.2',
          'p1 move hero D3',
          'p1 move defender.1 E4',
          'p1 skill hero pull',
          'p1 target archer.2',
          'p1 hex C2',
        ],
      },
    ],
  },
  {
    id: 'VIC-EX-28',
    rules: ['VIC-PLAYER-ENGAGE-03', 'VIC-PLAYER-ENGAGE-04', 'VIC-PLAYER-ENGAGE-05', 'VIC-DEFEAT-04', 'VIC-DEFEAT-06'],
    cases: [
      {
        position: { ...FORUM },
        line: [
          'p1 begin',
          'p1 target reptilian',
          'p1 unit defender.2',
          'p1 hex E3',
          'p1 begin',
          'p1 deploy archer.1 F4',
          'p1 tactic stun defender.2',
          'p1 move hero D3',
          'p1 move defender.1 E4',
          'p1 skill hero pull',
          'p1 target archer.2',
          'p1 hex C2',
          'p1 attack defender.1 reptilian',
          'p1 attack archer.1 reptilian',
          'p1 attack hero reptilian',
        ],
      },
    ],
  },
]
