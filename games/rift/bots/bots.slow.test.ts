import { BOT_LEVELS, createBot } from '@tabletome/bots'
import { askedOf, type Random, sfc32, start, type Position as LivePosition } from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import { game } from '../index.ts'
import type { Asked, ModeId, Rift, Seat, View } from '../rules/state/shape.ts'
import { given, type Position } from '../test/given.ts'
import { evaluation } from './index.ts'

const begin = (scenario: number, players: number, seed: string, mode: ModeId = 'scenario'): LivePosition<Rift> =>
  start(game, { mode, players, options: { scenario, roundLimit: mode === 'storm' ? 10 : 20 } }, sfc32(seed))

type Answering = (view: View, position: LivePosition<Rift>, seat: Seat, random: Random) => string | undefined
/** Whoever has something to say answers, as at a table of bots. */
const playOn = (position: LivePosition<Rift>, seed: string, answer: Answering, most = 20_000): void => {
  const random = sfc32(seed)
  for (let i = 0; i < most && position.outcome === undefined; i++) {
    let given = false
    for (const { seat, options } of position.decisions.filter(each => position.waiting.includes(each.seat))) {
      const option = answer(position.view(seat), position, seat, random)
      if (option === undefined) continue
      expect(options.map(({ id }) => id)).toContain(option)
      position.answer(seat, option)
      given = true
      break
    }
    expect(given).toBe(true)
  }
}
const askedIn = (position: LivePosition<Rift>, seat: Seat): Asked =>
  askedOf(game, position.view(seat), position.decisions.find(each => each.seat === seat)!)
const byHabit: Answering = (view, position, seat, random) => evaluation.habit?.(view, askedIn(position, seat), random)

const view = (position: Position): View => given(position).table.view('p1')
const value = (position: Position): number => evaluation.value(view(position), 'p1')
const chance = (position: Position): number => evaluation.judge?.(view(position), 'p1') ?? Number.NaN

describe('a better position is worth more', () => {
  const SIX = 'ggg../ggg../...../...../.....'
  const better: [string, Position, Position][] = [
    ['hearts', { hearts: 8 }, { hearts: 7 }],
    ['crystals', { crystals: 2 }, { crystals: 1 }],
    ['a tower', { hands: { p1: ['archer'] } }, { hands: { p1: [] } }],
    ['a higher tower', { hands: { p1: ['adept'] } }, { hands: { p1: ['mage'] } }],
    ['a hero on the map, near a horde', { heroes: { malik: 'p1 C4' } }, { heroes: { malik: 'p1 board' } }],
    ['health', { heroes: { malik: 'p1 C4 h4' } }, { heroes: { malik: 'p1 C4 h3' } }],
    ['an ability', { heroes: { malik: 'p1 C4 earthquake+' } }, { heroes: { malik: 'p1 C4 earthquake-' } }],
    ['a spell', { spells: ['thunderbolt'] }, { spells: ['-thunderbolt'] }],
    ['squares covered', { trays: [`H91 C3 ${SIX} I2:a1a2`] }, { trays: [`H91 C3 ${SIX}`] }],
    ['a horde far away', { trays: [`H91 C2 ${SIX}`] }, { trays: [`H91 C4 ${SIX}`] }],
    ['a horde held', { trays: [`H91 C5 ${SIX} soldiers:a1`] }, { trays: [`H91 C5 ${SIX}`] }],
    [
      'a portal closed',
      { portals: { total: 2, destroyed: 1 } },
      { portals: { total: 2, destroyed: 0 }, trays: ['P01 C2'] },
    ],
  ]
  const still: Position = { stacks: { 1: ['H01', 'H02', 'H03', 'P02'] } }
  test.each(better)('%s', (_what, good, bad) => {
    expect(value({ ...still, ...good })).toBeGreaterThan(value({ ...still, ...bad }))
    expect(chance({ ...still, ...good })).toBeGreaterThan(chance({ ...still, ...bad }))
  })
  test('the end counts for all or nothing', () => {
    const over = (result: 'won' | 'lost'): View =>
      ({ ...view({}), outcome: { result } as NonNullable<View['outcome']> }) as View
    expect(evaluation.judge?.(over('won'), 'p1')).toBe(1)
    expect(evaluation.judge?.(over('lost'), 'p1')).toBe(0)
    expect(evaluation.value(over('won'), 'p1')).toBeGreaterThan(evaluation.value(over('lost'), 'p1'))
  })
})

describe('whole games', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('scenario %i by habit, with any number of players', scenario => {
    for (const players of [1, 2, 3, 4]) {
      const position = begin(scenario, players, `habit ${players}`)
      playOn(position, 'habit', byHabit)
      expect(position.outcome).toBeDefined()
    }
  })
  test.each([1, 2, 3, 4])('the endless mode by habit, %i players', players => {
    const position = begin(5, players, 'storm', 'storm')
    playOn(position, 'storm', byHabit)
    expect(position.outcome?.mode).toBe('storm')
  })
  test('the first scenario is won by habit', () => {
    const position = begin(1, 2, 'first')
    playOn(position, 'first', byHabit)
    expect(position.outcome?.result).toBe('won')
  })
  test.each([...BOT_LEVELS])('%s plays a game to its end, and what is worthwhile is an option', level => {
    const bot = createBot(level, game, evaluation, { positions: 6, plans: 2, worlds: 1, ahead: 40 })
    const position = begin(4, 2, level)
    playOn(position, level, (seen, at, seat, random) => {
      const asked = askedIn(at, seat)
      const worthwhile = evaluation.worthwhile?.(seen, asked) ?? []
      for (const id of worthwhile) expect(asked.options.map(option => option.id)).toContain(id)
      return worthwhile.length === 0 ? undefined : bot.answer(seen, asked, random)
    })
    expect(position.outcome).toBeDefined()
  })
})

test('the same view and the same luck give the same answer, whatever was thought before', () => {
  const position = begin(5, 3, 'same')
  const answers = [1, 2].map(() => {
    const bot = createBot('skilled', game, evaluation, { positions: 6, plans: 2, worlds: 1, ahead: 30 })
    const copy = position.copy()
    const given: string[] = []
    playOn(
      copy,
      'same',
      (seen, at, seat, random) => {
        const option = bot.answer(seen, askedIn(at, seat), random)
        given.push(option)
        return option
      },
      25,
    )
    return given
  })
  expect(answers[0]).toEqual(answers[1])
})

test('bots never see what is hidden: they answer views alone', () => {
  const position = begin(4, 2, 'hidden')
  const seen = position.view('p1')
  expect('own' in seen ? Object.keys(seen.own ?? {}) : []).toEqual([])
  expect(Object.keys(seen.piles)).toContain('stack1')
  expect(evaluation.groups?.(seen)).toEqual({ scenario: '4', difficulty: 'normal', players: '2' })
})
