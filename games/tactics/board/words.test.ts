import { describe, expect, test } from 'vitest'
import { TACTIC_IDS } from '../content/ids.ts'
import { UNITS } from '../content/units.ts'
import { text as en } from '../text/en.ts'
import { text as fr } from '../text/fr.ts'
import { BOARD_WORDS, type BoardWord } from './words.ts'

const KEYS = Object.keys(BOARD_WORDS) as BoardWord[]
const ABILITIES = Object.entries(UNITS).map(([card, { trait }]) => trait ?? card)
const OTHERS = [
  ...['fighter', 'wizard', 'rogue', 'beast'].map(id => `class.${id}`),
  ...['move', 'melee', 'missile', 'spell', 'ballista'].map(id => `action.${id}`),
  ...['climb', 'water', 'peak', 'ballista', 'forest', 'melee', 'artifact'].map(id => `cause.${id}`),
  ...['floor', 'rock', 'entrance', 'crystal', 'monster', 'caveIn', 'trap', 'door', 'barrier'].map(id => `cell.${id}`),
  ...TACTIC_IDS.flatMap(id => [`tactic.${id}.if`, `tactic.${id}.then`]),
  ...ABILITIES.flatMap(id => [`ability.${id}`, `short.${id}`]),
]

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

  test.each(OTHERS)('says what %s is', key => {
    expect(text.words(key)).not.toBe('')
  })
})
