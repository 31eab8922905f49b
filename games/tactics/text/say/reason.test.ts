import { expect, test } from 'vitest'
import { faultsIn } from '../../../testing/rows.ts'
import { REASON_KEYS } from '../../rules/state/reasons.ts'
import { words as enWords } from '../en/words.ts'
import { words as frWords } from '../fr/words.ts'
import { inBoth, LANGUAGES } from '../testing/sane.ts'

const { en, fr } = LANGUAGES
/** Every value a reason may carry. */
const values = {
  unit: 'p2.beast',
  target: 'F1',
  action: 'melee',
  box: '2x2',
  other: '8x5',
  space: 'C4',
  at: 'A2',
  corner: 'nw',
  distance: 5,
  reach: 1,
  range: 4,
  within: 2,
  from: 0,
  to: 1,
  health: 2,
  missing: 3,
  mp: 1,
  mana: 2,
  cost: 3,
  has: 1,
  card: 'T06',
}
const reason = (key: string, more: Record<string, string | number> = {}) => ({
  rule: 'TAC-MOVE-02',
  key,
  values: { ...values, ...more },
})

test('every reason is said in both languages', () => {
  const faults = faultsIn(REASON_KEYS, String, key => {
    expect(inBoth(key, text => text.reason(reason(key)))).toEqual([])
    expect(en.reason(reason(key))).not.toBe(fr.reason(reason(key)))
    expect(en.reason(reason(key))).toMatch(/\.$/)
    expect(fr.reason(reason(key))).toMatch(/\.$/)
  })
  expect(faults).toEqual([])
})

test('no sentence is left over from a reason that is gone', () => {
  expect(Object.keys(enWords.reasons).sort()).toEqual([...REASON_KEYS].sort())
})

test('units come by their class, numbers as they are', () => {
  expect(en.reason(reason('enemyThere'))).toBe('An enemy is on C4: the Beast.')
  expect(fr.reason(reason('enemyThere'))).toBe('Un ennemi est en C4\u00a0: la Bête.')
  expect(en.reason(reason('nonsense'))).toBe('')
})

test('whoever is aimed at is named by its card and its class', () => {
  const target = `${enWords.units.F1}, the Fighter,`
  expect(en.reason(reason('outOfRange'))).toBe(`${target} is 5 spaces away; the range is 4 with the heights.`)
  expect(en.reason(reason('notAdjacent'))).toBe(`${target} is 5 spaces away, not adjacent.`)
  expect(en.reason(reason('notAdjacent', { reach: 2 }))).toBe(`${target} is 5 spaces away; melee reaches 2.`)
  for (const key of [
    'onlyForAllies',
    'notAnEnemy',
    'targetInDungeon',
    'otherElevation',
    'reachBlocked',
    'hiddenInForest',
  ])
    for (const [text, target] of [
      [en, `${enWords.units.F1}, the Fighter, `],
      [fr, `${frWords.units.F1}, le Guerrier, `],
    ] as const)
      expect(text.reason(reason(key))).toContain(target)
})

test('a space out of range has no name but its own', () => {
  const values = { distance: 5, range: 4 }
  expect(en.reason({ rule: 'TAC-RANGE-04', key: 'outOfRange', values })).toBe(
    'It is 5 spaces away; the range is 4 with the heights.',
  )
})
