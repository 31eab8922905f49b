import { describe, expect, test } from 'vitest'
import { BOX_IDS } from '../content/ids.ts'
import { faultsOf } from '../rules/realm/realm.query.ts'
import { builder as en } from '../text/en/builder.ts'
import { text as english } from '../text/en.ts'
import { builder as fr } from '../text/fr/builder.ts'
import { text as french } from '../text/fr.ts'
import { readCode } from './code.ts'
import { problemOf } from './problem.ts'
import { faultText, unreadableText } from './words.ts'

const valuesIn = (words: string) => [...words.matchAll(/\{\w+\}/g)].map(([value]) => value).sort()

test('both languages have every word, with the same values in it', () => {
  for (const [key, words] of Object.entries(en)) {
    const other = fr[key as keyof typeof fr]
    expect(valuesIn(other), key).toEqual(valuesIn(words))
    expect(english.words(`builder.${key}`), key).not.toBe('')
    expect(french.words(`builder.${key}`), key).not.toBe('')
  }
})

describe('what is wrong is said with box and space', () => {
  test.each([
    ['battle:8x5@D4.0', 'The 8×5 box covers H6, which must stay free.'],
    ['battle:2x2@A1.0,5x4@A1.0', 'The 5×4 box hangs over an edge.'],
    ['battle:2x2@A1.0,3x2@C1.0,1x2@B1.1', 'The 1×2 box stands across two surfaces.'],
    ['battle:5x4@K8.0', 'Closed: portal of the 5×4 box at O9, east side.'],
  ])('%s', (code, expected) => {
    const read = readCode(code)
    const [fault] = 'boxes' in read ? faultsOf(read.boxes, true) : []
    expect(fault && faultText(english, fault)).toBe(expected)
    expect(fault && faultText(french, fault)).not.toMatch(/[{}]|^$/)
  })

  test('in a link too', () => {
    const saidOf = (code: string) => {
      const read = readCode(code)
      return 'unreadable' in read ? unreadableText(english, read.unreadable) : ''
    }
    expect(saidOf('front')).toBe('“front” is not the code of a realm on the Battle side.')
    expect(saidOf('battle:8x5@M1.0')).toBe('The 8×5 box at M1 sticks out over the scroll.')
    expect(saidOf('battle:2x2@A1.0,2x2@D1.0')).toBe('The 2×2 box is there twice.')
  })
})

describe('[TAC-RULING-54] before a table is opened', () => {
  test('ready realms, chance and lawful codes may be played', () => {
    for (const value of ['twinBastions', 'greatWall', 'openField', 'random', 'battle:', 'battle:5x4@K8.0'])
      expect(problemOf(value, {}, english), value).toBeUndefined()
  })

  test('anything else is refused with its rule; what may be waived says so', () => {
    expect(problemOf('battle:8x5@D4.0', {}, english)).toMatch(/H6.*TAC-BUILDER-03/)
    expect(problemOf('nonsense', {}, english)).toMatch(/nonsense/)
    const across = 'battle:2x2@A1.0,3x2@C1.0,1x2@B1.1'
    expect(problemOf(across, { builderStrict: true }, english)).toMatch(/“Strict” off.*TAC-BUILDER-06/)
    expect(problemOf(across, { builderStrict: false }, english)).toBeUndefined()
  })
})

test('every box has a name', () => {
  for (const box of BOX_IDS) expect(english.words(`builder.box.${box}`)).toBe(`${box.replace('x', '×')} box`)
})
