import { expect, expectTypeOf, test } from 'vitest'
import { filled, sayer } from './say.ts'

const words = { whole: 'Whole board', cost: '{cost} of {mp} MP', twice: '{n}, and {n} again' } as const
const say = sayer<typeof words>('board')
const text = { words: (key: string) => (words as Readonly<Record<string, string>>)[key.slice('board.'.length)] ?? '' }

test('a word has its values in their places, as often as they stand there', () => {
  expect(say(text, 'whole')).toBe('Whole board')
  expect(say(text, 'cost', { cost: 2, mp: 5 })).toBe('2 of 5 MP')
  expect(say(text, 'twice', { n: 3 })).toBe('3, and 3 again')
  expect(filled('{a}{b}', { a: '1' })).toBe('1{b}')
})

test('which words there are, and which values each needs, is known to the compiler', () => {
  expectTypeOf<Parameters<typeof say>[1]>().toEqualTypeOf<'whole' | 'cost' | 'twice'>()
  expectTypeOf<Parameters<typeof say<'whole'>>['length']>().toEqualTypeOf<2>()
  expectTypeOf<Parameters<typeof say<'cost'>>[2]>().toEqualTypeOf<Readonly<Record<'cost' | 'mp', string | number>>>()
  expectTypeOf<Parameters<typeof say<'twice'>>[2]>().toEqualTypeOf<Readonly<Record<'n', string | number>>>()
})
