import { createBot } from '@tabletome/bots'
import { type Random, sfc32, start, type Position } from '@tabletome/engine'
import { dev } from '@tabletome/engine/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { game } from '../index.ts'
import { given } from '../test/given.ts'
import type { Defenders, Open, View } from '../rules/state/shape.ts'
import { chance } from './chance.ts'
import { distance } from './distance.ts'
import { evaluation } from './index.ts'
import { judge } from './judge.ts'
import { outlookOf } from './outlook.ts'

beforeAll(() => dev())

const begin = (players: number, seed = 'bots'): Position<Defenders> => {
  const options = { difficulty: 'normal', heroes: 'random', sides: 'A', confirmDraw: false }
  return start(game, { mode: 'coop', players, options }, sfc32(seed))
}
const view = begin(2).view('p1')
/** The same view with something changed. */
const but = (change: (open: Open) => void): View => {
  const copied = structuredClone(view) as unknown as { open: Open }
  change(copied.open)
  return copied as unknown as View
}
const value = (seen: View): number => evaluation.value(seen, 'p1')
const withFoe = (hp: number, capital = 2): View =>
  but(open => {
    open.capital = capital
    open.foe = { id: 'giant', at: 'plains', hp, maxHp: 10 }
  })

describe('a better position is worth more', () => {
  const better: [string, View, View][] = [
    [
      'less Threat in a Region',
      but(open => (open.regions.plains.threat = 1)),
      but(open => (open.regions.plains.threat = 2)),
    ],
    ['less Threat in the Capital', but(open => (open.capital = 2)), but(open => (open.capital = 3))],
    ['more Hit Points', view, but(open => (open.defenders.red!.hp = 1))],
    ['an Artifact', but(open => open.defenders.red!.artifacts.push('shield')), view],
    ['a weaker Foe', withFoe(4), withFoe(5)],
    ['a Region that stands', view, but(open => Object.assign(open.regions.coast, { threat: 4, marker: 'token' }))],
  ]
  test.each(better)('%s, in points', (_what, good, bad) => {
    expect(value(good)).toBeGreaterThan(value(bad))
  })
  test('Hit Points, the Capital and a weak Foe raise the chance to win', () => {
    expect(chance(withFoe(2))).toBeGreaterThan(chance(withFoe(8)))
    expect(chance(withFoe(5, 1))).toBeGreaterThan(chance(withFoe(5, 6)))
    expect(chance(view)).toBeGreaterThan(chance(but(open => (open.capital = 5))))
  })
  test('an Epic Event that must come anyway does not keep anybody from Fighting', () => {
    const spread = but(open => {
      open.foe = { id: 'giant', at: 'plains', hp: 6, maxHp: 10 }
      for (const region of Object.values(open.regions)) region.threat += 1
    })
    expect(value(spread)).toBeGreaterThan(
      value(but(open => (open.foe = { id: 'giant', at: 'plains', hp: 7, maxHp: 10 }))),
    )
  })
  test('the end counts for all or nothing', () => {
    const over = (result: 'won' | 'lost'): View => ({ ...view, outcome: { result, round: 7, capital: 3 } })
    expect([chance(over('won')), chance(over('lost'))]).toEqual([1, 0])
    expect(value(over('won'))).toBeGreaterThan(value(withFoe(1, 0)))
    expect(value(over('lost'))).toBeLessThan(value(withFoe(10, 7)))
  })
  test('of lost games the one with the weaker Foe is the better one, and none as good as one that goes on', () => {
    const lost = (hp: number): number => judge({ ...withFoe(hp, 8), outcome: { result: 'lost', round: 7, capital: 8 } })
    expect(lost(1)).toBeGreaterThan(lost(5))
    expect(lost(1)).toBeLessThan(judge(withFoe(5)))
    expect(lost(10)).toBeGreaterThan(judge({ ...view, outcome: { result: 'lost', round: 2, capital: 8 } }))
  })
})

