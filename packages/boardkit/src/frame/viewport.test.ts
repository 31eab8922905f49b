import { expect, test } from 'vitest'
import { clamp, MAX_SCALE, panBy, reveal, showing, WHOLE, zoomAt } from './viewport.ts'

const WORLD = { x: 0, y: 0, width: 800, height: 600 }

test('zooming keeps the point under the pointer where it is', () => {
  const view = zoomAt(WORLD, WHOLE, 2, [200, 150])
  expect(view.scale).toBe(2)
  expect([200 * view.scale + view.x, 150 * view.scale + view.y]).toEqual([200, 150])
})

test('the whole is the farthest view, and zooming out returns to it exactly', () => {
  expect(zoomAt(WORLD, WHOLE, 0.5, [400, 300])).toEqual(WHOLE)
  expect(zoomAt(WORLD, zoomAt(WORLD, WHOLE, 3, [10, 590]), 0.01, [700, 10])).toEqual(WHOLE)
  expect(zoomAt(WORLD, WHOLE, 99, [0, 0]).scale).toBe(MAX_SCALE)
})

test('panning stops at the edges', () => {
  const view = zoomAt(WORLD, WHOLE, 2, [400, 300])
  expect(panBy(WORLD, view, [9999, 9999])).toEqual({ scale: 2, x: 0, y: 0 })
  expect(panBy(WORLD, view, [-9999, -9999])).toEqual({ scale: 2, x: -800, y: -600 })
  expect(panBy(WORLD, WHOLE, [50, 50])).toEqual(WHOLE)
})

test('a world that does not begin at 0, 0 is bounded as well', () => {
  const world = { x: 100, y: -50, width: 400, height: 200 }
  const { x, y } = clamp(world, { scale: 2, x: 999, y: 999 })
  expect([world.x * 2 + x, world.y * 2 + y]).toEqual([world.x, world.y])
})

test('showing a part brings it whole into the middle', () => {
  const part = { x: 300, y: 200, width: 100, height: 100 }
  const view = showing(WORLD, part)
  expect(view.scale).toBe(MAX_SCALE)
  expect([350 * view.scale + view.x, 250 * view.scale + view.y]).toEqual([400, 300])
  expect(showing(WORLD, WORLD)).toEqual(WHOLE)
})

test('what gets focus is brought into sight by the shortest way', () => {
  const view = { scale: 2, x: 0, y: 0 }
  expect(reveal(WORLD, view, { x: 500, y: 10, width: 50, height: 50 })).toEqual({ scale: 2, x: -300, y: 0 })
  expect(reveal(WORLD, view, { x: 10, y: 10, width: 50, height: 50 })).toEqual(view)
})
