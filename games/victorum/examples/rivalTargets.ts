import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Whom a rival unit strikes, and where its tactics go. */
export const rivalTargets: readonly Example<Position>[] = [
  {
    id: 'VIC-EX-36',
    rules: ['VIC-RIVAL-ENGAGE-04', 'VIC-RULING-42'],
    cases: [
      {
        position: {
          combat: {
            arena: 'ATL',
            trident: 'none',
            turn: 3,
            rival: ['spine-thrower C3'],
            mine: ['attacker.1 D3', 'tactician.1 E4'],
          },
          begins: 'rival',
          rolls: '..',
        },
        line: ['p1 begin', 'p1 mark tactician.1'],
      },
    ],
  },
  {
    id: 'VIC-EX-37',
    rules: ['VIC-RIVAL-ENGAGE-07', 'VIC-STATUS-10'],
    cases: [
      {
        position: {
          combat: {
            arena: 'ATL',
            trident: 'none',
            turn: 3,
            rival: ['archer.1 B3', 'defender.1 C3 dazed'],
            mine: ['hero D4'],
          },
          begins: 'rival',
          rolls: 'x.',
        },
        line: ['p1 begin'],
      },
    ],
  },
  {
    id: 'VIC-EX-38',
    rules: [
      'VIC-RIVAL-TACTIC-05',
      'VIC-RIVAL-TACTIC-06',
      'VIC-TACTIC-10',
      'VIC-TACTIC-11',
      'VIC-RULING-36',
      'VIC-RULING-40',
    ],
    cases: [
      {
        position: {
          combat: {
            arena: 'AMA',
            rivalTactics: ['stun'],
            mine: ['attacker.1 D6', 'surf-giant G2', 'hero G4'],
            rival: ['defender.2 C6 stun:rival:2'],
          },
          begins: 'rival',
        },
        line: ['p1 begin'],
      },
      {
        position: {
          combat: {
            arena: 'AMA',
            rivalTactics: ['stun'],
            mine: ['attacker.1 D6', 'surf-giant G2', 'hero G4'],
            rival: ['defender.2 C6 stun:rival:2', 'tactician.2 A1'],
          },
          begins: 'rival',
        },
        line: ['p1 begin'],
      },
      {
        position: {
          combat: {
            arena: 'AMA',
            rivalTactics: ['stun'],
            mine: ['surf-giant G2'],
            rival: ['tactician.2 A1 stun:rival:2'],
          },
          begins: 'rival',
        },
        line: ['p1 begin'],
      },
      {
        position: {
          combat: {
            arena: 'LAM',
            turn: 3,
            rival: ['attacker.2 D3'],
            mine: ['attacker.1 D4', 'surf-giant F3'],
            rivalTactics: ['stun'],
          },
          begins: 'rival',
          rolls: '..',
        },
        line: ['p1 begin'],
      },
      {
        position: {
          combat: {
            arena: 'LAM',
            turn: 3,
            rival: ['attacker.2 D3', 'tactician.2 A1'],
            mine: ['attacker.1 D4', 'surf-giant F3'],
            rivalTactics: ['stun'],
          },
          begins: 'rival',
          rolls: '..',
        },
        line: ['p1 begin'],
      },
    ],
  },
  {
    id: 'VIC-EX-39',
    rules: ['VIC-RIVAL-TACTIC-03', 'VIC-DESC-04', 'VIC-RULING-37'],
    cases: [
      {
        position: {
          combat: {
            arena: 'AMA',
            rivalTactics: ['hamstring'],
            mine: ['shade-reaver D6 hamstring', 'attacker.1 C5', 'archer.1 F5 hp9'],
            rival: ['defender.2 C6 stun:rival:2'],
          },
          begins: 'rival',
        },
        line: ['p1 begin'],
      },
      {
        position: {
          combat: {
            arena: 'REF',
            turn: 3,
            rival: ['attacker.2 C3'],
            mine: ['shade-reaver D3 hamstring', 'attacker.1 C4'],
            rivalTactics: ['hamstring'],
          },
          begins: 'rival',
          rolls: '..',
        },
        line: ['p1 begin'],
      },
    ],
  },
  {
    id: 'VIC-EX-40',
    rules: ['VIC-RIVAL-ENGAGE-02', 'VIC-RIVAL-ENGAGE-03', 'VIC-RULING-51'],
    cases: [
      {
        position: {
          combat: {
            arena: 'PAR',
            chariot: 'none',
            sport: 'hill',
            turn: 3,
            rival: ['war-elephant C3'],
            mine: ['attacker.1 D3', 'hero C2'],
          },
          begins: 'rival',
          rolls: '3',
        },
        line: ['p1 begin'],
      },
      {
        position: {
          combat: {
            arena: 'PAR',
            chariot: 'none',
            sport: 'hill',
            turn: 3,
            rival: ['war-elephant C3'],
            mine: ['attacker.1 B3', 'hero C2'],
          },
          begins: 'rival',
          rolls: '..',
        },
        line: ['p1 begin'],
      },
    ],
  },
]
