import type { SettingValue } from '@tabletome/engine'
import { sfc32, start } from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import { ARTIFACT_IDS, CARD_IDS, ENEMY_IDS, HERO_IDS, TURN_CARDS } from '../../content/cards.ts'
import { DIRE } from '../../content/dire.ts'
import { ENEMIES } from '../../content/enemies.ts'
import { FOES } from '../../content/foes.ts'
import { HEROES } from '../../content/heroes.ts'
import { REGION_IDS, SLOTS } from '../../content/regions.ts'
import { unknownInTurnDeck } from '../round/cards.query.ts'
import { game } from '../../index.ts'
import { given } from '../../test/given.ts'
import type { CardId } from './shape.ts'

const deal = (players: number, options: Record<string, SettingValue> = {}, seed = 'setup') =>
  start(game, { mode: 'coop', players, options }, sfc32(`${seed} ${players}`))
const asked = (position: ReturnType<typeof deal>) =>
  position.decisions.map(({ seat, choice }) => `${seat} ${choice}`).join(' + ')
const count = (cards: readonly CardId[], kind: string) => cards.filter(card => TURN_CARDS[card].kind === kind).length
const SEEDS = Array.from({ length: 80 }, (_, index) => `seed ${index}`)

test('[DEF-SETUP-08] a Defender begins with full HP, no Artifact and nothing done yet; no Region is drained', () => {
  const { open } = deal(2, { heroes: 'oracle,druid' }).state
  for (const defender of Object.values(open.defenders))
    expect(defender).toMatchObject({
      at: 'capital',
      artifacts: [],
      usedThisTurn: [],
      deeds: { secured: 0, defended: 0, damage: 0, artifacts: 0 },
    })
  expect(open.drained).toBe(false)
})

