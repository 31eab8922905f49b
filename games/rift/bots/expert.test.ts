import { weightsOf } from '@tabletome/bots'
import { describe, expect, test } from 'vitest'
import { game } from '../index.ts'
import { given, type Position } from '../test/given.ts'
import { timeLeft } from './field.ts'
import { arsenalWorth } from './hands.ts'
import { createOutlooks, expertOutlooks, outlookAt } from './outlook.ts'
import { EXPERT, USUAL } from './points.ts'
import { TRAINED } from './expert/trained.ts'

test('was trained on the rules as they are, and only what is reckoned with', () => {
  expect(TRAINED.rules).toBe(game.version)
  const names = weightsOf(EXPERT).map(({ name }) => name)
  for (const name of Object.keys(TRAINED.weights)) expect(names).toContain(name)
})

test('what an expert has learned leaves the others as they were', () => {
  const names = (weights: typeof USUAL) => weightsOf(weights).map(({ name }) => name)
  expect(names(EXPERT)).toEqual(names(USUAL))
  expect([
    USUAL.points.mismatch,
    USUAL.points.spent,
    USUAL.points.blind,
    USUAL.points.sight,
    USUAL.time.square,
  ]).toEqual([0, 0, 0, 0, 0])
})

describe('an expert knows', () => {
  const portal = (covered = ''): Position => ({ trays: [`P91 C3 ggg../ggg../..@../...../..... level:1 ${covered}`] })

  test('that a portal takes longer the more of it is bare', () => {
    const [bare, half] = [given(portal()).open, given(portal('I3:a1b1c1')).open]
    expect(timeLeft(bare, EXPERT)).toBeGreaterThan(timeLeft(half, EXPERT))
    expect(timeLeft(bare, USUAL)).toBe(timeLeft(half, USUAL))
  })

  test('that what resists both types asks for true damage', () => {
    const immune = 'k...k/k...k/..@../k...k/..... level:4'
    const worth = (hand: 'tesla-tower' | 'big-bertha') => {
      const { open } = given({ trays: [`P92 C3 ${immune}`], hands: { p1: [hand] } })
      return [expertOutlooks.at(open), outlookAt(open)].map(({ arsenal, needs }) => arsenalWorth(arsenal, needs))
    }
    const [[tesla = 0, teslaUsual = 0], [bertha = 0, berthaUsual = 0]] = [worth('tesla-tower'), worth('big-bertha')]
    expect(tesla).toBeGreaterThan(bertha + EXPERT.points.mismatch)
    expect(teslaUsual).toBeCloseTo(berthaUsual)
  })
})

test('who changes weights forgets what was seen by others', () => {
  const weights = structuredClone(USUAL)
  const outlooks = createOutlooks(weights)
  const { open } = given({ trays: ['H91 C3 ggg../ggg../...../...../.....'] })
  const cost = () => outlooks.at(open).ground.costs[0]
  const before = cost()
  weights.points.heart *= 2
  expect(cost()).toBe(before)
  outlooks.forget()
  expect(cost()).toBeGreaterThan(before!)
})
