import { games } from '@tabletome/games'
import { PHRASES } from '@tabletome/match/phrases'
import { describe, expect, test } from 'vitest'
import { en } from '../../text/en.ts'
import { fr } from '../../text/fr.ts'
import { phraseIn } from './phrases.ts'

/** What could be said at every table before phrases belonged to games. */
const OLD = ['iTakeIt', 'pleaseTakeIt', 'letItBurn', 'goAndRest', 'saveForTheFoe']

describe.each(games.map(info => [info.id, info] as const))('%s', (_id, { phrases = [], parts }) => {
  test('has words of its own for its phrases, in both languages, and none twice', async () => {
    expect(new Set([...phrases, ...PHRASES]).size).toBe(phrases.length + PHRASES.length)
    const [english, french] = [(await parts.text('en')).text, (await parts.text('fr')).text]
    for (const phrase of phrases) {
      expect(english.words(`phrase.${phrase}`)).not.toBe('')
      expect(french.words(`phrase.${phrase}`)).not.toBe('')
      expect(french.words(`phrase.${phrase}`)).not.toBe(english.words(`phrase.${phrase}`))
    }
  })

  test('still shows whatever was said at its tables before', async () => {
    const [english, french] = [(await parts.text('en')).text, (await parts.text('fr')).text]
    for (const phrase of [...OLD, ...PHRASES]) {
      expect(phraseIn(en, english, phrase)).toMatch(/^[A-Z]/)
      expect(phraseIn(fr, french, phrase)).toMatch(/^[A-Z]/)
    }
    expect(phraseIn(en, english, 'letItBurn')).toBe('Let it burn')
  })
})

test('a phrase that nobody knows is no word of the machine', () => {
  expect(phraseIn(en, { words: () => '' }, 'constructor.name')).toBe('…')
})

test('what is offered at a table holds none of another game’s own phrases', async () => {
  const texts = await Promise.all(
    games.map(async ({ parts }) => [(await parts.text('en')).text, (await parts.text('fr')).text] as const),
  )
  games.forEach((game, i) => {
    const others = games.filter(other => other !== game)
    const own = (game.phrases ?? []).filter(phrase => !others.some(({ phrases = [] }) => phrases.includes(phrase)))
    const offered = (at: number, language: 0 | 1) =>
      [...(games[at]?.phrases ?? []), ...PHRASES].map(phrase => {
        const text = texts[at]?.[language]
        return text === undefined ? '' : phraseIn(language === 0 ? en : fr, text, phrase)
      })
    for (const other of others) {
      const at = games.indexOf(other)
      for (const language of [0, 1] as const) {
        const text = texts[i]?.[language]
        const said = own.map(phrase => text?.words(`phrase.${phrase}`) ?? '')
        expect(
          said.filter(words => offered(at, language).includes(words)),
          other.id,
        ).toEqual([])
        // Nor does it have words for them, should they come by another way.
        expect(own.filter(phrase => texts[at]?.[language].words(`phrase.${phrase}`) !== '')).toEqual([])
      }
    }
  })
})

test('the Foe, fires and rest are talked of in Defenders alone', () => {
  const offers = (id: string) => [...(games.find(game => game.id === id)?.phrases ?? []), ...PHRASES]
  for (const phrase of ['letItBurn', 'goAndRest', 'saveForTheFoe']) {
    expect(offers('defenders')).toContain(phrase)
    for (const id of ['tactics', 'rift', 'victorum']) expect(offers(id)).not.toContain(phrase)
  }
})
