import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Arenas, skills and saving. */
export const arenas: readonly Example<Position>[] = [
  {
    id: 'VIC-EX-69',
    rules: ['VIC-ARENA-TURN-03', 'VIC-STATUS-04'],
    cases: [
      {
        position: {
          combat: { arena: 'PAR', chariot: 'D6', mine: ['attacker.1 F4'], rival: ['archer.2 A1'] },
          begins: 'arena',
          rolls: '3',
        },
        line: ['p1 hex F5'],
      },
    ],
  },
  {
    id: 'VIC-EX-70',
    rules: ['VIC-RULING-111'],
    cases: [
      {
        position: {
          hero: 'bingqing',
          units: [],
          combat: { arena: 'KUN', rival: ['archer.2 A1'], mine: ['hero C2', 'attacker.1 B2'] },
        },
        line: ['p1 begin', 'p1 move hero G4'],
      },
      {
        position: { units: [], combat: { arena: 'KUN', rival: ['archer.2 A1'], mine: ['attacker.1 B2', 'hero G1'] } },
        line: ['p1 begin'],
      },
    ],
  },
  {
    id: 'VIC-EX-71',
    rules: ['VIC-STATUS-03', 'VIC-TACTIC-14'],
    cases: [
      {
        position: {
          combat: { arena: 'ATL', trident: 'none', mine: ['archer.1 D4'], rival: ['scutarius D6', 'lanista D5'] },
        },
        line: ['p1 begin', 'p1 pass', 'p1 done', '!p1 attack archer.1 lanista'],
      },
      {
        position: {
          combat: {
            arena: 'ATL',
            trident: 'none',
            mine: ['archer.1 D4'],
            rival: ['scutarius D6 stun:rival:3', 'lanista D5'],
          },
          rolls: 'x.',
        },
        line: ['p1 begin', 'p1 pass', 'p1 done', 'p1 attack archer.1 lanista'],
      },
    ],
  },
  {
    id: 'VIC-EX-72',
    rules: ['VIC-SAVE-01', 'VIC-SAVE-03'],
    cases: [
      {
        position: {
          combat: { kind: 'primus', arena: 'KUN', mine: ['hero E2'], rival: ['primus=bingqing D2 hp1'] },
          place: 'KUN-C',
          from: 'KUN-1',
          weeks: 6,
          influence: 5,
          hp: 4,
          rolls: 'xxx',
        },
        line: ['p1 pass', 'p1 done', 'p1 attack hero primus', 'p1 prowess endurance-1'],
      },
    ],
  },
  {
    id: 'VIC-EX-73',
    rules: ['VIC-RULING-64', 'VIC-RULING-74'],
    cases: [
      {
        position: {
          prowess: ['whirling-staff'],
          hero: 'bingqing',
          hp: 5,
          combat: { sport: 'spar', arena: 'LAM', mine: ['hero B3'], rival: ['reef-breaker A3 hp1', 'archer.2 B4 hp1'] },
        },
        line: ['p1 begin', 'p1 pass', 'p1 done', 'p1 special hero sweep'],
      },
    ],
  },
  {
    id: 'VIC-EX-74',
    rules: ['VIC-RULING-89'],
    cases: [
      {
        position: {
          combat: {
            arena: 'ATL',
            trident: 'none',
            mine: ['archer.1 E3 adrenaline hamstring', 'attacker.1 F3 adrenaline hamstring'],
            rival: ['archer.2 A1'],
          },
        },
        line: ['p1 begin', 'p1 pass'],
      },
    ],
  },
  {
    id: 'VIC-EX-75',
    rules: ['VIC-RULING-65'],
    cases: [
      {
        position: {
          combat: { arena: 'ATL', trident: 'none', turn: 3, rival: ['attacker.1 D4'], mine: ['hero D5 hp1'] },
          hero: 'stygiana',
          health: 6,
          blessings: 1,
          prowess: ['underworld-flesh'],
          begins: 'rival',
          rolls: 'xx',
        },
        line: ['p1 begin'],
      },
    ],
  },
]
