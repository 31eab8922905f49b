import { describe, expect, test } from 'vitest'
import { ABILITIES, DIRE_IDS, FOE_IDS } from '../content/cards.ts'
import { DIRE } from '../content/dire.ts'
import { text as en } from '../text/en.ts'
import { text as fr } from '../text/fr.ts'
import { LEAF_TEXT } from './map/RegionLeaf.tsx'
import { BOARD_WORDS, type BoardWord } from './words.ts'
import { wrap } from './map/wrap.ts'

const KEYS = Object.keys(BOARD_WORDS) as BoardWord[]
const ON_REGIONS = [...ABILITIES].flatMap(([id, { owner }]) => (owner === 'region' ? [id] : []))
const SHORT = ['rest', ...ABILITIES.keys(), ...DIRE_IDS.map(id => DIRE[id].effect), ...FOE_IDS]

describe.each([
  ['English', en],
  ['French', fr],
])('%s', (_language, text) => {
  test.each(KEYS)('has a word for %s, with its values', key => {
    const words = text.words(`board.${key}`)
    expect(words).not.toBe('')
    expect(words).not.toContain('board.')
    const braces = (words.match(/\{\w+\}/g) ?? []).map(brace => brace.slice(1, -1))
    expect(new Set(braces)).toEqual(new Set(BOARD_WORDS[key]))
  })

  test.each(SHORT)('says in one line what %s does', id => {
    const line = text.words(`short.${id}`)
    expect(line).not.toBe('')
    expect(line).not.toContain('short.')
  })

  test.each(['rest', ...ON_REGIONS])('fits %s on its Region', id => {
    expect(wrap(text.words(`short.${id}`), LEAF_TEXT.width, LEAF_TEXT.size, 9).length).toBeLessThanOrEqual(2)
  })
})
