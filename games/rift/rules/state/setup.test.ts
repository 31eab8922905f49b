import { describe, expect, test } from 'vitest'
import { type Option, sfc32, start, type Position } from '@tabletome/engine'
import { waitsFor } from '@tabletome/engine/testing'
import { abilitiesOf } from '../../content/abilities.ts'
import { CARDS, DECK_IDS, DECKS, PLAIN_2 } from '../../content/cards.ts'
import { HERO_IDS, HEROES } from '../../content/heroes.ts'
import type { CardId, DifficultyId, HeroId, ScenarioId, Slot, Spawn } from '../../content/ids.ts'
import { SCENARIO_IDS, SCENARIOS } from '../../content/scenarios.ts'
import { SPAWNS } from '../../content/sites.ts'
import { TOWER_IDS, TOWERS } from '../../content/towers.ts'
import { game } from '../../index.ts'
import { cellName } from '../map/cells.query.ts'
import { mapIn } from '../map/map.query.ts'
import { given } from '../../test/given.ts'
import type { Fact, Rift } from './shape.ts'

type Players = 1 | 2 | 3 | 4
interface Wanted {
  scenario?: ScenarioId
  players?: Players
  mode?: 'scenario' | 'storm'
  difficulty?: DifficultyId
  storms?: boolean
  seed?: string
}
const begin = ({ scenario = 1, players = 2, mode = 'scenario', seed = 'a', ...more }: Wanted = {}): Position<Rift> =>
  start(game, { mode, players, options: { scenario, ...more } }, sfc32(seed))

/** Answers every question of the set-up with its first option, or with one that is named. */
const through = (position: Position<Rift>, wanted: readonly string[] = []): Fact[] => {
  const told: Fact[] = position.facts.map(({ fact }) => fact)
  while (position.decisions[0]?.choice.startsWith('setup.')) {
    const decision = position.decisions[0]
    const option = named(decision.options, wanted) ?? decision.options[0]
    position.answer(decision.seat, option?.id ?? '')
    for (const { fact } of position.facts) told.push(fact)
  }
  return told
}
const named = (options: readonly Option[], wanted: readonly string[]): Option | undefined =>
  wanted.map(id => options.find(option => option.id === id)).find(option => option !== undefined)
const ready = (wanted: Wanted = {}, answers: readonly string[] = []): Position<Rift> => {
  const position = begin(wanted)
  through(position, answers)
  return position
}

