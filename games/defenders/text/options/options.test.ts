import { describe, expect, test } from 'vitest'
import { NAMES } from '../../../testing/sane.ts'
import type { Seat } from '../../rules/state/shape.ts'
import { given, type Given } from '../../test/given.ts'
import type { AnyView } from '../read.ts'
import { LANGUAGES } from '../testing/sane.ts'

const { en, fr } = LANGUAGES

const said = (game: Given, seat: Seat, option: string, text = en) => {
  const { choice } = game.table.decisions.find(decision => decision.seat === seat)!
  expect(game.options(seat)).toContain(option)
  return text.option(choice, option, game.table.view(seat) as unknown as AnyView, NAMES)
}

describe('a Turn', () => {
  const turn = () =>
    given({ red: { at: 'plains', hp: 1, artifacts: ['hammer'] }, threat: { plains: 3 } }).turn('red', 2)

  test('what an action costs and does', () => {
    expect(said(turn(), 'p1', 'red secure')).toEqual({
      what: 'Secure the Plains',
      why: 'Plains 3 → 1, 1 AP',
      icon: 'secure',
      group: 'Act',
    })
    expect(said(turn(), 'p1', 'red secure', fr)).toMatchObject({
      what: 'Sécuriser les Plaines',
      why: 'Plaines 3 → 1, 1\u00a0PA',
    })
    expect(said(turn(), 'p1', 'red move mountains')).toMatchObject({
      what: 'Move to the Mountains',
      why: '1 AP, Threat 0',
    })
  })

  test('ending it with AP left is a loss, ending it without is not', () => {
    expect(said(turn(), 'p1', 'end')).toMatchObject({
      why: 'lose 2 unspent AP',
      tone: 'threat',
      main: true,
      quiet: true,
    })
    const spent = said(given().turn('red', 0), 'p1', 'end')
    expect([spent.why, spent.tone, spent.main, spent.quiet]).toEqual([undefined, undefined, true, undefined])
  })

  test('sacrificing the last Hit Point warns', () => {
    const game = given({ red: { hero: 'barbarian', at: 'plains', hp: 1 } }).turn('red', 0)
    expect(said(game, 'p1', 'red sacrifice')).toMatchObject({
      why: 'Hit Points 1 → 0, Exhausted, 2 AP to spend at once',
      tone: 'threat',
    })
  })

  test('the Kraken makes its Region dearer', () => {
    const game = given({ red: { at: 'plains' }, foe: { id: 'kraken' } }).turn('red')
    expect(said(game, 'p1', 'red move coast').why).toBe('2 AP, dearer for the Kraken, Threat 0, the Foe is there')
  })

  test('a Fight tells what it sets off', () => {
    const game = given({ red: { at: 'desert', artifacts: ['spear'] }, foe: { id: 'colossus', hp: 6 } }).turn('red')
    expect(said(game, 'p1', 'red fight').why).toBe('Colossus 6 → 4, then an Epic Event, then 1 HP less, 1 AP')
    const last = given({ red: { at: 'desert' }, foe: { id: 'colossus', hp: 1 } }).turn('red')
    expect(said(last, 'p1', 'red fight').why).toBe('Colossus 1 → 0, victory, 1 AP')
  })

  test('an Ability paid in Hit Points tells how many are left', () => {
    const game = given({ red: { at: 'desert', hp: 1 } }).turn('red')
    expect(said(game, 'p1', 'red use mirage')).toMatchObject({
      what: 'Mirage',
      why: 'Hit Points 1 → 0, Exhausted: see and sort the top three cards.',
      tone: 'threat',
    })
  })
})

describe('an All Defenders Card', () => {
  test('whoever begins a Turn in the Capital is Restored first', () => {
    const game = given({ red: { hp: 1 } }).deck('all.1')
    expect(said(game, 'p1', 'red move mountains').why).toBe('first Restored, 1 AP, Threat 0')
  })

  test('Ready tells who is waited for, what is lost and who is not Restored', () => {
    const game = given({ red: { hp: 1 } }).deck('all.1')
    expect(said(game, 'p1', 'ready')).toMatchObject({
      why: '3 AP left, waits for 1 other, no Turn, so no Restore, for Red',
      main: true,
    })
    expect(said(game.seat('p1', 'ready'), 'p2', 'ready')).toMatchObject({ tone: 'threat' })
  })

  test('whoever has nothing more to do says so in plain words, and can take it back', () => {
    const game = given().deck('all.1')
    expect(said(game, 'p1', 'ready').what).toBe('I’m done')
    expect(said(game, 'p1', 'ready', fr).what).toBe('J’ai fini')
    game.seat('p1', 'ready')
    expect(said(game, 'p1', 'unready').what).toBe('I’m not done after all')
    expect(said(game, 'p1', 'unready', fr).what).toBe('Je n’ai pas fini')
  })

  test('a solo player sees whose action it is', () => {
    const game = given({ players: 1 }).deck('all.1')
    expect(said(game, 'p1', 'blue move forest').group).toBe('Blue, the Warrior')
    expect(said(game, 'p1', 'blue move forest', fr).group).toBe('Bleu, la Guerrière')
  })
})

