import { expect, test } from 'vitest'
import { actOf, keyed, keyOf } from './useKeys.ts'

test('numbers, letters and arrows have their meaning', () => {
  expect(actOf({ key: '3' }, 'page')).toEqual({ act: 'number', number: 3 })
  expect(actOf({ key: 'U' }, 'control')).toEqual({ act: 'undo' })
  expect(actOf({ key: 'ArrowDown' }, 'control')).toEqual({ act: 'move', by: 1 })
  expect(actOf({ key: 'ArrowUp' }, 'page')).toEqual({ act: 'move', by: -1 })
  expect(actOf({ key: '?' }, 'page')).toEqual({ act: 'help' })
  expect(actOf({ key: '0' }, 'page')).toEqual({ act: 'whole' })
})

test('while writing no key is taken away', () => {
  for (const key of ['1', 'u', 'Enter', '?', 'ArrowDown']) expect(actOf({ key }, 'writing'), key).toBeUndefined()
})

test('a focused button keeps its Enter, the board keeps its Enter and arrows', () => {
  expect(actOf({ key: 'Enter' }, 'page')).toEqual({ act: 'confirm' })
  expect(actOf({ key: 'Enter' }, 'control')).toBeUndefined()
  expect(actOf({ key: 'Enter' }, 'board')).toBeUndefined()
  expect(actOf({ key: 'ArrowDown' }, 'board')).toBeUndefined()
  expect(actOf({ key: '2' }, 'board')).toEqual({ act: 'number', number: 2 })
})

test('the browser keeps its own shortcuts', () => {
  expect(actOf({ key: 'r', ctrlKey: true }, 'page')).toBeUndefined()
  expect(actOf({ key: 'l', metaKey: true }, 'page')).toBeUndefined()
  expect(actOf({ key: 'q' }, 'page')).toBeUndefined()
})

test('a key the reader has changed leaves its old place, and takes that of what was there', () => {
  const keys = keyed({ undo: 'Z', hint: 'e' })
  expect(actOf({ key: 'z' }, 'page', keys)).toEqual({ act: 'undo' })
  expect(actOf({ key: 'u' }, 'page', keys)).toBeUndefined()
  expect(actOf({ key: 'e' }, 'page', keys)).toEqual({ act: 'hint' })
  expect(actOf({ key: 'r' }, 'page', keys)).toEqual({ act: 'restart' })
  expect([keyOf('undo', { undo: 'Z' }), keyOf('restart', {}), keyOf('end', { hint: 'e' })]).toEqual(['Z', 'R', ''])
})

test('pace, the last part and talk have keys of their own', () => {
  expect([',', '.', 'a', 'c'].map(key => actOf({ key }, 'page')?.act)).toEqual(['slower', 'faster', 'again', 'talk'])
})

test('landmarks are gone through by keys, with Shift the other way', () => {
  expect(actOf({ key: 'o' }, 'page')).toEqual({ act: 'own', by: 1 })
  expect(actOf({ key: 'K', shiftKey: true }, 'board')).toEqual({ act: 'foes', by: -1 })
  expect(actOf({ key: 'p' }, 'control')).toEqual({ act: 'goals', by: 1 })
  expect(actOf({ key: 'd' }, 'page')).toEqual({ act: 'changed', by: 1 })
})
