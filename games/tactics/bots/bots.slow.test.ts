import { BOT_LEVELS, createBot } from '@tabletome/bots'
import {
  askedOf as typed,
  digestOf,
  load,
  type Random,
  sfc32,
  start,
  type Position as LivePosition,
} from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import { game } from '../index.ts'
import type { ModeId, Seat, Tactics } from '../rules/state/shape.ts'
import { given, type Position } from '../test/given.ts'
import { evaluation } from './index.ts'
import { harmOf } from './worth.ts'

const MODES: readonly [ModeId, number][] = [
  ['competitive', 2],
  ['competitive', 3],
  ['competitive', 4],
  ['team', 4],
  ['battle', 2],
  ['battle', 3],
  ['battle', 4],
  ['battleTeam', 4],
  ['solo', 1],
  ['coop', 2],
]
const LITTLE = { looks: 8, plans: 2, worlds: 1, ahead: 4 }

const begin = (mode: ModeId, players: number, seed: string): LivePosition<Tactics> =>
  start(game, { mode, players, options: {} }, sfc32(seed))

type Answering = (position: LivePosition<Tactics>, seat: Seat, random: Random) => string | undefined
const playOn = (position: LivePosition<Tactics>, seed: string, answer: Answering, most = 60_000): void => {
  const random = sfc32(seed)
  for (let i = 0; i < most && position.outcome === undefined; i++) {
    const { seat, options } = position.decisions[0]!
    const option = answer(position, seat, random)
    expect(options.map(({ id }) => id)).toContain(option)
    position.answer(seat, option!)
  }
}
const askedOf = (position: LivePosition<Tactics>, seat: Seat) =>
  typed(game, position.view(seat), position.decisions.find(each => each.seat === seat)!)
const byHabit: Answering = (position, seat, random) =>
  evaluation.habit?.(position.view(seat), askedOf(position, seat), random)

const FIVE = { '1x2': 'green', '2x2': 'green', '3x2': 'green', '5x4': 'green', '8x1': 'green' } as const
const value = (position: Position, seat: Seat = 'p1'): number =>
  evaluation.value(given(position).table.view(seat), seat)
const chance = (position: Position, seat: Seat = 'p1'): number =>
  evaluation.judge?.(given(position).table.view(seat), seat) ?? Number.NaN

describe('a better position is worth more', () => {
  const better: [string, Position, Position][] = [
    ['Health', { units: { p1: 'F1 A1' } }, { units: { p1: 'F1 A1 h5' } }],
    ['a hurt enemy', { units: { p2: 'F1 O1 h5' } }, { units: { p2: 'F1 O1' } }],
    ['Ammo', { units: { p1: 'R5 A1' } }, { units: { p1: 'R5 A1 s0' } }],
    ['not Weakened', { units: { p1: 'F1 A1' } }, { units: { p1: 'F1 A1 weak' } }],
    [
      'a captured enemy',
      { captured: [{ card: 'B1', of: 'p2', by: 'p1' }], inPlay: { p2: 3 } },
      { captured: [], inPlay: { p2: 4 } },
    ],
    ['a flag', { flags: { gold: { at: 3, by: 'p1' } } }, { flags: { gold: { at: 3, by: 'p2' } } }],
    [
      'the majority on a flag on its way',
      { units: { p1: 'F1 G6' }, flags: { gold: { at: 2 } } },
      { units: { p1: 'F1 A1' }, flags: { gold: { at: 2 } } },
    ],
    [
      'a rival kept from the majority',
      { units: { p1: 'F1 G6', p2: 'F5 H6' }, flags: { gold: { at: 2 } } },
      { units: { p1: 'F1 G5', p2: 'F5 H6' }, flags: { gold: { at: 2 } } },
    ],
    ['the Trigger Space before other spaces of the area', { units: { p1: 'F1 H6' } }, { units: { p1: 'F1 I6' } }],
    [
      'the Artifact',
      { mode: 'battle', artifact: { unit: 'p1.fighter' }, units: { p1: 'F1 A1' } },
      { mode: 'battle', units: { p1: 'F1 A1' } },
    ],
    ['a crystal', { mode: 'solo', crystals: { '2x2': 'green' } }, { mode: 'solo' }],
    ['time', { mode: 'solo', time: 5 }, { mode: 'solo', time: 3 }],
    ['a hero near a dungeon', { mode: 'solo', units: { p1: 'R1 M3' } }, { mode: 'solo', units: { p1: 'R1 F9' } }],
    [
      'a hero near its crystal',
      { mode: 'solo', units: { p1: 'F1 8x1:F1' } },
      { mode: 'solo', units: { p1: 'F1 8x1:B1' } },
    ],
    [
      'a last dungeon that no Enemy Unit keeps shut',
      { mode: 'solo', crystals: FIVE, units: { p1: 'F1 J7', e1: 'F1 A11' } },
      { mode: 'solo', crystals: FIVE, units: { p1: 'F1 J7', e1: 'F1 D3' } },
    ],
    [
      'heroes who have stepped down from it',
      { mode: 'coop', crystals: FIVE, units: { p1: 'F1 J7', p2: 'B1 J8, R1 J9' } },
      { mode: 'coop', crystals: FIVE, units: { p1: 'F1 J7', p2: 'B1 D3, R1 E3' } },
    ],
    ['a hurt Enemy Unit', { mode: 'solo', units: { e1: 'F1 H6 h1' } }, { mode: 'solo', units: { e1: 'F1 H6' } }],
  ]
  test.each(better)('%s', (_what, good, bad) => {
    expect(value(good)).toBeGreaterThan(value(bad))
    expect(chance(good)).toBeGreaterThan(chance(bad))
  })
  test('what is good for one is bad for the other', () => {
    const ahead: Position = { units: { p1: 'F1 H6', p2: 'F5 O1 h2' } }
    expect(value(ahead, 'p1')).toBeGreaterThan(value(ahead, 'p2'))
  })
  test('out of reach is safer', () => {
    const hunted = (at: string): number => value({ units: { p1: `W1 ${at} h2`, p2: 'B1 K7' }, flags: ALL_TAKEN })
    expect(hunted('A7')).toBeGreaterThan(hunted('K8'))
  })
  test('the end counts for all or nothing', () => {
    const view = given().table.view('p1')
    const over = (winners: Seat[]) => ({
      ...view,
      outcome: { winners, scores: [], decidedBy: 'points', cause: 'flags', turns: 9 },
    })
    expect([over(['p1']), over(['p2'])].map(each => evaluation.judge?.(each, 'p1'))).toEqual([1, 0])
    expect(evaluation.value(over(['p1']), 'p1')).toBeGreaterThan(50)
  })
})
const ALL_TAKEN = { crimson: { at: 3, by: 'p1' }, gold: { at: 3, by: 'p2' }, azure: { at: 3, by: 'p1' } } as const

