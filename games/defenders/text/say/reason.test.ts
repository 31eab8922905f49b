import { expect, test } from 'vitest'
import { faultsIn } from '../../../testing/rows.ts'
import { REASON_KEYS } from '../../rules/state/reasons.ts'
import { words as enWords } from '../en/words.ts'
import { inBoth, LANGUAGES } from '../testing/sane.ts'

const { en, fr } = LANGUAGES
/** Every value a reason may carry. */
const values = {
  defender: 'red',
  place: 'ruins',
  from: 'capital',
  to: 'plains',
  ability: 'enchant',
  card: 'cragBears',
  artifact: 'wings',
  needs: 2,
  has: 1,
}
const reason = (key: string) => ({ rule: 'DEF-MOVE-02', key, values })

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

test('places, Abilities and cards come by their names', () => {
  expect(en.reason(reason('notAdjacent'))).toBe('The Plains are not adjacent to the Capital.')
  expect(fr.reason(reason('notAdjacent'))).toBe('Les Plaines ne sont pas adjacentes à la Capitale.')
  expect(en.reason(reason('usedThisRound'))).toBe('Enchant was already used this Round.')
  expect(en.reason(reason('tombFull'))).toBe('The tomb is taken: Crag Bears.')
  expect(en.reason(reason('notEnoughAp'))).toBe('It costs 2 AP; 1 left.')
})
