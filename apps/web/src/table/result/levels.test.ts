import { defenders } from '@tabletome/games/defenders/info.ts'
import { tactics } from '@tabletome/games/tactics/info.ts'
import { victorum } from '@tabletome/games/victorum/info.ts'
import { expect, test } from 'vitest'
import { levelsBeside } from './levels.ts'

const setup = (mode: string, options: Record<string, string | boolean>) => ({ mode, players: 2, options })

test('one step beside the one played', () => {
  expect(levelsBeside(defenders, setup('coop', { difficulty: 'normal' }))).toEqual({ easier: 'story', harder: 'hard' })
  expect(levelsBeside(defenders, setup('coop', { difficulty: 'story' }))).toEqual({ harder: 'normal' })
  expect(levelsBeside(defenders, setup('coop', { difficulty: 'doomed' }))).toEqual({ easier: 'hard' })
})

test('the usual one where nothing was said', () => {
  expect(levelsBeside(defenders, setup('coop', {}))).toEqual({ easier: 'story', harder: 'hard' })
})

test('no step where the game has none, or where it is laid down', () => {
  expect(levelsBeside(tactics, setup('competitive', {}))).toEqual({})
  expect(levelsBeside(victorum, setup('campaign', { first: true, difficulty: 'chosen' }))).toEqual({})
  expect(levelsBeside(victorum, setup('campaign', { first: false, difficulty: 'chosen' }))).toEqual({
    harder: 'valiant',
  })
})
