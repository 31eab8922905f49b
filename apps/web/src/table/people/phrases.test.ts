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
