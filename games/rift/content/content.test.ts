import { describe, expect, test } from 'vitest'
import { ABILITIES, ABILITY_IDS, abilitiesOf } from './abilities.ts'
import { BOSS_IDS, BOSSES, SPECIALS } from './bosses.ts'
import { CARD_IDS, CARDS, DECK_IDS, DECKS, PLAIN_2 } from './cards.ts'
import { ENEMIES } from './enemies.ts'
import { HERO_IDS, HEROES } from './heroes.ts'
import type { AbilityId, CardId, EnemyLetter, HeroId, Slot, TowerId } from './ids.ts'
import { STARTING_TOWERS } from './numbers.ts'
import { SCENARIO_IDS, SCENARIOS } from './scenarios.ts'
import { SHAPE_IDS, SHAPES } from './shapes.ts'
import { COLOURS, SITE_COLOURS } from './sites.ts'
import { SPELL_IDS, SPELLS } from './spells.ts'
import { STORM_IDS } from './storms.ts'
import { FAMILIES, TOWER_IDS, TOWERS } from './towers.ts'
import { WAVES } from './waves.ts'

const squares = (rows: readonly string[]): number => rows.join('').replace(/[^#]/g, '').length
const enemySquares = (rows: readonly string[]): number => rows.join('').replace(/[^a-zA-Z]/g, '').length
const lettersOf = (card: CardId): string[] => [...new Set(CARDS[card]?.rows.join('').replace(/[^a-zA-Z]/g, ''))]
const PLAYERS = [1, 2, 3, 4] as const

describe('towers', () => {
  test('44 cards of 20 towers: 4, 3, 2 and 1 + 1 of each family', () => {
    expect(FAMILIES).toEqual(['archery', 'mage', 'cannon', 'soldier'])
    expect(TOWER_IDS).toHaveLength(20)
    expect(TOWER_IDS.reduce((sum, id) => sum + TOWERS[id].copies, 0)).toBe(44)
    for (const family of FAMILIES) {
      const cards = TOWER_IDS.map(id => TOWERS[id]).filter(card => card.family === family)
      expect(cards.map(({ level, copies }) => [level, copies])).toEqual([
        [1, 4],
        [2, 3],
        [3, 2],
        [4, 1],
        [4, 1],
      ])
    }
  })

  test('squares of each tower', () => {
    const covered = TOWER_IDS.map(id =>
      TOWERS[id].attacks.reduce(
        (sum, attack) =>
          sum + attack.soldiers + attack.groups.flat().reduce((n, shape) => n + squares(SHAPES[shape]), 0),
        0,
      ),
    )
    expect(covered).toEqual([2, 3, 5, 6, 6, 3, 4, 5, 8, 7, 2, 4, 6, 8, 7, 1, 2, 3, 3, 4])
  })

  test('all mage towers are magical; true damage of towers comes at level 4 only', () => {
    const types = (ids: readonly TowerId[]) => ids.map(id => TOWERS[id].attacks[0]?.type)
    expect(new Set(types(TOWER_IDS.filter(id => TOWERS[id].family === 'mage')))).toEqual(new Set(['magical']))
    expect(TOWER_IDS.filter(id => TOWERS[id].attacks[0]?.type === 'true')).toEqual([
      'ranger-hideout',
      'tesla-tower',
      'holy-order',
    ])
  })

  test('[RIFT-RULING-74] the towers are called as they are printed', () => {
    expect(TOWER_IDS.filter(id => TOWERS[id].family === 'archery' || TOWERS[id].family === 'mage')).toEqual([
      'archer',
      'marksmen',
      'sharpshooter',
      'ranger-hideout',
      'musketeer-garrison',
      'mage',
      'adept',
      'wizard',
      'arcanic-wizard',
      'sorcerer-wizard',
    ])
  })
})

describe('heroes', () => {
  test('five heroes, and the two abilities that are suggested are two of their own', () => {
    expect(HERO_IDS).toHaveLength(5)
    for (const hero of HERO_IDS) {
      const { suggested } = HEROES[hero]
      expect(new Set(suggested).size).toBe(2)
      expect(abilitiesOf(hero)).toEqual(expect.arrayContaining([...suggested]))
    }
  })

  test('[RIFT-RULING-79] the damage types of the hero tables', () => {
    expect(HERO_IDS.map(id => HEROES[id].basic.type)).toEqual(['physical', 'true', 'physical', 'magical', 'magical'])
    const typed = ABILITY_IDS.map(id => ABILITIES[id]).filter(({ type }) => type !== undefined)
    expect(typed.map(({ type }) => type)).toEqual(typed.map(({ hero }) => HEROES[hero].basic.type))
  })

  test('[RIFT-RULING-81] the tiles of the hero tables', () => {
    expect(HERO_IDS.map(id => HEROES[id].basic.tiles)).toEqual([['I2'], ['I1'], ['I3'], ['L3'], ['L3']])
    const tiles = (id: AbilityId) =>
      [...ABILITIES[id].tiles, ...Array(ABILITIES[id].soldiers).fill('soldier')].join(' ')
    expect(Object.fromEntries(ABILITY_IDS.map(id => [id, tiles(id)]))).toMatchObject({
      multishot: 'I2 I2 I1',
      'like-the-wind': 'I2',
      'call-of-the-wild': 'I1 I1 I1 I1',
      'do-you-bleed': 'I3',
      'infernal-wheel': 'I2',
      'reapers-harvest': 'I2 I2 I1 I1',
      'heavenly-chaos': 'I1 I2 soldier soldier',
      resurrection: 'I2',
      'hammer-time': '',
      earthquake: 'P5',
      'hammer-smash': 'O4',
      'cant-touch-this': '',
      'hocus-pocus': 'I1 I1 I1',
      mirage: 'I2 I2 soldier soldier',
      'knowledge-is-power': '',
      'arcanic-storm': 'L3 L3',
      'flaming-frenzy': 'T4',
      'fire-and-brimstone': 'S4',
      'surge-of-flames': 'I1',
      'lets-burn': 'I3 I3',
    })
  })

  test('no line-up of heroes needs more than the four level 1 cards of a family', () => {
    for (const players of PLAYERS)
      for (const team of teamsOf(players)) {
        const towers = team.flatMap(hero => HEROES[hero].towers.slice(0, STARTING_TOWERS[players]))
        for (const tower of new Set(towers)) {
          expect(TOWERS[tower].level).toBe(1)
          expect(towers.filter(each => each === tower).length).toBeLessThanOrEqual(TOWERS[tower].copies)
        }
      }
  })
})

const teamsOf = (size: number, from: readonly HeroId[] = HERO_IDS): HeroId[][] =>
  size === 0
    ? [[]]
    : from.flatMap((hero, i) => teamsOf(size - 1, from.slice(i + 1)).map((team): HeroId[] => [hero, ...team]))

describe('hordes', () => {
  test('91 cards in sub-decks; every tier has the enemy squares and crystals of its table', () => {
    expect(CARD_IDS).toHaveLength(91)
    const tiers = {
      1: ['1'],
      2: ['2'],
      3: ['3g', '3f', '3'],
      4: ['4p', '4'],
      G: ['G'],
      P1: ['P1'],
      P2: ['P2'],
      P3: ['P3'],
      P4: ['P4'],
    } as const
    const table = Object.entries(tiers).map(([tier, decks]) => {
      const cards = decks.flatMap(deck => DECKS[deck]).map(id => CARDS[id])
      const sizes = cards.map(card => enemySquares(card?.rows ?? []))
      const crystals = cards.reduce((sum, card) => sum + (card?.crystals ?? 0), 0) / cards.length
      const average = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
      return [tier, cards.length, Math.min(...sizes), average.toFixed(1), Math.max(...sizes), crystals.toFixed(1)]
    })
    expect(table).toEqual([
      ['1', 18, 6, '7.2', 8, '1.0'],
      ['2', 18, 8, '9.6', 11, '1.5'],
      ['3', 18, 8, '10.4', 13, '1.0'],
      ['4', 13, 10, '12.2', 14, '1.5'],
      ['G', 6, 6, '6.7', 7, '2.0'],
      ['P1', 6, 6, '6.2', 7, '0.0'],
      ['P2', 6, 7, '7.8', 8, '1.0'],
      ['P3', 4, 9, '9.8', 10, '1.0'],
      ['P4', 2, 12, '12.0', 12, '2.0'],
    ])
  })

  test('every card names its own sub-deck', () => {
    for (const deck of [...DECK_IDS, 'G'] as const) for (const id of DECKS[deck]) expect(CARDS[id]?.deck).toBe(deck)
  })

  test('[RIFT-RULING-02] every card and life card has 5 × 5 squares of known things', () => {
    const grids = [...CARD_IDS.map(id => CARDS[id]?.rows ?? []), ...BOSS_IDS.flatMap(id => BOSSES[id].lives)]
    expect(grids).toHaveLength(91 + 10)
    for (const rows of grids) {
      expect(rows.map(row => row.length)).toEqual([5, 5, 5, 5, 5])
      for (const letter of rows.join('')) expect('.%^=@'.includes(letter) || Object.hasOwn(ENEMIES, letter)).toBe(true)
    }
  })

  test('icons: a ghost line of three, a flying line of two, a bar across the bottom, one portal centre', () => {
    const icons = (id: CardId) => CARDS[id]?.rows.join('').replace(/[^%^=@]/g, '')
    for (const deck of DECK_IDS)
      for (const id of DECKS[deck]) {
        const expected = { '3g': '%%%', '3f': '^^', '4p': '=====' }[deck as string] ?? (deck[0] === 'P' ? '@' : '')
        expect(icons(id)).toBe(expected)
      }
    for (const id of DECKS['4p']) expect(CARDS[id]?.rows[4]).toBe('=====')
    for (const deck of DECK_IDS.filter(each => each[0] === 'P'))
      for (const id of DECKS[deck]) expect(CARDS[id]?.rows[2][2]).toBe('@')
    expect(DECKS.G.map(icons)).toEqual(['', '', '', '', '', ''])
  })

  test('pathbreakers show the three cards in every order', () => {
    expect(DECKS['4p'].map(id => CARDS[id]?.breaks?.join(''))).toEqual(['123', '231', '312', '132', '213', '321'])
  })

  test('the plain ones of tier 2 have no deadly, dead-eye or big enemy', () => {
    const isPlain = (id: CardId): boolean =>
      lettersOf(id).every(letter => {
        const enemy = ENEMIES[letter as EnemyLetter]
        return !enemy.big && enemy.ability !== 'deadEye' && !enemy.defenses.includes('deadly')
      })
    expect(DECKS[2].filter(isPlain)).toEqual(PLAIN_2)
  })

  test('22 boss cards: ten life cards and four specials each; 16 storms; six spells', () => {
    expect(BOSS_IDS.map(id => BOSSES[id].lives.length)).toEqual([3, 3, 4])
    expect(BOSS_IDS.flatMap(id => SPECIALS[id])).toHaveLength(12)
    expect(new Set(STORM_IDS).size).toBe(16)
    expect(SPELL_IDS.map(id => SPELLS[id].power)).toEqual([1, 1, 1, 1, 2, 2])
    expect(SHAPE_IDS.map(shape => squares(SHAPES[shape]))).toEqual([1, 2, 3, 4, 3, 4, 4, 4, 4, 5, 5, 5, 6])
  })
})

describe('scenarios', () => {
  test('no list needs more cards than exist', () => {
    for (const id of SCENARIO_IDS)
      for (const players of PLAYERS) {
        const slots = Object.values(SCENARIOS[id].stacks[players]).flat()
        for (const deck of DECK_IDS)
          expect(slots.filter(slot => slot === deck).length, `${id} ${players} ${deck}`).toBeLessThanOrEqual(
            DECKS[deck].length,
          )
        expect(slots.filter(slot => slot === '2a').length).toBeLessThanOrEqual(PLAIN_2.length)
        expect(slots.filter(slot => slot === SCENARIOS[id].boss).length).toBe(SCENARIOS[id].boss ? 1 : 0)
      }
  })

  test('[RIFT-SETUP-04] the number of portals of every scenario', () => {
    const portals = SCENARIO_IDS.map(id =>
      PLAYERS.map(
        players =>
          Object.values(SCENARIOS[id].stacks[players])
            .flat()
            .filter(slot => slot[0] === 'P').length,
      ).join(' '),
    )
    expect(portals).toEqual([
      '2 2 2 3',
      '2 2 2 2',
      '2 3 3 3',
      '3 4 4 4',
      '4 5 6 5',
      '5 4 4 5',
      '5 4 6 6',
      '3 4 5 6',
      '3 3 5 6',
      '3 3 3 4',
    ])
  })

  test('from scenario 4 on some stack has a portal as its second or third card', () => {
    const isEarly = (slots: readonly Slot[] = []): boolean => slots.slice(1, 3).some(slot => slot[0] === 'P')
    const early = SCENARIO_IDS.filter(id =>
      PLAYERS.every(players => Object.values(SCENARIOS[id].stacks[players]).some(isEarly)),
    )
    expect(early).toEqual([4, 5, 6, 7, 8, 9, 10])
  })

  test('no portal needs a higher tower than the scenario has', () => {
    const levelsOf = (id: (typeof SCENARIO_IDS)[number]): number[] =>
      PLAYERS.flatMap(players => Object.values(SCENARIOS[id].stacks[players]).flat())
        .filter(slot => slot[0] === 'P')
        .map(slot => Number(slot[1]))
    for (const id of SCENARIO_IDS) expect(Math.max(...levelsOf(id))).toBeLessThanOrEqual(SCENARIOS[id].maxLevel)
  })

  test('there is a pathbreaker for every gate, so that every portal can come', () => {
    for (const players of PLAYERS) {
      const { blocks, stacks } = SCENARIOS[8]
      const pathbreakers = stacks[players][1]?.filter(slot => slot === '4p')
      expect(pathbreakers).toHaveLength(Object.keys(blocks?.[players] ?? {}).length)
    }
  })

  test('bosses come early, and there is a portal behind every gate', () => {
    const place = (id: 8 | 9 | 10) =>
      PLAYERS.map(
        players => (SCENARIOS[id].stacks[players][1]?.findIndex(slot => slot === SCENARIOS[id].boss) ?? -1) + 1,
      )
    expect([place(8), place(9), place(10)]).toEqual([
      [6, 5, 6, 6],
      [4, 4, 4, 4],
      [3, 4, 4, 4],
    ])
    const behind = PLAYERS.flatMap(players => {
      const { 1: _open, ...gated } = SCENARIOS[8].stacks[players]
      return Object.values(gated)
    })
    expect(behind).toHaveLength(10)
    expect(behind.every(slots => slots.some(slot => slot[0] === 'P'))).toBe(true)
  })

  test('a ghost or flying horde comes only where the scenario has them', () => {
    const having = (slot: Slot) =>
      SCENARIO_IDS.filter(id =>
        PLAYERS.some(players => Object.values(SCENARIOS[id].stacks[players]).flat().includes(slot)),
      )
    expect(having('3g')).toEqual([6, 9])
    expect(SCENARIO_IDS.filter(id => SCENARIOS[id].ghosts)).toEqual([6, 9])
    expect(having('3f')).toEqual([7, 9, 10])
    expect(having('4p')).toEqual([8])
  })

  test('[RIFT-CAMPAIGN-02] [RIFT-GAME-03] new things come in the order of the scenarios', () => {
    const first = (has: (id: (typeof SCENARIO_IDS)[number]) => boolean) => SCENARIO_IDS.find(has)
    expect(first(id => SCENARIOS[id].maxLevel >= 3)).toBe(2)
    expect(first(id => SCENARIOS[id].spells.count > 0)).toBe(4)
    expect(SCENARIO_IDS.filter(id => SCENARIOS[id].spells.count === 0)).toEqual([1, 2, 3])
    expect(first(id => SCENARIOS[id].maxLevel === 4)).toBe(5)
    expect(first(id => /w/.test(SCENARIOS[id].map.join('')))).toBe(5)
    expect(first(id => SCENARIOS[id].ghosts)).toBe(6)
    expect(first(id => SCENARIOS[id].blocks !== undefined)).toBe(8)
    expect(first(id => SCENARIOS[id].boss !== undefined)).toBe(8)
    expect(SCENARIO_IDS.filter(id => SCENARIOS[id].storms)).toEqual([9, 10])
  })

  test('[RIFT-SETUP-12] every map from scenario 5 on has a white site, none before', () => {
    expect(SCENARIO_IDS.filter(id => /[wz]/.test(SCENARIOS[id].map.join('')))).toEqual([5, 6, 7, 8, 9, 10])
  })

  test('[RIFT-GAME-07] no scenario gives the kingdom more than hearts', () => {
    const fields = new Set(SCENARIO_IDS.flatMap(id => Object.keys(SCENARIOS[id])))
    expect([...fields].sort()).toEqual(
      ['blocks', 'boss', 'crystals', 'ghosts', 'hearts', 'id', 'map', 'maxLevel', 'spells', 'stacks', 'storms'].sort(),
    )
  })

  test('the sites of D10: every colour has as many as the others', () => {
    const counts = PLAYERS.map(players => COLOURS.map(colour => SITE_COLOURS[players][colour]?.length ?? 0))
    expect(counts).toEqual([
      [3, 3, 3, 0],
      [4, 4, 0, 0],
      [4, 4, 4, 0],
      [3, 3, 3, 3],
    ])
    for (const players of PLAYERS) {
      const sites = Object.values(SITE_COLOURS[players]).flat()
      expect(new Set(sites).size).toBe(sites.length)
    }
  })

  test('six waves; no pathbreakers and no bosses in them', () => {
    expect(WAVES.map(({ hordes, portal }) => [...hordes, portal].join(' '))).toEqual([
      '1 1 1 P1',
      '1 2a 2a P2',
      '2 2 2 P2',
      '2 3 3f P3',
      '3 3g 4 P3',
      '4 3f 4 P4',
    ])
  })
})
