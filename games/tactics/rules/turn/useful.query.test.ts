import { expect, test } from 'vitest'
import { seen, type Sight } from '../../test/seen.ts'
import { usefulLeft } from './useful.query.ts'

const left = (p1: string, more: Sight = {}): boolean =>
  usefulLeft(seen({ map: '0. 0. 0. 0. 0. 0.', units: { p1, p2: 'BX F1' }, ...more }), 'p1')

test('[TAC-ACTION-04] [TAC-ACTION-06] something is left to do while a unit may Move, or attack somebody it reaches', () => {
  expect(left('FX A1')).toBe(true)
  // it has moved: only an attack is left, and the enemy must be in reach
  expect(left('FX A1 did:move, RX - did:move, WX - did:move')).toBe(false)
  expect(left('FX C1 did:move, RX - did:move, WX - did:move')).toBe(true)
  expect(left('FX E1 s0 did:move, RX - did:move, WX - did:move')).toBe(true)
  expect(left('FX C1 s0 did:move, RX - did:move, WX - did:move')).toBe(false)
  expect(left('FX C1 did:move did:missile, RX - did:move, WX - did:move')).toBe(false)
  // Weakened units do nothing; the one that has not moved may
  expect(left('FX C1 weak, RX - weak, WX - weak')).toBe(false)
  expect(left('FX C1 weak, RX A1, WX - weak')).toBe(true)
  // a Ballista it began on
  const ballista = { map: '0. 0b 0. 0. 0. 0.' }
  expect(left('BX B1 began did:move, RX - did:move, WX - did:move', ballista)).toBe(true)
  expect(left('BX B1 did:move, RX - did:move, WX - did:move', ballista)).toBe(false)
  // no action is left
  const turn = { owner: 'p1', number: 1, step: 'actions', actionsLeft: 0 } as const
  expect(left('FX A1', { rest: { turn } })).toBe(false)
  expect(usefulLeft(seen({ map: '0. 0.', units: { p2: 'FX A1' } }), 'p1')).toBe(false)
})
