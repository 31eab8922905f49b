import { expect, test } from 'vitest'
import { at, seen } from '../../test/seen.ts'
import type { Now } from '../state/shape.ts'
import { inOrder } from './simultaneous.ts'

const map = ['0. 0. 0.', '0. 0. 0.', '0. 0. 0.']

test('[TAC-RULING-85] at once: the active player’s units first, then round the table, each clockwise from north', () => {
  const open = seen({ map, turn: 'p2', units: { p1: 'FX B1, RX C2', p2: 'FX A2, RX B3' } }) as Now['open']
  expect(inOrder(open, ['p1.fighter', 'p1.rogue', 'p2.fighter', 'p2.rogue'], at('B2'))).toEqual([
    'p2.rogue',
    'p2.fighter',
    'p1.fighter',
    'p1.rogue',
  ])
  expect(inOrder(open, ['p1.fighter', 'p2.rogue'], at('B2'))).toEqual(['p2.rogue', 'p1.fighter'])
  expect(inOrder(open, ['p1.rogue', 'p1.fighter'], at('B2'))).toEqual(['p1.fighter', 'p1.rogue'])
  expect(inOrder(open, ['p1.rogue'], at('B2'))).toEqual(['p1.rogue'])
})

test('[TAC-RULING-85] Solo Enemies come after the players, also in their own turn', () => {
  const open = seen({ mode: 'solo', map, turn: 'e1', units: { p1: 'FX C2', e1: 'EF B1' } }) as Now['open']
  expect(inOrder(open, ['e1.fighter', 'p1.fighter'], at('B2'))).toEqual(['p1.fighter', 'e1.fighter'])
})
