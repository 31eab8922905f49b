import type { Condition, Tip } from '@tabletome/match/lesson'

const OWN = { owner: '@me' }
const ACT: Condition = { asked: 'turn.act' }
const FLAGS: Condition = { at: ['open', 'mode'], is: ['competitive', 'team'] }
const SCORED: Condition = { at: ['open', 'mode'], is: ['competitive', 'team', 'battle', 'battleTeam'] }
const CLASSES = ['fighter', 'wizard', 'rogue', 'beast']
const ownUnit = (fields: Readonly<Record<string, unknown>>): Condition => ({
  at: ['open', 'units', { ...OWN, ...fields }, 'owner'],
  is: '@me',
})
const ownUnits = (is: { readonly atLeast?: number; readonly atMost?: number }): Condition => ({
  count: ['open', 'units', OWN],
  is,
})
/** The unit that may Counter now is Weakened. */
const weakCounter: Condition = {
  any: CLASSES.map(unit => ({
    all: [
      { asked: 'counter.offer' },
      { at: ['agenda', { do: 'counter.offer' }, 'with', 'unit'], is: `@me.${unit}` },
      { at: ['open', 'units', `@me.${unit}`, 'weakened'], is: true },
    ],
  })),
}
/** B6, H6 and N6. */
export const TRIGGERS: readonly number[] = [131, 137, 143]

/** What a newcomer looks at the first time it matters; where several fit the first is told. */
export const tips: readonly Tip[] = [
  { id: 'goal', when: FLAGS, rule: 'TAC-END-02' },
  { id: 'keep', when: { asked: 'setup.keepTactic' }, rule: 'TAC-SETUP-13' },
  { id: 'end', when: { all: [FLAGS, { fact: { type: 'endTriggered' } }] }, rule: 'TAC-END-04' },
  {
    id: 'danger',
    when: { all: [ACT, { fact: { type: 'flagMoved', seat: { not: '@me' }, to: { atLeast: 2 } } }] },
    rule: 'TAC-CONTROL-02',
  },
  { id: 'moved', when: { fact: { type: 'flagMoved', seat: '@me', from: 0 } }, rule: 'TAC-CONTROL-06' },
  { id: 'captured', when: { all: [SCORED, { fact: { type: 'captured', by: '@me' } }] }, rule: 'TAC-SCORE-03' },
  { id: 'weakCounter', when: weakCounter, rule: 'TAC-COUNTER-11' },
  { id: 'counter', when: { asked: 'counter.offer' }, rule: 'TAC-COUNTER-13' },
  { id: 'knock', when: { asked: 'melee.knockBack' }, rule: 'TAC-KNOCK-03' },
  { id: 'power', when: { asked: 'spell.power' }, rule: 'TAC-SPELL-04' },
  { id: 'reveal', when: { asked: 'tactic.window' }, rule: 'TAC-TACTIC-02' },
  { id: 'three', when: { asked: 'turn.discard' }, rule: 'TAC-TACTIC-07' },
  {
    id: 'secret',
    when: { fact: { type: 'tacticRevealed', seat: { not: '@me' } } },
    rule: 'TAC-TACTIC-03',
  },
  { id: 'two', when: { all: [ACT, ownUnits({ atMost: 2 })] }, rule: 'TAC-ACTION-08' },
  { id: 'trigger', when: { all: [FLAGS, ACT, ownUnit({ at: TRIGGERS })] }, rule: 'TAC-CONTROL-03' },
  { id: 'village', when: { all: [ACT, ownUnit({ health: { atMost: 3 } })] }, rule: 'TAC-VILLAGE-01' },
  {
    id: 'ammo',
    when: { all: [ACT, ownUnit({ class: ['fighter', 'rogue'], supply: { atMost: 1 } })] },
    rule: 'TAC-MISSILE-02',
  },
  { id: 'turn', when: { all: [ACT, { at: ['open', 'turn', 'actionsLeft'], is: 3 }] }, rule: 'TAC-TURN-03' },
  {
    id: 'second',
    when: {
      all: [
        ACT,
        ownUnits({ atLeast: 3 }),
        { count: ['open', 'units', OWN, 'taken', '*'], is: { atLeast: 1 } },
        { at: ['open', 'turn', 'actionsLeft'], is: { atLeast: 1 } },
      ],
    },
    rule: 'TAC-ACTION-03',
  },
  { id: 'melee', when: { offered: { do: 'attack', kind: 'melee' } }, rule: 'TAC-COUNTER-01' },
  { id: 'shot', when: { offered: { do: 'attack', kind: 'missile' } }, rule: 'TAC-MISSILE-05' },
  { id: 'ballista', when: { offered: { do: 'attack', kind: 'ballista' } }, rule: 'TAC-BALLISTA-06' },
  {
    id: 'climb',
    when: { all: [ACT, { fact: { type: 'stepped', terms: { cause: 'climb' } } }] },
    rule: 'TAC-TERRAIN-01',
  },
  {
    id: 'water',
    when: { all: [ACT, { fact: { type: 'stepped', terms: { cause: 'water' } } }] },
    rule: 'TAC-TERRAIN-06',
  },
  { id: 'portal', when: { all: [ACT, { fact: { type: 'stepped', via: 'portal' } }] }, rule: 'TAC-PORTAL-01' },
  { id: 'reach', when: { offered: { do: 'move' } }, rule: 'TAC-MOVE-03' },
]