describe('heroes', () => {
  test('[RIFT-GAME-04] [RIFT-SETUP-16] one hero for each player, each hero at most once', () => {
    const position = begin({ players: 4 })
    for (const seat of ['p1', 'p2', 'p3', 'p4'] as const) {
      expect(waitsFor(position)).toBe(`${seat} setup.hero`)
      position.answer(seat, position.decisions[0]?.options[0]?.id ?? '')
    }
    expect(HERO_IDS.map(id => position.state.open.heroes[id]?.seat)).toEqual(['p1', 'p2', 'p3', 'p4', undefined])
    const second = begin({ players: 2 })
    second.answer('p1', 'hero malik')
    expect(second.whyNot('p2', 'hero malik')).toMatchObject({ rule: 'RIFT-SETUP-16', key: 'heroTaken' })
    expect(() => second.answer('p2', 'hero malik')).toThrow('"hero malik" is not an option of setup.hero')
    expect(waitsFor(second)).toBe('p2 setup.hero')
  })

  test('[RIFT-SETUP-09] on its board, upright, at full health, its card in hand', () => {
    const { open } = ready({ players: 4 }).state
    for (const id of HERO_IDS.filter(hero => open.heroes[hero] !== undefined)) {
      const { health } = HEROES[id]
      expect(open.heroes[id]).toMatchObject({
        place: 'board',
        at: -1,
        base: 0,
        health,
        played: false,
        locked: false,
        shielded: false,
      })
    }
  })

  test('the wildcat comes with Alleria, and waits for her first movement', () => {
    const { open } = ready({ players: 1 }, ['hero alleria', 'done']).state
    expect(open.heroes.wildcat).toMatchObject({ seat: 'p1', place: 'board', health: 1, abilities: [] })
    expect(open.heroes.alleria?.alone).toBe(true)
    expect(ready({ players: 1 }, ['hero malik', 'done']).state.open.heroes.wildcat).toBeUndefined()
  })

  test('[RIFT-SOLO-06] alone: a main hero and up to three others on the bench', () => {
    const position = begin({ players: 1 })
    position.answer('p1', 'hero malik')
    for (const hero of ['ignus', 'alleria', 'lilith']) {
      expect(waitsFor(position)).toBe('p1 setup.bench')
      expect(position.decisions[0]?.options.at(-1)?.id).toBe('done')
      position.answer('p1', `bench ${hero}`)
    }
    expect(waitsFor(position)).toBe('p1 setup.abilities')
    const { heroes } = position.state.open
    expect(heroes.ignus).toMatchObject({ place: 'bench', abilities: [] })
    expect(heroes.wildcat).toMatchObject({ place: 'bench' })
    expect(heroes.alleria?.alone).toBeUndefined()
    expect(heroes.magnus).toBeUndefined()
  })

  test('[RIFT-SOLO-01] alone the scenario is prepared as for others, with the resources of the difficulty', () => {
    const position = ready({ players: 1, scenario: 4, difficulty: 'casual' }, ['hero ignus', 'done'])
    expect(position.state.open).toMatchObject({ seats: ['p1'], hearts: 11, crystals: 4, maxLevel: 3 })
    expect(position.state.open.trays).toHaveLength(2)
    expect(position.state.open.spells).toHaveLength(0)
    expect(waitsFor(position)).toBe('p1 round.colour')
  })

  test('[RIFT-SETUP-08] [RIFT-RULING-46] two of the hero’s abilities, the suggested pair first; asked of all at once', () => {
    const position = begin({ players: 2 })
    position.answer('p1', 'hero magnus')
    position.answer('p2', 'hero malik')
    expect(waitsFor(position)).toBe('p1 setup.abilities + p2 setup.abilities')
    const pairs = position.decisions[0]?.options.map(({ id }) => id) ?? []
    const has = abilitiesOf('magnus').length
    expect(new Set(pairs).size).toBe((has * (has - 1)) / 2)
    expect(pairs[0]).toBe('pair mirage arcanic-storm')
    position.answer('p2', 'pair hammer-time earthquake')
    expect(position.state.open.heroes.malik?.abilities).toEqual([])
    position.answer('p1', 'pair hocus-pocus mirage')
    expect(position.state.open.heroes.malik?.abilities).toEqual([
      { id: 'hammer-time', up: true },
      { id: 'earthquake', up: true },
    ])
    expect(position.state.open.heroes.magnus?.abilities.map(({ id }) => id)).toEqual(['hocus-pocus', 'mirage'])
    expect(waitsFor(position)).toBe('p1 act + p2 act')
  })
})

test('[RIFT-GAME-05] what everybody chooses and is dealt is told to all', () => {
  const told = through(begin({ players: 2, scenario: 4 }), [
    'hero malik',
    'hero ignus',
    'pair hammer-time earthquake',
    'spell thunderbolt',
    'done',
  ])
  const seen = ['heroChosen', 'abilitiesChosen', 'spellChosen', 'towersDealt']
  expect(told.filter(({ type }) => seen.includes(type))).toEqual([
    { type: 'heroChosen', seat: 'p1', hero: 'malik', bench: false },
    { type: 'heroChosen', seat: 'p2', hero: 'ignus', bench: false },
    { type: 'abilitiesChosen', seat: 'p1', hero: 'malik', abilities: ['hammer-time', 'earthquake'] },
    { type: 'abilitiesChosen', seat: 'p2', hero: 'ignus', abilities: ['flaming-frenzy', 'lets-burn'] },
    { type: 'spellChosen', seat: 'p1', spell: 'thunderbolt' },
    { type: 'towersDealt', seat: 'p1', towers: ['bombard', 'militia', 'archer'] },
    { type: 'towersDealt', seat: 'p2', towers: ['mage', 'bombard', 'militia'] },
  ])
  const bench = through(begin({ players: 1 }), ['hero malik', 'bench lilith', 'done'])
  expect(bench.filter(({ type }) => type === 'heroChosen').slice(0, 2)).toEqual([
    { type: 'heroChosen', seat: 'p1', hero: 'malik', bench: false },
    { type: 'heroChosen', seat: 'p1', hero: 'lilith', bench: true },
  ])
})

