import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Spells, the white site and playing alone. */
export const spells: readonly Example<Position>[] = [
  {
    id: 'RIFT-EX-71',
    rules: ['RIFT-SPELL-07'],
    cases: [
      {
        position: {
          map: ['__1_2_', '__v_v_', '__v_v_', '__v_v_', '__X_Y_'],
          trays: [
            'H91 C2 ggg../...../...../...../.....',
            'H92 C3 ggg../...../...../...../.....',
            'H93 C4 ggg../...../...../...../.....',
            'P91 E3 ggg../...../..@../...../..... level:1',
          ],
          spells: ['thunderbolt'],
        },
        line: ['p1 spell thunderbolt', 'p1 I2 H92 a1b1', 'p1 I1 H93 a1', 'p1 I1 H91 b1'],
      },
    ],
  },
  {
    id: 'RIFT-EX-72',
    rules: ['RIFT-SPELL-08', 'RIFT-RULING-60'],
    cases: [
      {
        position: { trays: ['H91 C3 ggg../...../...../...../.....'], spells: ['lightning-bolt'] },
        line: ['p1 spell lightning-bolt', 'p1 I1 H91 a1', 'p1 I1 H91 b1', 'p1 I1 H91 b2', 'p1 I1 H91 c2'],
      },
      {
        position: { trays: ['H91 C3 ggg../...../...../...../.....'], spells: ['lightning-bolt'] },
        line: ['p1 spell lightning-bolt', 'p1 I1 H91 a1', 'p1 I1 H91 b1', '!p1 I1 H91 d4'],
      },
      {
        position: { trays: ['H91 C3 ggg../...../...../...../.....'], spells: ['lightning-bolt'] },
        line: ['p1 spell lightning-bolt', 'p1 I1 H91 a1', '!p1 I1 H91 b2'],
      },
    ],
  },
  {
    id: 'RIFT-EX-73',
    rules: ['RIFT-SPELL-09', 'RIFT-RULING-61'],
    cases: [
      {
        position: {
          trays: ['P91 C3 ggg../...../..@../...../..... level:3', 'H91 C4 ggg../...../...../...../.....'],
          heroes: { magnus: 'p2 C4 base:a1 h1', malik: 'p1 board' },
          spells: ['gem-of-timewarp'],
        },
        line: ['p1 spell gem-of-timewarp', 'p1 I2 P91 a1b1', 'p1 hero magnus'],
      },
    ],
  },
  {
    id: 'RIFT-EX-74',
    rules: ['RIFT-SPELL-10', 'RIFT-RULING-62'],
    cases: [
      { position: { spells: ['hand-of-midas'], hands: { p1: ['archer'] } }, line: ['p1 spell hand-of-midas'] },
      {
        position: { spells: ['hand-of-midas'], maxLevel: 3, hands: { p1: ['adept'] } },
        line: ['p1 spell hand-of-midas'],
      },
      {
        position: { spells: ['hand-of-midas'], hands: { p1: ['knights', 'footmen'] } },
        line: ['p1 spell hand-of-midas', 'p1 pass footmen p2 barbarian-hall'],
      },
    ],
  },
  {
    id: 'RIFT-EX-75',
    rules: ['RIFT-WHITE-03', 'RIFT-WHITE-04'],
    cases: [
      {
        position: {
          players: 3,
          map: ['__1__', '_avw_', '_cvb_', '__X__'],
          sites: { w: ['militia n p1', 'mage e p2'] },
          begins: 5,
        },
        line: ['p3 give w 0 p2', 'p1 give w 1 p3', '!p1 give w 1 p3', 'p1 ready', 'p2 ready', 'p3 ready'],
      },
    ],
  },
  {
    id: 'RIFT-EX-76',
    rules: ['RIFT-SOLO-03', 'RIFT-SOLO-04', 'RIFT-RULING-65'],
    cases: [
      {
        position: { players: 1, eliminated: 'red', heroes: { malik: 'p1 C5' }, hands: { p1: ['archer'] } },
        line: ['p1 tower archer', '!p1 b n', 'p1 c n', 'p1 hero malik'],
      },
      {
        position: { players: 1, round: 0, hands: { p1: ['archer'] }, heroes: { magnus: 'p1 board' }, begins: 'round' },
        line: [
          'p1 colour red',
          'p1 tower archer',
          'p1 g n',
          'p1 ready',
          '!p1 colour red',
          'p1 colour blue',
          'p1 ready',
        ],
      },
      {
        position: {
          players: 1,
          eliminated: 'red',
          trays: ['H91 C3 ggggg/ggggg/...../...../.....'],
          heroes: { magnus: 'p1 b' },
        },
        line: ['p1 hero magnus', 'p1 attack', 'p1 face s'],
      },
    ],
  },
  {
    id: 'RIFT-EX-77',
    rules: ['RIFT-SOLO-08', 'RIFT-SOLO-09'],
    cases: [
      {
        position: {
          players: 1,
          heroes: { malik: 'p1 C5', ignus: 'p1 bench' },
          trays: ['H91 C3 gg.../gg.../..g../...../.....', 'H92 C2 ...../...../..g../...../.....'],
        },
        line: ['p1 bench ignus', 'p1 to C3', 'p1 base a1', 'p1 L3 H91 c3c4d4', 'p1 ready'],
      },
      {
        position: {
          players: 1,
          heroes: { malik: 'p1 C5', ignus: 'p1 bench' },
          trays: ['H91 C3 ....g/...../..g../...../.....'],
        },
        line: [
          'p1 bench ignus',
          'p1 to C3',
          'p1 base a1',
          'p1 L3 H91 c3c4d4',
          'p1 ready',
          'p1 colour red',
          '!p1 bench ignus',
        ],
      },
    ],
  },
  {
    id: 'RIFT-EX-78',
    rules: ['RIFT-DESTROY-07', 'RIFT-WIN-02'],
    cases: [
      {
        position: { round: 8, hearts: 5, trays: ['P01 C2 cleared'], portals: { total: 1, destroyed: 0 }, begins: 3 },
        line: [],
      },
    ],
  },
  {
    id: 'RIFT-EX-79',
    rules: ['RIFT-SOLDIER-15'],
    cases: [
      {
        position: {
          heroes: { lilith: 'p1 C3 heavenly-chaos+ resurrection+' },
          soldiers: 1,
          trays: ['H91 C2 ggggg/...../...../...../.....', 'H92 C5 ...../ggggg/...../...../..... soldiers:a2b2'],
        },
        line: ['p1 hero lilith', 'p1 ability heavenly-chaos', 'p1 soldier H91 a1', 'p1 I2 H91 b1c1', 'p1 I1 H91 d1'],
      },
    ],
  },
]
