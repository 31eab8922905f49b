import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Damage, deploying, surrender and falling. */
export const turns: readonly Example<Position>[] = [
  {
    id: 'VIC-EX-48',
    rules: ['VIC-TURN-08', 'VIC-TURN-09'],
    cases: [
      {
        position: {
          combat: { arena: 'ATL', trident: 'none', turn: 3, rival: ['attacker.1 D4'], mine: ['coral-hoplite D5'] },
          begins: 'rival',
          rolls: 'x.',
        },
        line: ['p1 begin'],
      },
      {
        position: {
          combat: { arena: 'ATL', trident: 'none', turn: 3, rival: ['attacker.1 D4'], mine: ['coral-hoplite D5'] },
          begins: 'rival',
          rolls: '..',
        },
        line: ['p1 begin'],
      },
    ],
  },
  {
    id: 'VIC-EX-49',
    rules: ['VIC-SKILL-04', 'VIC-TURN-07', 'VIC-DICE-04'],
    cases: [
      {
        position: {
          combat: { arena: 'LAM', mine: ['hero B3'], rival: ['bone-warden A3', 'archer.2 B4'] },
          hero: 'bingqing',
          prowess: ['whirling-staff'],
        },
        line: ['p1 begin', 'p1 pass', 'p1 done', 'p1 special hero sweep'],
      },
    ],
  },
  {
    id: 'VIC-EX-50',
    rules: ['VIC-PLAYER-DEPLOY-05', 'VIC-RULING-68', 'VIC-RULING-76'],
    cases: [
      {
        position: { units: ['archer.1'], combat: { arena: 'LAM', rival: ['archer.2 A1'], places: '1' } },
        line: ['p1 begin', '!p1 pass'],
      },
      {
        position: {
          units: ['archer.1'],
          combat: { arena: 'LAM', kind: 'primus', rival: ['primus=sea-strider A1'], places: 'H+1' },
        },
        line: [],
      },
      {
        position: { units: ['archer.1'], combat: { arena: 'LAM', event: 'B10', rival: ['archer.2 A1'], places: '1' } },
        line: [],
      },
    ],
  },
  {
    id: 'VIC-EX-51',
    rules: ['VIC-PLAYER-DEPLOY-04', 'VIC-PLAYER-DEPLOY-09', 'VIC-PLAYER-DEPLOY-06', 'VIC-LINEUP-13'],
    cases: [
      {
        position: {
          defeated: ['attacker.1'],
          combat: { arena: 'LAM', mine: ['archer.1 G1'], rival: ['archer.2 A1'], places: 'H' },
        },
        line: ['p1 begin'],
      },
      {
        position: { combat: { arena: 'LAM', mine: ['archer.1 G1'], rival: ['archer.2 A1'], places: 'H+1' } },
        line: ['p1 begin', 'p1 deploy defender.1 F4'],
      },
    ],
  },
  {
    id: 'VIC-EX-52',
    rules: [
      'VIC-SURRENDER-01',
      'VIC-SURRENDER-03',
      'VIC-SURRENDER-04',
      'VIC-COMBAT-END-03',
      'VIC-LETHAL-01',
      'VIC-LETHAL-02',
    ],
    cases: [
      {
        position: {
          act: 2,
          units: [],
          defeated: ['defender.1'],
          combat: { arena: 'LAM', mine: ['hero D4 hp3', 'attacker.1 D5'], rival: ['archer.2 A1'] },
          begins: 'rival',
        },
        line: ['p1 surrender'],
      },
    ],
  },
  {
    id: 'VIC-EX-53',
    rules: ['VIC-COMBAT-END-05', 'VIC-RULING-75'],
    cases: [
      {
        position: {
          combat: {
            arena: 'LAM',
            event: 'B02',
            turn: 3,
            mine: ['archer.1 D4 hp1'],
            rival: ['attacker.2 D5'],
            places: '0',
          },
          defeated: ['attacker.1'],
          begins: 'rival',
          rolls: 'xx',
        },
        line: ['p1 begin'],
      },
    ],
  },
]
