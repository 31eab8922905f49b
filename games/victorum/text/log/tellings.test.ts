import { tellingFaults } from '../../../testing/tellings.ts'
import { expect, test } from 'vitest'
import { TELLINGS } from './tellings.ts'

test('every line of the chronicle names a rule of the rulebook', () => {
  expect(tellingFaults(TELLINGS, new URL('../../rulebook/', import.meta.url))).toEqual([])
})
