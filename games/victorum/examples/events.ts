import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** What happens in a combat. */
export const events: readonly Example<Position>[] = [
  {
    id: 'VIC-EX-41',
    rules: ['VIC-TRIBUNE-04', 'VIC-TRIBUNE-05', 'VIC-DEFEAT-07', 'VIC-SPAR-02', 'VIC-RULING-63'],
    cases: [
      {
        position: {
          hp: 5,
          combat: {
            sport: 'spar',
            arena: 'LAM',
            mine: ['attacker.1 B3'],
            rival: ['reef-breaker A3 hp1', 'archer.2 B4 hp1'],
            tribune: 'reef-breaker',
          },
          rolls: 'x.xx',
        },
        line: ['p1 begin', 'p1 pass', 'p1 done', 'p1 attack attacker.1 reef-breaker'],
      },
    ],
  },
  {
    id: 'VIC-EX-42',
    rules: ['VIC-SPAR-01', 'VIC-GOAL-05', 'VIC-TRIBUNE-06'],
    cases: [
      {
        position: {
          combat: {
            sport: 'spar',
            arena: 'LAM',
            mine: ['attacker.1 B3'],
            rival: ['reef-breaker A3 hp2', 'archer.2 B4 hp1'],
            tribune: 'reef-breaker',
          },
          rolls: 'x.',
        },
        line: ['p1 begin', 'p1 pass', 'p1 done', 'p1 attack attacker.1 archer.2'],
      },
    ],
  },
  {
    id: 'VIC-EX-43',
    rules: ['VIC-GOAL-06', 'VIC-RULING-64'],
    cases: [
      {
        position: {
          combat: { sport: 'flag', arena: 'LAM', mine: ['attacker.1 B3'], rival: ['reef-breaker A3 hp1'] },
          hp: 4,
          rolls: 'x.',
        },
        line: ['p1 begin', 'p1 pass', 'p1 done', 'p1 attack attacker.1 reef-breaker'],
      },
    ],
  },
  {
    id: 'VIC-EX-44',
    rules: [
      'VIC-FLAG-02',
      'VIC-FLAG-03',
      'VIC-FLAG-05',
      'VIC-GOAL-03',
      'VIC-GOAL-01',
      'VIC-COMBAT-END-01',
      'VIC-RULING-61',
    ],
    cases: [
      {
        position: {
          combat: { sport: 'flag', arena: 'LAM', mine: ['attacker.1 C4'], rival: ['archer.2 A1'], flag: 'B3' },
        },
        line: ['p1 begin', 'p1 pass', 'p1 move attacker.1 C3 over B3'],
      },
      {
        position: {
          combat: {
            sport: 'flag',
            arena: 'LAM',
            mine: ['attacker.1 E3 flag', 'archer.1 A4'],
            rival: ['archer.2 A1'],
            flag: 'B3',
          },
        },
        line: ['p1 begin', 'p1 pass', 'p1 move attacker.1 F3'],
      },
    ],
  },
  {
    id: 'VIC-EX-45',
    rules: ['VIC-HILL-01', 'VIC-HILL-02', 'VIC-GOAL-04', 'VIC-RULING-62'],
    cases: [
      {
        position: {
          combat: {
            arena: 'LAM',
            sport: 'hill',
            points: 4,
            mine: ['hero D2', 'attacker.1 D4', 'archer.1 D6'],
            rival: ['archer.2 A1'],
          },
        },
        line: ['p1 begin'],
      },
    ],
  },
  {
    id: 'VIC-EX-46',
    rules: [
      'VIC-BLESSING-01',
      'VIC-BLESSING-02',
      'VIC-BLESSING-03',
      'VIC-DEFEAT-02',
      'VIC-LETHAL-04',
      'VIC-GEN-10',
      'VIC-RULING-65',
    ],
    cases: [
      {
        position: {
          combat: { sport: 'flag', arena: 'LAM', turn: 3, mine: ['hero D4 hp1'], rival: ['attacker.2 D5'] },
          begins: 'rival',
          health: 7,
          blessings: 2,
          rolls: 'xx',
        },
        line: ['p1 begin'],
      },
      {
        position: {
          combat: { sport: 'flag', arena: 'LAM', turn: 3, mine: ['hero D4 hp1'], rival: ['attacker.2 D5'] },
          begins: 'rival',
          rolls: 'xx',
        },
        line: ['p1 begin'],
      },
    ],
  },
  {
    id: 'VIC-EX-47',
    rules: ['VIC-BLESSING-04', 'VIC-RULING-66'],
    cases: [
      {
        position: {
          leadership: 6,
          blessings: 2,
          units: ['archer.1'],
          defeated: ['defender.1'],
          bag: ['tactician.2', 'attacker.2', 'defender.2'],
          combat: { arena: 'LAM', mine: ['hero D4', 'attacker.1 D5'], rival: ['archer.2 A1'], places: '1' },
        },
        line: ['p1 reinforce'],
      },
      { position: { blessings: 0, combat: { arena: 'LAM', mine: ['hero D4'], rival: ['archer.2 A1'] } }, line: [] },
    ],
  },
]
