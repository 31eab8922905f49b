import { describe, expect, test } from 'vitest'
import { READY_REALMS } from '../content/realms.ts'
import { needsWaiver, readCode } from './code.ts'

describe('codes from links', () => {
  test.each([
    ['battle:', 0],
    ['battle:8x5@D1.0,8x1@D5.0', 2],
    ['greatWall', 5],
  ])('%s is a realm of %i boxes', (code, count) => {
    const read = readCode(code)
    expect('boxes' in read && read.boxes.length).toBe(count)
  })

  test('boxes that stand wrongly are read, so that they can be mended', () => {
    expect(readCode('battle:8x5@D4.0')).toEqual({ boxes: [{ box: '8x5', at: 'D4', turn: 0 }] })
  })

  test.each([
    ['', 'notARealm'],
    ['front', 'notARealm'],
    ['map:0.0.', 'notARealm'],
    ['battle:9x9@D1.0', 'notABox'],
    ['battle:8x5@D1.4', 'notABox'],
    ['battle:8x5@D1.0,', 'notABox'],
    ['battle:2x2@A1.0,2x2@D1.0', 'faulty'],
    ['battle:8x5@M1.0', 'faulty'],
  ])('“%s” is refused: %s', (code, key) => {
    expect(readCode(code)).toMatchObject({ unreadable: { key } })
  })

  test('a long wrong code is shown shortened', () => {
    const read = readCode('x'.repeat(5000))
    expect('unreadable' in read && JSON.stringify(read.unreadable).length).toBeLessThan(120)
  })
})

test('[TAC-BUILDER-08] only what the two suggestions forbid can be waived', () => {
  const sideBySide = [
    { box: '2x2', at: 'A1', turn: 0 },
    { box: '3x2', at: 'C1', turn: 0 },
    { box: '1x2', at: 'B1', turn: 1 },
  ] as const
  expect(needsWaiver(sideBySide)).toBe(true)
  expect(needsWaiver(READY_REALMS.twinBastions)).toBe(false)
  expect(needsWaiver([{ box: '8x5', at: 'D4', turn: 0 }])).toBe(false)
})
