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

test('[VIC-PLAYER-ABILITY-01] or while it has an Ability to use', () => {
  expect(left('ability', { mine: ['reptilian D1 hp1'], rival: ['archer.2 A1'] })).toBe(true)
  expect(left('ability', { mine: ['reptilian D1'], rival: ['archer.2 A1'] })).toBe(false)
  expect(left('ability', { mine: ['reptilian D1 hp1 used:regen'], rival: ['archer.2 A1'] })).toBe(false)
  expect(left('ability', { mine: ['hero G4'], rival: ['reptilian A1 hp1'] })).toBe(false)
})

test('[VIC-STATUS-01] [VIC-PLAYER-ENGAGE-02] dazed and netted units do not move, a Special counts as something to do', () => {
  expect(left('move', { mine: ['hero G4 dazed'], rival: ['archer.2 A1'] })).toBe(false)
  expect(left('move', { mine: ['hero G4 netted:player:9'], rival: ['archer.2 A1'] })).toBe(false)
  expect(left('engage', { mine: ['crossbow-monk D1'], rival: ['archer.2 D4'] })).toBe(true)
  expect(left('engage', { mine: ['crossbow-monk D1 acted'], rival: ['archer.2 D4'] })).toBe(false)
})
