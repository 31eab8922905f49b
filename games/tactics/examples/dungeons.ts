import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Dungeons, and the Solo Enemy Cards met there. */
export const dungeons: readonly Example<Position>[] = [
  {
    id: 'WE-84',
    rules: ['TAC-DUNGEON-02', 'TAC-RULING-69'],
    cases: [
      { position: { mode: 'solo', units: { p1: 'F8 M9', e1: 'F5 J9' } }, line: ['!p1 fighter enter 5x4'] },
      { position: { mode: 'solo', units: { p1: 'F8 M9' } }, line: ['p1 fighter enter 5x4'] },
    ],
  },
  {
    id: 'WE-85',
    rules: ['TAC-DUNGEON-15'],
    cases: [
      {
        position: { mode: 'solo', units: { p1: 'F1 3x2:A2' }, dice: ['star', 'star', 'push', 'star'] },
        line: ['p1 fighter in B2', 'p1 in B2', 'p1 in B2'],
      },
    ],
  },
  {
    id: 'WE-86',
    rules: ['TAC-DUNGEON-16', 'TAC-RULING-71'],
    cases: [
      {
        position: { mode: 'solo', units: { p1: 'R5 2x2:A1 h3' }, dice: ['miss', 'miss', 'star'] },
        line: ['p1 rogue in B1'],
      },
    ],
  },
  {
    id: 'WE-87',
    rules: ['TAC-DUNGEON-18', 'TAC-DUNGEON-17'],
    cases: [
      { position: { mode: 'solo', units: { p1: 'W1 5x4:A4 s1' } }, line: ['!p1 wizard in B4'] },
      { position: { mode: 'solo', units: { p1: 'W1 5x4:A4 s2' } }, line: ['p1 wizard in B4'] },
      { position: { mode: 'solo', units: { p1: 'F8 5x4:A4' } }, line: ['!p1 fighter in B4'] },
      { position: { mode: 'solo', units: { p1: 'F8 5x4:A3' } }, line: ['!p1 fighter in B3'] },
    ],
  },
  {
    id: 'WE-88',
    rules: ['TAC-DUNGEON-20', 'TAC-DUNGEON-21', 'TAC-DUNGEON-22', 'TAC-DUNGEON-23'],
    cases: [
      {
        position: { mode: 'solo', units: { p1: 'F1 2x2:B1 s0', e1: 'F5 M3' } },
        line: ['p1 fighter in B2', 'p1 exit N3', 'p1 use', 'p1 to O2'],
      },
    ],
  },
  {
    id: 'WE-97',
    rules: ['TAC-ENEMY-ACT-05', 'TAC-DUNGEON-14'],
    cases: [
      {
        position: {
          mode: 'solo',
          units: { p1: 'F8 2x2:A1' },
          enemyDeck: [],
          wholeEnemyDeck: true,
          enemyDiscard: ['S1', 'S7'],
          under: { 'e1.fighter': 'S2', 'e1.beast': 'S3' },
        },
        line: ['p1 fighter in A2'],
      },
    ],
  },
]
