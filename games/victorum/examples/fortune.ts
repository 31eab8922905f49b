import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Influence, failure and opportunities. */
export const fortune: readonly Example<Position>[] = [
  {
    id: 'VIC-EX-09',
    rules: ['VIC-SPECTATE-03'],
    cases: [
      {
        position: { act: 2, place: 'ATL-5', influence: 6, banes: ['ambush', 'hunted'], begins: 'event' },
        line: ['p1 spectate', 'p1 order S02 S03 S04'],
      },
    ],
  },
  {
    id: 'VIC-EX-10',
    rules: ['VIC-SPECTATE-01', 'VIC-SPECTATE-02', 'VIC-SPECTATE-04', 'VIC-SPECTATE-05', 'VIC-CLEANUP-01'],
    cases: [
      {
        position: {
          place: 'ATL-5',
          sport: ['S11', 'S12', 'S13', 'S14', 'S15', 'S16'],
          only: true,
          hp: 2,
          health: 6,
          begins: 'event',
        },
        line: ['p1 spectate', 'p1 order S14 S12 S13'],
      },
    ],
  },
  {
    id: 'VIC-EX-11',
    rules: ['VIC-PUNISH-01', 'VIC-PUNISH-02'],
    cases: [
      {
        position: {
          act: 3,
          influence: 7,
          weeks: 4,
          banes: ['ambush'],
          combat: { arena: 'ATL', mine: ['hero F3'], rival: ['archer.2 B2'] },
        },
        line: ['p1 surrender'],
      },
    ],
  },
  {
    id: 'VIC-EX-12',
    rules: ['VIC-OPPORTUNITY-06', 'VIC-OPPORTUNITY-07', 'VIC-OPPORTUNITY-08'],
    cases: [
      {
        position: { place: 'ATL-3', bloodshed: ['B01'], opportunities: ['O01'], begins: 'event' },
        line: ['p1 accept', 'p1 change O01', 'p1 surrender'],
      },
    ],
  },
  {
    id: 'VIC-EX-13',
    rules: ['VIC-OPPORTUNITY-01', 'VIC-OPPORTUNITY-02', 'VIC-OPPORTUNITY-03', 'VIC-RULING-27'],
    cases: [
      {
        position: {
          place: 'ATL-6',
          opportunity: ['O11', 'O12', 'O13', 'O14'],
          only: true,
          hp: 2,
          tactics: ['stun'],
          opportunities: ['O22'],
          begins: 'event',
        },
        line: ['p1 accept', 'p1 keep O12'],
      },
    ],
  },
]
