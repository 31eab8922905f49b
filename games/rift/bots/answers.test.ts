import { askedOf } from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import { given, type Position } from '../test/given.ts'
import type { Given } from '../test/given.ts'
import { botMayAnswer, evaluation } from './index.ts'
import { game as rift } from '../index.ts'
import type { Asked, Seat } from '../rules/state/shape.ts'

const askedIn = ({ table: position }: Given, seat: Seat): Asked =>
  askedOf(rift, position.view(seat), position.decisions.find(each => each.seat === seat)!)

/** What the seat would do, first of all. */
const first = (game: Given, seat: Seat = 'p1'): string | undefined => {
  return evaluation.worthwhile!(game.table.view(seat), askedIn(game, seat))[0]
}
/** Plays on by habit until the seat's action is done. */
const acts = (game: Given, option: string, seat: Seat = 'p1'): Given => {
  game.seat(seat, option)
  while (game.open.acting !== undefined) {
    game.seat(seat, evaluation.habit!(game.table.view(seat), askedIn(game, seat), undefined as never)!)
  }
  return game
}
const SIX = 'ggg../ggg../...../...../.....'
const home: Position['heroes'] = { malik: 'p1 board played', alleria: 'p2 board played' }

describe('phase 2', () => {
  test('a tower is played where it clears a tray', () => {
    const game = given({
      heroes: home,
      hands: { p1: ['adept'] },
      trays: ['H91 C5 gg.../gg.../...../...../.....'],
      maxLevel: 2,
    })
    expect(first(game)).toBe('tower adept')
    expect(acts(game, 'tower adept').lying('H91')).toEqual(['O4 a1b1a2b2'])
    expect(game.waitsFor()).toContain('p1 act')
  })
  test('a tower with nothing to hit is passed, and then one is ready', () => {
    const game = given({ heroes: home, hands: { p1: ['mage'] }, stacks: { 1: ['H01', 'H02', 'H03', 'H04', 'P01'] } })
    expect(first(game)).toBe('pass mage p2')
    game.seat('p1', 'pass mage p2')
    expect(first(game)).toBe('ready')
    game.seat('p1', 'ready')
    expect(evaluation.worthwhile!(game.table.view('p1'), askedIn(game, 'p1'))).toEqual([])
    expect(game.waitsFor()).toContain('p2 act')
  })
  test('a hero engages and strikes what is about to escape', () => {
    const game = given({
      heroes: { malik: 'p1 board', alleria: 'p2 board played' },
      trays: [`H91 C5 ${SIX}`],
    })
    expect(first(game)).toBe('hero malik')
    acts(game, 'hero malik')
    expect(game.where('malik')).toBe('C5')
    expect(game.hero('malik').base).not.toBe(0)
    expect(game.waitsFor()).toContain('act')
  })
  test('a wounded hero with nothing else to do recovers', () => {
    const game = given({ heroes: { malik: 'p1 board h1 earthquake- hammer-smash-', alleria: 'p2 board played' } })
    expect(first(game)).toBe('hero malik')
    acts(game, 'hero malik')
    expect(game.health('malik')).toEqual([5])
    expect(game.up('malik')).toHaveLength(2)
    expect(game.waitsFor()).toContain('act')
  })
  test('soldiers hold a portal that would end the game', () => {
    const game = given({
      heroes: home,
      hands: { p1: ['militia', 'archer'] },
      trays: ['P91 C5 ggg../ggg../..@../...../..... level:1'],
      map: ['__1__', '_avb_', '_cvd_', '_evh_', '_jvg_', '__X__'],
    })
    expect(first(game)).toBe('tower militia')
    expect(acts(game, 'tower militia').tray('P91').soldiers).not.toBe(0)
    expect(game.waitsFor()).toContain('act')
  })
  test('a spell is kept while it can wait, and cast when it saves hearts', () => {
    const later = { heroes: home, spells: ['lightning-bolt'], stacks: { 1: ['H01', 'H02', 'H03', 'P01'] } } as const
    expect(first(given({ ...later, trays: ['H91 C2 g..../...../...../...../.....'] }))).toBe('ready')
    const game = given({ ...later, hearts: 4, trays: ['H91 C5 gg.../gg.../...../...../.....'] })
    expect(first(game)).toBe('spell lightning-bolt')
    expect(acts(game, 'spell lightning-bolt').lying('H91')).toHaveLength(4)
    expect(game.waitsFor()).toContain('act')
  })
})

describe('between the actions', () => {
  test('crystals are spent on what gives most, and kept when nothing does', () => {
    const game = given({ crystals: 3, stacks: { 1: ['H01', 'H02', 'H03', 'P01'] } }).from(6)
    expect(first(game)).toMatch(/^buy (adept|artillery|marksmen) p[12]$/)
    expect(first(given({ crystals: 1 }).from(6), 'p1')).toBe(first(given({ crystals: 0 }).from(6), 'p1'))
    expect(game.waitsFor()).toContain('shop')
  })
  test('alone the colour is named that sees least', () => {
    const game = given({ players: 1, map: 1, trays: [`H91 C2 ${SIX}`, `H92 C3 ${SIX}`], stacks: { 1: ['H01'] } })
    expect(first(game.from('round'))).toMatch(/^colour (blue|green)$/)
    expect(game.waitsFor()).toContain('round.colour')
  })
})

describe('bots and people', () => {
  const may = (game: Given, seat: Seat, humans: Seat[]): boolean =>
    botMayAnswer(game.table.view(seat) as never, seat, humans)
  test('in phase 2 a bot does not wait for people, but for a bot that can do more', () => {
    const game = given({ heroes: home, hands: { p1: ['adept'] }, trays: ['H91 C5 gg.../gg.../...../...../.....'] })
    expect([may(game, 'p1', ['p2']), may(game, 'p2', ['p1'])]).toEqual([true, true])
    expect([may(game, 'p1', []), may(game, 'p2', [])]).toEqual([true, false])
    game.seat('p1', 'ready')
    expect([may(game, 'p1', []), may(game, 'p2', [])]).toEqual([false, true])
    expect(game.waitsFor()).toContain('p2 act')
  })
  test('what the team buys is first for people to say', () => {
    const game = given({ crystals: 5 }).from(6)
    expect([may(game, 'p2', ['p1']), may(game, 'p2', [])]).toEqual([false, true])
    game.seat('p1', 'ready')
    expect(may(game, 'p2', ['p1'])).toBe(true)
    expect(game.waitsFor()).toContain('p2 shop')
  })
})
