import { describe, expect, test } from 'vitest'
import { FULL } from '../rules/placing/shapes.query.ts'
import { given, type Position } from '../test/given.ts'
import { outlookAt } from './outlook.ts'
import { bits, heartCost } from './cost.ts'
import { timeLeft } from './field.ts'
import { USUAL } from './points.ts'

const { points } = USUAL

const cost = (tray: string, position: Position = {}): number =>
  outlookAt(given({ ...position, trays: [tray] }).open).ground.costs[0]!

const SIX = 'ggg../ggg../...../...../.....'

test('squares are counted', () => {
  expect([0, 1, 0b1011, FULL].map(bits)).toEqual([0, 1, 3, 25])
})

describe('what a tray will have cost after phases 3 and 4', () => {
  test('more the nearer it is, and less with every square covered', () => {
    const [near, far] = [cost(`H91 C4 ${SIX}`), cost(`H91 C2 ${SIX}`)]
    expect(near).toBeGreaterThan(far)
    expect(cost(`H91 C4 ${SIX} I2:a1b1`)).toBeLessThan(near)
  })
  test('hearts where it escapes now, unless somebody holds it or all are covered', () => {
    const free = cost(`H91 C5 ${SIX}`)
    expect(free).toBeGreaterThan(6 * points.heart)
    expect(cost(`H91 C5 ${SIX} soldiers:a1`)).toBeLessThan(free)
    expect(cost(`H91 C5 ${SIX} cleared crystals:1`)).toBeLessThan(0)
  })
  test('soldiers stop a runner once only', () => {
    const runs = 'ggg../ggw../...../...../.....'
    expect(cost(`H91 C5 ${runs} soldiers:a1`)).toBeGreaterThan(6 * points.heart)
    expect(cost(`H91 C5 ${runs} soldiers:c2`)).toBeLessThan(6 * points.heart)
  })
  test('tiles below a visible healer count little', () => {
    const healed = cost('H91 C3 ggg../...../..s../...../..... I3:a1b1c1')
    expect(cost('H91 C3 ggg../...../..s../...../.....') - healed).toBeLessThan(2)
    expect(cost('H91 C3 ggg../...../..s../...../..... I1:c3')).toBeLessThan(healed)
  })
  test('a portal at the exit is the end, covered squares or not', () => {
    const portal = 'ggg../ggg../..@../...../..... level:1'
    expect(cost(`P91 C5 ${portal}`)).toBeGreaterThanOrEqual(points.lost)
    expect(cost(`P91 C5 ${portal} I1:a1`)).toBeGreaterThanOrEqual(points.lost)
    expect(cost(`P91 C5 ${portal} soldiers:a1`)).toBeLessThan(points.lost)
  })
  test('the last hearts are dearer, and no heart left is the end', () => {
    expect(heartCost(points, 3, 2)).toBeGreaterThan(heartCost(points, 10, 2))
    expect(heartCost(points, 3, 3)).toBeGreaterThanOrEqual(points.lost)
  })
})

test('the game lasts as long as portals are to come', () => {
  const last = timeLeft(given({ stacks: { 1: ['H01', 'H02', 'H03', 'P01'] } }).open, USUAL)
  const soon = timeLeft(given({ stacks: { 1: ['P01', 'H01', 'H02', 'H03'] } }).open, USUAL)
  expect(last - soon).toBe(3)
  expect(timeLeft(given({ roundLimit: 10, round: 10 }).open, USUAL)).toBe(1)
})
