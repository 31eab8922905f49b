import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Bosses, blocked ways and the end of the game. */
export const rest: readonly Example<Position>[] = [
  {
    id: 'RIFT-EX-80',
    rules: ['RIFT-PATHBREAKER-07', 'RIFT-RULING-64'],
    cases: [
      {
        position: {
          blocks: { 2: 'C4' },
          trays: ['H91 C3 g.^^./...../...../...../.....', 'H92 C2 g..../...../...../...../.....'],
          begins: 4,
        },
        line: ['p1 ready', 'p2 ready'],
      },
    ],
  },
  {
    id: 'RIFT-EX-81',
    rules: ['RIFT-BOSS-06', 'RIFT-RULING-68'],
    cases: [
      { position: { players: 3, trays: ['B1 C2 soldiers:a1 cleared'], specials: ['B1-4'], begins: 3 }, line: [] },
      { position: { players: 3, trays: ['B1 C2 soldiers:a1 cleared'], specials: ['B1-2'], begins: 3 }, line: [] },
    ],
  },
  {
    id: 'RIFT-EX-82',
    rules: ['RIFT-HERO-13', 'RIFT-RULING-88'],
    cases: [
      {
        position: { heroes: { malik: 'p1 board h3 hammer-time+ earthquake-' } },
        line: ['p1 hero malik', '!p1 ability hammer-time', '!p1 attack', 'p1 recover', 'p1 done'],
      },
      { position: { heroes: { malik: 'p1 board h3 hammer-time+ earthquake-' } }, line: ['p1 hero malik', 'p1 to C5'] },
    ],
  },
  {
    id: 'RIFT-EX-83',
    rules: ['RIFT-PHASE2-08'],
    cases: [
      {
        position: { hands: { p1: ['archer'], p2: ['archer', 'mage'] } },
        line: ['p1 ready', 'p2 tower archer', 'p2 c n', 'p1 pass archer p2', 'p2 ready'],
      },
    ],
  },
  {
    id: 'RIFT-EX-84',
    rules: ['RIFT-FORK-01', 'RIFT-RULING-91'],
    cases: [
      {
        position: {
          map: 7,
          players: 3,
          trays: [
            'H93 F5 g..../...../...../...../.....',
            'H92 B5 g..../...../...../...../.....',
            'H91 D4 g..../...../...../...../.....',
          ],
          begins: 4,
        },
        line: [],
      },
    ],
  },
  {
    id: 'RIFT-EX-85',
    rules: ['RIFT-WIN-04', 'RIFT-WIN-06'],
    cases: [
      {
        position: {
          round: 9,
          scenario: 8,
          specials: ['B1-1', 'B1-4', 'B1-1'],
          portals: { total: 1, destroyed: 0 },
          trays: ['P01 C3 cleared', 'B1 C2'],
          begins: 3,
        },
        line: ['p1 ready', 'p2 ready'],
      },
      {
        position: {
          round: 11,
          scenario: 8,
          specials: ['B1-1', 'B1-4', 'B1-1'],
          portals: { total: 1, destroyed: 1 },
          trays: ['B1 C2 life:1 cleared'],
        },
        line: ['p1 ready', 'p2 ready'],
      },
      {
        position: {
          round: 9,
          scenario: 8,
          specials: ['B1-1', 'B1-4', 'B1-1'],
          portals: { total: 1, destroyed: 0 },
          trays: ['P01 C3', 'B1 C2 life:1 cleared'],
        },
        line: ['p1 ready', 'p2 ready'],
      },
    ],
  },
  {
    id: 'RIFT-EX-86',
    rules: ['RIFT-BOSS-04', 'RIFT-RULING-47'],
    cases: [
      {
        position: {
          trays: ['B2 C3', 'H91 C4 g..../...../...../...../.....'],
          storm: 'PS02',
          specials: ['B2-1'],
          heroes: { malik: 'p1 C4 base:a3 shielded h3', lilith: 'p2 g' },
          begins: 4,
        },
        line: [],
      },
      {
        position: {
          trays: ['B2 C3', 'H91 C4 g..../...../...../...../.....'],
          storm: 'PS02',
          specials: ['B2-4'],
          heroes: { malik: 'p1 C4 base:a3 shielded h3', lilith: 'p2 g' },
          begins: 4,
        },
        line: [],
      },
    ],
  },
]