describe('towers and supplies', () => {
  test('[RIFT-SETUP-07] the starting towers of the hero board for this number of players', () => {
    const hands = ([1, 2, 3, 4] as const).map(players => {
      const { open } = ready({ players }, ['done']).state
      return open.seats.map(seat => open.hands[seat].length)
    })
    expect(hands).toEqual([[5], [3, 3], [2, 2, 2], [2, 2, 2, 2]])
    const { open } = ready({ players: 2 }, ['hero ignus', 'hero lilith']).state
    expect(open.hands.p1).toEqual(['mage', 'bombard', 'militia'])
    expect(open.hands.p2).toEqual(['militia', 'mage', 'bombard'])
    expect(open.supply.mage).toBe(2)
    expect(open.supply.archer).toBe(4)
  })

  test('[RIFT-SETUP-02] [RIFT-GAME-05] one supply for all: 44 towers in hands and supply, 12 soldiers', () => {
    const { open } = ready({ scenario: 5, players: 3 }, ['done']).state
    const supply = TOWER_IDS.reduce((sum, tower) => sum + (open.supply[tower] ?? 0), 0)
    expect(supply + open.seats.flatMap(seat => open.hands[seat]).length).toBe(44)
    expect(open.soldiers).toBe(12)
    expect(open.hands.p4).toEqual([])
  })

  test('[RIFT-SETUP-03] towers above the maximum level are not in the supply', () => {
    for (const scenario of SCENARIO_IDS) {
      const { open } = begin({ scenario }).state
      expect(open.maxLevel).toBe(SCENARIOS[scenario].maxLevel)
      for (const tower of TOWER_IDS) expect(open.supply[tower] !== undefined).toBe(TOWERS[tower].level <= open.maxLevel)
    }
  })

  test('[RIFT-GAME-06] there is no hand limit', () => {
    const hand = Array.from({ length: 15 }, () => 'archer' as const)
    const table = given({ hands: { p1: hand }, crystals: 12, supply: { mage: 4 } }).from(6)
    table.seat('p1', 'buy mage p1')
    expect(table.hand('p1')).toHaveLength(16)
    expect(table.waitsFor()).toBe('p1 shop + p2 shop')
  })

  test('[RIFT-SETUP-10] [RIFT-DIFFICULTY-01] difficulty changes hearts and crystals', () => {
    const at = (difficulty: DifficultyId, scenario: ScenarioId = 10) => {
      const { open } = begin({ difficulty, scenario }).state
      return [open.hearts, open.crystals, open.storms]
    }
    expect(at('story')).toEqual([16, 9, true])
    expect(at('casual')).toEqual([14, 8, true])
    expect(at('normal')).toEqual([12, 6, true])
    expect(at('veteran')).toEqual([10, 5, true])
    expect(at('impossible')).toEqual([8, 0, true])
    expect(at('veteran', 1)).toEqual([6, 0, false])
    expect(at('impossible', 1)).toEqual([4, 0, true])
    expect(at('normal', 1)).toEqual([8, 0, false])
    expect(begin({ scenario: 1, storms: true }).state.open.storms).toBe(true)
  })

  test('[RIFT-SETUP-15] hearts never exceed 18 less one for each player, crystals never 12', () => {
    for (const scenario of SCENARIO_IDS)
      for (const players of [1, 2, 3, 4] as const) {
        const { open } = begin({ scenario, players, difficulty: 'story' }).state
        expect(open.hearts).toBe(Math.min(18 - players, SCENARIOS[scenario].hearts + 4))
        expect(open.heartsOf).toBe(open.hearts)
        expect(open.crystals).toBeLessThanOrEqual(12)
      }
    expect(begin({ scenario: 10, players: 4, difficulty: 'story' }).state.open.hearts).toBe(14)
  })
})

