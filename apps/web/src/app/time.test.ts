import { expect, test } from 'vitest'
import { ago, day, listed } from './time.ts'

test('times are told in the largest unit that fits', () => {
  const now = 1_000_000_000_000
  expect(ago(now - 5_000, now, 'en')).toBe('this minute')
  expect(ago(now - 61_000, now, 'en')).toBe('1 minute ago')
  expect(ago(now - 7_300_000, now, 'en')).toBe('2 hours ago')
  expect(ago(now - 90_000_000, now, 'en')).toBe('yesterday')
  expect(ago(now - 7_300_000, now, 'fr')).toBe('il y a 2 heures')
})

test('names are listed as one speaks', () => {
  expect(listed(['Ada', 'Bram', 'Cleo'], 'en')).toBe('Ada, Bram, and Cleo')
  expect(listed(['Ada', 'Bram'], 'fr')).toBe('Ada et Bram')
})

test('days are written as one writes them', () => {
  const at = new Date(2025, 4, 3, 12).getTime()
  expect(day(at, 'en')).toBe('May 3, 2025')
  expect(day(at, 'fr')).toBe('3 mai 2025')
})
