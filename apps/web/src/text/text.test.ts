import { expect, test } from 'vitest'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** Every path to a word, with what stands there. */
const pathsOf = (value: unknown, path = ''): Map<string, unknown> => {
  if (typeof value !== 'object' || value === null) return new Map([[path, value]])
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...pathsOf(inner, path ? `${path}.${key}` : key)]))
}

const [english, french] = [pathsOf(en), pathsOf(fr)]
const spoken = (value: unknown) =>
  typeof value === 'function' ? String((value as (...args: unknown[]) => string)('Ada', 'Bram')) : String(value)

test('both languages have the same words, and none is empty', () => {
  expect([...french.keys()].sort()).toEqual([...english.keys()].sort())
  for (const [path, word] of [...english, ...french]) expect(spoken(word).trim(), path).not.toBe('')
})

test('a word that takes a value uses it in both languages', () => {
  const numbers = (value: unknown) => String((value as (...args: unknown[]) => unknown)('7', '9'))
  for (const [path, word] of english) {
    if (typeof word !== 'function') continue
    expect(numbers(word), path).toMatch(/7|9/)
    expect(numbers(french.get(path)), path).toMatch(/7|9/)
  }
})

test('French puts a no-break space before its double signs', () => {
  for (const [path, word] of french) expect(spoken(word), path).not.toMatch(/[a-zé] [:;!?»]/)
})

test('counted words agree with their number', () => {
  expect([en.tables.answers(1), en.tables.answers(2), en.tables.answers(0)]).toEqual([
    '1 answer',
    '2 answers',
    '0 answers',
  ])
  expect([fr.tables.answers(0), fr.tables.answers(1), fr.tables.answers(2)]).toEqual([
    '0 réponse',
    '1 réponse',
    '2 réponses',
  ])
})

test('the light of the system is called neither bright nor dark: it may be either', () => {
  for (const { nav, settings } of [en, fr])
    for (const said of [nav.theme.system, settings.themes.system])
      expect(said).not.toMatch(/light|bright|day|dark|night|clair|jour|sombre|nuit/i)
})

test('bots, the replay of a phase and what is done or put back are named in plain words', () => {
  for (const { newTable, table } of [en, fr]) {
    for (const level of Object.values(newTable.levels))
      expect(level).not.toMatch(/random|greedy|skilled|hasard|glouton/i)
    expect(table.showAgain).not.toMatch(/^(again|encore)$/i)
    expect(table.drop).not.toMatch(/^(drop|lâcher|jeter)$/i)
  }
})
