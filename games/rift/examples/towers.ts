import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Soldiers, shared sites, passing and buying. */
export const towers: readonly Example<Position>[] = [
  {
    id: 'RIFT-EX-23',
    rules: ['RIFT-SOLDIER-03', 'RIFT-SOLDIER-05', 'RIFT-SOLDIER-06'],
    cases: [
      {
        position: { trays: ['H91 C3 d.o../...../..g../...../.....'], hands: { p1: ['knights'] } },
        line: ['p1 tower knights', 'p1 d n'],
      },
    ],
  },
  {
    id: 'RIFT-EX-24',
    rules: ['RIFT-SOLDIER-09'],
    cases: [
      {
        position: {
          trays: ['H91 C3 gg.../...../...../...../.....', 'H92 C5 ggg../...../...../...../..... soldiers:a1c1'],
          soldiers: 0,
          hands: { p1: ['footmen'] },
        },
        line: ['p1 tower footmen', 'p1 d w', 'p1 move H92 a1 H91 a1', 'p1 move H92 c1 H91 b1'],
      },
      {
        position: {
          trays: ['H91 C3 gg.../...../...../...../.....', 'H92 C5 ggg../...../...../...../..... soldiers:a1c1'],
          soldiers: 0,
          hands: { p1: ['footmen'] },
        },
        line: ['p1 tower footmen', 'p1 d w', 'p1 stop'],
      },
    ],
  },
  {
    id: 'RIFT-EX-25',
    rules: ['RIFT-TOWER-04', 'RIFT-TOWER-05', 'RIFT-TOWER-12'],
    cases: [
      {
        position: {
          sites: {
            a: 'archer n p1',
            b: 'militia n p1',
            d: ['militia n p1', 'marksmen n p1'],
            e: ['knights n p1', 'militia n p1'],
          },
          heroes: { malik: 'p1 h' },
          hands: { p1: ['mage', 'footmen'] },
        },
        line: ['p1 tower mage', 'p1 b n', 'p1 tower footmen', 'p1 a n'],
      },
      {
        position: {
          trays: ['H91 C3 ggggg/...../...../...../.....'],
          sites: { d: 'militia w p1' },
          hands: { p1: ['marksmen'] },
        },
        line: ['p1 tower marksmen', 'p1 d w', 'p1 I2 H91 a1b1', 'p1 I1 H91 c1'],
      },
    ],
  },
  {
    id: 'RIFT-EX-26',
    rules: ['RIFT-TOWER-03'],
    cases: [
      {
        position: { heroes: { malik: 'p1 d' }, hands: { p1: ['archer'] } },
        line: ['p1 tower archer', '!p1 d w', 'p1 a n'],
      },
      {
        position: { heroes: { malik: 'p1 d' }, hands: { p1: ['archer'] } },
        line: ['p1 hero malik', 'p1 to C4', 'p1 done', 'p1 tower archer', 'p1 d w'],
      },
    ],
  },
  {
    id: 'RIFT-EX-27',
    rules: ['RIFT-PASS-01', 'RIFT-PASS-02', 'RIFT-PASS-03'],
    cases: [
      { position: { hands: { p1: ['archer'] }, supply: { marksmen: 3, archer: 2 } }, line: ['p1 pass archer p2'] },
    ],
  },
  {
    id: 'RIFT-EX-28',
    rules: ['RIFT-PASS-04'],
    cases: [
      { position: { hands: { p1: ['archer'] }, supply: { marksmen: 0, archer: 2 } }, line: ['p1 pass archer p2'] },
    ],
  },
  {
    id: 'RIFT-EX-29',
    rules: ['RIFT-PASS-05', 'RIFT-RULING-27'],
    cases: [{ position: { maxLevel: 2, hands: { p1: ['adept'] } }, line: ['p1 pass adept p2'] }],
  },
  {
    id: 'RIFT-EX-30',
    rules: ['RIFT-PASS-07', 'RIFT-RULING-27'],
    cases: [
      { position: { hands: { p1: ['howitzer'] } }, line: ['p1 pass howitzer p2 tesla-tower'] },
      { position: { hands: { p1: ['howitzer'] }, supply: { 'big-bertha': 0 } }, line: ['p1 pass howitzer p2'] },
    ],
  },
  {
    id: 'RIFT-EX-31',
    rules: ['RIFT-BUY-05'],
    cases: [
      {
        position: {
          crystals: 11,
          trays: [
            'H91 C3 gg.../...../...../...../..... crystals:2 cleared',
            'H92 C4 gg.../...../...../...../..... crystals:1 cleared',
          ],
          begins: 3,
        },
        line: [
          'p1 buy adept p1',
          'p1 buy marksmen p1',
          'p1 buy archer p2',
          'p1 buy mage p2',
          'p1 buy archer p2',
          '!p1 buy archer p1',
          '!p1 buy wizard p1',
        ],
      },
    ],
  },
]