describe('by habit', () => {
  const answer = (position: Position): string | undefined => byHabit(given(position).table, 'p1', sfc32('habit'))
  test('a unit that would fall is struck', () => {
    expect(answer({ units: { p1: 'B1 D6', p2: 'R1 E6 h3' } })).toBe('beast melee p2.rogue')
  })
  test('a flag about to be secured by a rival is contested', () => {
    const position: Position = { units: { p1: 'F5 D6, W1 A1', p2: 'B5 H6' }, flags: { gold: { at: 2 } } }
    const after = given(position)
    const doing = answer(position)!
    expect(doing).toMatch(/^fighter (to|melee)/)
    after.seat('p1', doing)
    expect(evaluation.value(after.table.view('p1'), 'p1')).toBeGreaterThan(value(position))
  })
  test('a hero goes into a dungeon it can finish', () => {
    expect(answer({ mode: 'solo', units: { p1: 'R1 M3' } })).toMatch(/^rogue enter /)
  })
  test('a blow counts for more against an Enemy Unit that keeps the last dungeon shut', () => {
    const struck = (at: string, damage: number): number => {
      const { open } = given({ mode: 'solo', crystals: FIVE, units: { e1: `F1 ${at}` } })
      return harmOf(open, open.units['e1.fighter']!, damage)
    }
    for (const damage of [3, 20]) expect(struck('D3', damage)).toBeGreaterThan(struck('A11', damage))
  })
  test.each([
    ['solo', 1, 12],
    ['coop', 2, 4],
  ] as const)('%s is won now and then', (mode, players, least) => {
    let won = 0
    for (let deal = 1; deal <= 40; deal++) {
      const position = begin(mode, players, `quest ${deal}`)
      playOn(position, `quest ${deal}`, byHabit)
      if (position.outcome?.result === 'won') won++
    }
    expect(won).toBeGreaterThanOrEqual(least)
  })
  test('a Counter that kills is made, also for two Health', () => {
    const game = given({ units: { p1: 'B1 D6 weak', p2: 'R1 E6 h4' }, turn: { owner: 'p2' } }).dice('star', 'star')
    game.seat('p2', 'rogue melee p1.beast', 'pass')
    expect(game.waitsFor()).toBe('p1 counter.offer')
    expect(byHabit(game.table, 'p1', sfc32('counter'))).toBe('counter melee')
  })
  test.each(MODES)('%s of %i comes to its end', (mode, players) => {
    for (const seed of ['a', 'b']) {
      const position = begin(mode, players, seed)
      playOn(position, seed, byHabit)
      expect(position.outcome).toBeDefined()
    }
  })
})