describe('spells', () => {
  test('[RIFT-SETUP-11] none before scenario 4; then as many as the scenario says, named by anybody', () => {
    expect(through(begin({ scenario: 3 })).filter(({ type }) => type === 'spellChosen')).toEqual([])
    const position = begin({ scenario: 4 })
    position.answer('p1', 'hero malik')
    position.answer('p2', 'hero ignus')
    position.answer('p1', position.decisions[0]?.options[0]?.id ?? '')
    position.answer('p2', position.decisions[0]?.options[0]?.id ?? '')
    expect(waitsFor(position)).toBe('p1 setup.spells + p2 setup.spells')
    position.answer('p2', 'spell thunderbolt')
    expect(position.whyNot('p1', 'spell thunderbolt')).toMatchObject({ rule: 'RIFT-SETUP-11', key: 'spellTaken' })
    position.answer('p1', 'spell reinforcements')
    expect(position.state.open.spells).toEqual([
      { id: 'thunderbolt', used: false },
      { id: 'reinforcements', used: false },
    ])
    expect(waitsFor(position)).toBe('p1 act + p2 act')
  })

  test('[RIFT-SPELL-11] where only 1-power spells are allowed the two strong ones are not', () => {
    const spells = (scenario: ScenarioId) => {
      const position = begin({ scenario, players: 1 })
      position.answer('p1', 'hero malik')
      position.answer('p1', 'done')
      position.answer('p1', position.decisions[0]?.options[0]?.id ?? '')
      expect(waitsFor(position)).toBe('p1 setup.spells')
      return { position, count: position.decisions[0]?.options.length }
    }
    const weak = spells(4)
    expect(weak.count).toBe(5)
    expect(weak.position.whyNot('p1', 'spell hand-of-midas')).toMatchObject({
      rule: 'RIFT-SPELL-11',
      key: 'spellTooStrong',
    })
    expect(spells(6).count).toBe(7)
    weak.position.answer('p1', 'done')
    expect(weak.position.state.open.spells).toEqual([])
    expect(waitsFor(weak.position)).toBe('p1 round.colour')
  })
})

const cardsOf = (position: Position<Rift>, spawn: Spawn): string[] =>
  position.save().piles[`stack${spawn}`].toReversed()
const fits = (card: string, slot: Slot): boolean =>
  slot === '2a'
    ? PLAIN_2.includes(card as CardId)
    : slot.startsWith('B')
      ? card === slot
      : CARDS[card as CardId]?.deck === slot

