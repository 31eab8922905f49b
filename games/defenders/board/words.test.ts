import { describe, expect, test } from 'vitest'
import { ABILITIES, DIRE_IDS, FOE_IDS } from '../content/cards.ts'
import { DIRE } from '../content/dire.ts'
import { text as en } from '../text/en.ts'
import { text as fr } from '../text/fr.ts'
import { LEAF_TEXT } from './map/RegionLeaf.tsx'
import { wrap } from './map/wrap.ts'

const ON_REGIONS = [...ABILITIES].flatMap(([id, { owner }]) => (owner === 'region' ? [id] : []))
const SHORT = ['rest', ...ABILITIES.keys(), ...DIRE_IDS.map(id => DIRE[id].effect), ...FOE_IDS]

describe.each([
  ['English', en],
  ['French', fr],
])('%s', (_language, text) => {
  test('says in one line what everything does', () => {
    expect(SHORT.filter(id => ['', `short.${id}`].includes(text.words(`short.${id}`)))).toEqual([])
  })

  test('fits what a Region does on its leaf', () => {
    const linesOf = (id: string) => wrap(text.words(`short.${id}`), LEAF_TEXT.width, LEAF_TEXT.size, 9).length
    expect(['rest', ...ON_REGIONS].filter(id => linesOf(id) > 2)).toEqual([])
  })
})
