import { expect, test } from 'vitest'
import { isTaken } from './choosing.ts'

const plain = { text: { what: 'Move' } }
const threat = { text: { what: 'Nobody', tone: 'threat' as const } }
const main = { text: { what: 'End turn', main: true } }

test('a click takes at once; a tap and a number select first', () => {
  expect(isTaken(plain, 'press', 'mouse', 'dangerous', false)).toBe(true)
  expect(isTaken(plain, 'press', 'keys', 'dangerous', false)).toBe(true)
  expect(isTaken(plain, 'press', 'touch', 'dangerous', false)).toBe(false)
  expect(isTaken(plain, 'number', 'keys', 'dangerous', false)).toBe(false)
})

test('what is selected is taken when it is pressed again or confirmed', () => {
  expect(isTaken(plain, 'press', 'touch', 'dangerous', true)).toBe(true)
  expect(isTaken(plain, 'number', 'keys', 'dangerous', true)).toBe(true)
  expect(isTaken(threat, 'confirm', 'touch', 'always', true)).toBe(true)
})

test('dangerous choices are asked again, unless that is switched off', () => {
  expect(isTaken(threat, 'press', 'mouse', 'dangerous', false)).toBe(false)
  expect(isTaken(threat, 'press', 'mouse', 'never', false)).toBe(true)
  expect(isTaken(plain, 'press', 'mouse', 'always', false)).toBe(false)
})

test('leaving something undone is asked again, calmly', () => {
  const early = { text: { what: 'Ready', main: true, unfinished: true } }
  expect(isTaken(early, 'press', 'mouse', 'dangerous', false)).toBe(false)
  expect(isTaken(early, 'press', 'mouse', 'dangerous', true)).toBe(true)
  expect(isTaken(early, 'press', 'mouse', 'never', false)).toBe(true)
})

test('ending the turn is one press on any device', () => {
  expect(isTaken(main, 'press', 'touch', 'dangerous', false)).toBe(true)
  expect(isTaken(main, 'number', 'keys', 'never', false)).toBe(true)
  expect(isTaken(main, 'press', 'mouse', 'always', false)).toBe(false)
})

test('what cannot be taken back opens first, unless nothing is ever asked again', () => {
  expect(isTaken(plain, 'press', 'mouse', 'dangerous', false, true)).toBe(false)
  expect(isTaken(plain, 'press', 'mouse', 'never', false, true)).toBe(true)
  expect(isTaken(main, 'press', 'mouse', 'dangerous', false, true)).toBe(true)
})
