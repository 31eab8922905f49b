import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** The abilities of the heroes, continued. */
export const moreAbilities: readonly Example<Position>[] = [
  {
    id: 'RIFT-EX-46',
    rules: ['RIFT-MALIK-04'],
    cases: [
      {
        position: {
          heroes: { malik: 'p1 C3 base:a1 earthquake+ hammer-time+', alleria: 'p2 C3 base:a4' },
          trays: ['H91 C3 ..ggg/...gg/...../...../..... soldiers:d1e1'],
        },
        line: ['p1 hero malik', 'p1 ability earthquake', 'p1 P5 H91 c3d3c4d4c5', 'p1 done', 'p1 ready', 'p2 ready'],
      },
    ],
  },
  {
    id: 'RIFT-EX-47',
    rules: ['RIFT-MAGNUS-05', 'RIFT-MAGNUS-06'],
    cases: [
      {
        position: {
          heroes: { magnus: 'p1 C4 knowledge-is-power+ mirage+', malik: 'p2 C5 cant-touch-this- earthquake+' },
          trays: ['H91 C3 ...../...../..g../...../.....'],
        },
        line: [
          'p1 hero magnus',
          'p1 ability knowledge-is-power',
          'p1 copy cant-touch-this',
          'p1 attack',
          'p1 face n',
          'p1 L3 H91 c3c4d4',
        ],
      },
    ],
  },
  {
    id: 'RIFT-EX-48',
    rules: ['RIFT-ALLERIA-03', 'RIFT-ALLERIA-04', 'RIFT-ALLERIA-05'],
    cases: [
      {
        position: {
          heroes: { alleria: 'p1 C5', wildcat: 'p1 C3 base:b2' },
          trays: ['H91 C3 ...../...../..g../...../.....'],
          begins: 3,
        },
        line: [],
      },
      {
        position: {
          heroes: { alleria: 'p1 C5', wildcat: 'p1 C3 base:a1' },
          trays: ['H91 C3 ...../...../..g../...../.....'],
          begins: 4,
        },
        line: ['!p1 hero wildcat'],
      },
    ],
  },
  {
    id: 'RIFT-EX-49',
    rules: ['RIFT-ALLERIA-07', 'RIFT-ALLERIA-08'],
    cases: [
      {
        position: { heroes: { alleria: 'p1 C4' }, trays: ['H91 C3 ...../...../..g../...../.....'] },
        line: ['p1 hero alleria', 'p1 attack', 'p1 face n', 'p1 I2 H91 a1a2', 'p1 here', 'p1 done', '!p1 hero wildcat'],
      },
      { position: { heroes: { alleria: 'p1 C4' } }, line: ['p1 hero alleria', 'p1 attack', 'p1 none', 'p1 done'] },
      { position: { heroes: { alleria: 'p1 C4', wildcat: 'p1 C2' } }, line: ['p1 hero alleria', 'p1 attack'] },
    ],
  },
  {
    id: 'RIFT-EX-50',
    rules: ['RIFT-MALIK-02', 'RIFT-RULING-42'],
    cases: [
      {
        position: {
          heroes: { malik: 'p1 C3 base:a1 hammer-time+ earthquake-' },
          trays: ['H91 C3 ...../...../..g../...../.....'],
        },
        line: [
          'p1 hero malik',
          'p1 ability hammer-time',
          'p1 hero malik',
          'p1 ability earthquake',
          'p1 P5 H91 c1d1c2d2c3',
        ],
      },
    ],
  },
]
