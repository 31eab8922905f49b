import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Set-up, travel and the weeks. */
export const journey: readonly Example<Position>[] = [
  {
    id: 'VIC-EX-01',
    rules: ['VIC-SETUP-23'],
    cases: [{ setup: { mode: 'campaign', players: 1, options: { first: true } }, line: [] }],
  },
  {
    id: 'VIC-EX-02',
    rules: ['VIC-DIFF-03', 'VIC-DIFF-04'],
    cases: [
      {
        setup: {
          mode: 'campaign',
          players: 1,
          options: { hero: 'nox', scion: 'taotie', difficulty: 'fearless', first: false },
        },
        line: [],
      },
    ],
  },
  {
    id: 'VIC-EX-03',
    rules: ['VIC-TRAVEL-06', 'VIC-TRAVEL-08', 'VIC-HARBOR-01'],
    cases: [{ position: { place: 'ATL-5', from: 'ATL-4', weeks: 2 }, line: [] }],
  },
  {
    id: 'VIC-EX-04',
    rules: ['VIC-HARBOR-02'],
    cases: [
      {
        position: { place: 'ATL-5', from: 'ATL-4', weeks: 2, sport: ['S06'], bag: [], stacks: { AMA: [] } },
        line: [
          'p1 sail LAM-H2 AMA-H1 AMA-5',
          'p1 accept',
          'p1 sport flag',
          'p1 tactic adrenaline',
          'p1 tactic adrenaline',
          'p1 tactic adrenaline',
        ],
      },
    ],
  },
  {
    id: 'VIC-EX-05',
    rules: ['VIC-ACT-04', 'VIC-RULING-24'],
    cases: [
      {
        position: { place: 'REF-1', act: 2, weeks: 10, from: 'REF-2', primuses: ['decimus', 'bingqing'] },
        line: [
          'p1 sail REF-H1 ARG-H1 ARG-6',
          'p1 order S02 S03 S04',
          'p1 to ARG-4',
          'p1 order S03 S04 S05',
          'p1 to ARG-C',
        ],
      },
    ],
  },
  {
    id: 'VIC-EX-06',
    rules: ['VIC-RULING-17'],
    cases: [
      { position: { place: 'ARG-3', weeks: 11, primuses: ['decimus'] }, line: ['p1 to ARG-4', 'p1 order S02 S03 S04'] },
    ],
  },
  {
    id: 'VIC-EX-07',
    rules: ['VIC-RULING-23'],
    cases: [
      {
        position: {
          place: 'ARG-C',
          from: 'ARG-4',
          weeks: 6,
          primuses: ['decimus', 'bingqing'],
          combat: { kind: 'primus', mine: ['hero E2'], rival: ['primus=decimus D2 hp1'] },
          rolls: 'xxx',
        },
        line: ['p1 pass', 'p1 done', 'p1 attack hero primus', 'p1 prowess endurance-1'],
      },
    ],
  },
  {
    id: 'VIC-EX-08',
    rules: ['VIC-TRAVEL-09', 'VIC-TRAVEL-10', 'VIC-TRAVEL-12'],
    cases: [
      { position: { place: 'AMA-3', primuses: ['bingqing', 'decimus', 'the-parthian'] }, line: [] },
      { position: { place: 'VES-2', act: 4, primuses: ['-bingqing', '-decimus', '-the-parthian'] }, line: [] },
    ],
  },
]
