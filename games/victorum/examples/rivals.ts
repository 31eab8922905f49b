import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** What a rival unit marks, and where it goes. */
export const rivals: readonly Example<Position>[] = [
  {
    id: 'VIC-EX-29',
    rules: ['VIC-RIVAL-MOVE-12', 'VIC-RIVAL-MOVE-14', 'VIC-RULING-44'],
    cases: [
      {
        position: {
          combat: { arena: 'PAR', chariot: 'none', turn: 3, rival: ['horse-archer A2'], mine: ['hero D4'] },
          begins: 'rival',
          rolls: '..',
        },
        line: ['p1 begin', 'p1 hex B2'],
      },
    ],
  },
  {
    id: 'VIC-EX-30',
    rules: ['VIC-RIVAL-MOVE-11'],
    cases: [
      {
        position: {
          combat: { arena: 'PAR', chariot: 'none', turn: 3, rival: ['horse-archer B3'], mine: ['hero D4'] },
          begins: 'rival',
          rolls: '..',
        },
        line: ['p1 begin'],
      },
    ],
  },
  {
    id: 'VIC-EX-31',
    rules: ['VIC-RIVAL-MOVE-09', 'VIC-DESC-02', 'VIC-RULING-48'],
    cases: [
      {
        position: {
          combat: { arena: 'REF', turn: 3, rival: ['attacker.1 B2'], mine: ['defender.1 D3 hp4', 'archer.1 F4 hp1'] },
          begins: 'rival',
          rolls: '..',
        },
        line: ['p1 begin', 'p1 hex C2'],
      },
    ],
  },
  {
    id: 'VIC-EX-32',
    rules: ['VIC-RIVAL-MOVE-10'],
    cases: [
      {
        position: {
          combat: { arena: 'REF', turn: 3, rival: ['attacker.1 B2'], mine: ['archer.1 D3', 'tactician.1 E3 hp2'] },
          begins: 'rival',
          rolls: '..',
        },
        line: ['p1 begin', 'p1 hex C2'],
      },
    ],
  },
  {
    id: 'VIC-EX-33',
    rules: ['VIC-DESC-03', 'VIC-RULING-42'],
    cases: [
      {
        position: {
          combat: {
            arena: 'ATL',
            trident: 'none',
            turn: 3,
            rival: ['attacker.1 C3'],
            mine: ['archer.1 E3', 'defender.1 E5', 'tactician.1 G4'],
          },
          begins: 'rival',
          rolls: '..',
        },
        line: ['p1 begin', 'p1 hex D5'],
      },
    ],
  },
  {
    id: 'VIC-EX-34',
    rules: ['VIC-RIVAL-MOVE-13', 'VIC-RIVAL-MOVE-20', 'VIC-RIVAL-ENGAGE-05'],
    cases: [
      {
        position: {
          combat: { arena: 'ATL', rival: ['coral-hoplite B3'], mine: ['attacker.1 D5'], turn: 3 },
          begins: 'rival',
          rolls: 'x..',
        },
        line: ['p1 begin'],
      },
    ],
  },
  {
    id: 'VIC-EX-35',
    rules: ['VIC-RIVAL-MOVE-17', 'VIC-RIVAL-MOVE-18', 'VIC-RULING-47'],
    cases: [
      {
        position: {
          combat: {
            arena: 'ATL',
            trident: 'D4',
            turn: 3,
            rival: ['attacker.1 A1', 'defender.1 A2', 'archer.1 B1', 'defender.2 B2'],
            mine: ['hero G4'],
          },
          begins: 'rival',
        },
        line: [
          'p1 begin',
          'p1 unit attacker.1',
          '!p1 unit attacker.1',
          'p1 unit defender.2',
          'p1 unit attacker.1',
          'p1 hex B3',
        ],
      },
    ],
  },
]
