import { describe, expect, test } from 'vitest'
import { ARENA_CHIPS, ARENAS } from './arenas.ts'
import { BANE_IDS, BANES, STANDARD_BANES } from './banes.ts'
import { BLOODSHEDS } from './bloodsheds.ts'
import { HIT_FACES } from './dice.ts'
import { HERO_IDS, HEROES } from './heroes.ts'
import type { Die, UnitClass } from './ids.ts'
import { PRIMUS_LINEUPS, PRIMUS_PLAYER } from './lineups.ts'
import { OPPORTUNITIES, OPPORTUNITY_IDS } from './opportunities.ts'
import { PROWESS, PROWESS_IDS, prowessOfLevel, SPECIAL_PROWESS } from './prowess.ts'
import { REGION_IDS } from './regions.ts'
import { HEAD, SCION_IDS, SCIONS } from './scions.ts'
import { SKILL_IDS, SKILLS } from './skills.ts'
import { SPORTS } from './sports.ts'
import { BASIC_TACTICS, SPECIAL_TACTICS, TACTIC_IDS, TACTICS } from './tactics.ts'
import type { FightCard, UnitRow } from './types.ts'
import { ARENA_UNITS, FACTION_UNITS, NEUTRALS, OPPORTUNITY_UNITS, PRIMUSES, UNIT_BANES } from './units.ts'

const ids = (rows: readonly UnitRow[]): string[] => rows.map(([id]) => id)
const everyRow = [
  ...NEUTRALS,
  ...REGION_IDS.flatMap(region => FACTION_UNITS[region]),
  ...OPPORTUNITY_UNITS,
  ...UNIT_BANES,
  ...PRIMUSES,
  ...ARENA_UNITS,
]
const rowOf = (id: string): UnitRow => everyRow.find(row => row[0] === id) as UnitRow
const expected = (dice: string): number => dice.split('').reduce((sum, die) => sum + HIT_FACES[die as Die] / 6, 0)

describe('heroes', () => {
  test('[VIC-RULING-01] [VIC-HERO-02] a hero has one of four classes, and brings neutral units of the three others', () => {
    const four: UnitClass[] = ['archer', 'attacker', 'defender', 'tactician']
    for (const id of HERO_IDS) {
      const { class: own, units } = HEROES[id]
      expect([own, ...units].sort(), id).toEqual(four)
    }
    expect(HERO_IDS.map(id => HEROES[id].class)).toEqual([
      'defender',
      'tactician',
      'defender',
      'attacker',
      'tactician',
      'archer',
      'archer',
      'attacker',
    ])
  })

  test('[VIC-RULING-02] a starting Attack is worth one hit; The Parthian pays for his Range and Movement', () => {
    const worth = HERO_IDS.map(id => [id, expected(HEROES[id].attack.join('')).toFixed(2)])
    expect(Object.fromEntries(worth)).toEqual({
      bingqing: '1.00',
      decimus: '1.00',
      nox: '1.00',
      'sea-strider': '1.00',
      krakenlance: '1.00',
      'the-parthian': '0.83',
      virago: '1.00',
      stygiana: '1.00',
    })
    expect(HEROES.krakenlance.attack).toEqual(['B', 'B'])
  })

  test('[VIC-RULING-03] the three printed numbers are Movement, Range and Health', () => {
    const numbers = HERO_IDS.map(id => [HEROES[id].movement, HEROES[id].range, HEROES[id].health].join('/'))
    expect(numbers).toEqual(['2/1/5', '2/1/5', '2/1/5', '2/1/5', '2/1/5', '2/2/5', '1/2/5', '2/1/5'])
    expect(HERO_IDS.map(id => HEROES[id].leadership)).toEqual(Array(8).fill(5))
  })

  test('ten prowess each, Endurance among them, and special ones', () => {
    for (const id of HERO_IDS) {
      expect(HEROES[id].prowess, id).toHaveLength(10)
      expect(HEROES[id].prowess.slice(0, 2)).toEqual(['endurance-1', 'endurance-2'])
      for (const prowess of HEROES[id].prowess.slice(2)) expect(PROWESS[prowess].hero, prowess).toBe(id)
    }
    const ofHeroes = new Set(HERO_IDS.flatMap(id => HEROES[id].prowess))
    expect([...ofHeroes, ...SPECIAL_PROWESS].sort()).toEqual([...PROWESS_IDS].sort())
    for (const { name } of Object.values(PROWESS).filter(({ level }) => level === 2))
      expect(prowessOfLevel(name, 1), name).toBe(`${name}-1`)
  })

  test('homes: every region has one hero', () => {
    expect(HERO_IDS.map(id => HEROES[id].home).sort()).toEqual([...REGION_IDS].sort())
  })
})

