import { land, type Lesson, threat } from './land.ts'

/** The worst of them: Dire Enemies and Artifacts. */
export const dire: Lesson = {
  id: 'dire',
  minutes: 2,
  after: 'rampart',
  rules: [
    'DEF-DIRE-02',
    'DEF-DIRE-03',
    'DEF-DIRE-04',
    'DEF-DIRE-05',
    'DEF-DIRE-09',
    'DEF-ARTIFACT-01',
    'DEF-ARTIFACT-03',
    'DEF-ARTIFACT-04',
    'DEF-ARTIFACT-10',
  ],
  words: ['dire', 'artifact'],
  position: land({
    red: { at: 'desert' },
    blue: { at: 'plains', hp: 2 },
    threat: { desert: 3, plains: 1, mountains: 1 },
    artifacts: ['hammer', 'shield'],
    deck: ['harpy', 'manticore', 'turn.red', 'giantWasps'],
  }),
  steps: [
    { id: 'harpy', light: ['place mountains', 'place forest', 'place coast', 'place ruins'], hand: 'place mountains' },
    { id: 'stop', light: ['place desert'], open: ['red defend'], rule: 'DEF-DIRE-04' },
    { id: 'prize', light: ['artifact hammer'], rule: 'DEF-ARTIFACT-01' },
    { id: 'swing', light: ['place desert'], open: ['red secure'], done: threat('desert', 1) },
    {
      id: 'plan',
      light: ['place ruins', 'place forest', 'place desert'],
      hand: 'none',
      open: ['red secure', 'red move ruins', 'red move forest', { answer: 'end', when: { answers: 1 } }],
      done: { answered: 'end' },
    },
    {
      id: 'choice',
      light: ['place plains'],
      open: ['blue defend', 'blue decline'],
      after: [
        { say: 'shield', when: { answered: 'blue defend' } },
        { say: 'stung', when: { answered: 'blue decline' } },
      ],
    },
  ],
  success: [{ say: 'arms' }],
}
