import { expect, test } from 'vitest'
import { hasSideEffects } from './sideEffects.ts'

test('only the pieces of the board kit may be left out; its index brings the style', () => {
  expect(hasSideEffects('/x/packages/boardkit/src/Token.tsx')).toBe(false)
  expect(hasSideEffects('/x/packages/boardkit/src/index.ts')).toBe(true)
  expect(hasSideEffects('/x/packages/boardkit/src/theme/kit.css')).toBe(true)
  expect(hasSideEffects('/x/games/defenders/rules/move.ts')).toBe(true)
})
