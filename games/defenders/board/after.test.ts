import { type Shape, sfc32, start, type View } from '@tabletome/engine'
import { expect, test } from 'vitest'
import { game } from '../index.ts'
import type { Defenders, Open } from '../rules/state.ts'
import { after } from './after.ts'

/** What the board draws of a position. */
const drawn = ({ open }: { readonly open: unknown }) => {
  const { regions, capital, defenders, foe, discard, resolving, tomb, circle } = open as Open
  const people = Object.entries(defenders).map(([colour, { at, hp, artifacts }]) => [
    colour,
    at,
    hp,
    [...artifacts].sort(),
  ])
  return JSON.stringify([regions, capital, people, foe, [...discard].sort(), resolving, tomb, circle])
}

test('fact by fact the board arrives at the real position', () => {
  let compared = 0
  for (const players of [1, 2, 3, 4]) {
    const table = start(game, { mode: 'coop', players, options: { heroes: 'random' } }, sfc32(`after ${players}`))
    const random = sfc32(`answers ${players}`)
    while (table.outcome === undefined) {
      const decision = table.decisions[random.below(table.decisions.length)]
      const option = decision?.options[random.below(decision.options.length)]
      if (!decision || !option) throw new Error('nobody is asked')
      const before = JSON.parse(JSON.stringify(table.view(undefined))) as View<Defenders>
      table.answer(decision.seat, option.id)
      const facts = table.facts.map(({ fact }) => fact)
      const shown = facts.reduce<View<Shape>>(after, before as unknown as View<Shape>)
      expect(drawn(shown)).toBe(drawn(table.view(undefined)))
      compared++
    }
  }
  expect(compared).toBeGreaterThan(300)
})
