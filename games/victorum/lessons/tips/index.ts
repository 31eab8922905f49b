import type { Condition, Tip } from '@tabletome/match/lesson'

const TRAVEL: Condition = { asked: 'travel' }
const UNITS = ['open', 'combat', 'units']
const SPORT: Condition = { at: ['open', 'combat', 'kind'], is: 'sport' }
const unit = (fields: Readonly<Record<string, unknown>>): Condition => ({
  count: [...UNITS, fields],
  is: { atLeast: 1 },
})
export const CAPITALS = ['LAM', 'ATL', 'REF', 'ARG', 'VES', 'AMA', 'PAR', 'KUN'].map(region => `${region}-C`)
/** Kinds with Taunt, and kinds with First Strike. */
export const TAUNTS = (
  'defender surf-giant reptilian bone-warden scutarius obsidian-sentinel shield-sister royal-guard ' +
  'jade-sentinel bronze-colossus tartarean-guard'
).split(' ')
export const FIRST_STRIKES = ['archer', 'spine-thrower', 'sagittarius', 'huntress', 'daughter-of-the-hunt']
/** One point before the next bane. */
const NEARLY = [3, 7, 11, 15, 19, 23, 27, 31]

/** What a newcomer looks at the first time it matters; where several fit the first is told. */
export const tips: readonly Tip[] = [
  { id: 'acts', when: { asked: ['setup.prowess', 'setup.boost', 'travel'] }, rule: 'VIC-GEN-09' },
  { id: 'act', when: { fact: { type: 'actBegan', act: { atLeast: 2 } } }, rule: 'VIC-ACTMOD-03' },
  { id: 'saved', when: { fact: { type: 'blessingUsed', for: 'survive' } }, rule: 'VIC-BLESSING-02' },
  {
    id: 'capital',
    when: { all: [TRAVEL, { offered: { do: ['to', 'pastHarbor'], to: CAPITALS } }] },
    rule: 'VIC-TRAVEL-09',
  },
  { id: 'week', when: { all: [TRAVEL, { at: ['open', 'weeks'], is: { atLeast: 8 } }] }, rule: 'VIC-ACT-04' },
  { id: 'harbor', when: { offered: { do: 'sail' } }, rule: 'VIC-HARBOR-01' },
  { id: 'travel', when: TRAVEL, rule: 'VIC-TRAVEL-03' },
  {
    id: 'bane',
    when: { all: [{ asked: 'event' }, { at: ['open', 'influence'], is: NEARLY }] },
    rule: 'VIC-INFLUENCE-02',
  },
  {
    id: 'healthy',
    when: {
      all: [
        { asked: 'event' },
        { offered: { do: 'spectate' } },
        {
          same: [
            ['open', 'hero', 'hp'],
            ['open', 'hero', 'health'],
          ],
        },
      ],
    },
    rule: 'VIC-SPECTATE-03',
  },
  { id: 'event', when: { asked: 'event' }, rule: 'VIC-EVENT-02' },
  { id: 'tribune', when: { asked: 'combat.tribune' }, rule: 'VIC-TRIBUNE-04' },
  { id: 'sacrifice', when: { asked: 'camp.sacrifice' }, rule: 'VIC-RECRUIT-04' },
  { id: 'grow', when: { asked: 'reward.bloodshed' }, rule: 'VIC-REWARD-04' },
  { id: 'hill', when: { fact: { type: 'combatBegan', sport: 'hill' } }, rule: 'VIC-HILL-01' },
  { id: 'spar', when: { fact: { type: 'combatBegan', sport: 'spar' } }, rule: 'VIC-GOAL-05' },
  { id: 'begins', when: { fact: { type: 'combatBegan' } }, rule: 'VIC-TURN-01' },
  {
    id: 'bag',
    when: { count: ['open', 'combat', 'drawn', '*'], is: { atLeast: 1 } },
    rule: 'VIC-BANE-04',
  },
  {
    id: 'badly',
    when: {
      all: [
        { offered: { do: 'surrender' } },
        { count: [...UNITS, { side: 'player' }], is: { atMost: 1 } },
        { at: ['open', 'combat', 'turn'], is: { atLeast: 3 } },
      ],
    },
    rule: 'VIC-SURRENDER-04',
  },
  {
    id: 'fell',
    when: { all: [SPORT, { fact: { type: 'defeated', side: 'player' } }] },
    rule: 'VIC-LETHAL-03',
  },
  {
    id: 'strike',
    when: { fact: { type: 'deployed', side: 'player', kind: FIRST_STRIKES } },
    rule: 'VIC-SKILL-08',
  },
  { id: 'hero', when: { offered: { do: 'deploy', unit: 'hero' } }, rule: 'VIC-HERO-12' },
  { id: 'deploy', when: { asked: 'player.deploy' }, rule: 'VIC-STATUS-02' },
  { id: 'tactic', when: { asked: 'player.tactic' }, rule: 'VIC-PLAYER-TACTIC-02' },
  { id: 'ability', when: { asked: 'player.ability' }, rule: 'VIC-SKILL-02' },
  {
    id: 'danger',
    when: { all: [{ asked: 'player.move' }, unit({ id: 'hero', hp: { atMost: 3 } })] },
    rule: 'VIC-GEN-10',
  },
  { id: 'arrows', when: { asked: ['rival.start', 'player.move'] }, rule: 'VIC-RIVAL-MOVE-08' },
  { id: 'taunt', when: { all: [{ asked: 'player.move' }, unit({ kind: TAUNTS })] }, rule: 'VIC-RIVAL-ENGAGE-09' },
  { id: 'dice', when: { offered: { do: 'attack' } }, rule: 'VIC-DICE-01' },
]
