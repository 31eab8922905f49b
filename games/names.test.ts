import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { gameById, games } from './index.ts'

/** One word for one thing, in the site, the chronicle, the lessons and the rulebooks. */
const LANGUAGES = ['en', 'fr'] as const
type Language = (typeof LANGUAGES)[number]

/** Names of pieces that stand in files with other things; cards are asked for by `rulebook.test.ts`. */
const NAMED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  defenders: { names: ['colours'] },
  rift: { names: ['towers', 'heroes', 'spells', 'enemies', 'bosses', 'difficulties'] },
  victorum: { names: ['kinds', 'places', 'heroes', 'scions', 'difficulties', 'sports', 'decks'] },
}
/** What the same thing must not be called besides. */
const NEVER: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/\brobots?\b/i, /\bcomputer players?\b/i, /\bA\.?I\.?s?\b/],
  fr: [/\brobots?\b/i, /\bI\.?A\.?\b/, /\bordinateur\b/i],
}
const NEVER_IN: Readonly<Record<string, Readonly<Partial<Record<Language, readonly RegExp[]>>>>> = {
  defenders: { fr: [/\bDefenders\b/] },
  tactics: { fr: [/\bTactics\b/, /\bjetons?\b/i] },
  rift: { fr: [/\bRift\b/] },
}

const texts = import.meta.glob('./*/text/{en,fr}/*.ts')
const sources = import.meta.glob<string>('./*/{text/{en,fr}/*.ts,lessons/{en,fr}.ts}', {
  query: '?raw',
  import: 'default',
})
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').toLowerCase()
/** The words between quotes: what is written there is read by somebody. */
const quoted = (code: string): string =>
  [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, single = '', open = '']) => (single + open).replaceAll(/\$\{[^}]*\}/g, ' '))
    .filter(text => !/^(?:\.{0,2}\/|@|node:)/.test(text))
    .join('\n')
const allNames = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  if ('one' in value && typeof value.one === 'string') return [value.one]
  if ('name' in value && typeof value.name === 'string') return [value.name]
  return Object.values(value).flatMap(allNames)
}
const bookOf = async (id: string, language: Language): Promise<string> =>
  (await gameById(id)?.parts.rulebook(language)) ?? ''

describe.each(games.map(({ id }) => id))('%s', id => {
  test.each(LANGUAGES)('is called the same on the site and in its rulebook (%s)', async language => {
    const title = (await gameById(id)?.parts.text(language))?.text.title ?? ''
    const [heading = ''] = (await bookOf(id, language)).split('\n')
    expect(heading.split(/\s?:/)[0]).toBe(`# ${title}`)
  })

  test.each(LANGUAGES)('pieces are called in the rulebook as they are on the table (%s)', async language => {
    const book = plain(await bookOf(id, language))
    const missing: string[] = []
    for (const [file, exports] of Object.entries(NAMED[id] ?? {})) {
      const module = (await texts[`./${id}/text/${language}/${file}.ts`]?.()) as Record<string, unknown> | undefined
      for (const name of exports) {
        const names = allNames(module?.[name])
        expect(names.length, name).toBeGreaterThan(1)
        missing.push(...names.filter(each => !book.includes(plain(each))))
      }
    }
    expect(missing).toEqual([])
  })

  test.each(LANGUAGES)('nothing has a second name (%s)', async language => {
    const never = [...NEVER[language], ...(NEVER_IN[id]?.[language] ?? [])]
    const read = [await bookOf(id, language)]
    for (const [path, load] of Object.entries(sources))
      if (path.startsWith(`./${id}/`) && new RegExp(`/${language}[./]`).test(path)) read.push(quoted(await load()))
    expect(read.length).toBeGreaterThan(5)
    expect(never.flatMap(word => read.flatMap(text => text.match(word) ?? []))).toEqual([])
  })
})

test.each(LANGUAGES)('the site calls bots bots, and games by their own names (%s)', language => {
  const words = quoted(readFileSync(new URL(`../apps/web/src/text/${language}.ts`, import.meta.url), 'utf8'))
  const never = [...NEVER[language], ...(language === 'fr' ? [/\bDefenders\b/, /\bTactics\b/, /\bRift\b/] : [])]
  expect(words).toMatch(/\b[Bb]ots?\b/)
  expect(never.flatMap(word => words.match(word) ?? [])).toEqual([])
})
