import { expect, test } from 'vitest'
import { a, count, does, label, noun, nouns, possessive, proper, tally, The, the } from './english.ts'

test('names with their article', () => {
  expect([the(noun('Reptilian')), The(nouns('Ruins')), the(proper('Taotie'))]).toEqual([
    'the Reptilian',
    'The Ruins',
    'Taotie',
  ])
  expect([label(noun('Parthian', { titled: true })), label(noun('Forest'))]).toEqual(['The Parthian', 'Forest'])
})

test('verbs, possessives, articles and numbers agree', () => {
  expect(does(nouns('Ruins'), 'is', 'are')).toBe('The Ruins are')
  expect([possessive('Ada'), possessive('the Gorgons', true)]).toEqual(['Ada’s', 'the Gorgons’'])
  expect([a('archer'), a('beast'), a('unit')]).toEqual(['an archer', 'a beast', 'a unit'])
  expect([count(0, 'card', 'cards'), count(1, 'card', 'cards')]).toEqual(['0 cards', '1 card'])
  expect(tally(['Adept', 'Adept', 'Militia'])).toBe('Adept (×2) and Militia')
})
