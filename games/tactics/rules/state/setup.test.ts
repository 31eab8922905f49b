import type { SettingValue } from '@tabletome/engine'
import { sfc32, start, type Position } from '@tabletome/engine'
import { dev } from '@tabletome/engine/testing'
import { describe, expect, test } from 'vitest'
import { BOX_IDS, TACTIC_IDS } from '../../content/ids.ts'
import { CLASSES, UNITS } from '../../content/units.ts'
import { game } from '../../index.ts'
import { groundOf } from '../realm/ground.query.ts'
import { boxesOf, faultsOf } from '../realm/realm.query.ts'
import { spaceName } from '../realm/spaces.query.ts'
import { cardOf, unitsOf } from '../units/units.query.ts'
import type { Fact, ModeId, Owner, Seat, Tactics, UnitId } from './shape.ts'

dev()

const deal = (mode: ModeId, players: number, options: Record<string, SettingValue> = {}, seed = 'setup') =>
  start(game, { mode, players, options: { firstPlayer: 'first', ...options } }, sfc32(`${seed} ${players}`))
const asked = (position: Position<Tactics>) =>
  position.decisions.map(({ seat, choice }) => `${seat} ${choice}`).join(' + ')
const options = (position: Position<Tactics>, seat: Seat) =>
  (position.decisions.find(each => each.seat === seat)?.options ?? []).map(({ id }) => id)
const where = (position: Position<Tactics>, owner: Owner) =>
  unitsOf(position.state.open, owner).map(id => spaceName(position.state.open.units[id]?.at ?? -1))
const facts = <F extends Fact['type']>(position: Position<Tactics>, type: F) =>
  position.facts.map(({ fact }) => fact).filter((fact): fact is Extract<Fact, { type: F }> => fact.type === type)
/** Answers the first question with its first option until another kind of question comes. */
const through = (position: Position<Tactics>, ...choices: string[]): Position<Tactics> => {
  for (let next = position.decisions[0]; next && choices.includes(next.choice); next = position.decisions[0])
    position.answer(next.seat, next.options[0]!.id)
  return position
}
const arranged = (mode: ModeId, players: number, more: Record<string, SettingValue> = {}, seed?: string) =>
  through(deal(mode, players, more, seed), 'setup.keepUnit', 'setup.location', 'setup.place')
const SEEDS = Array.from({ length: 40 }, (_, index) => `seed ${index}`)

