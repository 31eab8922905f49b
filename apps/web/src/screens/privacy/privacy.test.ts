import { expect, test } from 'vitest'
import { en } from './en.ts'
import { fr } from './fr.ts'

const textsOf = (words: typeof en): readonly string[] => [
  words.title,
  words.what,
  words.yours,
  words.copy,
  words.download,
  words.remove,
  ...words.parts.flatMap(({ title, says }) => [title, ...says]),
]

test('both languages say the same things in the same order', () => {
  expect(fr.parts.map(({ says }) => says.length)).toEqual(en.parts.map(({ says }) => says.length))
  expect(textsOf(fr).every((text, at) => (text.trim() !== '' && text !== textsOf(en)[at]) || text === 'Cookies')).toBe(
    true,
  )
})

test('French puts a no-break space before its double signs', () => {
  for (const text of textsOf(fr)) expect(text).not.toMatch(/\S [:;!?»]|« /)
})
