import { expect, test } from 'vitest'
import { seen } from '../../test/seen.ts'
import type { Now, Owner } from '../state/shape.ts'
import { captorInDungeon } from './dungeonLoss.ts'

const captor = (mode: 'solo' | 'coop', order: Owner[], turn: Owner) =>
  captorInDungeon({ ...seen({ mode, turn }), order } as Now['open'])

test('[TAC-DUNGEON-28] who falls in a dungeon is captured by the Solo Enemy whose turn comes next', () => {
  expect(captor('solo', ['p1', 'e1'], 'p1')).toBe('e1')
  expect(captor('solo', ['p1', 'e1'], 'e1')).toBe('e1')
  const order: Owner[] = ['p2', 'e2', 'p1', 'e1']
  expect(['p2', 'e2', 'p1', 'e1'].map(owner => captor('coop', order, owner as Owner))).toEqual(['e2', 'e1', 'e1', 'e2'])
})
