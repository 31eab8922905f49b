import { expect, test } from 'vitest'
import { follow, gamesToFollow, seedToFollow } from '../../../testing/referee.ts'
import { game } from '../../index.ts'
import { defendersReferee } from './referee.ts'

const SETUPS = [1, 2, 3, 4].flatMap(players =>
  ['normal', 'doomed'].map(difficulty => ({ mode: 'coop', players, options: { heroes: 'random', difficulty } })),
)

test('[DEF-MAP-02] [DEF-RULING-56] an independent referee finds the map and every price as the rules do', () => {
  const compared = follow(game, SETUPS, gamesToFollow(60), seedToFollow(), defendersReferee)
  expect(compared).toBeGreaterThan(1_000)
}, 3_600_000)