describe('cards', () => {
  test('[TAC-SETUP-04] [TAC-SETUP-06] [TAC-SETUP-07] one random card of each class for everybody, face up', () => {
    const seen = new Set<string>()
    for (const seed of SEEDS) {
      const position = deal('competitive', 4, {}, seed)
      const cards = Object.values(position.state.open.units).map(unit => unit.card)
      expect(new Set(cards).size).toBe(16)
      for (const seat of position.seats)
        expect(unitsOf(position.state.open, seat).map(id => position.state.open.units[id]?.class)).toEqual(CLASSES)
      for (const card of cards) seen.add(card)
      expect(facts(position, 'dealt').map(({ seat, cards: four }) => [seat, four.length])).toEqual([
        ['p1', 4],
        ['p2', 4],
        ['p3', 4],
        ['p4', 4],
      ])
    }
    expect(seen.size).toBe(32)
    expect(deal('competitive', 4).state.piles).toMatchObject({ fighter: 4, wizard: 4, rogue: 4, beast: 4 })
    expect(asked(deal('competitive', 4))).toBe('p1 setup.location')
  })

  test('[TAC-SETUP-08] [TAC-TRACK-01] [TAC-SETUP-15] every tracker on its highest value, nobody Weakened', () => {
    const { open } = deal('competitive', 3).state
    for (const unit of Object.values(open.units)) {
      expect([unit.health, unit.supply]).toEqual([UNITS[unit.card].front.health, UNITS[unit.card].front.supply])
      expect(unit.supply > 0).toBe(unit.class !== 'beast')
      // nobody has done or suffered anything
      expect(unit).toMatchObject({ weakened: false, weakenedThisTurn: false, damaged: false, at: -1, serial: 0 })
      expect([unit.taken, unit.villages, unit.ballistas]).toEqual([[], [], []])
    }
  })

  test('[TAC-SETUP-16] [TAC-SOLO-SETUP-14] [TAC-BATTLE-01] flags on START in Competitive modes only', () => {
    const START = { crimson: { at: 0 }, gold: { at: 0 }, azure: { at: 0 } }
    expect(deal('competitive', 2).state.open.flags).toEqual(START)
    expect(deal('team', 4).state.open.flags).toEqual(START)
    for (const [mode, players] of [
      ['battle', 2],
      ['battleTeam', 4],
      ['solo', 1],
      ['coop', 2],
    ] as const)
      expect(deal(mode, players).state.open.flags).toEqual({})
  })

  test('[TAC-BATTLE-02] the Artifact lies in the middle; a random realm is legal and part of the seed', () => {
    const position = deal('battle', 2)
    expect(position.state.open.artifact).toEqual({ at: 26 * 5 + 7 })
    expect(deal('competitive', 2).state.open.artifact).toBeUndefined()
    const codes = SEEDS.map(seed => deal('battle', 2, { realm: 'random' }, seed).state.open.realm)
    for (const code of codes) expect(faultsOf(boxesOf(code), true).filter(fault => !fault.warning)).toEqual([])
    expect(new Set(codes).size).toBeGreaterThan(30)
    expect(deal('battle', 2, { realm: 'random' }).state.open.realm).toBe(
      deal('battle', 2, { realm: 'random' }).state.open.realm,
    )
  })
})

describe('the first player', () => {
  test('[TAC-SETUP-09] [TAC-SETUP-17] [TAC-RULING-45] random, or fixed by the host; then clockwise', () => {
    const orders = SEEDS.map(seed => deal('competitive', 3, { firstPlayer: 'random' }, seed).state.open.order.join(' '))
    expect(new Set(orders)).toEqual(new Set(['p1 p2 p3', 'p2 p3 p1', 'p3 p1 p2']))
    for (const seed of SEEDS) expect(deal('competitive', 3, {}, seed).state.open.order).toEqual(['p1', 'p2', 'p3'])
    const position = SEEDS.map(seed => deal('competitive', 3, { firstPlayer: 'random' }, seed)).find(
      each => each.state.open.order[0] === 'p2',
    )!
    expect(facts(position, 'firstPlayer')).toEqual([{ type: 'firstPlayer', seat: 'p2' }])
    expect(asked(position)).toBe('p2 setup.location')
    const begun = through(position, 'setup.location', 'setup.place', 'setup.keepTactic')
    expect(begun.state.open.turn).toMatchObject({ owner: 'p2', number: 1 })
  })

  test('[TAC-TEAM-02] turns alternate between the teams, whoever begins', () => {
    const orders = SEEDS.map(seed => deal('team', 4, { firstPlayer: 'random' }, seed).state.open.order.join(' '))
    expect(new Set(orders)).toEqual(new Set(['p1 p2 p3 p4', 'p2 p3 p4 p1', 'p3 p4 p1 p2', 'p4 p1 p2 p3']))
    expect(asked(deal('team', 4))).toBe('p1 setup.location')
  })

  test('[TAC-COOP-04] players and their Solo Enemies alternate', () => {
    expect(arranged('solo', 1).state.open.order).toEqual(['p1', 'e1'])
    const orders = SEEDS.map(seed => arranged('coop', 2, { firstPlayer: 'random' }, seed).state.open.order.join(' '))
    expect(new Set(orders)).toEqual(new Set(['p1 e1 p2 e2', 'p2 e2 p1 e1']))
  })
})

