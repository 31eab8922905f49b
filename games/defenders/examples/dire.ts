import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Dire Enemies and the Artifacts they are defended for. */
export const dire: readonly Example<Position>[] = [
  {
    id: 'E-24',
    rules: ['DEF-DIRE-04', 'DEF-RULING-54'],
    cases: [{ position: { threat: { mountains: 1, coast: 2 }, deck: ['harpy'] }, line: [] }],
  },
  {
    id: 'E-25',
    rules: ['DEF-DIRE-03', 'DEF-DIRE-05', 'DEF-ARTIFACT-01'],
    cases: [{ position: { red: { at: 'mountains' }, artifacts: ['wings'], deck: ['harpy'] }, line: ['p1 red defend'] }],
  },
  {
    id: 'E-26',
    rules: ['DEF-DIRE-04', 'DEF-RULING-13'],
    cases: [{ position: { red: { at: 'mountains', hp: 1 }, deck: ['harpy'] }, line: [] }],
  },
  {
    id: 'E-27',
    rules: ['DEF-DIRE-06'],
    cases: [{ position: { threat: { mountains: 3 }, deck: ['harpy'] }, line: [] }],
  },
  {
    id: 'E-28',
    rules: ['DEF-DIRE-06', 'DEF-CAPITAL-02'],
    cases: [{ position: { threat: { desert: 3, capital: 2 }, deck: ['manticore'] }, line: [] }],
  },
  {
    id: 'E-29',
    rules: ['DEF-DESTROY-03', 'DEF-DIRE-04'],
    cases: [{ position: { threat: { coast: 3, desert: 1 }, blue: { at: 'desert' }, deck: ['minotaur'] }, line: [] }],
  },
  {
    id: 'E-42',
    rules: ['DEF-ARTIFACT-05', 'DEF-ARTIFACT-06'],
    cases: [
      {
        position: {
          red: { at: 'mountains', artifacts: ['spear', 'horn'] },
          artifacts: ['hammer', 'wings'],
          deck: ['harpy'],
        },
        line: ['p1 red defend', 'p1 drop horn'],
      },
    ],
  },
  {
    id: 'E-43',
    rules: ['DEF-RULING-23'],
    cases: [
      {
        position: { red: { at: 'mountains', artifacts: ['spear', 'horn'] }, artifacts: ['wings'], deck: ['harpy'] },
        line: ['p1 red defend'],
      },
    ],
  },
  {
    id: 'E-44',
    rules: ['DEF-ARTIFACT-07'],
    cases: [
      {
        position: { red: { at: 'mountains', artifacts: ['spear', 'horn'] }, artifacts: ['hammer'], deck: ['harpy'] },
        line: ['p1 red defend', 'p1 refuse'],
      },
    ],
  },
  {
    id: 'E-48',
    rules: ['DEF-DIRE-08', 'DEF-RULING-53'],
    cases: [
      {
        position: { red: { at: 'plains' }, blue: { at: 'coast' }, artifacts: ['pack'], deck: ['seaSerpent'] },
        line: ['p1 red defend'],
      },
    ],
  },
  {
    id: 'E-52',
    rules: ['DEF-DIRE-10', 'DEF-DESTROY-03'],
    cases: [{ position: { threat: { desert: 2 }, deck: ['manticore'] }, line: [] }],
  },
]