describe('stacks', () => {
  test('every stack has the cards its list names, every card is somewhere once', () => {
    for (const scenario of SCENARIO_IDS)
      for (const players of [1, 2, 3, 4] as const) {
        const position = begin({ scenario, players, seed: `stacks ${scenario}` })
        const { open } = position.state
        const lists = SCENARIOS[scenario].stacks[players]
        const all: string[] = []
        for (const spawn of SPAWNS) {
          const cards = cardsOf(position, spawn)
          all.push(...cards)
          expect(open.slots[spawn]).toEqual(lists[spawn])
          expect(cards.length).toBe(lists[spawn]?.length ?? 0)
          for (const [i, card] of cards.entries()) expect(fits(card, lists[spawn]?.[i] ?? '1'), card).toBe(true)
          expect(open.tops[spawn]).toBe(cards[0] === undefined ? undefined : (CARDS[cards[0] as CardId]?.crystals ?? 0))
        }
        const piles = position.save().piles
        for (const deck of DECK_IDS) all.push(...piles[`deck${deck}`])
        expect(all.filter(id => !id.startsWith('B')).sort()).toEqual(DECK_IDS.flatMap(deck => DECKS[deck]).sort())
      }
  })

  test('the cards are shuffled: another seed, other cards', () => {
    expect(cardsOf(begin({ seed: 'a' }), 1)).toEqual(cardsOf(begin({ seed: 'a' }), 1))
    expect(cardsOf(begin({ seed: 'a' }), 1)).not.toEqual(cardsOf(begin({ seed: 'b' }), 1))
  })

  test('[RIFT-RULING-69] the slots and the back of the top card are open, the cards are not', () => {
    const position = ready({ scenario: 6, players: 2 })
    const hidden = Object.values(position.save().piles).flat()
    expect(hidden.length).toBeGreaterThan(60)
    for (const seat of ['p1', 'p2', undefined] as const) {
      const seen = JSON.stringify(position.view(seat))
      for (const card of hidden) expect(seen).not.toContain(`"${card}"`)
    }
    const { open } = position.view('p1')
    expect(open.slots[1]?.[0]).toBe('3g')
    expect(open.tops[1]).toBe(0)
    expect(open.portals).toEqual({ total: 4, destroyed: 0 })
    expect(open.hands.p2).toHaveLength(3)
  })

  test('[RIFT-SETUP-04] [RIFT-SETUP-05] portals are counted in the open, stacks have their numbers', () => {
    const { open } = begin({ scenario: 7, players: 4 }).state
    expect(open.portals).toEqual({ total: 6, destroyed: 0 })
    expect(Object.keys(open.slots)).toEqual(['1', '2', '3'])
    expect(Object.keys(begin({ scenario: 7, players: 2 }).state.open.slots)).toEqual(['1', '2'])
  })

  test('[RIFT-SETUP-06] [RIFT-RULING-08] the top card of every open stack is on the path before round 1', () => {
    const position = begin({ scenario: 7, players: 3 })
    const tops = ([1, 2, 3] as const).map(spawn => cardsOf(position, spawn)[0])
    const told = through(position)
    const { open } = position.state
    expect(open.trays.map(({ id }) => id)).toEqual(tops)
    expect(open.trays.map(({ at }) => at)).toEqual(mapIn(open).spawns.map(({ front }) => front))
    expect(open.round).toBe(1)
    expect(told.filter(({ type }) => type === 'spawned')).toHaveLength(3)
    expect(waitsFor(position)).toBe('p1 act + p2 act + p3 act')
  })

  test('[RIFT-SETUP-13] six ghosts where the scenario has ghosts', () => {
    expect(SCENARIO_IDS.filter(scenario => begin({ scenario }).save().piles.ghosts.length === 6)).toEqual([6, 9])
    expect(SCENARIO_IDS.filter(scenario => begin({ scenario }).save().piles.ghosts.length === 0)).toHaveLength(8)
  })

  test('[RIFT-SETUP-14] pathbreaker cards in front of spawn points 2, 3, and 4; those stacks wait', () => {
    const blocks = (players: Players) => {
      const { open } = ready({ scenario: 8, players }, ['done']).state
      return [
        Object.entries(open.blocks)
          .map(([block, at]) => `${block} ${cellName(at)}`)
          .join(),
        open.trays.length,
      ]
    }
    // with one or two players only the first two of them
    for (const players of [1, 2] as const) expect(blocks(players)).toEqual(['1 H2,2 B6', 1])
    for (const players of [3, 4] as const) expect(blocks(players)).toEqual(['1 H2,2 B6,3 I6', 1])
  })

  test('boss, specials and storms where the scenario has them', () => {
    const { open } = begin({ scenario: 9 }).state
    expect([open.bossBeaten, open.storms]).toEqual([false, true])
    const piles = begin({ scenario: 9 }).save().piles
    expect([piles.specials.length, piles.storms.length]).toEqual([4, 16])
    expect(begin({ scenario: 1 }).state.open.bossBeaten).toBe(true)
    expect(begin({ scenario: 1 }).save().piles.storms).toEqual([])
  })
})

describe('the endless mode', () => {
  test('the map of a scenario without its boss and blocks; hearts 10, crystals 2, level 4, two spells', () => {
    const position = begin({ mode: 'storm', scenario: 8, players: 2 })
    const { open } = position.state
    expect(open).toMatchObject({
      hearts: 10,
      crystals: 2,
      maxLevel: 4,
      storms: true,
      bossBeaten: true,
      blocks: {},
      wave: 1,
    })
    expect(open.slots).toEqual({ 1: ['1', '1', '1', 'P1'], 2: ['1', '1', '1'], 3: ['1', '1', '1'] })
    expect(position.save().piles.specials).toEqual([])
    expect(position.save().piles.ghosts).toHaveLength(6)
    through(position)
    expect(position.state.open.spells).toHaveLength(2)
    expect(position.state.open.trays).toHaveLength(3)
    expect(waitsFor(position)).toBe('p1 act + p2 act')
  })

  test('difficulty counts there too', () => {
    expect(begin({ mode: 'storm', difficulty: 'impossible' }).state.open).toMatchObject({ hearts: 6, crystals: 0 })
  })
})

test('a hero that is taken is offered to nobody else, the order of the seats is the order of choosing', () => {
  const position = begin({ players: 3 })
  const chosen: HeroId[] = ['ignus', 'magnus', 'lilith']
  for (const [i, hero] of chosen.entries()) position.answer((['p1', 'p2', 'p3'] as const)[i] ?? 'p1', `hero ${hero}`)
  expect(chosen.map(hero => position.state.open.heroes[hero]?.seat)).toEqual(['p1', 'p2', 'p3'])
  expect(waitsFor(position)).toBe('p1 setup.abilities + p2 setup.abilities + p3 setup.abilities')
})