describe('units', () => {
  test('[VIC-RULING-08] [VIC-SETUP-02] four neutral kinds, six units of each faction, a primus for each hero', () => {
    expect(ids(NEUTRALS)).toEqual(['attacker', 'archer', 'defender', 'tactician'])
    for (const region of REGION_IDS) expect(FACTION_UNITS[region], region).toHaveLength(6)
    expect(ids(PRIMUSES).sort()).toEqual([...HERO_IDS].sort())
    expect(new Set(ids(everyRow)).size).toBe(everyRow.length)
  })

  test('[VIC-UNIT-01] [VIC-UNIT-12] what the rulebook prints of single units', () => {
    expect(rowOf('reptilian')).toEqual(['reptilian', 'defender', 1, 1, 3, 'BB', 'taunt', 'regen 1'])
    expect(rowOf('defender')).toEqual(['defender', 'defender', 1, 1, 4, 'K', 'taunt'])
    expect(rowOf('archer')).toEqual(['archer', 'archer', 1, 2, 2, 'BY', 'first-strike'])
    expect(rowOf('bustuarius')[4]).toBe(4)
  })

  test('[VIC-UNIT-04] [VIC-RULING-40] classes are the five; Archers shoot far; every Tactician below a primus has Tactical', () => {
    const five = ['archer', 'attacker', 'beast', 'defender', 'tactician']
    for (const [id, classes, , range, , , ...skills] of everyRow) {
      const list = classes.split(' ')
      for (const each of list) expect(five, id).toContain(each)
      expect(range >= 2 || !list.includes('archer'), id).toBe(true)
      const needsTactical = list.includes('tactician') && !ids(PRIMUSES).includes(id)
      expect(skills.includes('tactical') || !needsTactical, id).toBe(true)
      for (const skill of skills) expect(SKILL_IDS, id).toContain(skill.split(' ')[0])
    }
    expect(rowOf('abyssal-guard')[1]).toBe('defender attacker')
  })

  test('the budgets: what dice, Health, Movement and Range are worth leaves room for the skills', () => {
    const base = ([, , movement, range, health, attack]: UnitRow): number =>
      2 * expected(attack) + 0.5 * health + 0.45 * (movement - 1) + 0.8 * (range - 1)
    const fits = (row: UnitRow, least: number, most: number): void => {
      const skills = row.length - 6
      expect(base(row) + 0.2 * skills, row[0]).toBeLessThanOrEqual(most + 0.01)
      expect(base(row) + 1.2 * skills, row[0]).toBeGreaterThanOrEqual(least - 0.01)
    }
    for (const row of NEUTRALS) fits(row, 3.9, 4.2)
    for (const region of REGION_IDS) for (const row of FACTION_UNITS[region]) fits(row, 4.0, 5.8)
    for (const row of UNIT_BANES) fits(row, 5.4, 6.6)
    for (const row of OPPORTUNITY_UNITS) fits(row, 5.3, 6.7)
  })

  test('40 skills: 22 Innate, 10 Abilities, 8 Specials', () => {
    const types = SKILL_IDS.map(id => SKILLS[id].type)
    const count = (type: string): number => types.filter(each => each === type).length
    expect([SKILL_IDS.length, count('innate'), count('ability'), count('special')]).toEqual([40, 22, 10, 8])
  })
})

