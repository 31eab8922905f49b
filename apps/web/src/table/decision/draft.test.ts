import { sfc32, start } from '@tabletome/engine'
import { gameById } from '@tabletome/games'
import { beforeAll, expect, test } from 'vitest'
import type { Game, Shape, Position, View } from '@tabletome/engine'
import { beginning, composed, recomposed } from './draft.ts'

const OPENS = ['act']
let game: Game<Shape>
let position: Position<Shape>
const viewOf = (seat: string): View<Shape> => position.view(seat)
const optionsOf = (seat: string): string[] =>
  position.decisions.find(decision => decision.seat === seat)?.options.map(({ id }) => id) ?? []
const firstOf = (options: readonly { id: string }[] | undefined): string => options?.[0]?.id ?? ''

beforeAll(async () => {
  const info = gameById('rift')
  if (!info) throw new Error('no Rift')
  game = await info.parts.game()
  const options = { scenario: 1, difficulty: 'normal', storms: false, roundLimit: 0 }
  position = start(game, { mode: 'scenario', players: 2, options }, sfc32('draft'))
  while (position.decisions[0]?.choice !== 'act') {
    const [decision] = position.decisions
    if (!decision) throw new Error('nobody is asked')
    position.answer(decision.seat, firstOf(decision.options))
  }
})

test('an action is composed step by step on the view, and is complete when nothing is left to decide', () => {
  const card = optionsOf('p1').find(id => id.startsWith('tower ')) ?? ''
  let at = composed(game, beginning('p1', viewOf('p1')), card, OPENS)
  expect(at.decisions[0]?.choice).toBe('tower.site')
  while (at.decisions.length > 0) at = composed(game, at, firstOf(at.decisions[0]?.options), OPENS)
  expect(at.steps.length).toBeGreaterThan(1)
  expect(at.facts.map(({ type }) => type)).toContain('towerBuilt')
  const before = position.digest()
  expect(position.answerAll('p1', at.steps).digest()).not.toBe(before)
  expect(position.digest()).toBe(before)
})

test('an answer without further questions is complete at once', () => {
  expect(composed(game, beginning('p1', viewOf('p1')), 'ready', OPENS)).toMatchObject({
    steps: ['ready'],
    decisions: [],
  })
})

test('on a table that has changed as much of the action stays as still stands', () => {
  const card = optionsOf('p1').find(id => id.startsWith('tower ')) ?? ''
  const site = firstOf(composed(game, beginning('p1', viewOf('p1')), card, OPENS).decisions[0]?.options)
  expect(recomposed(game, 'p1', viewOf('p1'), [card], OPENS).steps).toEqual([card])
  expect(recomposed(game, 'p1', viewOf('p1'), [card, 'nowhere n'], OPENS).steps).toEqual([card])
  expect(recomposed(game, 'p1', viewOf('p1'), ['tower none', site], OPENS).steps).toEqual([])
})
