import { expect, test } from 'vitest'
import { precacheOf } from './precache.ts'

const files = new Map<string, string>([
  ['sw.js', 'worker'],
  ['index.html', '<html>'],
  ['assets/main-1.js', 'code'],
  ['assets/main-1.js.map', 'map'],
  ['.keep', ''],
  ['icon.svg', '<svg>'],
])

test('everything the site needs is kept, the page as /, nothing else', () => {
  expect(precacheOf(files).files).toEqual(['/assets/main-1.js', '/icon.svg', '/'])
})

test('the version changes with any content, not with the order or with what is left out', () => {
  const { version } = precacheOf(files)
  expect(precacheOf(new Map([...files].reverse())).version).toBe(version)
  expect(precacheOf(new Map([...files, ['sw.js', 'other']])).version).toBe(version)
  expect(precacheOf(new Map([...files, ['index.html', '<html lang>']])).version).not.toBe(version)
})
