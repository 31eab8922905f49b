import type { Example } from '@tabletome/match/example'
import type { Position } from '../position/words.ts'

/** Enemies: attacks, Defending, Destroyed Regions. */
export const enemies: readonly Example<Position>[] = [
  {
    id: 'E-04',
    rules: ['DEF-ENEMY-01', 'DEF-ENEMY-02', 'DEF-ROUND-04'],
    cases: [{ position: { round: 1, deck: ['cragBears'] }, line: [] }],
  },
  {
    id: 'E-15',
    rules: ['DEF-DEFEND-01', 'DEF-DEFEND-02', 'DEF-ENEMY-04', 'DEF-ARTIFACT-02'],
    cases: [{ position: { red: { hp: 3, at: 'mountains' }, deck: ['cragBears'] }, line: ['p1 red defend'] }],
  },
  {
    id: 'E-16',
    rules: ['DEF-DEFEND-05'],
    cases: [{ position: { red: { hp: 0, at: 'mountains' }, deck: ['cragBears'] }, line: [] }],
  },
  {
    id: 'E-17',
    rules: ['DEF-DEFEND-03'],
    cases: [
      {
        position: { red: { hp: 2, at: 'mountains' }, blue: { hp: 2, at: 'plains' }, deck: ['cragBears'] },
        line: ['p1 red defend', 'p1 pass', 'p2 blue defend'],
      },
    ],
  },
  {
    id: 'E-18',
    rules: ['DEF-DEFEND-04'],
    cases: [
      {
        position: { red: { hp: 4, at: 'mountains' }, blue: { hp: 1, at: 'mountains' }, deck: ['cragBears'] },
        line: ['p2 blue decline', 'p1 red defend', 'p1 pass'],
      },
    ],
  },
  {
    id: 'E-19',
    rules: ['DEF-ENEMY-03', 'DEF-DESTROY-02', 'DEF-DESTROY-04'],
    cases: [{ position: { threat: { mountains: 3, plains: 1 }, deck: ['cragBears'] }, line: [] }],
  },
  {
    id: 'E-20',
    rules: ['DEF-DESTROY-01', 'DEF-DESTROY-02'],
    cases: [{ position: { threat: { mountains: 1, plains: 3 }, deck: ['cragBears'] }, line: [] }],
  },
  {
    id: 'E-21',
    rules: ['DEF-CAPITAL-01', 'DEF-CAPITAL-03', 'DEF-ENEMY-04'],
    cases: [{ position: { threat: { mountains: 4, capital: 1 }, deck: ['cragBears'] }, line: [] }],
  },
  {
    id: 'E-22',
    rules: ['DEF-DEFEND-02', 'DEF-DESTROY-07'],
    cases: [
      {
        position: { threat: { mountains: 4, capital: 1 }, red: { at: 'mountains', hp: 2 }, deck: ['cragBears'] },
        line: ['p1 red defend'],
      },
    ],
  },
  {
    id: 'E-47',
    rules: ['DEF-RULING-37', 'DEF-RULING-48'],
    cases: [
      {
        position: { red: { hp: 1, at: 'plains' }, blue: { hp: 3 }, threat: { plains: 2 }, deck: ['scorpionRiders'] },
        line: ['p1 red defend'],
      },
    ],
  },
  {
    id: 'E-53',
    rules: ['DEF-RULING-44', 'DEF-RULING-48', 'DEF-RULING-64'],
    cases: [
      {
        position: { red: { hp: 3, at: 'mountains' }, blue: { hp: 2 }, threat: { mountains: 2 }, deck: ['cragBears'] },
        line: ['p1 red defend', 'p1 secure'],
      },
    ],
  },
  {
    id: 'E-57',
    rules: ['DEF-DEFEND-03', 'DEF-RULING-56'],
    cases: [
      {
        position: { sides: { desert: 'B' }, blue: { at: 'desert', hp: 1 }, deck: ['thornWolves'] },
        line: ['p2 blue defend sandstorm', 'p2 blue defend'],
      },
    ],
  },
]