describe('players', () => {
  test('[DEF-SETUP-01] 1 to 4 players', () => {
    expect([1, 2, 3, 4].map(players => deal(players).seats.length)).toEqual([1, 2, 3, 4])
    for (const players of [0, 5, 1.5]) expect(() => deal(players)).toThrow(/1 to 4 players/)
  })

  test('settings that do not exist are named', () => {
    expect(() => start(game, { mode: 'duel', players: 2, options: {} }, sfc32('x'))).toThrow(/no mode "duel"/)
    expect(() => deal(2, { weather: 'rain' })).toThrow(/no setting "weather"/)
    expect(() => deal(2, { difficulty: 'easy' })).toThrow(/story, normal, hard, doomed/)
    expect(() => deal(2, { confirmDraw: 'yes' })).toThrow(/true or false/)
    expect(() => deal(2, { sides: 'C' })).toThrow(/random, A, B/)
  })

  test('[DEF-SETUP-05] a Player Card is chosen, drawn or agreed, and never used twice', () => {
    const position = deal(2)
    position.answer('p1', 'hero bard')
    expect(position.decisions[0]?.options.map(({ id }) => id)).not.toContain('hero bard')
    expect(position.whyNot('p2', 'hero bard')).toMatchObject({ rule: 'DEF-SETUP-05', values: { defender: 'red' } })
    for (const seed of SEEDS) {
      const heroes = Object.values(deal(4, { heroes: 'random' }, seed).state.open.defenders).map(each => each?.hero)
      expect(new Set(heroes).size).toBe(4)
    }
    expect(deal(2, { heroes: 'oracle,druid' }).state.open.defenders).toMatchObject({
      red: { hero: 'oracle' },
      blue: { hero: 'druid' },
    })
    expect(() => deal(2, { heroes: 'oracle,oracle' })).toThrow(/twice/)
    expect(() => deal(2, { heroes: 'oracle' })).toThrow(/2 for 2 Defenders/)
    expect(() => deal(2, { heroes: 'oracle,wizard' })).toThrow(/wizard/)
    expect(asked(position)).toBe('p2 setup.chooseHero')
  })

  test('[DEF-SETUP-06] every Defender has its own colour; unused ones are out of the game', () => {
    const position = deal(2, { colours: 'green,red', heroes: 'oracle,druid' })
    expect(position.state.open.defenders).toMatchObject({
      green: { seat: 'p1', hero: 'oracle' },
      red: { seat: 'p2', hero: 'druid' },
    })
    expect(Object.keys(position.state.open.defenders)).toHaveLength(2)
    expect(() => deal(2, { colours: 'red,red' })).toThrow(/twice/)
    expect(() => deal(2, { colours: 'red,pink' })).toThrow(/pink/)
    expect(() => deal(3, { colours: 'red,blue' })).toThrow(/3 for 3 Defenders/)
  })

  test('[DEF-SOLO-01] [DEF-SOLO-03] alone both Defenders are yours', () => {
    const { defenders, seats } = deal(1, { heroes: 'oracle,druid' }).state.open
    expect([seats, defenders.red?.seat, defenders.blue?.seat]).toEqual([['p1'], 'p1', 'p1'])
    expect(deal(1, { colours: 'green,yellow', heroes: 'oracle,druid' }).state.open.defenders).toMatchObject({
      green: { seat: 'p1', hero: 'oracle' },
      yellow: { seat: 'p1', hero: 'druid' },
    })
  })

  test('[DEF-SETUP-07] [DEF-SETUP-08] [DEF-SETUP-09] in the Capital, full of HP, without an Artifact', () => {
    const { defenders } = deal(4, { heroes: 'barbarian,cleric,druid,ranger' }).state.open
    expect(defenders).toMatchObject({ red: { hp: 5 }, blue: { hp: 4 }, green: { hp: 4 }, yellow: { hp: 4 } })
    for (const defender of Object.values(defenders)) expect(defender).toMatchObject({ at: 'capital', artifacts: [] })
    const decks = SEEDS.map(seed => deal(2, {}, seed).save().piles.artifacts)
    for (const deck of decks) expect(deck.toSorted()).toEqual([...ARTIFACT_IDS].sort())
    expect(new Set(decks.map(deck => deck.join())).size).toBeGreaterThan(30)
  })

  test('[DEF-SOLO-01] [DEF-SOLO-02] [DEF-RULING-38] a solo player has exactly two Defenders, nobody else has', () => {
    const solo = deal(1, { heroes: 'oracle,druid' })
    expect(solo.state.open.defenders).toMatchObject({ red: { seat: 'p1' }, blue: { seat: 'p1' } })
    expect(solo.state.piles).toMatchObject({ horde: 5, leftover: 9 })
    expect(() => deal(1, { heroes: 'oracle' })).toThrow(/2 for 2 Defenders/)
    for (const players of [2, 3, 4]) {
      const seats = Object.values(deal(players, { heroes: 'random' }).state.open.defenders).map(each => each?.seat)
      expect(seats).toEqual(['p1', 'p2', 'p3', 'p4'].slice(0, players))
    }
  })

  test('[DEF-SOLO-03] their HP, Artifacts, places and Turns are separate', () => {
    const game = given({ players: 1, red: { at: 'plains', hp: 2, artifacts: ['spear'] }, blue: { at: 'coast' } }).deck(
      'turn.red',
      'turn.blue',
    )
    expect(game.options('p1').every(id => id === 'end' || id.startsWith('red '))).toBe(true)
    game.seat('p1', 'red move mountains', 'end')
    expect(game.defender('red')).toMatchObject({ at: 'mountains', hp: 2, artifacts: ['spear'] })
    expect(game.defender('blue')).toMatchObject({ at: 'coast', hp: 4, artifacts: [] })
    expect(game.options('p1').every(id => id === 'end' || id.startsWith('blue '))).toBe(true)
    expect(game.waitsFor()).toBe('p1 turn.act')
    // what one pays, loses or gains is not the other's, and a Turn Restores only its own Defender
    const apart = given({ players: 1, red: { at: 'plains', hp: 1 }, blue: { at: 'plains', hp: 1, hero: 'bard' } })
    apart.deck('scorpionRiders', 'turn.red')
    expect(apart.options('p1')).toEqual(['red defend', 'red decline', 'blue defend', 'blue decline'])
    apart.seat('p1', 'blue defend')
    expect([apart.of('hpLost').map(({ defender }) => defender), apart.hp('red', 'blue')]).toEqual([['blue'], [1, 0]])
    expect([apart.defender('red').deeds.defended, apart.defender('blue').deeds.defended]).toEqual([0, 1])
  })
})

