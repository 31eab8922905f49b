import { describe, expect, test } from 'vitest'
import { text as en } from '../text/en.ts'
import { text as fr } from '../text/fr.ts'
import { BOARD_WORDS, type BoardWord } from './words.ts'

const KEYS = Object.keys(BOARD_WORDS) as BoardWord[]

describe.each([
  ['English', en],
  ['French', fr],
])('%s', (_language, text) => {
  test.each(KEYS)('has a word for %s, with its values', key => {
    const words = text.words(`board.${key}`)
    expect(words).not.toBe('')
    expect(words).not.toContain('board.')
    const braces = (words.match(/\{\w+\}/g) ?? []).map(brace => brace.slice(1, -1))
    for (const brace of braces) expect(BOARD_WORDS[key]).toContain(brace)
  })
})
