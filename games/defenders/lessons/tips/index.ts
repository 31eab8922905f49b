import type { Condition, Tip } from '@tabletome/match/lesson'

const REGIONS = ['mountains', 'plains', 'coast', 'forest', 'desert', 'ruins']
const TURN: Condition = { any: [{ asked: 'turn.act' }, { asked: 'all.act' }] }
const WINDOW = ['agenda', { do: 'defend.window' }, 'with', 'region']

/** The Region that can be Defended now has so much Threat. */
const defendedAt = (is: number | { atMost: number }): Condition => ({
  any: REGIONS.map(region => ({
    all: [{ asked: 'defend.window' }, { at: WINDOW, is: region }, { at: ['open', 'regions', region, 'threat'], is }],
  })),
})
const anyRegion = (is: number): Condition => ({
  any: REGIONS.map(region => ({ at: ['open', 'regions', region, 'threat'], is })),
})
const anyHp = (is: number): Condition => ({ at: ['open', 'defenders', '*', 'hp'], is })
/** HP of the Foe one above a marked space. */
const beforeEvent: Condition = {
  any: [
    ['dragon', 7, 3],
    ['kraken', 7, 4],
    ['ancient', 7, 4],
    ['demonLord', 9, 6, 3],
    ['colossus', 6],
    ['giant', 7, 4],
  ].flatMap(([id, ...marks]) =>
    marks.map(hp => ({
      all: [
        { at: ['open', 'foe', 'id'], is: String(id) },
        { at: ['open', 'foe', 'hp'], is: Number(hp) },
      ],
    })),
  ),
}

/** What a newcomer looks at the first time it matters; where several fit the first is told. */
export const tips: readonly Tip[] = [
  {
    id: 'both',
    when: {
      all: [
        { at: ['open', 'round'], is: 1 },
        { count: ['open', 'seats', '*'], is: 1 },
      ],
    },
    rule: 'DEF-SOLO-03',
  },
  { id: 'opening', when: { asked: 'round.draw' }, rule: 'DEF-ROUND-01' },
  { id: 'revealed', when: { fact: { type: 'foeRevealed' } }, rule: 'DEF-FOE-02' },
  { id: 'event', when: { all: [TURN, beforeEvent] }, rule: 'DEF-EVENT-01' },
  { id: 'count', when: { all: [TURN, { at: ['open', 'foe', 'hp'], is: { atMost: 4 } }] }, rule: 'DEF-END-01' },
  { id: 'moves', when: { fact: { type: 'foeMoved' } }, rule: 'DEF-FOE-03' },
  { id: 'capital', when: { at: ['open', 'capital'], is: { atLeast: 5 } }, rule: 'DEF-END-02' },
  { id: 'slots', when: { asked: 'artifact.choose' }, rule: 'DEF-ARTIFACT-06' },
  { id: 'artifact', when: { fact: { type: 'artifactEquipped' } }, rule: 'DEF-ARTIFACT-03' },
  {
    id: 'dire',
    when: {
      all: [{ asked: 'defend.window' }, { at: ['agenda', { do: 'defend.window' }, 'with', 'order'], is: 'only' }],
    },
    rule: 'DEF-DIRE-04',
  },
  { id: 'fallen', when: { fact: { type: 'destroyed' } }, rule: 'DEF-DESTROY-04' },
  { id: 'spare', when: defendedAt(4), rule: 'DEF-CAPITAL-01' },
  { id: 'worth', when: defendedAt(3), rule: 'DEF-DEFEND-02' },
  { id: 'leave', when: defendedAt({ atMost: 1 }), rule: 'DEF-DEFEND-01' },
  { id: 'exhausted', when: { all: [TURN, anyHp(0)] }, rule: 'DEF-EXHAUST-02' },
  { id: 'rest', when: { all: [TURN, anyHp(1)] }, rule: 'DEF-RESTORE-01' },
  { id: 'all', when: { asked: 'all.act' }, rule: 'DEF-ALL-04' },
  {
    id: 'ready',
    when: { all: [{ asked: 'all.act' }, { at: ['open', 'turn', 'pool'], is: 1 }] },
    rule: 'DEF-ALL-03',
  },
  { id: 'turn', when: { asked: 'turn.act' }, rule: 'DEF-DEFENDER-02' },
  { id: 'three', when: { all: [TURN, anyRegion(3)] }, rule: 'DEF-DESTROY-01' },
  { id: 'sacrifice', when: { offered: { do: 'sacrifice' } }, rule: 'DEF-SACRIFICE-01' },
  {
    id: 'spend',
    when: { all: [{ asked: 'turn.act' }, { at: ['open', 'turn', 'ap'], is: 1 }] },
    rule: 'DEF-DEFENDER-04',
  },
  {
    id: 'spread',
    when: {
      all: [
        TURN,
        {
          same: [
            ['open', 'defenders', 'red', 'at'],
            ['open', 'defenders', 'blue', 'at'],
          ],
        },
      ],
    },
    rule: 'DEF-DEFEND-03',
  },
  { id: 'joined', when: { fact: { type: 'hordeAdded' } }, rule: 'DEF-HORDE-02' },
  {
    id: 'soon',
    when: { all: [TURN, { at: ['piles', 'horde'], is: 0 }, { at: ['open', 'foe'], is: null }] },
    rule: 'DEF-HORDE-04',
  },
  { id: 'few', when: { all: [TURN, { at: ['piles', 'turn'], is: { atMost: 3 } }] }, rule: 'DEF-DECK-09' },
  {
    id: 'region',
    when: { offered: { do: 'use', ability: ['augury', 'enchant', 'mirage', 'entomb', 'vigil'] } },
    rule: 'DEF-REGION-01',
  },
]