describe('the map', () => {
  const maps = SEEDS.map(seed => deal(2, {}, seed).state.open.regions)

  test('[DEF-SETUP-02] six Outer Regions in six slots, in any order', () => {
    for (const map of maps) expect(REGION_IDS.map(region => map[region].slot).sort()).toEqual([...SLOTS].sort())
    for (const slot of SLOTS)
      expect(new Set(maps.map(map => REGION_IDS.find(region => map[region].slot === slot))).size).toBe(6)
  })

  test('[DEF-SETUP-03] [DEF-RULING-39] sides are random and independent, or fixed as a house rule', () => {
    for (const region of REGION_IDS) expect(new Set(maps.map(map => map[region].side))).toEqual(new Set(['A', 'B']))
    expect(new Set(maps.map(map => REGION_IDS.map(region => map[region].side).join(''))).size).toBeGreaterThan(20)
    for (const sides of ['A', 'B']) {
      const fixed = deal(2, { sides }).state.open.regions
      expect(REGION_IDS.map(region => fixed[region].side)).toEqual(REGION_IDS.map(() => sides))
    }
    // heroes are chosen unless the table wants them drawn
    expect(asked(deal(2))).toBe('p1 setup.chooseHero')
    expect(Object.keys(deal(2).state.open.defenders)).toEqual([])
    const drawn = SEEDS.map(seed => deal(2, { heroes: 'random' }, seed))
    for (const position of drawn) expect(asked(position)).not.toContain('setup.chooseHero')
    expect(new Set(drawn.map(({ state }) => state.open.defenders.red?.hero)).size).toBe(HERO_IDS.length)
  })

  test('[DEF-SETUP-04] all Threat tokens start at 0', () => {
    const { open } = deal(3).state
    expect(REGION_IDS.map(region => open.regions[region].threat)).toEqual([0, 0, 0, 0, 0, 0])
    expect(open.capital).toBe(0)
  })

  test('the map is shown before heroes are chosen', () => {
    const position = deal(2)
    expect(position.facts.map(({ fact }) => fact.type)).toEqual(['mapDealt'])
    expect(asked(position)).toBe('p1 setup.chooseHero')
  })
})

