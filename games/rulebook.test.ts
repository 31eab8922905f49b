import { describe, expect, test } from 'vitest'
import { gameById } from './index.ts'

/** The kinds of cards of each game, under the names of their files in text/en and text/fr. */
const KINDS = {
  defenders: ['heroes', 'artifacts', 'foes', 'regions', 'enemies'],
  tactics: ['tactics', 'units', 'enemyCards', 'dungeons'],
  rift: ['abilities'],
  victorum: ['arenas', 'banes', 'opportunities', 'prowess', 'skills', 'tactics'],
} as const
const GAMES = Object.keys(KINDS) as (keyof typeof KINDS)[]

const texts = import.meta.glob('./*/text/{en,fr}/*.ts')

const namesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('name' in value && typeof value.name === 'string') return [value.name]
  return Object.values(value).flatMap(namesIn)
}
/** Blanks of every width are one, and two levels of a card share a row. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ')
const inRow = (name: string): string => plain(name).replace(/ \d$/, '')

describe.each(GAMES)('%s', id => {
  test.each(['en', 'fr'] as const)('the rulebook (%s) has a row for every card', async language => {
    const book = plain((await gameById(id)?.parts.rulebook(language)) ?? '')
    for (const kind of KINDS[id]) {
      const names = namesIn(await texts[`./${id}/text/${language}/${kind}.ts`]?.())
      expect(names.length, kind).toBeGreaterThan(0)
      expect(names.filter(name => !book.includes(inRow(name)))).toEqual([])
    }
  })
})
