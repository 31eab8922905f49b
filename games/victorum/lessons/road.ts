import type { Lesson } from './forum.ts'

/** On the road: travel, accept or spectate, weeks. */
export const road: Lesson = {
  id: 'road',
  minutes: 2.5,
  rules: [
    'VIC-ACT-01',
    'VIC-ACT-07',
    'VIC-TRAVEL-02',
    'VIC-TRAVEL-04',
    'VIC-TRAVEL-06',
    'VIC-TRAVEL-09',
    'VIC-EVENT-02',
    'VIC-SPECTATE-01',
    'VIC-OPPORTUNITY-01',
    'VIC-COMBAT-PREP-03',
    'VIC-HERO-12',
    'VIC-INFLUENCE-01',
    'VIC-SPECTATE-02',
    'VIC-SPECTATE-03',
    'VIC-SPECTATE-04',
    'VIC-SPECTATE-05',
  ],
  position: { hp: 3, health: 6, sport: ['S06', 'S04', 'S01'], opportunity: ['O03', 'O05'] },
  steps: [
    { id: 'year', light: ['slot scales'], rule: 'VIC-ACT-01' },
    { id: 'go', light: ['place ATL-3'], open: ['to ATL-3'], rule: 'VIC-TRAVEL-02' },
    { id: 'today', light: ['option spectate'], open: ['spectate'], rule: 'VIC-SPECTATE-01' },
    { id: 'ahead', light: ['slot list'], hand: 'none', open: [{ answer: { do: 'order' } }], rule: 'VIC-SPECTATE-03' },
    { id: 'onward', light: ['place ATL-2'], open: ['to ATL-2'], rule: 'VIC-TRAVEL-06' },
    {
      id: 'promise',
      light: ['option accept'],
      open: ['accept', 'keep O03', 'keep O05'],
      done: { answered: ['keep O03', 'keep O05'] },
      rule: 'VIC-OPPORTUNITY-01',
    },
    {
      id: 'gates',
      light: ['place ATL-1'],
      open: ['to ATL-1', 'accept'],
      done: { answered: 'accept' },
      rule: 'VIC-EVENT-02',
    },
    { id: 'game', light: ['slot list'], hand: 'none', open: ['sport flag', 'sport hill', 'sport spar'] },
  ],
  success: [{ say: 'done' }],
}