describe('the decks', () => {
  test('[DEF-SETUP-10] one hidden Foe; the other five are not shown', () => {
    const foes = SEEDS.map(seed => deal(2, {}, seed).save().piles)
    for (const { foe, foes: others } of foes) expect([...foe, ...others].sort()).toEqual(Object.keys(FOES).sort())
    expect(new Set(foes.map(({ foe }) => foe[0])).size).toBe(6)
    const position = deal(2)
    expect(position.state.open.foe).toBeUndefined()
    for (const foe of Object.keys(FOES)) expect(JSON.stringify(position.view('p1'))).not.toContain(foe)
  })

  test('[DEF-SETUP-11] the Discard Pile starts empty and everything else lies face down', () => {
    const position = deal(2)
    expect(position.state.open.discard).toEqual([])
    expect(position.state.piles).toMatchObject({ turn: 7, horde: 5, leftover: 9, markers: 0, artifacts: 10, foe: 1 })
    for (const card of [...ENEMY_IDS, ...Object.keys(DIRE)])
      expect(JSON.stringify(position.view('p1'))).not.toContain(card)
  })

  test('[DEF-DECK-01] [DEF-DECK-02] [DEF-RULING-51] Enemies and Dire Enemies are dealt at random, unseen', () => {
    const piles = SEEDS.map(seed => deal(2, { difficulty: 'hard' }, seed).save().piles)
    for (const { turn, horde, leftover } of piles) {
      expect([turn, horde, leftover].map(pile => count(pile, 'enemy'))).toEqual([3, 3, 3])
      expect([turn, horde, leftover].map(pile => count(pile, 'dire'))).toEqual([0, 3, 3])
    }
    const where = (pile: 'turn' | 'horde' | 'leftover') =>
      new Set(piles.flatMap(each => each[pile]).filter(card => TURN_CARDS[card].kind === 'enemy'))
    expect([where('turn').size, where('horde').size, where('leftover').size]).toEqual([9, 9, 9])
    expect(new Set(piles.flatMap(({ horde }) => horde).filter(card => TURN_CARDS[card].kind === 'dire')).size).toBe(6)
  })

  test('[DEF-DECK-03] [DEF-DECK-04] [DEF-RULING-01] Defender Cards by the number of players', () => {
    const cards = [1, 2, 3, 4].map(players =>
      deal(players)
        .save()
        .piles.turn.filter(card => count([card], 'enemy') === 0)
        .sort(),
    )
    expect(cards).toEqual([
      ['all.1', 'all.2', 'turn.blue', 'turn.red'],
      ['all.1', 'all.2', 'turn.blue', 'turn.red'],
      ['all.1', 'turn.blue', 'turn.green', 'turn.red'],
      ['turn.blue', 'turn.green', 'turn.red', 'turn.yellow'],
    ])
  })

  test('[DEF-DECK-05] the Enemies on top, the Defender Cards shuffled below', () => {
    const decks = SEEDS.map(seed => deal(2, {}, seed).save().piles.turn.toReversed())
    for (const deck of decks)
      expect(deck.map(card => TURN_CARDS[card].kind === 'enemy')).toEqual([
        true,
        true,
        true,
        false,
        false,
        false,
        false,
      ])
    expect(new Set(decks.map(deck => deck.slice(3).join())).size).toBeGreaterThan(10)
  })

  test('[DEF-DECK-06] [DEF-RULING-02] [DEF-DIFFICULTY-01] [DEF-DIFFICULTY-03] Dire Enemies in the Horde', () => {
    const dire = (difficulty: string) =>
      [1, 2, 3, 4].map(players => count(deal(players, { difficulty }).save().piles.horde, 'dire'))
    expect(dire('story')).toEqual([1, 1, 2, 3])
    expect(dire('normal')).toEqual([2, 2, 3, 4])
    expect(dire('hard')).toEqual([3, 3, 4, 5])
    expect(dire('doomed')).toEqual([4, 4, 5, 6])
    const orders = SEEDS.map(seed =>
      deal(2, {}, seed)
        .save()
        .piles.horde.map(card => TURN_CARDS[card].kind)
        .join(),
    )
    expect(new Set(orders).size).toBeGreaterThan(5)
  })

  test('[DEF-DECK-07] [DEF-DIFFICULTY-02] the rest is left over; an extra Dire Enemy comes from there', () => {
    for (const players of [2, 3, 4]) {
      const normal = deal(players).save().piles
      const hard = deal(players, { difficulty: 'hard' }).save().piles
      expect(count(normal.leftover, 'dire') - count(hard.leftover, 'dire')).toBe(1)
      expect(hard.horde.length - normal.horde.length).toBe(1)
      expect(count(normal.leftover, 'defender')).toBe(4 - players)
      expect(count(normal.leftover, 'allDefenders')).toBe(players - 2)
    }
  })

  test('[DEF-DECK-08] all 21 cards, each in one place', () => {
    for (const players of [1, 2, 3, 4])
      for (const difficulty of ['story', 'normal', 'hard', 'doomed']) {
        const { turn, horde, leftover } = deal(players, { difficulty }).save().piles
        expect([...turn, ...horde, ...leftover].sort()).toEqual([...CARD_IDS].sort())
      }
    // and so it stays: drawn, made a marker, entombed, discarded unresolved, added from the Horde
    const everywhere = ({ table: position, open }: ReturnType<typeof given>) => {
      const { turn, horde, leftover, markers } = position.save().piles
      const lying = REGION_IDS.map(region => open.regions[region].marker).map(
        each => typeof each === 'object' && each.card,
      )
      const all = [...turn, ...horde, ...leftover, ...markers, ...open.discard, ...lying, open.tomb, open.resolving]
      return CARD_IDS.flatMap(id => all.filter(card => card === id).map(() => id))
    }
    const all = [...CARD_IDS]
    const fallen = given({ threat: { mountains: 3, coast: 4 } }).deck('cragBears', 'harpy')
    expect(everywhere(fallen)).toEqual(all)
    const buried = given({ red: { at: 'ruins' }, discard: ['harpy'] })
      .turn('red')
      .seat('p1', 'red use entomb')
    expect([buried.open.tomb, everywhere(buried)]).toEqual(['harpy', all])
    const seen = given({ red: { at: 'plains' } })
      .deck('turn.red', 'cragBears')
      .seat('p1', 'red use augury')
    expect(everywhere(seen)).toEqual(all)
    const later = given({ red: { at: 'coast' }, threat: { mountains: 3 } }).wholeDeck('cragBears', 'turn.red')
    later.seat('p1', 'end')
    expect([later.open.round, everywhere(later)]).toEqual([3, all])
  })

  test('[DEF-DECK-09] nobody sees the order of the Turn Deck, the Horde or the Leftover Cards', () => {
    const one = deal(2, { heroes: 'random' }, 'one')
    const known = one.view('p1').open
    expect(unknownInTurnDeck(one.view('p1'))).toBe(
      3 - known.discard.filter(card => count([card], 'enemy') === 1).length,
    )
    const secret = [...one.save().piles.horde, ...one.save().piles.leftover].filter(
      card => count([card], 'enemy') + count([card], 'dire') === 1,
    )
    for (const seat of ['p1', 'p2', undefined] as const) {
      const seen = JSON.stringify(one.view(seat))
      expect(secret.filter(card => seen.includes(`"${card}"`))).toEqual([])
    }
    expect(known.knownAt).toEqual([])
    expect(deal(2).state.open.hordeSeen).toEqual({ enemies: 0, dire: 0 })
  })

  test('[DEF-RULING-50] the first three Enemies meet nobody: six attacks and no window', () => {
    for (const seed of SEEDS) {
      const position = deal(2, { heroes: 'paladin,warrior' }, seed)
      const facts = position.facts.map(({ fact }) => fact.type)
      expect(facts.filter(type => type === 'attacked')).toHaveLength(6)
      expect(facts.filter(type => type === 'undefended')).toHaveLength(6)
      expect(asked(position)).toMatch(/turn\.act|all\.act/)
    }
  })
})

describe('the cards', () => {
  test('Player Cards have 4 HP, the Barbarian’s alone 5', () => {
    expect(HERO_IDS.filter(hero => HEROES[hero].hp !== 4)).toEqual(['barbarian'])
    expect(HEROES.barbarian.hp).toBe(5)
  })

  test('each Outer Region is on exactly three Enemy Cards and one Dire Enemy', () => {
    for (const region of REGION_IDS) {
      expect(ENEMY_IDS.filter(id => ENEMIES[id].first === region || ENEMIES[id].second === region)).toHaveLength(3)
      expect(Object.values(DIRE).filter(card => card.region === region)).toHaveLength(1)
      expect(Object.values(FOES).filter(card => card.home === region)).toHaveLength(1)
    }
  })
})
