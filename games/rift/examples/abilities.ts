import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** The abilities of the heroes. */
export const abilities: readonly Example<Position>[] = [
  {
    id: 'RIFT-EX-41',
    rules: ['RIFT-MALIK-01'],
    cases: [
      {
        position: {
          heroes: { malik: 'p1 C3 base:a1' },
          trays: [
            'H91 C3 ...../...../..g../...../.....',
            'H92 C2 ...../...../..g../...../.....',
            'H93 C4 ...../...../..g../...../.....',
          ],
        },
        line: ['p1 hero malik', 'p1 attack', 'p1 I3 H91 c3d3e3', 'p1 I1 H92 c3', 'p1 I1 H93 c3'],
      },
      {
        position: {
          heroes: { malik: 'p1 C3 base:a1' },
          trays: [
            'H91 C3 ...../...../..g../...../.....',
            'H92 C2 ...../...../..g../...../.....',
            'H93 C4 ...../...../..g../...../.....',
          ],
        },
        line: ['p1 hero malik', 'p1 attack', 'p1 I3 H91 c3d3e3', 'p1 I1 H93 a1', 'p1 I1 H93 a2'],
      },
      {
        position: {
          heroes: { malik: 'p1 C3 base:a1' },
          trays: [
            'H91 C3 ...../...../..g../...../.....',
            'H92 C2 ...../...../..g../...../.....',
            'H93 C4 ...../...../..g../...../.....',
          ],
        },
        line: ['p1 hero malik', 'p1 attack', 'p1 I3 H91 c3d3e3', 'p1 stop'],
      },
      {
        position: {
          heroes: { malik: 'p1 C3 base:a1' },
          trays: ['H91 C3 ..ggg/...../...../...../.....', 'H92 C2 ...../...../..g../...../.....'],
        },
        line: ['p1 hero malik', 'p1 attack', 'p1 I3 H91 c1d1e1'],
      },
    ],
  },
  {
    id: 'RIFT-EX-42',
    rules: ['RIFT-MALIK-05'],
    cases: [
      {
        position: {
          heroes: { malik: 'p1 C3 base:a4 hammer-smash+ earthquake+' },
          trays: [
            'H91 C3 TTg../TT.../...../...../.....',
            'H92 C2 ...../...../..g../...../.....',
            'H93 C4 ...../...../..g../...../.....',
          ],
        },
        line: [
          'p1 hero malik',
          'p1 ability hammer-smash',
          'p1 O4 H91 b1c1b2c2',
          'p1 I1 H92 c3',
          'p1 I1 H92 a1',
          'p1 skip I1',
        ],
      },
    ],
  },
  {
    id: 'RIFT-EX-43',
    rules: ['RIFT-IGNUS-01', 'RIFT-RULING-37'],
    cases: [
      {
        position: {
          heroes: { ignus: 'p1 C3 base:a4' },
          trays: [
            'H91 C3 TTggg/TTg../...../...../.....',
            'H92 C2 ...../...../..g../...../.....',
            'H93 C4 ...../...../..g../...../.....',
          ],
        },
        line: ['p1 hero ignus', 'p1 attack', 'p1 L3 H91 b1c1b2', 'p1 I1 H92 c3', 'p1 I1 H93 c3'],
      },
      {
        position: {
          heroes: { ignus: 'p1 C3 base:a4' },
          trays: [
            'H91 C3 TTggg/TTg../...../...../.....',
            'H92 C2 ...../...../..g../...../.....',
            'H93 C4 ...../...../..g../...../.....',
          ],
        },
        line: ['p1 hero ignus', 'p1 attack', 'p1 L3 H91 c1d1c2'],
      },
    ],
  },
  {
    id: 'RIFT-EX-44',
    rules: ['RIFT-LILITH-04', 'RIFT-RULING-40'],
    cases: [
      {
        position: {
          heroes: { lilith: 'p1 C3 base:b2 reapers-harvest+ resurrection+' },
          trays: ['H91 C3 ggggg/g...g/g...g/g...g/ggggg'],
        },
        line: [
          'p1 hero lilith',
          'p1 ability reapers-harvest',
          'p1 I2 H91 b1c1',
          '!p1 I1 H91 b1',
          'p1 I2 H91 d3e3',
          'p1 I1 H91 a2',
          'p1 I1 H91 b4',
        ],
      },
      {
        position: {
          heroes: { lilith: 'p1 C3 base:a1 reapers-harvest+ resurrection+' },
          trays: ['H91 C3 ggggg/g...g/g...g/g...g/ggggg'],
        },
        line: ['p1 hero lilith', 'p1 ability reapers-harvest', 'p1 I2 H91 c1d1', 'p1 I2 H91 a3a4'],
      },
      {
        position: {
          heroes: { lilith: 'p1 C4 reapers-harvest+ resurrection+' },
          trays: ['H91 C3 ...../...../..g../...../.....'],
        },
        line: ['p1 hero lilith', 'p1 ability reapers-harvest'],
      },
    ],
  },
  {
    id: 'RIFT-EX-45',
    rules: ['RIFT-LILITH-06', 'RIFT-RULING-41'],
    cases: [
      {
        position: {
          trays: ['H91 C3 g..../...../...../...../..... cleared'],
          heroes: { lilith: 'p1 C3 base:c3 h2 rises', malik: 'p2 board' },
          begins: 3,
        },
        line: [],
      },
      {
        position: {
          heroes: { lilith: 'p1 C3 h2 base:a1 resurrection+ infernal-wheel+', malik: 'p2 C3 base:a4' },
          trays: ['H91 C3 ...../...../..gg./...../.....'],
        },
        line: ['p1 hero lilith', 'p1 ability resurrection', 'p1 I2 H91 c3d3', 'p1 done', 'p1 ready', 'p2 ready'],
      },
    ],
  },
]
