import { expect, test } from 'vitest'
import { text as english } from '../text/en.ts'
import { text as french } from '../text/fr.ts'
import type { Fact } from '../rules/state/shape.ts'
import { frieze as en } from './en.ts'
import { frieze as fr } from './fr.ts'

const match: readonly Fact[] = [
  { type: 'roundBegan', round: 1, cards: 6 },
  { type: 'destroyed', region: 'plains', marker: 'token' },
  { type: 'foeRevealed', foe: 'kraken', at: 'coast', hp: 11 },
  { type: 'ended', result: 'lost' },
]

test('Regions fall, the Foe shows itself, the Capital falls: each at its fact, in both languages', () => {
  expect(en(match, english).map(({ at, icon, name, tone }) => [at, icon, name, tone])).toEqual([
    [1, 'plains', 'Plains', 'bad'],
    [2, 'kraken', 'Kraken', 'plain'],
    [3, 'capital', 'Capital', 'bad'],
  ])
  expect(fr(match, french).map(({ name }) => name)).toEqual(['Plaines', 'Kraken', 'Capitale'])
})

test('a match that is won ends with the Foe that fell', () => {
  const won: readonly Fact[] = [...match.slice(0, 3), { type: 'ended', result: 'won' }]
  expect(en(won, english).at(-1)).toMatchObject({ at: 3, icon: 'kraken', tone: 'good' })
})
