import { describe, expect, test } from 'vitest'
import { BANES, STANDARD_BANES } from '../../content/banes.ts'
import { BLOODSHED_IDS } from '../../content/bloodsheds.ts'
import { HERO_IDS, HEROES } from '../../content/heroes.ts'
import { OPPORTUNITY_IDS } from '../../content/opportunities.ts'
import { SPECIAL_PROWESS } from '../../content/prowess.ts'
import { REGION_IDS } from '../../content/regions.ts'
import { SCION_IDS, SCIONS } from '../../content/scions.ts'
import { SPORT_IDS } from '../../content/sports.ts'
import { SPECIAL_TACTICS } from '../../content/tactics.ts'
import { arenaOf } from '../arena/arenas.query.ts'
import { factionChips, OPPORTUNITY_CHIPS } from '../units/kinds.query.ts'
import { capacityOf, leadershipOf } from '../units/stats.query.ts'
import { isOpenCapital } from '../campaign/world.query.ts'
import { campaign, type Given, shown } from '../../test/given.ts'

const CHOSEN = ['prowess endurance-1', 'prowess endurance-2', 'prowess follow-my-lead', 'addDie']
const chosen = (seed?: string): Given => campaign({ hero: 'krakenlance', scion: 'hydra' }, seed).do(...CHOSEN)
const fearless = (hero = 'nox', scion = 'taotie'): Given => campaign({ hero, scion, difficulty: 'fearless' })

describe('the piles', () => {
  test('[VIC-SETUP-01] [VIC-SETUP-05] [VIC-SETUP-08] opportunity chips, tactics and Special Prowess can be inspected', () => {
    const one = fearless()
    const { open } = one
    expect(open.chips).toEqual([...OPPORTUNITY_CHIPS, ...SPECIAL_TACTICS])
    expect(open.tactics).toEqual({ adrenaline: 3, 'bolster-health': 3, hamstring: 3, stun: 3 })
    expect(open.specials).toEqual(SPECIAL_PROWESS)
    expect(one.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-SETUP-02] [VIC-SETUP-03] [VIC-GEN-08] eight shuffled faction stacks, their front chips open, in the order of the regions', () => {
    const one = fearless()
    expect(Object.keys(one.open.stacks)).toEqual(REGION_IDS)
    for (const region of REGION_IDS) {
      const stack = [one.open.stacks[region] as string, ...one.pile(region)]
      expect(stack.toSorted(), region).toEqual(factionChips(region).sort())
    }
    const order = (seed: string): string =>
      REGION_IDS.map(region => campaign({ difficulty: 'fearless' }, seed).open.stacks[region]).join()
    expect(order('one')).not.toBe(order('two'))
    expect(one.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-SETUP-04] [VIC-GEN-08] three shuffled decks, their front cards open', () => {
    const one = fearless()
    const all = { sport: SPORT_IDS, bloodshed: BLOODSHED_IDS, opportunity: OPPORTUNITY_IDS }
    for (const deck of ['sport', 'bloodshed', 'opportunity'] as const) {
      const cards = [one.open.fronts[deck] as string, ...one.pile(deck)]
      expect(cards.toSorted(), deck).toEqual([...all[deck]].sort())
      expect(cards, deck).not.toEqual(all[deck])
    }
    expect(one.of('cardRevealed').map(({ deck }) => deck)).toEqual(['sport', 'bloodshed', 'opportunity'])
    expect(one.waitsFor()).toBe('p1 travel')
  })

  test("[VIC-SETUP-07] [VIC-SETUP-20] the scion's banes lie before the standard ones, those of others are out of the game", () => {
    for (const scion of SCION_IDS) {
      const banes = fearless('nox', scion).pile('banes')
      const own = SCIONS[scion].banes
      expect(banes.slice(0, own.length), scion).toEqual(own)
      expect(banes.slice(own.length).sort(), scion).toEqual([...STANDARD_BANES].sort())
      for (const bane of banes) expect(BANES[bane].scion ?? scion).toBe(scion)
    }
    expect(fearless('nox', 'pluto').pile('banes')).toHaveLength(STANDARD_BANES.length + 2)
    expect(fearless().waitsFor()).toBe('p1 travel')
  })

  test('[VIC-SETUP-06] arena chips are there for every arena that needs them', () => {
    expect(
      REGION_IDS.filter(id => Object.keys(arenaOf(id).zones).some(zone => ARENA_CHIP_ZONES.includes(zone))),
    ).toEqual(['ATL', 'REF', 'VES', 'PAR'])
    expect(fearless().waitsFor()).toBe('p1 travel')
  })

  test('[VIC-SETUP-22] [VIC-RULING-08] the five neutral units nobody took are the bag', () => {
    for (const hero of HERO_IDS) {
      const { open } = fearless(hero)
      const mine = HEROES[hero].units.map(unit => `${unit}.1`)
      expect(open.camp.units, hero).toEqual(mine)
      expect(open.bag, hero).toHaveLength(5)
      for (const chip of open.bag) expect(mine, hero).not.toContain(chip)
    }
    const one = fearless()
    expect(one.pile('bag').sort()).toEqual(one.open.bag)
    expect(one.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-SETUP-24] the same seed deals the same campaign, another seed another', () => {
    const deal = (seed: string): string => JSON.stringify(chosen(seed).table.save())
    expect(deal('a')).toBe(deal('a'))
    expect(deal('a')).not.toBe(deal('b'))
    expect(chosen('a').waitsFor()).toBe('p1 travel')
  })
})
const ARENA_CHIP_ZONES = ['trident', 'beasts', 'embers', 'chariot']

