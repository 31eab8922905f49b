import { describe, expect, test } from 'vitest'
import { coverageOf, isCovered, type Sources } from './coverage.ts'

const rulebook = '- **DEF-MOVE-01** a\n- **DEF-MOVE-02** b\n- **DEF-TIDY-01** c\n'
const whole: Sources = {
  game: 'tiny',
  rulebooks: { en: rulebook, fr: rulebook },
  notApplicable: '- **DEF-TIDY-01** Nobody can leave cards lying about.\n',
  code: ['/** DEF-MOVE-01…02 */'],
  tests: ["test('[DEF-MOVE-01] [DEF-MOVE-02] moves', () => {})"],
}

describe('coverage', () => {
  test('everything tested or excused', () => {
    const coverage = coverageOf(whole)
    expect(coverage).toEqual({
      game: 'tiny',
      rules: 3,
      cited: 2,
      tested: 2,
      notApplicable: 1,
      missing: [],
      uncited: ['DEF-TIDY-01'],
      unknown: [],
    })
    expect(isCovered(coverage)).toBe(true)
  })
  test('a rule without a test is missing', () => {
    const coverage = coverageOf({ ...whole, tests: ["test('[DEF-MOVE-01] moves', () => {})"] })
    expect(coverage.missing).toEqual(['DEF-MOVE-02'])
    expect(isCovered(coverage)).toBe(false)
  })
  test('an excuse without a reason does not count', () => {
    expect(coverageOf({ ...whole, notApplicable: '- **DEF-TIDY-01**\n' }).missing).toEqual(['DEF-TIDY-01'])
  })
  test.each([
    ['code', { code: ['// DEF-FLY-01'] }],
    ['a test', { tests: [...whole.tests, "test('[DEF-FLY-01] flies', () => {})"] }],
    ['an excuse', { notApplicable: `${whole.notApplicable}- **DEF-FLY-01** No wings.\n` }],
    ['one language only', { rulebooks: { en: rulebook, fr: `${rulebook}- **DEF-FLY-01** d\n` } }],
  ])('an id known only to %s is unknown', (_where, change) => {
    const coverage = coverageOf({ ...whole, ...change })
    expect(coverage.unknown).toEqual(['DEF-FLY-01'])
    expect(isCovered(coverage)).toBe(false)
  })
  test('a game without a rulebook is not covered', () => {
    expect(isCovered(coverageOf({ ...whole, rulebooks: { en: '', fr: '' }, tests: [], code: [] }))).toBe(false)
  })
})
