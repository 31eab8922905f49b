import { expect, test } from 'vitest'
import { isOnlyPass, mayGoByItself, waitBeforePass } from './byItself.ts'

const asked = (choice: string, ...ids: string[]) => ({
  over: false,
  decisions: [{ choice, seat: 'p1', options: ids.map(id => ({ id, at: undefined })) }],
})

test('only a single question with nothing but pass is passed', () => {
  expect(isOnlyPass(asked('window', 'pass'))).toBe(true)
  expect(isOnlyPass(asked('window', 'reveal', 'pass'))).toBe(false)
  expect(isOnlyPass({ decisions: [] })).toBe(false)
})

test('the table looks only at questions the game names, and not where somebody went back to one', () => {
  const begin = asked('rival.start', 'begin', 'surrender')
  const line = { seq: 1, facts: [] }
  expect(mayGoByItself(begin, [line], ['rival.start'])?.choice).toBe('rival.start')
  expect(mayGoByItself(begin, [line], undefined)).toBeUndefined()
  expect(mayGoByItself(asked('player.move', 'done'), [line], ['rival.start'])).toBeUndefined()
  expect(mayGoByItself(begin, [line, { seq: 2, undo: 0, facts: [] }], ['rival.start'])).toBeUndefined()
  expect(mayGoByItself({ ...begin, over: true }, [line], ['rival.start'])).toBeUndefined()
})

test('how long a pass takes tells others nothing about the hand: never at once, never the same', () => {
  const waits = Array.from({ length: 200 }, () => waitBeforePass(false))
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(1000)
  expect(Math.max(...waits)).toBeLessThanOrEqual(3000)
  expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThan(1000)
  expect(new Set(waits).size).toBe(waits.length)
  expect(waitBeforePass(true)).toBe(0)
})
