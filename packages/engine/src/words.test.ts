import { expect, test } from 'vitest'
import { id, many, named, number, one, unless, wordsOf } from './words.ts'

const PLACES = ['forest', 'plains'] as const
type Place = (typeof PLACES)[number]
interface Sample {
  answer:
    | { do: 'move'; who: 'red' | 'blue'; to: Place }
    | { do: 'defend'; who: 'red' | 'blue'; way: 'inPlace' | 'bow' }
    | { do: 'order'; places: readonly Place[] }
    | { do: 'hex'; hex: number }
    | { do: 'spend'; points: number; who: 'red' | 'blue'; to: Place }
    | { do: 'end' }
  thing: { is: 'place'; place: Place } | { is: 'foe' }
}
const WAYS: readonly ('inPlace' | 'bow')[] = ['inPlace', 'bow']
const who = one('who', ['red', 'blue'])
const to = one('to', PLACES)
const HEXES = ['A1', 'B2']
const words = wordsOf<Sample>({
  answers: {
    move: id`${who} move ${to}`,
    defend: id`${who} defend ${unless('way', 'inPlace', WAYS)}`,
    order: id`order ${many('places', PLACES)}`,
    hex: id`hex ${named(
      'hex',
      (hex: number) => HEXES[hex] ?? '?',
      word => (HEXES.includes(word) ? HEXES.indexOf(word) : undefined),
    )}`,
    spend: id`spend ${number('points')} ${who} ${to}`,
    end: id`end`,
  },
  things: { place: id`place ${one('place', PLACES)}`, foe: id`foe` },
})

const SAMPLES: readonly (readonly [string, Sample['answer']])[] = [
  ['red move forest', { do: 'move', who: 'red', to: 'forest' }],
  ['blue move forest', { do: 'move', who: 'blue', to: 'forest' }],
  ['red defend', { do: 'defend', who: 'red', way: 'inPlace' }],
  ['red defend bow', { do: 'defend', who: 'red', way: 'bow' }],
  ['order plains forest', { do: 'order', places: ['plains', 'forest'] }],
  ['hex B2', { do: 'hex', hex: 1 }],
  ['spend -3 red plains', { do: 'spend', points: -3, who: 'red', to: 'plains' }],
  ['end', { do: 'end' }],
]

test.each(SAMPLES)('"%s" is written and read', (text, answer) => {
  expect(words.id(answer)).toBe(text)
  expect(words.answer(text)).toEqual(answer)
})

test('things have anchors', () => {
  expect(words.anchor({ is: 'place', place: 'plains' })).toBe('place plains')
  expect(words.thing('place plains')).toEqual({ is: 'place', place: 'plains' })
  expect(words.thing('foe')).toEqual({ is: 'foe' })
})

test.each([
  '',
  'red',
  'red move',
  'red move sea',
  'green move forest',
  'red move forest now',
  'order',
  'order sea',
  'hex Z9',
])('"%s" is no answer', text => expect(words.answer(text)).toBeUndefined())

test.each(['spend 1.5 red plains', 'spend __proto__ red plains', '__proto__', 'constructor', 'red move __proto__'])(
  '"%s" from a stranger is no answer',
  text => expect(words.answer(text)).toBeUndefined(),
)

test('pass and done are answers in every game', () => {
  expect(words.answer('pass')).toEqual({ do: 'pass' })
  expect(words.answer('done')).toEqual({ do: 'done' })
})
