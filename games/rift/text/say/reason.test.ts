import { expect, test } from 'vitest'
import { faultsIn } from '../../../testing/rows.ts'
import { words } from '../en/words.ts'
import { inBoth, LANGUAGES } from '../testing/sane.ts'

const { en, fr } = LANGUAGES
/** Every value a reason may carry. */
const values = {
  hero: 'alleria',
  ability: 'earthquake',
  spell: 'gem-of-timewarp',
  tower: 'archer',
  as: 'marksmen',
  site: 'c',
  colour: 'green',
  tray: 'H07',
  letter: 'o',
  what: 'I2',
  cell: 'C4',
  square: 'b2',
  level: 3,
  max: 2,
  points: 2,
  price: 3,
  crystals: 1,
}
const reason = (key: string, more: Record<string, string | number> = {}) => ({
  rule: 'RIFT-MOVE-02',
  key,
  values: { ...values, ...more },
})

/** The types see to it that every key of rules/state/reasons.query.ts has its sentence. */
test('every reason is said in both languages', () => {
  const faults = faultsIn(Object.keys(words.reasons), String, key => {
    const others: readonly Record<string, string>[] = [
      {},
      { tray: 'P05', hero: 'wildcat', what: 'soldier' },
      { tray: 'B2', hero: 'malik' },
    ]
    for (const more of others) expect(inBoth(key, text => text.reason(reason(key, more)))).toEqual([])
    expect(en.reason(reason(key))).not.toBe(fr.reason(reason(key)))
    expect(en.reason(reason(key))).toMatch(/\.$/)
    expect(fr.reason(reason(key))).toMatch(/\.$/)
  })
  expect(faults).toEqual([])
})

test('things go by their names', () => {
  expect(en.reason(reason('resistsPhysical'))).toBe('The Orc resists physical damage.')
  expect(fr.reason(reason('resistsPhysical'))).toBe('L’Orc résiste aux dégâts physiques.')
  expect(fr.reason(reason('resistsPhysical', { letter: 'b' }))).toBe('La Brute résiste aux dégâts physiques.')
  expect(en.reason(reason('mustPlace'))).toBe('The 1×2 tile must be placed: a tray in range has uncovered enemies.')
  expect(fr.reason(reason('mustPlace', { what: 'soldier' }))).toMatch(/^Le soldat doit être placé\u00a0:/)
  expect(fr.reason(reason('heroPlayed'))).toBe('Alleria a déjà été activée cette manche.')
  expect(en.reason(reason('tooDear'))).toBe('Archer costs 3 crystals; the team has 1.')
  expect(en.reason(reason('nonsense'))).toBe('')
})
