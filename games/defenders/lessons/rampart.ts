import { land, type Lesson, threat } from './land.ts'

/** Stand in the way: Defend, First and Second, the fall of a Region. */
export const rampart: Lesson = {
  id: 'rampart',
  minutes: 2.5,
  after: 'hold',
  rules: [
    'DEF-DEFEND-01',
    'DEF-DEFEND-02',
    'DEF-DEFEND-03',
    'DEF-DEFEND-07',
    'DEF-DEFEND-09',
    'DEF-ENEMY-01',
    'DEF-DESTROY-01',
    'DEF-DESTROY-02',
    'DEF-DESTROY-04',
    'DEF-DESTROY-06',
    'DEF-CAPITAL-01',
    'DEF-DEFENDER-02',
    'DEF-END-02',
  ],
  words: ['defend', 'hp', 'order', 'destroyed', 'enemy'],
  position: land({
    red: { at: 'mountains' },
    blue: { at: 'plains', hp: 2 },
    threat: { mountains: 3, ruins: 3, plains: 3 },
    deck: ['stoneGhouls', 'cragBears', 'turn.red', 'reefRaiders'],
  }),
  steps: [
    { id: 'defend', light: ['place mountains'], open: ['red defend'] },
    { id: 'lost', light: ['place ruins', 'place capital'], rule: 'DEF-DESTROY-01' },
    { id: 'again', light: ['place mountains', 'card cragBears'], open: ['red defend'], rule: 'DEF-ENEMY-01' },
    {
      id: 'judge',
      light: ['place plains'],
      open: ['blue defend', 'blue decline'],
      after: [
        { say: 'held', when: { answered: 'blue defend' } },
        { say: 'fell', when: { answered: 'blue decline' } },
      ],
    },
    {
      id: 'four',
      light: ['place mountains', 'slot dock'],
      open: ['red secure', { answer: 'end', when: threat('mountains', { atMost: 1 }) }],
      done: { answered: 'end' },
      rule: 'DEF-DEFENDER-02',
    },
    { id: 'afford', light: ['place mountains'], open: ['red defend', 'red decline'] },
  ],
  success: [{ say: 'chosen' }],
}
