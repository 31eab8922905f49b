import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Where tiles may lie. */
export const placement: readonly Example<Position>[] = [
  {
    id: 'RIFT-EX-08',
    rules: ['RIFT-TYPE-01', 'RIFT-TYPE-02', 'RIFT-TYPE-04', 'RIFT-TYPE-06'],
    cases: [
      {
        position: { trays: ['H91 C2 oo.../...../..g../...../.....'], hands: { p1: ['archer'] } },
        line: ['p1 tower archer', 'p1 b w'],
      },
    ],
  },
  {
    id: 'RIFT-EX-09',
    rules: ['RIFT-TYPE-03'],
    cases: [
      {
        position: { trays: ['H91 C2 c..../...../..g../...../....c'], hands: { p1: ['mage'] } },
        line: ['p1 tower mage', 'p1 b w'],
      },
    ],
  },
  {
    id: 'RIFT-EX-10',
    rules: ['RIFT-DAMAGE-02', 'RIFT-SOLDIER-04'],
    cases: [
      {
        position: { trays: ['H91 C2 ...../...../..g../...../....g soldiers:c3'], hands: { p1: ['adept'] } },
        line: ['p1 tower adept', 'p1 b w'],
      },
      {
        position: { trays: ['H91 C2 ...../...../...../...../....g I1:c3'], hands: { p1: ['adept'] } },
        line: ['p1 tower adept', 'p1 b w'],
      },
      {
        position: {
          trays: ['H91 C2 ...../...../...../...../....g'],
          heroes: { malik: 'p1 C2 base:b2' },
          hands: { p1: ['adept'] },
        },
        line: ['p1 tower adept', 'p1 b w'],
      },
    ],
  },
  {
    id: 'RIFT-EX-11',
    rules: ['RIFT-DAMAGE-04'],
    cases: [
      {
        position: { trays: ['H91 C3 ...../...../..g../...../.....'], hands: { p1: ['marksmen'] } },
        line: ['p1 tower marksmen', 'p1 d w', 'p1 I2 H91 c3c4'],
      },
    ],
  },
  {
    id: 'RIFT-EX-12',
    rules: ['RIFT-PORTAL-01', 'RIFT-PORTAL-02', 'RIFT-DAMAGE-06'],
    cases: [
      {
        position: { trays: ['H91 C2 d..../...../..@../...../..... level:1'], hands: { p1: ['archer'] } },
        line: ['p1 tower archer', 'p1 b w'],
      },
    ],
  },
  {
    id: 'RIFT-EX-13',
    rules: ['RIFT-DAMAGE-06'],
    cases: [
      {
        position: { trays: ['H91 C2 ....g/...../%%%../...../.....'], hands: { p1: ['archer'] } },
        line: ['p1 tower archer', 'p1 b w'],
      },
      {
        position: { trays: ['H91 C2 g..../...../...../...../===== breaks:123'], hands: { p1: ['archer'] } },
        line: ['p1 tower archer', 'p1 b w'],
      },
      {
        position: { trays: ['H91 C2 ^...g/^..../...../...../.....'], hands: { p1: ['archer'] } },
        line: ['p1 tower archer', 'p1 b w'],
      },
    ],
  },
  {
    id: 'RIFT-EX-14',
    rules: ['RIFT-DAMAGE-09', 'RIFT-RULING-16'],
    cases: [
      {
        position: {
          map: 'lane4',
          trays: [
            'H91 B3 gg.../...../...../...../..... I1:c1d1e1a2b2c2d2e2a3b3c3d3e3a4b4c4d4e4a5b5c5d5e5',
            'H92 D3 ...../...../...../...gg/..... I1:a1b1c1d1e1a2b2c2d2e2a3b3c3d3e3a4b4c4a5b5c5d5e5',
          ],
          hands: { p1: ['sharpshooter'] },
        },
        line: ['p1 tower sharpshooter', 'p1 b s', 'p1 I2 H91 a1b1', 'p1 I2 H92 d4e4'],
      },
      {
        position: {
          map: 'lane4',
          trays: [
            'H91 B3 ggg../ggg../...../...../..... I1:d1e1d2e2a3b3c3d3e3a4b4c4d4e4a5b5c5d5e5',
            'H92 D3 ...../...../...../...gg/..... I1:a1b1c1d1e1a2b2c2d2e2a3b3c3d3e3a4b4c4a5b5c5d5e5',
          ],
          hands: { p1: ['arcanic-wizard'] },
        },
        line: ['p1 tower arcanic-wizard', 'p1 b s', 'p1 R6 H91 a1b1c1a2b2c2'],
      },
    ],
  },
  {
    id: 'RIFT-EX-15',
    rules: ['RIFT-RULING-15'],
    cases: [
      {
        position: { trays: ['H91 C3 oo.../...../...../...../.....'], hands: { p1: ['bombard'] } },
        line: ['p1 tower bombard', 'p1 d w', '!p1 skip I1', '!p1 I1 H91 a1', 'p1 I1 H91 c3', 'p1 I1 H91 c4'],
      },
    ],
  },
  {
    id: 'RIFT-EX-16',
    rules: ['RIFT-RULING-23'],
    cases: [
      {
        position: { trays: ['H91 C3 gg.../...../...../...../..... cleared'], hands: { p1: ['bombard'] } },
        line: ['p1 tower bombard', 'p1 d w', 'p1 I1 H91 e5', 'p1 skip I1'],
      },
    ],
  },
]
