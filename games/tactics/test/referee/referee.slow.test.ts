import { expect, test } from 'vitest'
import { follow, gamesToFollow, seedToFollow } from '../../../testing/referee.ts'
import { game } from '../../index.ts'
import { tacticsReferee } from './referee.ts'

const SETUPS = [2, 3, 4].map(players => ({ mode: 'competitive', players, options: {} }))

test('[TAC-TERRAIN-01] [TAC-KNOCK-05] an independent referee finds reach, heights and Knock Back as the rules do', () => {
  const compared = follow(game, SETUPS, gamesToFollow(12), seedToFollow(), tacticsReferee)
  expect(compared).toBeGreaterThan(1_000)
}, 3_600_000)
