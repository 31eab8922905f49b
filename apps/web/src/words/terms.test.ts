import type { Glossary } from '@tabletome/games/types'
import { expect, test } from 'vitest'
import { finderOf } from './terms.ts'

const entry = (id: string) => ({ id, kind: 'keyword' as const, icon: 'hp', rule: 'X-01' })
const said = (...match: string[]) => ({ name: 'Name', text: 'Text.', match })
const glossary: Glossary = {
  entries: ['threat', 'dire', 'enemy', 'dazed', 'phase', 'pv'].map(entry),
  text: {
    threat: said('Threat', 'Menace'),
    dire: said('Dire Enemy', 'Dire Enemies'),
    enemy: said('Enemy'),
    dazed: said('dazed', 'épuisée'),
    phase: said('=Draw'),
    pv: said('PV'),
  },
}
const find = finderOf(glossary)
const terms = (text: string) =>
  find(text).flatMap(part => (typeof part === 'string' ? [] : [`${part.id}:${part.word}`]))

test('finds words whole, once, the longest first, and keeps all that is said', () => {
  expect(terms('Threat of a Dire Enemy: Threat 3')).toEqual(['threat:Threat', 'dire:Dire Enemy'])
  expect(terms('Two Dire Enemies and an Enemy')).toEqual(['dire:Dire Enemies', 'enemy:Enemy'])
  const parts = find('Threat of a Dire Enemy: Threat 3')
  expect(parts.map(part => (typeof part === 'string' ? part : part.word)).join('')).toBe(
    'Threat of a Dire Enemy: Threat 3',
  )
})
test('takes a plural, and a small word at the beginning of a sentence', () => {
  expect(terms('Enemys')).toEqual(['enemy:Enemys'])
  expect(terms('Dazed: it waits.')).toEqual(['dazed:Dazed'])
  expect(terms('Épuisée, elle attend.')).toEqual(['dazed:Épuisée'])
})
test('leaves parts of other words, and names in small letters, alone', () => {
  expect(terms('undazed dazedness threat PVC')).toEqual([])
})
test('what is only a name by itself is not found in a sentence', () => {
  expect(terms('Draw')).toEqual(['phase:Draw'])
  expect(terms('Draw a card')).toEqual([])
})
test('no words: nothing is found', () => {
  expect(finderOf({ entries: [], text: {} })('Threat')).toEqual(['Threat'])
})
