import { expect, test } from 'vitest'
import { hasSideEffects } from './sideEffects.ts'

test('what only defines itself may be left out; the index of the board kit brings the style', () => {
  expect(hasSideEffects('/x/packages/boardkit/src/Token.tsx')).toBe(false)
  expect(hasSideEffects('/x/packages/match/src/lesson/index.ts')).toBe(false)
  expect(hasSideEffects('/x/packages/boardkit/src/index.ts')).toBe(true)
  expect(hasSideEffects('/x/packages/boardkit/src/theme/kit.css')).toBe(true)
  expect(hasSideEffects('/x/games/defenders/rules/move.ts')).toBe(true)
})