test('what is worth a thought is on offer, is not much, and to be done is part of it', () => {
  let most = 0
  const position = begin('competitive', 2, 'worth')
  playOn(position, 'worth', (at, seat, random) => {
    const question = askedOf(at, seat)
    const listed = evaluation.worthwhile?.(at.view(seat), question) ?? []
    for (const id of listed) expect(question.options.map(option => option.id)).toContain(id)
    expect(listed.length).toBeGreaterThan(0)
    expect(question.choice !== 'turn.act' || listed.includes('done')).toBe(true)
    most = Math.max(most, listed.length)
    return byHabit(at, seat, random)
  })
  expect(most).toBeGreaterThan(5)
  expect(most).toBeLessThan(16)
})

describe.each(MODES)('%s of %i', (mode, players) => {
  test.each(BOT_LEVELS)(
    '%s plays to the end',
    level => {
      const position = begin(mode, players, 'end')
      const bots = new Map(position.seats.map(seat => [seat, createBot(level, game, evaluation, LITTLE)]))
      playOn(position, level, (at, seat, random) =>
        bots.get(seat)?.answer(at.copy().view(seat), askedOf(at, seat), random),
      )
      expect(position.outcome).toBeDefined()
    },
    60_000,
  )
})

test('every kind of question is answered by every level', () => {
  const open = new Set<string>()
  for (const { kind, id } of game.kit.definitions.values()) if (kind !== 'step') open.add(id)
  const random = sfc32('all')
  const askAll = (position: LivePosition<Tactics>, seat: Seat): void => {
    const question = askedOf(position, seat)
    if (!open.delete(question.choice)) return
    for (const level of BOT_LEVELS) {
      const bot = createBot(level, game, evaluation, LITTLE)
      expect(question.options.map(({ id }) => id)).toContain(bot.answer(position.copy().view(seat), question, random))
    }
  }
  const heroes = 'F1 3x2:B2, R1 D10, W1 A1 h1, B1 A2 h1'
  const found = given({ mode: 'solo', units: { p1: heroes } }).seat('p1', 'fighter in C2')
  expect(found.waitsFor()).toBe('p1 dungeon.exit')
  askAll(found.table, 'p1')
  found.seat('p1', found.options('p1')[0]!, 'use')
  expect(found.waitsFor()).toBe('p1 crystal.unit')
  askAll(found.table, 'p1')
  for (let i = 0; i < 200 && open.size > 0; i++) {
    const [mode, players] = MODES[i % MODES.length]!
    const quest = mode === 'solo' || mode === 'coop'
    playOn(
      begin(mode, players, `all ${i}`),
      `all ${i}`,
      (position, seat, luck) => {
        askAll(position, seat)
        const { options } = askedOf(position, seat)
        return quest && luck.below(3) > 0 ? byHabit(position, seat, luck) : options[luck.below(options.length)]?.id
      },
      600,
    )
  }
  expect([...open]).toEqual([])
}, 120_000)

test('greedy beats random', () => {
  for (const mode of ['competitive', 'battle'] as const)
    for (const [seed, smart] of [
      ['x', 'p1'],
      ['y', 'p2'],
      ['z', 'p1'],
    ] as const) {
      const position = begin(mode, 2, seed)
      const greedy = createBot('greedy', game, evaluation)
      playOn(position, seed, (at, seat, random) =>
        seat === smart
          ? greedy.answer(at.copy().view(seat), askedOf(at, seat), random)
          : askedOf(at, seat).options[random.below(askedOf(at, seat).options.length)]?.id,
      )
      expect(position.outcome?.winners).toEqual([smart])
    }
}, 60_000)

test('nothing hidden changes an answer', () => {
  const position = begin('competitive', 2, 'hidden')
  let compared = 0
  playOn(
    position,
    'hidden',
    (at, seat, random) => {
      const saved = at.save()
      const other = seat === 'p1' ? 'p2' : 'p1'
      const [first, ...rest] = saved.piles.tactics
      const [held, ...hand] = saved.own[other].hand
      const option = byHabit(at, seat, random)
      if (first === undefined || held === undefined || compared >= 12) return option
      const own = { ...saved.own, [other]: { hand: [first, ...hand] } }
      const twin = load(game, { ...saved, own, piles: { ...saved.piles, tactics: [...rest.reverse(), held] } })
      if (!twin.decisions.some(each => each.seat === seat)) return option
      expect(digestOf(twin.view(seat))).toBe(digestOf(at.view(seat)))
      const answers = [at, twin].map(each =>
        createBot('skilled', game, evaluation, { positions: 20, plans: 3, worlds: 2, ahead: 12 }).answer(
          each.copy().view(seat),
          askedOf(each, seat),
          sfc32('same'),
        ),
      )
      expect(answers[0]).toBe(answers[1])
      compared++
      return option
    },
    120,
  )
  expect(compared).toBe(12)
}, 60_000)
