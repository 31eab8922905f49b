import { expect, test } from 'vitest'
import { resultKey } from './resultKeys.ts'

const press = (key: string, code = '', shiftKey = false) => resultKey({ key, code, shiftKey })

test('R opens the replay, a digit its moment, Shift and a digit plays on from there, on any keyboard', () => {
  expect(press('r', 'KeyR')).toEqual({ does: 'replay' })
  expect(press('2', 'Digit2')).toEqual({ does: 'see', moment: 1 })
  expect(press('é', 'Digit2')).toEqual({ does: 'see', moment: 1 })
  expect(press('@', 'Digit2', true)).toEqual({ does: 'playOn', moment: 1 })
  expect(press('x', 'KeyX')).toBeUndefined()
})
