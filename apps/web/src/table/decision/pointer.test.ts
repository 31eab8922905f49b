import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteChange, watchHand } from './pointer.ts'

const page = new EventTarget()
let unwatch = () => {}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  unwatch = watchHand()
})
afterEach(() => {
  unwatch()
  vi.useRealTimers()
})

/** Whether the nth click of a series reaches what lies under the pointer. */
const arrives = (nth: number): boolean => {
  const click = Object.assign(new Event('click', { cancelable: true }), { detail: nth })
  page.dispatchEvent(click)
  return !click.defaultPrevented
}

test('the second of a double click or tap does nothing while other options have just come to lie there, on list and board', () => {
  expect([arrives(1), arrives(2)]).toEqual([true, true])
  noteChange()
  expect([arrives(2), arrives(3), arrives(1)]).toEqual([false, false, true])
  vi.advanceTimersByTime(349)
  expect(arrives(2)).toBe(false)
  vi.advanceTimersByTime(2)
  expect(arrives(2)).toBe(true)
})
