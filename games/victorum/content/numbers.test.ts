import { expect, test } from 'vitest'
import { ARENAS } from './arenas.ts'
import { DIFFICULTIES, FIRST_CAMPAIGN } from './difficulties.ts'
import { ACT_SLOT } from './lineups.ts'
import {
  ACT_4_HP,
  BANE_EVERY,
  BOLSTER_HP,
  HILL_GOAL,
  PAD_LIMITS,
  PRIMUS_TROOP,
  SHADE_HP,
  SPECTATED,
  STALEMATE,
  STALEMATE_TOLD,
  TACTIC_CAPACITY,
  WEEKS,
} from './numbers.ts'
import { REGION_IDS } from './regions.ts'
import { EVENT_STATS } from './statEffects.ts'
import { TACTICS } from './tactics.ts'

test('[VIC-ACT-01] [VIC-HERO-09] [VIC-HERO-10] [VIC-GOAL-04] [VIC-SPECTATE-02] [VIC-REWARD-06] [VIC-ACTMOD-03] [VIC-UPGRADE-01] [VIC-UPGRADE-04] the numbers of the rulebook', () => {
  expect({
    WEEKS,
    BANE_EVERY,
    TACTIC_CAPACITY,
    HILL_GOAL,
    SPECTATED,
    PRIMUS_TROOP,
    ACT_4_HP,
    BOLSTER_HP,
    SHADE_HP,
  }).toEqual({
    WEEKS: 12,
    BANE_EVERY: 4,
    TACTIC_CAPACITY: 3,
    HILL_GOAL: 6,
    SPECTATED: 3,
    PRIMUS_TROOP: 5,
    ACT_4_HP: 2,
    BOLSTER_HP: 2,
    SHADE_HP: 2,
  })
  expect(PAD_LIMITS).toEqual({ health: 12, leadership: 12, movement: 3, dice: 4 })
  // VIC-TURN-11, RULINGS.md
  expect([STALEMATE, STALEMATE_TOLD]).toEqual([30, 20])
  expect(ACT_SLOT).toEqual({ from: 'bag', tactic: true })
})

test('[VIC-DIFF-01] [VIC-DIFF-02] [VIC-DIFF-03] [VIC-SETUP-23] the three difficulties, and the first campaign', () => {
  const row = (id: keyof typeof DIFFICULTIES): string => {
    const { prowess, blessings, influence, tactics, health, leadership, boost } = DIFFICULTIES[id]
    return `${prowess} ${blessings} ${influence} ${tactics} +${health} +${leadership} ${boost.join()}`
  }
  expect([row('chosen'), row('valiant'), row('fearless')]).toEqual([
    '3 8 0 true +1 +1 die',
    '1 4 0 true +0 +0 die,health,leadership',
    '0 1 3 false +0 +0 ',
  ])
  expect(FIRST_CAMPAIGN).toEqual({
    hero: 'krakenlance',
    scion: 'taotie',
    difficulty: 'chosen',
    prowess: ['follow-my-lead', 'master-tactician', 'grand-entrance'],
    primuses: ['bingqing', 'decimus', 'the-parthian'],
  })
})

test('[VIC-RULING-10] [VIC-ARENA-TURN-01] the other hexes of the arenas, and what their cards grant', () => {
  const zones = REGION_IDS.map(id => [
    id,
    ...Object.entries(ARENAS[id].zones).map(([zone, hexes]) => `${zone} ${hexes.join(' ')}`),
  ])
  expect(zones).toEqual([
    ['LAM', 'post D2 D4 D6'],
    ['ATL', 'trident D4'],
    ['REF', 'beasts D2 D6 D4'],
    ['ARG'],
    ['VES', 'embers C5 E2'],
    ['AMA', 'thicket C2 C4 D4 E3 E5'],
    ['PAR', 'chariot D6', 'track D6 E5 F4 F3 F2 E2 D2 C2 B2 B3 B4 C5'],
    ['KUN', 'cloud C2 C5 E2 E5'],
  ])
  expect(REGION_IDS.map(id => ARENAS[id].localHp ?? 0)).toEqual([1, 0, 0, 0, 0, 0, 0, 0])
  expect(REGION_IDS.map(id => ARENAS[id].laurel ?? false)).toEqual(REGION_IDS.map(id => id === 'ARG'))
})

test('[VIC-STACKING-02] what event cards do to statistics, Attack and skills', () => {
  expect(EVENT_STATS).toEqual({
    'stat:flagholderMovement': { who: 'flagholder', movement: { add: 1 } },
    'stat:movement1': { who: 'all', movement: { set: 1 } },
    'stat:range2': { who: 'all', range: { most: 2 } },
    'stat:beastMovement': { who: 'beasts', movement: { add: 1 } },
    'stat:localRivalYellow': { who: 'localRivals', die: 'Y' },
    'stat:myMovement': { who: 'yours', movement: { add: 1 } },
    'stat:tribuneBlue': { who: 'tribune', die: 'B' },
    'stat:loseWeakest': { who: 'all', loses: 'weakest' },
    'stat:firstStays': { who: 'firstRival', movement: { set: 0 } },
    'stat:armoredBesideTribune': { who: 'besideTribune', skill: { id: 'armored', n: 1 } },
    'stat:rivalMovement': { who: 'rivals', movement: { add: 1 } },
    'stat:everyYellow': { who: 'all', die: 'Y' },
    'stat:rivalBlue': { who: 'rivals', die: 'B' },
    'stat:farYellow': { who: 'all', die: 'Y', far: true },
    'stat:beastFrenzy': { who: 'beasts', skill: { id: 'frenzy' } },
    'stat:armoredDefenders': { who: 'rivalDefenders', skill: { id: 'armored', n: 1 } },
    'stat:rivalFrenzy': { who: 'rivals', skill: { id: 'frenzy' } },
    'stat:range1': { who: 'all', range: { set: 1 } },
    'stat:armoredBesideRival': { who: 'besideRival', skill: { id: 'armored', n: 1 } },
    'stat:lastHpBlack': { who: 'rivalsWithOneHp', die: 'K' },
  })
})

test('[VIC-TACTIC-05] [VIC-TACTIC-13] [VIC-RIVAL-TACTIC-04] [VIC-RULING-39] what each tactic is', () => {
  const rows = Object.entries(TACTICS).map(([id, { copies, basic, lasts, movement, helps, ownOnly }]) =>
    [id, copies, basic ? 'basic' : 'special', lasts, movement, helps && 'helps', ownOnly && 'own']
      .filter(Boolean)
      .join(' '),
  )
  expect(rows).toEqual([
    'adrenaline 3 basic permanent 1 helps',
    'bolster-health 3 basic instant helps',
    'hamstring 3 basic permanent',
    'stun 3 basic temporary',
    'smoke-veil 1 special temporary',
    'second-wind 1 special instant',
    'war-drums 1 special instant own',
    'whetstone 1 special permanent',
    'chains-of-hephaestus 1 special temporary',
  ])
})