describe('tactics and banes', () => {
  test('[VIC-RULING-09] three of each basic tactic, one of each special one', () => {
    expect(BASIC_TACTICS).toEqual(['adrenaline', 'bolster-health', 'hamstring', 'stun'])
    for (const id of BASIC_TACTICS) expect(TACTICS[id].copies, id).toBe(3)
    for (const id of SPECIAL_TACTICS) expect(TACTICS[id].copies, id).toBe(1)
    expect([...BASIC_TACTICS, ...SPECIAL_TACTICS].sort()).toEqual([...TACTIC_IDS].sort())
  })

  test('[VIC-RULING-11] every bane is a standard one or one of the scions; the Gorgons have three chips', () => {
    const ofScions = SCION_IDS.flatMap(id => SCIONS[id].banes)
    expect([...STANDARD_BANES, ...ofScions].sort()).toEqual([...BANE_IDS].sort())
    expect(BANE_IDS.filter(id => BANES[id].type === 'unit').sort()).toEqual(ids(UNIT_BANES).sort())
    for (const id of SCION_IDS) expect(SCIONS[id].banes, id).toEqual(BANE_IDS.filter(bane => BANES[bane].scion === id))
    expect(SCION_IDS.map(id => SCIONS[id].banes.length)).toEqual([1, 1, 1, 1, 2, 1, 1, 1])
    expect(SCION_IDS.map(id => SCIONS[id].chips.length)).toEqual([1, 1, 1, 1, 1, 3, 1, 1])
  })

  test('[VIC-RULING-10] ten arena chips', () => {
    const { REF, VES, PAR, ATL } = ARENAS
    const chips = [REF.zones.beasts, VES.zones.embers, PAR.zones.chariot, ATL.zones.trident].flat()
    expect(chips.length + ['flag', 'tribune', 'laurel'].length).toBe(ARENA_CHIPS)
    expect(ARENA_CHIPS).toBe(10)
  })

  test('[VIC-RULING-12] Hydra: Range 1, Health 4 before its banes, five units of yours; Heads have Health 4', () => {
    expect(SCIONS.hydra.chips).toEqual([{ id: 'hydra', range: 1, health: 4 }])
    expect(SCIONS.hydra.unitCap).toBe(5)
    expect(HEAD).toEqual({ id: 'head', range: 1, health: 4 })
    expect(SCIONS.hydra.dice.join('')).toBe('GGBBBYYYY')
  })

  test('a scion rolls no die that none of its effects uses, except what joins its pool later', () => {
    const later: Record<string, Die[]> = { zahhak: ['K'], 'itzam-cab-ain': ['Y'] }
    for (const id of SCION_IDS) {
      const used = new Set(SCIONS[id].effects.flatMap(({ dice }) => dice))
      const rolled = new Set([...SCIONS[id].dice, ...(later[id] ?? [])])
      expect([...rolled].sort(), id).toEqual([...used].sort())
    }
  })
})

describe('events', () => {
  const fights = [...Object.values(SPORTS), ...Object.values(BLOODSHEDS)]
  const bags = ({ rival }: FightCard): number => rival.filter(({ from }) => from === 'bag').length

  test('[VIC-RULING-15] a Sport names its sports, and every fight has two lineups and effects', () => {
    for (const card of fights) {
      expect(card.sports.length > 0, card.id).toBe(card.deck === 'sport')
      expect(card.rival.length, card.id).toBeGreaterThan(0)
      expect(Number(card.player.hero) + card.player.camp, card.id).toBeGreaterThan(0)
    }
    expect(SPORTS.S17).toMatchObject({
      sports: ['flag', 'hill', 'spar'],
      rival: [
        { from: 'local', tactic: true },
        { from: 'bag', tactic: true },
        { from: 'local', tactic: false },
      ],
      player: { hero: true, camp: 3 },
      effects: ['onWin:bothRewards'],
    })
  })

  test('a Spar has at least two rival units, no lineup more than five of the bag, one card in six leaves the hero out', () => {
    for (const card of fights) {
      expect(card.rival.length >= 2 || !card.sports.includes('spar'), card.id).toBe(true)
      expect(bags(card), card.id).toBeLessThanOrEqual(5)
    }
    const without = fights.filter(({ player }) => !player.hero).length
    expect(without / fights.length).toBeGreaterThan(1 / 9)
    expect(without / fights.length).toBeLessThan(1 / 4)
  })

  test('every special thing is the reward of exactly one opportunity', () => {
    const rewards = OPPORTUNITY_IDS.map(id => OPPORTUNITIES[id]?.reward)
    const named = (kind: string, key: string): string[] =>
      rewards
        .filter(reward => reward?.kind === kind)
        .map(reward => String((reward as unknown as Record<string, unknown>)[key]))
        .sort()
    expect(named('unit', 'unit')).toEqual(ids(OPPORTUNITY_UNITS).sort())
    expect(named('tactic', 'tactic')).toEqual([...SPECIAL_TACTICS].sort())
    expect(named('prowess', 'prowess')).toEqual([...SPECIAL_PROWESS].sort())
    expect(OPPORTUNITIES.O01).toEqual({ id: 'O01', change: true, reward: { kind: 'heroProwess' } })
  })

  test('[VIC-RULING-13] [VIC-RULING-14] primus lineups by act, against your hero and four units', () => {
    const letters = { local: 'L', bag: 'B', primus: 'P' }
    const text = (act: 1 | 2 | 3): string =>
      PRIMUS_LINEUPS[act].rival.map(({ from, tactic }) => letters[from] + (tactic ? '*' : '')).join(' ')
    expect([text(1), text(2), text(3)]).toEqual(['L B P', 'L* P B* L B', 'L* B* P L* B L'])
    expect([1, 2, 3].map(act => PRIMUS_LINEUPS[act as 1 | 2 | 3].health)).toEqual([9, 12, 15])
    expect(PRIMUS_PLAYER).toEqual({ hero: true, camp: 4 })
  })
})
