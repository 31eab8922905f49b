import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Towers and portals. */
export const portals: readonly Example<Position>[] = [
  {
    id: 'RIFT-EX-17',
    rules: ['RIFT-PORTAL-03'],
    cases: [
      {
        position: { trays: ['P91 C3 ggg../...../..@../...../..... level:2'], hands: { p1: ['archer'] } },
        line: ['p1 tower archer', 'p1 d w'],
      },
      {
        position: { trays: ['P91 C3 ggg../...../..@../...../..... level:2'], hands: { p1: ['adept'] } },
        line: ['p1 tower adept', 'p1 d w'],
      },
    ],
  },
  {
    id: 'RIFT-EX-18',
    rules: ['RIFT-PORTAL-04', 'RIFT-PORTAL-06', 'RIFT-PORTAL-08'],
    cases: [
      {
        position: {
          trays: ['P91 C3 ggg../...../..@../...../..... level:1'],
          hands: { p1: ['archer'] },
          supply: { archer: 2 },
        },
        line: ['p1 tower archer', 'p1 d w', '!p1 skip I2', 'p1 I2 P91 a1b1', 'p1 ready', 'p2 ready'],
      },
    ],
  },
  {
    id: 'RIFT-EX-19',
    rules: ['RIFT-PORTAL-07'],
    cases: [
      {
        position: {
          trays: ['P91 C3 ggg../...../..@../...../..... level:1', 'H91 C2 ggg../...../...../...../.....'],
          hands: { p1: ['marksmen'] },
        },
        line: ['p1 tower marksmen', 'p1 d w', 'p1 I2 H91 a1b1', 'p1 I1 H91 c1'],
      },
    ],
  },
  {
    id: 'RIFT-EX-20',
    rules: ['RIFT-PORTAL-09'],
    cases: [
      {
        position: { trays: ['P91 C3 ggg../...../..@../...../..... level:1 cleared'], hands: { p1: ['archer'] } },
        line: ['p1 tower archer', 'p1 d w', 'p1 skip I2'],
      },
      {
        position: { trays: ['P91 C3 ggg../...../..@../...../..... level:1 cleared'], hands: { p1: ['archer'] } },
        line: ['p1 tower archer', 'p1 d w', 'p1 I2 P91 d5e5'],
      },
    ],
  },
  {
    id: 'RIFT-EX-21',
    rules: ['RIFT-PORTAL-05'],
    cases: [
      {
        position: {
          trays: ['P91 C3 ggg../...../..@../...../..... level:1', 'H91 C2 ggg../...../...../...../.....'],
          hands: { p1: ['artillery'] },
        },
        line: ['p1 tower artillery', 'p1 d w', 'p1 I1 P91 a1', 'p1 I2 H91 a1b1', 'p1 I1 H91 c1'],
      },
    ],
  },
  {
    id: 'RIFT-EX-22',
    rules: ['RIFT-ACTION-06', 'RIFT-HERO-12', 'RIFT-PORTAL-10', 'RIFT-PORTAL-11'],
    cases: [
      {
        position: { heroes: { alleria: 'p1 C4' }, trays: ['P91 C3 .g.../...../..@../...../.....', 'B1 C2'] },
        line: ['p1 hero alleria', '!p1 to C3', '!p1 to C2', 'p1 attack'],
      },
      {
        position: {
          map: ['__1__', '__v__', '__v__', '__v__', '__v__', '__X__'],
          trays: ['P91 C3 ggg../...../..@../...../..... level:1'],
          heroes: { malik: 'p1 C4' },
        },
        line: ['p1 hero malik', '!p1 to C3'],
      },
      {
        position: {
          trays: ['P91 C3 ggg../...../..@../...../..... level:1'],
          heroes: { malik: 'p1 board', magnus: 'p2 C4 arcanic-storm+ mirage+' },
        },
        line: ['p2 hero magnus', 'p2 attack'],
      },
    ],
  },
]
