import { draw } from '@tabletome/boardkit/testing'
import { expect, test } from 'vitest'
import { spaceOf } from '../rules/realm/spaces.query.ts'
import { landmarks } from './landmarks.ts'
import { Coordinates } from './map/Land.tsx'
import { sceneOf } from './map/scene.ts'
import { groundOf } from '../rules/realm/ground.query.ts'
import { boardWith, openWith, unit, units, viewWith } from './testing/fixture.ts'

test('own units, those of rivals, and the Trigger Spaces can be jumped to', () => {
  const { own, foes, goals } = landmarks(boardWith())
  expect(own.map(({ anchor }) => anchor)).toContain('unit p1.beast')
  expect(foes.map(({ anchor }) => anchor)).toContain('unit p2.fighter')
  expect([...own, ...foes].every(({ place = -1 }) => place >= 0)).toBe(true)
  expect(goals).toHaveLength(3)
})

test('around one screen whoever acts has the own units', () => {
  const view = viewWith(openWith({ units: units(unit('p1', 'B1', 'G5'), unit('p2', 'B1', 'G7')) }))
  const { own, foes } = landmarks({ ...boardWith({ view }), names: { of: String, isMe: () => false } })
  expect(own).toEqual([{ anchor: 'unit p1.beast', place: spaceOf('G5') }])
  expect(foes).toEqual([{ anchor: 'unit p2.beast', place: spaceOf('G7') }])
})

test('the names of the rows rise to the height of the space that is looked at', () => {
  const scene = sceneOf(groundOf(openWith()), 0)
  const high = scene.spots.find(({ z }) => z > 0)
  const risen = draw(<Coordinates scene={scene} at={high?.space} />)
  expect(draw(<Coordinates scene={scene} at={undefined} />)).toContain('translateY(0px)')
  expect(risen).toContain(`translateY(${-19 * (high?.z ?? 0)}px)`)
  expect(risen.split('is-here')).toHaveLength(3)
})
