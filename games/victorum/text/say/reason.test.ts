import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultsIn } from '../../../testing/rows.ts'
import { inBoth, LANGUAGES } from '../testing/sane.ts'

const source = readFileSync(new URL('../../rules/state/reasons.query.ts', import.meta.url), 'utf8')
/** Every member of the unions of keys. */
const KEYS = [...source.matchAll(/^ {2}\| '(\w+)'$|= '(\w+)'|\| '(\w+)'$/gm)].flatMap(
  ([, a, b, c]) => a ?? b ?? c ?? [],
)

const VALUES = {
  prowess: 'endurance-2',
  lower: 'endurance-1',
  column: 1,
  place: 'LAM-4',
  from: 'LAM-3',
  harbor: 'LAM-H1',
  region: 'LAM',
  weeks: 11,
  deck: 'sport',
  card: 'O05',
  unit: 'archer.1',
  tactic: 'stun',
  bane: 'ambush',
  turns: 2,
  kind: 'primus',
  cap: 5,
  hex: 'D4',
  movement: 2,
  skill: 'pull',
  distance: 3,
  range: 2,
  by: 'reptilian',
  target: 'magus',
  entry: '!hero',
}

test('the keys are found', () => {
  expect(KEYS.length).toBeGreaterThan(70)
  expect(KEYS).toEqual(expect.arrayContaining(['youAreHere', 'taunted', 'strikesNobody', 'notTheFarthest']))
})

test('every reason is a sentence in both languages', () => {
  const faults = faultsIn(KEYS, String, key => {
    const said = (['en', 'fr'] as const).map(language => LANGUAGES[language].reason({ rule: '', key, values: VALUES }))
    expect(inBoth(key, text => text.reason({ rule: '', key, values: VALUES }))).toEqual([])
    for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
    expect(said[0]).not.toBe(said[1])
  })
  expect(faults).toEqual([])
})

test('values find their places', () => {
  const { en, fr } = LANGUAGES
  expect(en.reason({ rule: '', key: 'outOfRange', values: { unit: 'hero', distance: 3, range: 2 } })).toBe(
    'Your hero is 3 hexes away; the Range is 2.',
  )
  expect(fr.reason({ rule: '', key: 'taunted', values: { unit: 'hero', by: 'reptilian' } })).toBe(
    'Le Reptilien provoque\u00a0: impossible d’attaquer votre héros.',
  )
  expect(en.reason({ rule: '', key: 'noQuarter', values: { card: 'B10' } })).toBe(
    'No Quarter: this combat cannot be surrendered.',
  )
  expect(en.reason({ rule: '', key: 'noSuchKey', values: {} })).toBe('')
})