test('distances follow the map, and the short cuts of a Defender', () => {
  const { regions } = view.open
  const at = (slot: string) => Object.entries(regions).find(([, region]) => region.slot === slot)![0] as 'coast'
  expect(distance(regions, 'capital', at('w'))).toBe(1)
  expect(distance(regions, 'capital', at('ne'))).toBe(2)
  expect(distance(regions, at('nw'), at('se'))).toBe(3)
  expect(distance(regions, at('w'), at('e'))).toBe(2)
  expect(distance(regions, at('nw'), at('se'), { hero: 'druid', artifacts: [] })).toBe(1)
  expect(distance(regions, 'capital', at('ne'), { hero: 'bard', artifacts: ['wings'] })).toBe(1)
})

test('the outlook counts known cards only', () => {
  const seen = but(open => {
    open.round = 2
    open.inTurnDeck = ['cragBears', 'turn.red']
    open.discard = ['stoneGhouls', 'harpy']
  })
  const known = { ...seen, piles: { ...seen.piles, turn: 2 } }
  const mountains = outlookOf(known).find(({ region }) => region === 'mountains')
  expect(mountains).toMatchObject({ now: 1, rate: 3, level: seen.open.regions.mountains.threat })
})

/** Plays on with whoever has something to say. */
const playWith = (position: Position<Defenders>, random: Random, answer: typeof evaluation.habit): void => {
  for (let i = 0; i < 2_000 && position.outcome === undefined; i++) {
    const given = position.decisions
      .map(question => ({
        seat: question.seat,
        option: answer?.(position.view(question.seat), question as never, random),
      }))
      .find(({ option }) => option !== undefined)
    expect(given).toBeDefined()
    position.answer(given!.seat, given!.option!)
  }
}

test.each([1, 2, 3, 4])('by habit a game of %i comes to its end, and somebody always answers', players => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const position = begin(players, seed)
    playWith(position, sfc32(seed), evaluation.habit)
    expect(position.outcome).toBeDefined()
  }
})

test('a seat that is ready, or has declined, has had its say', () => {
  let waited = 0
  const position = begin(3, 'say')
  playWith(position, sfc32('say'), (seen, question, random) => {
    const worthwhile = evaluation.worthwhile?.(seen, question) ?? []
    for (const id of worthwhile) expect(question.options.map(option => option.id)).toContain(id)
    if (worthwhile.length === 0) waited++
    return worthwhile.length === 0 ? undefined : worthwhile[random.below(worthwhile.length)]
  })
  expect(waited).toBeGreaterThan(0)
  expect(position.outcome).toBeDefined()
})

test('skilled plays on from any position it may be asked in', () => {
  const bot = createBot('skilled', game, evaluation, { positions: 40, plans: 3, worlds: 2, ahead: 10 })
  const position = begin(3, 'skilled')
  const random = sfc32('skilled')
  for (let i = 0; i < 60 && position.outcome === undefined; i++) {
    const asked = position.decisions.find(
      each => evaluation.worthwhile?.(position.view(each.seat), each as never).length !== 0,
    )!
    const option = bot.answer(position.copy().view(asked.seat), asked, random)
    expect(asked.options.map(({ id }) => id)).toContain(option)
    position.answer(asked.seat, option)
  }
})

test('skilled does not end a Turn beside the Foe while it can Fight, however hopeless the game is', () => {
  const staged = given({
    red: { at: 'plains', hp: 1 },
    blue: { at: 'forest', hp: 0 },
    threat: { capital: 7, ruins: 4, desert: 4, coast: 4, mountains: 4, forest: 4 },
    foe: { id: 'giant', at: 'plains', hp: 9 },
    round: 8,
  })
    .deck('stoneGhouls', 'reefRaiders')
    .turn('red')
  const question = staged.table.decisions.find(({ seat }) => seat === 'p1')!
  expect(question.options.map(({ id }) => id)).toEqual(expect.arrayContaining(['end', 'red fight']))
  for (let luck = 0; luck < 30; luck++) {
    const bot = createBot('skilled', game, evaluation, { positions: 40, worlds: 2 })
    expect(bot.answer(staged.table.view('p1'), question, sfc32(`luck ${luck}`))).not.toBe('end')
  }
})
