import { expect, test } from 'vitest'
import { preloaded } from './sharedWorker.ts'

test('only what has styles announces what it imports: a worker that loads rules has no document', () => {
  expect(preloaded('assets/board-1.js', ['assets/pieces-1.js', 'assets/board-1.css'])).toHaveLength(2)
  expect(preloaded('assets/victorum-1.js', ['assets/hexes.query-1.js'])).toEqual([])
})
