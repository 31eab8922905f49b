import { expect, test } from 'vitest'
import { ENEMIES } from '../content/enemies.ts'
import { HORDES } from '../content/hordes.ts'
import { GHOSTS, PORTALS as PORTAL_CARDS } from '../content/portals.ts'
import { BEHIND, FAST, LAST, ORCS, PORTALS } from '../lessons/tips/index.ts'
import { mapOf } from '../rules/map/map.query.ts'

const cards = Object.entries({ ...HORDES, ...GHOSTS, ...PORTAL_CARDS })
const withEnemy = (fits: (letter: string) => boolean) =>
  cards.filter(([, { rows }]) => rows.join('').split('').some(fits)).map(([id]) => id)

test('tips name the cards with these enemies, all of them', () => {
  const fast = Object.values(ENEMIES).flatMap(({ letter, ability }) => (ability === 'speed' ? [String(letter)] : []))
  expect(FAST.toSorted()).toEqual(withEnemy(letter => fast.includes(letter)).sort())
  expect(ORCS.toSorted()).toEqual(withEnemy(letter => letter === 'o').sort())
  expect(PORTALS).toEqual(Object.keys(PORTAL_CARDS))
})

test('the spaces behind the bend of the Southport Road are the last four before the exit', () => {
  const map = mapOf('1', 1)
  expect(BEHIND.map(cell => map.movesLeft(cell))).toEqual([4, 3, 2, 1])
  expect(map.next(LAST)).toBe(-1)
})