describe('the hero', () => {
  test('[VIC-SETUP-09] [VIC-SETUP-13] [VIC-SETUP-19] the pad of the chosen hero, the chosen scion and nobody else', () => {
    for (const hero of HERO_IDS) {
      const { open } = fearless(hero, 'balor')
      const { movement, range, leadership, attack } = HEROES[hero]
      expect(open.hero, hero).toMatchObject({ id: hero, movement, range, health: 5, leadership, dice: attack })
      expect(open.scion).toBe('balor')
      expect(open.camp.units).not.toContain(hero)
    }
    expect(fearless().waitsFor()).toBe('p1 travel')
  })

  test('[VIC-SETUP-11] prowess are chosen among all ten, lower levels first, also within this choice', () => {
    const one = campaign({ hero: 'krakenlance' })
    expect(one.after('prowess')).toEqual([
      'borrowed-banners',
      'endurance-1',
      'follow-my-lead',
      'grand-entrance',
      'krakens-grasp',
      'master-tactician',
      'second-spear',
      'strength-in-numbers-1',
    ])
    expect(one.refused('prowess endurance-2')).toBe('VIC-PROWESS-03 lowerLevelFirst')
    expect(one.whyNot('prowess blood-price')).toBe('VIC-PROWESS-06 prowessNotYours')
    one.do('prowess endurance-1')
    expect(one.options).toContain('prowess endurance-2')
    expect(one.whyNot('prowess endurance-1')).toBe('VIC-PROWESS-03 prowessEarned')
    one.do('prowess endurance-2', 'prowess second-spear')
    expect(one.waitsFor()).toBe('p1 setup.boost')
  })

  test('[VIC-SETUP-12] what was chosen is earned at once, the rest of the ten can be earned later, 70 cards are gone', () => {
    const one = chosen()
    const { open } = one
    expect(open.hero.prowess).toEqual(['endurance-1', 'endurance-2', 'follow-my-lead'])
    expect([...open.hero.prowess, ...open.prowessLeft].sort()).toEqual([...HEROES.krakenlance.prowess].sort())
    expect(one.of('prowessGained')).toHaveLength(3)
    expect(one.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-SETUP-14] [VIC-DIFF-05] it starts with as many HP as Health, difficulty and Endurance included', () => {
    const one = chosen()
    expect([one.open.hero.health, one.open.hero.hp]).toEqual([6, 8])
    const plain = campaign({ hero: 'krakenlance' }).do(
      'prowess grand-entrance',
      'prowess second-spear',
      'prowess krakens-grasp',
      'upgradeDie 0',
    )
    expect([plain.open.hero.health, plain.open.hero.hp]).toEqual([6, 6])
    expect(plain.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-SETUP-15] [VIC-SETUP-16] three neutral units face up; three tactics, but none for the Fearless', () => {
    const one = chosen()
    expect(one.open.camp).toMatchObject({
      units: ['attacker.1', 'archer.1', 'defender.1'],
      defeated: [],
      tactics: ['adrenaline', 'hamstring', 'stun'],
    })
    expect(one.open.tactics).toEqual({ adrenaline: 2, 'bolster-health': 3, hamstring: 2, stun: 2 })
    const none = fearless('krakenlance')
    expect([none.open.camp.units.length, none.open.camp.tactics.length]).toEqual([3, 0])
    expect(none.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-SETUP-17] [VIC-SETUP-18] the encampment stands on the home capital; nobody is fought there', () => {
    for (const hero of HERO_IDS) {
      const one = fearless(hero)
      expect(one.open.place, hero).toBe(`${HEROES[hero].home}-C`)
      expect(arenaOf(HEROES[hero].home).id).toBe(HEROES[hero].home)
      expect(one.open.combat, hero).toBeUndefined()
      expect(one.waitsFor()).toBe('p1 travel')
    }
  })

  test('[VIC-SETUP-21] three of the seven others are the primuses, drawn at random, whoever the hero is', () => {
    const drawn = new Set<string>()
    for (let seed = 0; seed < 30; seed++) {
      const { primuses } = campaign({ hero: 'virago', difficulty: 'fearless' }, `p${seed}`).open
      expect(primuses).toHaveLength(3)
      expect(new Set(primuses.map(({ hero }) => hero)).size).toBe(3)
      for (const { hero, defeated } of primuses) {
        expect(defeated).toBe(false)
        drawn.add(hero)
      }
    }
    expect([...drawn].sort()).toEqual(HERO_IDS.filter(id => id !== 'virago').sort())
    const one = fearless()
    expect(one.pile('primuses')).toEqual([])
    expect(one.waitsFor()).toBe('p1 travel')
  })
})

