import { readAt, weigh, winChance, type Winning } from '@tabletome/bots'
import { sfc32, type Shape, type View } from '@tabletome/engine'
import { games } from '@tabletome/games'
import { expect, test } from 'vitest'
import { fit } from './fit.ts'
import { heldOut, tenthsOf, tooFarOff } from './heldOut.ts'
import { logistic } from './logistic.ts'
import { anySetup, type Sample } from './sample.ts'
import { scaleOf } from './scale.ts'
import { replaced } from './told.ts'

/** Matches whose end hangs on the sign `lead` as a logistic function of slope 2; `noise` says nothing. */
function matches(count: number, telling: boolean): Sample[] {
  const random = sfc32('matches')
  const draw = (): number => random.below(10_000) / 10_000
  return Array.from({ length: count / 2 }, (_, match) => {
    const lead = 4 * draw() - 2
    const won = draw() < (telling ? 1 / (1 + Math.exp(-2 * lead)) : 0.5) ? 1 : 0
    const seen = (lead: number): Sample => ({ match, phase: 'middle', signs: { lead, noise: draw() }, won })
    return [seen(lead), seen(lead + 0.2 * (draw() - 0.5))]
  }).flat()
}

test('the fit finds the weight that made the matches, and nothing in noise', () => {
  const weights = logistic(matches(4000, true), ['lead', 'noise'], 3)
  expect(weights['lead']).toBeCloseTo(2, 0)
  expect(Math.abs(weights['noise'] ?? 9)).toBeLessThan(0.25)
})

test('on the scale no greater sum has a smaller chance, and every chance lies within its reach', () => {
  const scale = scaleOf(matches(1000, true).map(({ match, signs, won }) => ({ match, sum: signs['lead'] ?? 0, won })))
  expect(scale.length).toBeGreaterThan(5)
  for (const [i, [, chance, low, high]] of scale.entries()) {
    expect(chance).toBeGreaterThanOrEqual(scale[i - 1]?.[1] ?? 0)
    expect(low).toBeLessThanOrEqual(chance)
    expect(high).toBeGreaterThanOrEqual(chance)
  }
})

test('a phase whose signs tell nothing says so by its reach', () => {
  const { middle } = fit(matches(2000, false))
  expect(middle?.vague).toBe(true)
  const [, low, high] = readAt(middle?.scale ?? [], 0)
  expect(high - low).toBeGreaterThan(0.9)
})

test('what a telling phase says of matches kept apart is right in every tenth', () => {
  const samples = matches(8000, true)
  expect(fit(samples)['middle']?.vague).toBeUndefined()
  const tenths = tenthsOf(heldOut(samples))
  expect(tenths.filter(({ positions }) => positions >= 50).length).toBeGreaterThanOrEqual(8)
  expect(tooFarOff(tenths)).toEqual([])
})

test('the same samples always give the same weights', () => {
  expect(fit(matches(500, true))).toEqual(fit(matches(500, true)))
})

test('an estimate reads phase and signs, and knows the end for sure', () => {
  const winning: Winning<Shape> = {
    phase: () => 'middle',
    signs: () => ({ lead: 1 }),
    won: () => 1,
    fitted: {
      rules: 1,
      bots: 'x',
      matches: 1,
      seed: 's',
      phases: {
        middle: {
          weights: { one: 1, lead: 2 },
          scale: [
            [0, 0.2, 0.1, 0.3],
            [6, 0.8, 0.7, 0.9],
          ],
        },
      },
    },
  }
  const view: View<Shape> = { open: {}, piles: {}, agenda: [], waiting: [] }
  expect(weigh({ one: 1, lead: 2 }, { lead: 1 })).toBe(3)
  expect(winChance(winning, view, 'p1').chance).toBeCloseTo(0.5)
  expect(winChance(winning, { ...view, outcome: {} }, 'p1')).toEqual({ chance: 1, low: 1, high: 1, vague: false })
  expect(winChance({ ...winning, phase: () => 'never met' }, view, 'p1')).toEqual({
    chance: 0.5,
    low: 0,
    high: 1,
    vague: true,
  })
})

test('where sums tell nothing, or the wrong way round, everybody is told the share of wins', () => {
  const rows = Array.from({ length: 600 }, (_, match) => ({ match, sum: match % 3, won: match % 3 < 1 ? 1 : 0 }))
  for (const [, chance] of scaleOf(rows)) expect(chance).toBeCloseTo(1 / 3, 2)
})

test('the scale bends where the best positions are lost more often than their sums say', () => {
  const share = (sum: number) => Math.min(0.7, 1 / (1 + Math.exp(-sum)))
  const rows = Array.from({ length: 61 }, (_, i) => (i - 30) / 10).flatMap((sum, i) =>
    Array.from({ length: 100 }, (_, j) => ({ match: 100 * i + j, sum, won: j < 100 * share(sum) ? 1 : 0 })),
  )
  const scale = scaleOf(rows)
  for (const sum of [-2.5, -1, 0, 1.5, 2, 2.8]) expect(Math.abs(readAt(scale, sum)[0] - share(sum))).toBeLessThan(0.08)
  const chances = scale.map(([, chance]) => chance)
  expect(chances).toEqual(chances.toSorted((a, b) => a - b))
})

test('every table that can be opened may be drawn', () => {
  for (const info of games)
    for (let i = 0; i < 20; i++) {
      const { mode, players } = anySetup(info, sfc32(`table ${i}`), {})
      const { min, max } = info.modes.find(({ id }) => id === mode)?.players ?? { min: 9, max: 0 }
      expect(players).toBeGreaterThanOrEqual(min)
      expect(players).toBeLessThanOrEqual(max)
    }
})

test('a chapter of the page is replaced in its place, and nowhere else', () => {
  const page = 'a\n<!-- chance x: made by `tabletome chance x` -->\nold\n<!-- end of chance x -->\nz'
  expect(replaced(page, 'x', 'new')).toBe('a\nnew\nz')
  expect(() => replaced(page, 'y', 'new')).toThrow('no place')
})
