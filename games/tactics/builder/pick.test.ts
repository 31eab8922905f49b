import { expect, test } from 'vitest'
import { project } from '../board/map/scene.ts'
import { spaceName } from '../rules/realm/spaces.query.ts'
import { cellAt, sceneOfBoxes, spotAt } from './pick.ts'

const scene = sceneOfBoxes([{ box: '8x5', at: 'D1', turn: 0 }])
const nameAt = (x: number, y: number, z: number) => spaceName(spotAt(scene, project(x, y, z))?.space ?? -1)

test('a point on a raised top is that space, not the ground behind it', () => {
  expect(nameAt(3.5, 2.5, 2)).toBe('D3')
  expect(nameAt(1.5, 2.5, 0)).toBe('B3')
})

test('the cliff under an edge belongs to the space above it', () => {
  expect(nameAt(4.5, 5, 1)).toBe('E5')
  expect(nameAt(4.5, 5.9, 0)).toBe('E6')
})

test('past the edge the grid goes on, so that a box can be drawn to the rim', () => {
  expect(cellAt(scene, project(-0.5, 11.5, 0))).toEqual([-1, 11])
})
