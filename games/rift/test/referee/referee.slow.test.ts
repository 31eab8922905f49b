import { expect, test } from 'vitest'
import { follow, gamesToFollow, seedToFollow } from '../../../testing/referee.ts'
import { game } from '../../index.ts'
import { riftReferee } from './referee.ts'

const SETUPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(scenario => ({
  mode: 'scenario',
  players: 1 + (scenario % 4),
  options: { scenario },
}))

test('[RIFT-DESTROY-01] [RIFT-ADVANCE-01] an independent referee finds phases 3 and 4 as the rules do', () => {
  const compared = follow(game, SETUPS, gamesToFollow(20), seedToFollow(), riftReferee)
  expect(compared).toBeGreaterThan(1_000)
}, 3_600_000)