describe('starting locations', () => {
  test('[TAC-SETUP-10] [TAC-SETUP-12] three players: each a free location of its own, one stays empty', () => {
    const position = deal('competitive', 3)
    expect(options(position, 'p1')).toEqual(['corner nw', 'corner ne', 'corner sw', 'corner se'])
    position.answer('p1', 'corner ne')
    expect(options(position, 'p1')).toEqual([
      'fighter at N1',
      'fighter at O1',
      'fighter at N2',
      'fighter at O2',
      'auto',
    ])
    position.answer('p1', 'auto')
    expect(options(position, 'p2')).toEqual(['corner nw', 'corner sw', 'corner se'])
    expect(position.whyNot('p2', 'corner ne')).toMatchObject({ rule: 'TAC-SETUP-10', key: 'locationTaken' })
    position.answer('p2', 'corner nw')
    position.answer('p2', 'auto')
    position.answer('p3', 'corner se')
    position.answer('p3', 'auto')
    expect(position.state.open.corners).toEqual({ p1: ['ne'], p2: ['nw'], p3: ['se'] })
    expect(where(position, 'p1').sort()).toEqual(['N1', 'N2', 'O1', 'O2'])
    expect(asked(position)).toBe('p1 setup.keepTactic + p2 setup.keepTactic + p3 setup.keepTactic')
  })

  test('[TAC-SETUP-10] any arrangement, unit by unit; the last star is taken by itself', () => {
    const position = deal('competitive', 4)
    for (const answer of ['corner sw', 'fighter at A11', 'wizard at A10']) position.answer('p1', answer)
    expect(options(position, 'p1')).toEqual(['rogue at B10', 'rogue at B11', 'auto'])
    expect(position.whyNot('p1', 'space A11')).toMatchObject({ rule: 'TAC-MOVE-05', key: 'occupied' })
    expect(position.whyNot('p1', 'space H6')).toMatchObject({ rule: 'TAC-SETUP-10', key: 'notYourLocation' })
    position.answer('p1', 'rogue at B11')
    expect(where(position, 'p1')).toEqual(['A11', 'A10', 'B11', 'B10'])
    expect(asked(position)).toBe('p2 setup.location')
  })

  test('[TAC-SETUP-12] four players use all four; the last has no choice', () => {
    const position = arranged('competitive', 4)
    expect(position.state.open.corners).toEqual({ p1: ['nw'], p2: ['ne'], p3: ['sw'], p4: ['se'] })
    const ids = Object.values(position.state.open.units).map(unit => unit.at)
    expect(new Set(ids).size).toBe(16)
  })

  test('[TAC-SETUP-11] [TAC-RULING-44] two players: a diagonal pair each, two units in either location', () => {
    const position = deal('competitive', 2)
    position.answer('p1', 'corner sw')
    expect(position.state.open.corners.p1).toEqual(['sw', 'ne'])
    for (const answer of ['fighter at A10', 'wizard at B10']) position.answer('p1', answer)
    expect(options(position, 'p1')).toEqual(['rogue at N1', 'rogue at O1', 'rogue at N2', 'rogue at O2', 'auto'])
    expect(position.whyNot('p1', 'space A11')).toMatchObject({ rule: 'TAC-SETUP-11', key: 'locationFull' })
    position.answer('p1', 'rogue at O2')
    expect(options(position, 'p1')).toEqual(['beast at N1', 'beast at O1', 'beast at N2'])
    position.answer('p1', 'beast at N2')
    expect(position.state.open.corners.p2).toEqual(['nw', 'se'])
    expect(asked(position)).toBe('p2 setup.place')
    position.answer('p2', 'auto')
    expect(where(position, 'p2')).toEqual(['B2', 'O10', 'B1', 'N10'])
  })

  test('[TAC-SETUP-10] arranged by itself: the strong ones on the stars towards the middle', () => {
    const arrangement = (corner: string) => {
      const position = deal('competitive', 4)
      position.answer('p1', `corner ${corner}`)
      position.answer('p1', 'auto')
      return where(position, 'p1').join(' ')
    }
    // Fighter, Wizard, Rogue, Beast
    expect(['nw', 'ne', 'sw', 'se'].map(arrangement)).toEqual([
      'B2 A1 A2 B1',
      'N2 O1 O2 N1',
      'B10 A11 B11 A10',
      'N10 O11 N11 O10',
    ])
    const rest = deal('competitive', 4)
    for (const answer of ['corner nw', 'fighter at A1', 'auto']) rest.answer('p1', answer)
    expect(where(rest, 'p1').join(' ')).toBe('A1 A2 B1 B2')
    const pair = deal('competitive', 2)
    for (const answer of ['corner nw', 'fighter at A1', 'wizard at A2', 'auto']) pair.answer('p1', answer)
    expect(where(pair, 'p1').join(' ')).toBe('A1 A2 O10 N10')
  })

  test('[TAC-TEAM-03] [TAC-BATTLETEAM-02] [TAC-RULING-44] team-mates stand diagonally', () => {
    for (const mode of ['team', 'battleTeam'] as const) {
      const position = deal(mode, 4)
      position.answer('p1', 'corner ne')
      position.answer('p1', 'auto')
      expect(options(position, 'p2')).toEqual(['corner nw', 'corner se'])
      expect(position.whyNot('p2', 'corner sw')).toMatchObject({ rule: 'TAC-RULING-44', key: 'keptForMate' })
      position.answer('p2', 'corner se')
      position.answer('p2', 'auto')
      expect(asked(position)).toBe('p3 setup.place')
      expect(position.state.open.corners).toMatchObject({ p1: ['ne'], p2: ['se'], p3: ['sw'] })
      position.answer('p3', 'auto')
      expect(position.state.open.corners.p4).toEqual(['nw'])
    }
  })

  test('[TAC-BATTLE-03] [TAC-RULING-53] Battle starts in the corners of the built realm', () => {
    const position = deal('battle', 3, { realm: 'battle:2x2@A1.0' })
    for (const answer of ['corner nw', 'fighter at A1']) position.answer('p1', answer)
    const { open } = position.state
    expect(groundOf(open).elevation(open.units['p1.fighter']!.at)).toBe(1)
    expect(asked(position)).toBe('p1 setup.place')
  })
})