describe('difficulty', () => {
  test('[VIC-SETUP-10] [VIC-DIFF-01] Chosen: three prowess, eight blessings, Health and Leadership, add or upgrade a die', () => {
    const one = campaign({ hero: 'krakenlance', difficulty: 'chosen' })
    one.do('prowess grand-entrance', 'prowess second-spear', 'prowess krakens-grasp')
    expect(one.options).toEqual(['addDie', 'upgradeDie 0', 'upgradeDie 1'])
    one.do('upgradeDie 1')
    expect(one.open.hero).toMatchObject({ health: 6, leadership: 6, blessings: 8, dice: ['B', 'G'] })
    expect(one.open.influence).toBe(0)
    expect(one.open.camp.tactics).toHaveLength(3)
    expect(one.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-DIFF-02] Valiant: one prowess, four blessings, exactly one of four improvements', () => {
    const valiant = (boost: string): Given =>
      campaign({ hero: 'krakenlance', difficulty: 'valiant' }).do('prowess second-spear', boost)
    const one = campaign({ hero: 'krakenlance', difficulty: 'valiant' }).do('prowess second-spear')
    expect(one.options).toEqual(['addDie', 'upgradeDie 0', 'upgradeDie 1', 'health', 'leadership'])
    const pads = ['addDie', 'upgradeDie 0', 'health', 'leadership'].map(boost => {
      const { health, hp, leadership, dice, blessings } = valiant(boost).open.hero
      return `${health}/${hp} ${leadership} ${dice.join('')} ${blessings}`
    })
    expect(pads).toEqual(['5/5 5 BBY 4', '5/5 5 GB 4', '6/6 5 BB 4', '5/5 6 BB 4'])
    expect(valiant('health').open.camp.tactics).toHaveLength(3)
    expect(valiant('health').waitsFor()).toBe('p1 travel')
  })

  test('[VIC-DIFF-03] [VIC-DIFF-04] [VIC-EX-02] Fearless: nothing but one blessing and three influence; the next point draws a bane', () => {
    const one = fearless()
    expect(one.open).toEqual(shown('VIC-EX-02').open)
    expect(one.open.hero).toMatchObject({
      health: 5,
      hp: 5,
      leadership: 5,
      dice: ['B', 'B'],
      blessings: 1,
      prowess: [],
    })
    expect([one.open.influence, one.open.camp.tactics.length, one.of('baneDrawn').length]).toEqual([3, 0, 0])
    one.do('to VES-1', 'spectate')
    while (one.asked === 'spectate.order') one.do(one.options[0] as string)
    expect(one.of('baneDrawn')).toEqual([{ type: 'baneDrawn', bane: 'gigantic', to: 'bag' }])
    expect([one.open.influence, one.open.bag.includes('gigantic'), one.open.bag.length]).toEqual([4, true, 6])
    expect(one.waitsFor()).toBe('p1 travel')
  })

  test("a Decimus with the Veteran's Kit takes one more tactic", () => {
    const one = campaign({ hero: 'decimus', difficulty: 'valiant' }).do('prowess veterans-kit', 'health')
    expect(one.waitsFor()).toBe('p1 reward.tactic')
    one.do('tactic stun')
    expect(one.open.camp.tactics).toEqual(['adrenaline', 'hamstring', 'stun', 'stun'])
    expect(one.waitsFor()).toBe('p1 travel')
  })
})

test('[VIC-EX-01] [VIC-SETUP-23] the recommended first campaign, whatever else was set', () => {
  const one = shown('VIC-EX-01')
  const { open } = one
  expect(campaign({ first: true, hero: 'nox', scion: 'balor', difficulty: 'fearless' }).open).toEqual(open)
  expect(open.hero).toEqual({
    id: 'krakenlance',
    hp: 6,
    health: 6,
    movement: 2,
    range: 1,
    leadership: 6,
    dice: ['B', 'B', 'Y'],
    blessings: 8,
    prowess: ['follow-my-lead', 'master-tactician', 'grand-entrance'],
  })
  expect([leadershipOf(open), capacityOf(open), open.influence]).toEqual([6, 4, 0])
  expect(open.camp).toMatchObject({
    units: ['attacker.1', 'archer.1', 'defender.1'],
    tactics: ['adrenaline', 'hamstring', 'stun'],
  })
  expect(open.bag).toEqual(['archer.2', 'attacker.2', 'defender.2', 'tactician.1', 'tactician.2'])
  expect(open.tactics).toEqual({ adrenaline: 2, 'bolster-health': 3, hamstring: 2, stun: 2 })
  expect([one.pile('banes').length, one.pile('banes')[0]]).toEqual([STANDARD_BANES.length + 1, 'gigantic'])
  expect(open.place).toBe('ATL-C')
  expect(REGION_IDS.filter(region => isOpenCapital(open, `${region}-C`))).toEqual(['ARG', 'PAR', 'KUN'])
  expect(one.waitsFor()).toBe('p1 travel')
})
