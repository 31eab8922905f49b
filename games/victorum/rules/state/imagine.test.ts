import { imagine as imagined, sfc32 } from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import { REGION_IDS } from '../../content/regions.ts'
import { game } from '../../index.ts'
import { campaign, given, type Given } from '../../test/given.ts'
import { copyOpen } from './copyOpen.ts'
import type { Open } from './shape.ts'

const PILES = ['sport', 'bloodshed', 'opportunity', 'banes', 'bag', ...REGION_IDS] as const
const guess = (one: Given, seed = 'guess') => imagined(game, one.table.view('p1'), sfc32(seed)).save().piles
const fought = (): Given =>
  given({
    influence: 9,
    campBanes: ['ill-winds'],
    bag: ['gigantic', 'archer.2', 'moon-archer'],
    opportunities: ['O07'],
    combat: { arena: 'ATL', sport: 'hill', mine: ['hero E4'], rival: ['reptilian C2'], column: ['trench-shark'] },
  })

describe('imagined worlds', () => {
  test('look like the view, and hold the same things', () => {
    for (const one of [campaign({ difficulty: 'fearless' }), fought()]) {
      const piles = guess(one)
      for (const pile of PILES) expect([...piles[pile]].sort(), pile).toEqual(one.pile(pile).sort())
      expect(guess(one)).toEqual(piles)
      expect(guess(one, 'other').sport).not.toEqual(piles.sport)
    }
    expect(fought().waitsFor()).toBe('p1 player.start')
  })

  test("[VIC-SETUP-20] the scion's bane is first until it has been drawn", () => {
    expect(guess(campaign({ difficulty: 'fearless' })).banes.at(-1)).toBe('gigantic')
    expect(guess(fought()).banes).not.toContain('gigantic')
    const pluto = given({ scion: 'pluto', influence: 5, bag: ['bident'] })
    expect(guess(pluto).banes.at(-1)).toBe('cold-throne')
    expect(pluto.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-RULING-25] cards that were put in order stay where the player put them', () => {
    const one = given({ place: 'ATL-4' }).do('to ATL-5', 'spectate')
    one.do('order S04 S02 S03')
    expect(one.open.fronts.sport).toBe('S04')
    for (const seed of ['a', 'b', 'c']) expect(guess(one, seed).sport.slice(-2)).toEqual(['S03', 'S02'])
    expect(guess(one).sport).toContain('S01')
    expect(one.waitsFor()).toBe('p1 travel')
  })
})

describe('copies', () => {
  test('are equal and share nothing that play changes', () => {
    for (const one of [campaign({ difficulty: 'fearless' }), fought()]) {
      const copied = copyOpen(one.open)
      expect(copied).toEqual(one.open)
      expect(JSON.stringify(copied).length).toBe(JSON.stringify(one.open).length)
      for (const key of ['hero', 'camp', 'tactics', 'fronts', 'stacks', 'known', 'bag', 'deeds', 'primuses'] as const)
        expect(copied[key], key).not.toBe(one.open[key])
    }
    const { combat } = fought().open
    const copied = copyOpen(fought().open).combat
    expect(copied).toEqual(combat)
    expect(copied?.units[0]).not.toBe(combat?.units[0])
  })

  test('every field of a state is copied, also the rare ones', () => {
    const one = fought()
    const full: Open = {
      ...copyOpen(one.open),
      lastFrom: 'ATL-2',
      lastLanding: { harbor: 'ATL-H1', place: 'ATL-1' },
      offer: ['O01'],
      outcomeOfCombat: 'won',
    }
    const combat = full.combat as NonNullable<Open['combat']>
    Object.assign(combat, {
      event: 'S01',
      tribune: 'reptilian',
      flag: 1,
      trident: 2,
      laurel: -1,
      chariot: 3,
      cap: 4,
      led: 'reptilian',
      commanded: 'hero',
      unseen: true,
      auto: true,
      scion: { dice: ['G'], rolled: [{ die: 'G', hit: true }], count: 1, heads: 2, shades: ['x'], blinded: 1 },
      attack: { attacker: 'hero', target: 'reptilian', dice: ['B'], hits: [true], dealt: 1, lost: 1 },
    })
    Object.assign(combat.units[0] as object, {
      health: 9,
      lasting: [{ what: 'stun', side: 'rival', turn: 2, tactic: true }],
    })
    expect(copyOpen(full)).toEqual(full)
    expect(one.waitsFor()).toBe('p1 player.start')
  })
})