describe('Tactic Cards', () => {
  test('[TAC-SETUP-13] [TAC-SETUP-14] two each, one is kept in secret, the others go back unseen', () => {
    const position = arranged('competitive', 3)
    expect(asked(position)).toBe('p1 setup.keepTactic + p2 setup.keepTactic + p3 setup.keepTactic')
    expect(position.state.open.hands).toEqual({ p1: 2, p2: 2, p3: 2 })
    expect(position.state.piles.tactics).toBe(TACTIC_IDS.length - 3 * 2)
    const [first = ''] = options(position, 'p1')
    expect(position.facts.filter(({ fact, only }) => fact.type === 'tacticSeen' && only === 'p1')).toHaveLength(2)
    position.answer('p1', first)
    expect(JSON.stringify(position.view('p2'))).not.toContain(first.slice(5))
    expect(JSON.stringify(position.view(undefined))).not.toMatch(/"T\d\d"/)
    position.answer('p2', options(position, 'p2')[0]!)
    expect(position.state.open.hands.p1).toBe(2)
    position.answer('p3', options(position, 'p3')[1]!)
    expect(position.state.open.hands).toEqual({ p1: 1, p2: 1, p3: 1 })
    expect(position.state.piles.tactics).toBe(TACTIC_IDS.length - 3)
    expect(position.state.open.discard).toEqual([])
    expect(position.view('p1').own).toMatchObject({ hand: [first.slice(5)] })
    expect(
      new Set([...position.save().piles.tactics, ...position.seats.flatMap(seat => position.save().own[seat].hand)]),
    ).toEqual(new Set(TACTIC_IDS))
    expect(facts(position, 'tacticKept').map(({ seat }) => seat)).toEqual(['p1', 'p2', 'p3'])
    expect(position.facts.filter(({ fact }) => fact.type === 'tacticChosen').map(({ only }) => only)).toEqual([
      'p1',
      'p2',
      'p3',
    ])
    expect(facts(position, 'tacticChosen')[0]).toEqual({ type: 'tacticChosen', card: first.slice(5) })
    expect(asked(position)).toBe('p1 turn.act')
  })

  test('[TAC-SETUP-13] [TAC-SETUP-14] shuffled before they are dealt, and again with what was given up', () => {
    const tables = SEEDS.map(seed => arranged('solo', 1, {}, seed))
    const firsts = tables.map(position => options(position, 'p1').join())
    expect(new Set(firsts).size).toBeGreaterThan(20)
    const returned = tables.filter(position => {
      const [kept = '', given = ''] = options(position, 'p1')
      position.answer('p1', kept)
      return position.save().piles.tactics.at(-1) === given.slice(5)
    })
    // put back on top of the deck and left there, it would be the next card of everybody
    expect(returned.length).toBeLessThan(10)
  })

  test('[TAC-RULING-47] team-mates see each other’s hand only where the table shares hands', () => {
    const shared = through(arranged('team', 4, { teamSharesHands: true }), 'setup.keepTactic')
    const hands = shared.save().own
    expect(hands.p1.mate).toEqual(hands.p3.hand)
    expect(hands.p4.mate).toEqual(hands.p2.hand)
    const secret = through(arranged('team', 4), 'setup.keepTactic')
    expect(secret.save().own.p1.mate).toBeUndefined()
    expect(asked(secret)).toBe('p1 turn.act')
  })
})

