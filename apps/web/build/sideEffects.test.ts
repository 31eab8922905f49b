import { expect, test } from 'vitest'
import { hasSideEffects } from './sideEffects.ts'

test('what only defines itself may be left out', () => {
  expect(hasSideEffects('/x/packages/boardkit/src/Token.tsx')).toBe(false)
  expect(hasSideEffects('/x/packages/boardkit/src/index.ts')).toBe(false)
  expect(hasSideEffects('/x/packages/match/src/lesson/index.ts')).toBe(false)
  expect(hasSideEffects('/x/apps/web/src/table/layout/Shell.tsx')).toBe(false)
  expect(hasSideEffects('/x/games/defenders/board/art/glyphs.ts')).toBe(false)
  expect(hasSideEffects('/x/games/defenders/rules/land/map.query.ts')).toBe(false)
})

test('what does something when it is loaded always comes: styles, rules, pages and workers', () => {
  expect(hasSideEffects('/x/packages/boardkit/src/style.ts')).toBe(true)
  expect(hasSideEffects('/x/packages/boardkit/src/theme/kit.css')).toBe(true)
  expect(hasSideEffects('/x/games/defenders/rules/move.ts')).toBe(true)
  expect(hasSideEffects('/x/games/defenders/index.ts')).toBe(true)
  expect(hasSideEffects('/x/apps/web/src/main.tsx')).toBe(true)
  expect(hasSideEffects('/x/apps/web/src/local/worker.ts')).toBe(true)
})
