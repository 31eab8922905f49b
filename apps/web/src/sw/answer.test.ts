import { expect, test } from 'vitest'
import { answerFrom } from './answer.ts'

const origin = 'https://tabletome.example'
const files = ['/', '/assets/main-1.js', '/icon.svg']
const ask = (path: string, mode = 'cors', method = 'GET') => answerFrom(method, mode, `${origin}${path}`, origin, files)

test('files of the site come from the store', () => {
  expect(ask('/assets/main-1.js')).toBe('/assets/main-1.js')
  expect(ask('/icon.svg?x=1')).toBe('/icon.svg')
})

test('every screen is the page', () => {
  for (const path of ['/', '/local/abc', '/rules/defenders', '/replay/shared'])
    expect(ask(path, 'navigate'), path).toBe('/')
})

test('the server, other sites, other methods and unknown files are left alone', () => {
  expect(ask('/api/tables')).toBeUndefined()
  expect(ask('/api', 'navigate')).toBeUndefined()
  expect(ask('/ws')).toBeUndefined()
  expect(ask('/', 'navigate', 'POST')).toBeUndefined()
  expect(ask('/assets/other-2.js')).toBeUndefined()
  expect(ask('/old.html', 'navigate')).toBeUndefined()
  expect(answerFrom('GET', 'navigate', 'https://elsewhere.example/', origin, files)).toBeUndefined()
})
