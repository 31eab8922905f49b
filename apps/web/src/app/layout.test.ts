import { expect, test } from 'vitest'
import { sizeOf } from './layout.ts'

test('the layout follows the window', () => {
  expect(sizeOf(1440, 900, 1)).toBe('large')
  expect(sizeOf(1280, 720, 1)).toBe('small')
  expect(sizeOf(1440, 700, 1)).toBe('small')
  expect(sizeOf(760, 900, 1)).toBe('phone')
  expect(sizeOf(390, 844, 1)).toBe('phone')
  expect(sizeOf(1100, 600, 1)).toBe('small')
  expect(sizeOf(1024, 768, 1)).toBe('phone')
})

test('a tablet held upright and a phone on its side have no room for three columns', () => {
  expect(sizeOf(820, 1180, 1)).toBe('phone')
  expect(sizeOf(844, 390, 1)).toBe('phone')
})

test('large text asks for the layout of a smaller window', () => {
  expect(sizeOf(1440, 900, 1.25)).toBe('small')
  expect(sizeOf(1440, 900, 2)).toBe('phone')
})
