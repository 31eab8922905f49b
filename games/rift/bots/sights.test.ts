import { expect, test } from 'vitest'
import { cellNamed } from '../rules/map/cells.query.ts'
import { mapIn } from '../rules/map/map.query.ts'
import { given } from '../test/given.ts'
import { blindFrom, sees } from './sights.ts'

const cell = (name: string) => cellNamed(name)!

test('a site sees what is beside it, and two spaces away in a straight line', () => {
  const seen = ['C3', 'D4', 'C5', 'D5', 'C6'].filter(name => sees(cell('C3'), cell(name)))
  expect(seen).toEqual(['D4', 'C5'])
})

test('the way in the east of scenario 10 lies out of sight longer than the one in the west', () => {
  const map = mapIn(given({ map: 10, scenario: 10 }).open)
  const [west, east] = map.spawns.map(({ front }) => blindFrom(map, front))
  expect(east).toBeGreaterThan(west!)
})
