import { expect, test } from 'vitest'
import { cellNamed } from '../../rules/map/cells.query.ts'
import { mapOf } from '../../rules/map/map.query.ts'
import { maskNamed } from '../../rules/placing/shapes.query.ts'
import { given } from '../../test/given.ts'
import { C, centreOf, cornerOf, EDGES, middleOf, spawnsOf, standingOf, trayCorner, worldOf } from './scene.ts'

const at = (name: string) => cellNamed(name) ?? -1

test('the drawing has room for gates and castles only where there are some', () => {
  const { x, y, width, height } = worldOf(mapOf('2', 2))
  // West a gate, north nothing, east the kingdom, south a gate.
  expect([x, y]).toEqual([C - 86, C - 24])
  expect([x + width, y + height]).toEqual([7 * C + 86, 6 * C + 102])
})

test('spawn points without a stack with so many players are not drawn', () => {
  const open = given({ map: 7, players: 2, stacks: { 1: ['H01'], 2: ['H02'] } }).open
  expect(spawnsOf(open).map(({ spawn }) => spawn)).toEqual([1, 2, 3])
  delete open.slots[3]
  expect(spawnsOf(open).map(({ spawn }) => spawn)).toEqual([1, 2])
})

test('of trays on one space the top one lies straight, the others stand out to the north-west', () => {
  const open = given({ trays: ['H01 C2', 'H43 C2'] }).open
  const [under, top] = open.trays
  const [x, y] = cornerOf(at('C2'))
  expect(trayCorner(open, top!)).toEqual([x + 6, y + 6])
  expect(trayCorner(open, under!)).toEqual([x - 13, y - 7])
})

test('heroes stand on their squares of a tray, alone in the middle, several apart', () => {
  const open = given({
    trays: ['H01 C2'],
    heroes: { malik: 'p1 C2 base:a1', alleria: 'p2 C4', wildcat: 'p2 C4', lilith: 'p2 B3' },
  }).open
  const stands = new Map(standingOf(open).map(each => [each.unit, each]))
  const [x, y] = cornerOf(at('C2'))
  expect(stands.get('malik')).toMatchObject({ at: [x + 6 + 18, y + 6 + 18], engaged: true })
  const [cx, cy] = centreOf(at('C4'))
  const [a, b] = [stands.get('alleria')!.at, stands.get('wildcat')!.at]
  expect(a).not.toEqual(b)
  expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(40)
  for (const [px, py] of [a, b]) expect(Math.max(Math.abs(px - cx), Math.abs(py - cy))).toBeLessThan(C / 2)
  expect(stands.get('lilith')?.at).toEqual([centreOf(at('B3'))[0], centreOf(at('B3'))[1] + 4])
})

test('the purple edge is opposite the top of the card, the middle of squares is between them', () => {
  expect(EDGES).toEqual(['s', 'w', 'n', 'e'])
  expect(middleOf(maskNamed('a1b1a2b2'))).toEqual([1, 1])
  expect(middleOf(maskNamed('e5'))).toEqual([4.5, 4.5])
})
