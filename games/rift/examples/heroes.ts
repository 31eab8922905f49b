import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** How heroes move, engage and recover. */
export const heroes: readonly Example<Position>[] = [
  {
    id: 'RIFT-EX-32',
    rules: ['RIFT-MOVE-06', 'RIFT-RULING-32'],
    cases: [{ position: { heroes: { lilith: 'p1 board' } }, line: ['p1 hero lilith', '!p1 to C3', 'p1 to C4'] }],
  },
  {
    id: 'RIFT-EX-33',
    rules: ['RIFT-MOVE-02', 'RIFT-MOVE-04'],
    cases: [
      {
        position: {
          map: 'bend',
          storm: 'PS11',
          heroes: { alleria: 'p1 B4', ignus: 'p2 C2 base:a1' },
          sites: { b: 'archer n p2', c: 'archer n p2 down' },
          trays: ['H91 C2 ...../...../..g../...../.....'],
        },
        line: ['p1 hero alleria', '!p1 to C3', '!p1 to B3', 'p1 to C2', 'p1 base d4'],
      },
    ],
  },
  {
    id: 'RIFT-EX-34',
    rules: ['RIFT-DESTROY-04'],
    cases: [
      {
        position: {
          heroes: { alleria: 'p1 C5', ignus: 'p2 C4 base:a1' },
          trays: ['H91 C4 ...../...../...../...gg/.....', 'H92 C3 gg.../...../...../...../.....'],
        },
        line: [
          'p1 hero alleria',
          'p1 to C4',
          'p1 base d4',
          'p1 attack',
          'p1 face n',
          'p1 I2 H92 a1b1',
          'p1 none',
          'p1 ready',
          'p2 ready',
        ],
      },
    ],
  },
  {
    id: 'RIFT-EX-35',
    rules: ['RIFT-MOVE-12', 'RIFT-ENGAGE-05'],
    cases: [
      {
        position: {
          map: ['__1___', '__v___', '__v___', '__v___', '__X___'],
          heroes: { malik: 'p1 C4' },
          trays: ['H91 C3 dgdgd/gdgdg/dgdgd/gdgdg/dgdgd'],
        },
        line: ['p1 hero malik', '!p1 to C3', 'p1 to C2'],
      },
    ],
  },
  {
    id: 'RIFT-EX-36',
    rules: ['RIFT-ENGAGE-03'],
    cases: [
      {
        position: { heroes: { malik: 'p1 C4' }, trays: ['H91 C3 oo.../cc.../...../...../.....'] },
        line: ['p1 hero malik', 'p1 to C3', 'p1 base a1', 'p1 done', 'p1 ready', 'p2 ready'],
      },
    ],
  },
  {
    id: 'RIFT-EX-37',
    rules: ['RIFT-MOVE-11'],
    cases: [
      {
        position: { heroes: { malik: 'p1 C3 base:a1' }, trays: ['H91 C3 gg.../gg.../...../...../.....'] },
        line: ['p1 hero malik', 'p1 to C4'],
      },
    ],
  },
  {
    id: 'RIFT-EX-38',
    rules: ['RIFT-MAGNUS-01', 'RIFT-MAGNUS-02', 'RIFT-RULING-73'],
    cases: [
      {
        position: {
          heroes: { magnus: 'p1 b' },
          hands: { p1: ['archer'] },
          trays: ['H91 C2 ...../...../..g../...../.....', 'H92 C3 ...../...../..g../...../.....'],
        },
        line: [
          'p1 tower archer',
          '!p1 b n',
          'p1 e n',
          'p1 hero magnus',
          'p1 attack',
          'p1 face w',
          'p1 L3 H91 c3c4d4',
          'p1 I2 H91 a1b1',
          'p1 to D3',
        ],
      },
      {
        position: { heroes: { magnus: 'p1 b' }, hands: { p1: ['archer'] } },
        line: ['p1 hero magnus', 'p1 attack', 'p1 to D3', 'p1 tower archer', 'p1 b n'],
      },
    ],
  },
  {
    id: 'RIFT-EX-39',
    rules: ['RIFT-ACTION-03', 'RIFT-ACTION-04', 'RIFT-MOVE-09'],
    cases: [
      {
        position: {
          heroes: { alleria: 'p1 C3 base:a1' },
          trays: [
            'H91 C3 ...../...../..g../...../.....',
            'H92 C2 ...../...../..g../...../.....',
            'H93 C5 ...../...../..g../...../.....',
          ],
        },
        line: ['p1 hero alleria', 'p1 attack'],
      },
      {
        position: {
          heroes: { alleria: 'p1 C3 base:a1' },
          trays: [
            'H91 C3 ...../...../..g../...../.....',
            'H92 C2 ...../...../..g../...../.....',
            'H93 C5 ...../...../..g../...../.....',
          ],
        },
        line: ['p1 hero alleria', 'p1 attack', 'p1 face n'],
      },
      {
        position: {
          heroes: { alleria: 'p1 C3 base:a1' },
          trays: [
            'H91 C3 ...../...../..g../...../.....',
            'H92 C2 ...../...../..g../...../.....',
            'H93 C5 ...../...../..g../...../.....',
          ],
        },
        line: ['p1 hero alleria', 'p1 attack', 'p1 face s'],
      },
    ],
  },
  {
    id: 'RIFT-EX-40',
    rules: ['RIFT-HERO-06', 'RIFT-HERO-09', 'RIFT-RULING-28'],
    cases: [
      {
        position: {
          round: 4,
          players: 3,
          heroes: { malik: 'p1 out hammer-time- earthquake+', magnus: 'p2 C4 hocus-pocus+ mirage+', lilith: 'p3 C2' },
        },
        line: [
          '!p1 hero malik',
          'p2 hero magnus',
          'p2 ability hocus-pocus',
          'p2 hero magnus',
          'p2 stay',
          'p2 done',
          'p1 ready',
          'p2 ready',
          'p3 ready',
          'p1 hero malik',
        ],
      },
    ],
  },
]