describe('a defend window', () => {
  test('price, what follows it, and what comes of not Defending', () => {
    const game = given({ red: { at: 'mountains', hp: 2 }, threat: { mountains: 3, capital: 4 } }).deck('cragBears')
    expect(said(game, 'p1', 'red defend')).toMatchObject({
      what: 'You, the Paladin: Defend',
      why: 'Hit Points 2 → 1, then Retribution',
    })
    expect(said(game, 'p1', 'red decline')).toEqual({
      what: 'You, the Paladin: do not Defend',
      why: 'Mountains Destroyed, Capital 4 → 5 of 8',
      icon: 'decline',
      tone: 'threat',
    })
    expect(said(game, 'p1', 'red decline', fr).why).toBe('Montagnes détruites, Capitale 4 → 5 sur 8')
  })

  test('while others may still Defend, nothing is lost yet', () => {
    const both = { at: 'mountains' } as const
    const game = given({ red: both, blue: both, threat: { mountains: 3 } }).deck('cragBears')
    const decline = said(game, 'p1', 'red decline')
    expect([decline.why, decline.tone]).toEqual([
      'If nobody Defends: Mountains Destroyed, Capital 0 → 1 of 8',
      undefined,
    ])
    expect(said(game.seat('p1', 'red decline'), 'p1', 'red reconsider').what).toBe('You, the Paladin: think again')
    expect(said(game, 'p2', 'blue decline').tone).toBe('threat')
  })

  test('ways from afar, and a Dire Enemy', () => {
    const ranger = given({ red: { hero: 'ranger' }, blue: { hero: 'avenger' } }).deck('harpy')
    expect(said(ranger, 'p1', 'red defend longshot').why).toBe(
      'from the Capital (Longshot), Hit Points 4 → 1, then an Artifact',
    )
    expect(said(ranger, 'p2', 'blue defend avengingFlight')).toMatchObject({
      what: 'Bram, the Avenger: Defend',
      why: 'to the Mountains (Avenging Flight), Hit Points 4 → 1, then an Artifact',
    })
    expect(said(ranger, 'p1', 'red decline').why).toBe('If nobody Defends: Mountains 0 → 1, then Uproar')
  })

  test('the end of the game is named', () => {
    const game = given({ red: { at: 'mountains' }, threat: { mountains: 4, capital: 7 } }).deck('cragBears')
    expect(said(game, 'p1', 'red decline')).toMatchObject({
      why: 'Capital 7 → 8 of 8, the game is lost',
      tone: 'threat',
    })
  })
})

describe('questions inside an Ability', () => {
  test('two All Defenders Cards side by side are told apart', () => {
    const game = given({ red: { at: 'desert' } }).wholeDeck('turn.red', 'all.1', 'harpy', 'all.2')
    game.seat('p1', 'red use mirage')
    expect(said(game, 'p1', 'order all.2 harpy all.1').what).toBe('All Defenders II › Harpy › All Defenders I')
  })

  test('a Sprint names its steps', () => {
    const game = given().turn('blue').seat('p2', 'blue use sprint')
    expect(said(game, 'p2', 'path mountains plains')).toMatchObject({
      what: 'The Mountains, then the Plains',
      why: '1 AP, Threat 0',
    })
    expect(said(game, 'p2', 'path mountains plains', fr).what).toBe('Les Montagnes, puis les Plaines')
  })

  test('an Artifact is dropped for the new one, or the new one refused', () => {
    const game = given({ red: { at: 'mountains', artifacts: ['spear', 'horn'] }, artifacts: ['hammer'] })
      .deck('harpy')
      .seat('p1', 'red defend')
    expect(said(game, 'p1', 'drop horn')).toMatchObject({ what: 'Drop the Muster Horn', why: 'for the Mason’s Hammer' })
    expect(said(game, 'p1', 'refuse')).toMatchObject({ what: 'Refuse the Mason’s Hammer' })
  })
})
