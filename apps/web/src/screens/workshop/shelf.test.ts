import { expect, test } from 'vitest'
import { put, readShelf } from './shelf.ts'

const [wall, field] = [
  { name: 'Wall', code: 'battle:8x5@D1.0' },
  { name: 'Field', code: 'battle:' },
]

test('the same name is overwritten, the same thing under another name is renamed', () => {
  expect(put([wall], field)).toEqual([field, wall])
  expect(put([field, wall], { name: 'Wall', code: 'battle:2x2@A1.0' })).toEqual([
    { name: 'Wall', code: 'battle:2x2@A1.0' },
    field,
  ])
  expect(put([field, wall], { name: 'Rampart', code: wall.code })).toEqual([
    { name: 'Rampart', code: wall.code },
    field,
  ])
})

test('what is broken in the browser’s store is left out', () => {
  expect(readShelf(null)).toEqual([])
  expect(readShelf('{')).toEqual([])
  expect(readShelf('{"name":"x"}')).toEqual([])
  expect(
    readShelf(JSON.stringify([wall, 3, { name: '', code: 'x' }, { name: 'No code' }, { ...field, more: 1 }])),
  ).toEqual([wall, field])
})
