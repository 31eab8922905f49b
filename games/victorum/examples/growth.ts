import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Cleanup, rewards and growth. */
export const growth: readonly Example<Position>[] = [
  {
    id: 'VIC-EX-54',
    rules: ['VIC-RECRUIT-04', 'VIC-RECRUIT-05'],
    cases: [
      {
        position: {
          combat: { sport: 'hill', arena: 'LAM', mine: ['hero B3'], rival: ['lanista A3 hp1'] },
          units: ['archer.1', 'attacker.1', 'defender.1', 'reptilian'],
          rolls: 'xx',
        },
        line: [
          'p1 begin',
          'p1 pass',
          'p1 done',
          'p1 attack hero lanista',
          'p1 recruit lanista',
          'p1 sacrifice lanista',
        ],
      },
    ],
  },
  {
    id: 'VIC-EX-55',
    rules: ['VIC-REWARD-03'],
    cases: [
      {
        position: {
          combat: { sport: 'hill', arena: 'LAM', mine: ['hero B3'], rival: ['lanista A3 hp1'] },
          tactics: ['stun'],
          rolls: 'xx',
        },
        line: [
          'p1 begin',
          'p1 pass',
          'p1 pass',
          'p1 done',
          'p1 attack hero lanista',
          'p1 tactics',
          'p1 tactic stun',
          'p1 tactic hamstring',
        ],
      },
    ],
  },
  {
    id: 'VIC-EX-56',
    rules: ['VIC-UPGRADE-03', 'VIC-UPGRADE-04', 'VIC-UPGRADE-05'],
    cases: [
      {
        position: {
          dice: 'BB',
          units: [],
          combat: { arena: 'ATL', mine: ['hero E3'], rival: ['archer.2 D3 hp1'] },
          rolls: 'xx',
        },
        line: ['p1 begin', 'p1 done', 'p1 attack hero archer.2', 'p1 upgradeDie 0'],
      },
      {
        position: {
          dice: 'GB',
          units: [],
          combat: { arena: 'ATL', mine: ['hero E3'], rival: ['archer.2 D3 hp1'] },
          rolls: 'xx',
        },
        line: ['p1 begin', 'p1 done', 'p1 attack hero archer.2', 'p1 addDie'],
      },
      {
        position: {
          dice: 'GBY',
          units: [],
          combat: { arena: 'ATL', mine: ['hero E3'], rival: ['archer.2 D3 hp1'] },
          rolls: 'xxx',
        },
        line: ['p1 begin', 'p1 done', 'p1 attack hero archer.2', 'p1 addDie'],
      },
      {
        position: {
          dice: 'GBYY',
          units: [],
          combat: { arena: 'ATL', mine: ['hero E3'], rival: ['archer.2 D3 hp1'] },
          rolls: 'xxxx',
        },
        line: ['p1 begin', 'p1 done', 'p1 attack hero archer.2', '!p1 addDie'],
      },
      {
        position: {
          dice: 'KB',
          units: [],
          combat: { arena: 'ATL', mine: ['hero E3'], rival: ['archer.2 D3 hp1'] },
          rolls: 'xx',
        },
        line: ['p1 begin', 'p1 done', 'p1 attack hero archer.2', '!p1 upgradeDie 0', 'p1 upgradeDie 1'],
      },
    ],
  },
  {
    id: 'VIC-EX-57',
    rules: ['VIC-UPGRADE-01', 'VIC-UPGRADE-02'],
    cases: [
      {
        position: {
          combat: { arena: 'ATL', mine: ['hero E3'], rival: ['archer.2 D3 hp1'] },
          health: 6,
          hp: 4,
          units: [],
          rolls: 'xx',
        },
        line: ['p1 begin', 'p1 done', 'p1 attack hero archer.2', 'p1 health'],
      },
      {
        position: {
          combat: { arena: 'ATL', mine: ['hero E3'], rival: ['archer.2 D3 hp1'] },
          health: 12,
          leadership: 12,
          hp: 4,
          units: [],
          rolls: 'xx',
        },
        line: ['p1 begin', 'p1 done', 'p1 attack hero archer.2', '!p1 health'],
      },
    ],
  },
  {
    id: 'VIC-EX-58',
    rules: ['VIC-PROWESS-03', 'VIC-SETUP-11'],
    cases: [
      {
        setup: {
          mode: 'campaign',
          players: 1,
          options: { hero: 'krakenlance', scion: 'taotie', difficulty: 'chosen', first: false },
        },
        line: ['!p1 prowess endurance-2', 'p1 prowess endurance-1', 'p1 prowess endurance-2'],
      },
    ],
  },
  {
    id: 'VIC-EX-59',
    rules: ['VIC-REWARD-05', 'VIC-REWARD-06', 'VIC-RULING-81'],
    cases: [
      {
        position: {
          combat: {
            kind: 'primus',
            arena: 'KUN',
            mine: ['hero E2', 'attacker.1 F4'],
            rival: ['primus=bingqing D2 hp1'],
            fallenRivals: ['lanista'],
            tally: { fallenMine: ['defender.1'] },
          },
          place: 'KUN-C',
          hp: 2,
          health: 6,
          leadership: 6,
          units: ['archer.1'],
          defeated: ['defender.1', 'reptilian'],
          bag: ['tactician.1', 'ambush', 'tactician.2', 'attacker.2', 'archer.2'],
          rolls: 'xxx',
        },
        line: ['p1 pass', 'p1 done', 'p1 attack hero primus', 'p1 prowess endurance-1'],
      },
    ],
  },
  {
    id: 'VIC-EX-60',
    rules: ['VIC-STACKING-02', 'VIC-RULING-89'],
    cases: [
      {
        position: {
          combat: {
            arena: 'ATL',
            trident: 'none',
            event: 'S12',
            sport: 'hill',
            mine: ['cataphract E3 adrenaline'],
            rival: ['archer.2 A1'],
          },
        },
        line: ['p1 begin', 'p1 pass', 'p1 move cataphract C3'],
      },
    ],
  },
  {
    id: 'VIC-EX-61',
    rules: ['VIC-STACKING-04', 'VIC-STACKING-03', 'VIC-RULING-90'],
    cases: [
      {
        position: {
          prowess: ['healing-hands', 'caduceus'],
          hero: 'bingqing',
          combat: { arena: 'ATL', trident: 'none', mine: ['hero D4', 'attacker.1 D5 hp1'], rival: ['archer.2 A1'] },
        },
        line: ['p1 begin', 'p1 pass', 'p1 done', 'p1 skill hero mend'],
      },
    ],
  },
]