describe('Solo and Co-op', () => {
  test('[TAC-SOLO-SETUP-02] [TAC-SOLO-SETUP-03] [TAC-SOLO-SETUP-04] of each pair one is kept, the other is the Solo Enemy’s', () => {
    const position = deal('solo', 1)
    expect(asked(position)).toBe('p1 setup.keepUnit')
    const offered = position.state.open.offered.p1!
    expect(offered.map(card => UNITS[card].class)).toEqual(CLASSES.flatMap(each => [each, each]))
    const kept = [offered[1], offered[2], offered[4], offered[7]].map(card => `keep ${card}`)
    for (const answer of kept) position.answer('p1', answer)
    const { open } = position.state
    expect(unitsOf(open, 'p1').map(id => `keep ${open.units[id]?.card}`)).toEqual(kept)
    expect(unitsOf(open, 'e1').map(id => open.units[id]?.card)).toEqual([
      offered[0],
      offered[3],
      offered[5],
      offered[6],
    ])
    for (const id of unitsOf(open, 'e1')) {
      const unit = open.units[id]!
      expect([unit.health, unit.supply]).toEqual([UNITS[unit.card].solo.health, 0])
      expect(cardOf(unit)).toEqual(UNITS[unit.card].solo)
    }
    expect(open.offered).toEqual({})
    expect(asked(position)).toBe('p1 setup.location')
  })

  test('[TAC-SOLO-SETUP-05] [TAC-COOP-03] [TAC-COOP-05] the rest of the class decks stay; one common deck of Solo Enemy Cards', () => {
    expect(arranged('solo', 1).state.piles).toMatchObject({
      fighter: 6,
      wizard: 6,
      rogue: 6,
      beast: 6,
      enemy: 9,
      flags: 3,
    })
    const coop = arranged('coop', 2)
    expect(coop.state.piles).toMatchObject({ fighter: 4, wizard: 4, rogue: 4, beast: 4, enemy: 9 })
    expect(Object.keys(coop.state.open.units)).toHaveLength(16)
    expect(coop.state.open.enemies).toEqual(['e1', 'e2'])
    expect(deal('competitive', 2).state.piles).toMatchObject({ enemy: 0, flags: 0 })
    expect(asked(coop)).toBe('p1 setup.keepTactic + p2 setup.keepTactic')
  })

  test('[TAC-COOP-01] [TAC-COOP-02] [TAC-COOP-03] each player gives to their own Solo Enemy', () => {
    const position = deal('coop', 2)
    const [one = '', two = ''] = options(position, 'p1')
    position.answer('p1', one)
    expect(position.state.open.units['e1.fighter']?.card).toBe(two.slice(5))
    expect(facts(position, 'kept')).toMatchObject([{ seat: 'p1', enemy: 'e1' }])
    through(position, 'setup.keepUnit')
    expect(Object.keys(position.state.open.units).filter(id => id.startsWith('e2'))).toHaveLength(4)
    expect(asked(position)).toBe('p1 setup.location')
  })

  test('[TAC-SOLO-SETUP-07] [TAC-SOLO-SETUP-08] [TAC-COOP-08] six red Dungeon Cards; the Time Token on 7 or 11', () => {
    const solo = deal('solo', 1).state.open
    expect(Object.keys(solo.crystals)).toEqual(BOX_IDS)
    expect(Object.keys(solo.crystals).at(-1)).toBe('8x5')
    expect(new Set(Object.values(solo.crystals))).toEqual(new Set(['red']))
    expect([solo.time, deal('coop', 2).state.open.time]).toEqual([7, 11])
    expect(deal('competitive', 2).state.open.crystals).toEqual({})
  })

  test('[TAC-SOLO-SETUP-09] Tactic Cards for the player alone', () => {
    const position = arranged('solo', 1)
    expect(options(position, 'p1')).toHaveLength(2)
    through(position, 'setup.keepTactic')
    expect(position.state.open.hands).toEqual({ p1: 1 })
    expect(position.state.piles.tactics).toBe(TACTIC_IDS.length - 1)
    expect(asked(position)).toBe('p1 turn.act')
  })

  test('[TAC-SOLO-SETUP-06] the Solo Enemy Cards are shuffled', () => {
    const tops = SEEDS.map(seed => arranged('solo', 1, {}, seed).save().piles.enemy.at(-1))
    expect(new Set(tops).size).toBe(9)
  })

  test('[TAC-SOLO-SETUP-11] [TAC-COOP-07] before the first turn every Enemy Unit has come onto the map', () => {
    for (const [mode, players, enemies] of [
      ['solo', 1, ['e1']],
      ['coop', 2, ['e1', 'e2']],
    ] as const) {
      const position = through(arranged(mode, players), 'setup.keepTactic')
      for (const enemy of enemies) expect(where(position, enemy).filter(name => name !== '')).toHaveLength(4)
      expect(facts(position, 'arrived')).toHaveLength(4 * enemies.length)
      expect(position.state.open.turn).toMatchObject({ owner: 'p1', number: 1 })
    }
  })

  test('[TAC-SOLO-SETUP-10] [TAC-COOP-06] two units in a location, two in the one diagonally opposite', () => {
    const solo = through(deal('solo', 1), 'setup.keepUnit')
    expect(options(solo, 'p1')).toHaveLength(4)
    solo.answer('p1', 'corner se')
    solo.answer('p1', 'auto')
    expect(solo.state.open.corners.p1).toEqual(['se', 'nw'])
    const corners = groundOf(solo.state.open).corners
    const inside = (corner: 'se' | 'nw') =>
      unitsOf(solo.state.open, 'p1').filter((id: UnitId) => corners[corner].includes(solo.state.open.units[id]!.at))
        .length
    expect([inside('se'), inside('nw')]).toEqual([2, 2])
    const coop = arranged('coop', 2)
    expect(coop.state.open.corners).toEqual({ p1: ['nw', 'se'], p2: ['ne', 'sw'] })
    expect(asked(coop)).toBe('p1 setup.keepTactic + p2 setup.keepTactic')
  })
})
