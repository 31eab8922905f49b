import { expect, test } from 'vitest'
import { follow, gamesToFollow, seedToFollow } from '../../../testing/referee.ts'
import { HERO_IDS } from '../../content/heroes.ts'
import { game } from '../../index.ts'
import { victorumReferee } from './referee.ts'

const SETUPS = HERO_IDS.map(hero => ({ mode: 'campaign', players: 1, options: { hero, difficulty: 'chosen' } }))

test('[VIC-RIVAL-MOVE-08] [VIC-RIVAL-ENGAGE-04] an independent referee finds marks, moves and targets as the rules do', () => {
  const compared = follow(game, SETUPS, gamesToFollow(30), seedToFollow(), victorumReferee)
  expect(compared).toBeGreaterThan(500)
}, 3_600_000)
