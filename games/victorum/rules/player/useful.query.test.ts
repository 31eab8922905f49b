import { expect, test } from 'vitest'
import type { Arms } from '../../test/given.ts'
import { openOf } from '../../position/open.ts'
import { usefulLeft } from './useful.query.ts'

const left = (step: 'move' | 'ability' | 'engage', combat: Arms) =>
  usefulLeft(openOf({ combat: { arena: 'LAM', turn: 3, step, ...combat } }))

test('[VIC-PLAYER-MOVE-01] something is left to do while a unit of yours may move', () => {
  expect(left('move', { mine: ['hero G4'], rival: ['archer.2 A1'] })).toBe(true)
  expect(left('move', { mine: ['hero G4 moved'], rival: ['archer.2 A1'] })).toBe(false)
  expect(left('move', { mine: ['hero G4 moved', 'archer.1 G3'], rival: ['archer.2 A1'] })).toBe(true)
})

test('[VIC-PLAYER-ENGAGE-01] or while it reaches somebody', () => {
  expect(left('engage', { mine: ['hero D4'], rival: ['archer.2 D5'] })).toBe(true)
  expect(left('engage', { mine: ['hero G4'], rival: ['archer.2 A1'] })).toBe(false)
  expect(left('engage', { mine: ['hero D4 acted'], rival: ['archer.2 D5'] })).toBe(false)
})
