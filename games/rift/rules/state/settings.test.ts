import { describe, expect, test } from 'vitest'
import { game } from '../../index.ts'
import { agree } from './settings.ts'

const setup = (options = {}, mode = 'scenario', players = 2) => ({ mode, players, options })

describe('what is agreed before the game', () => {
  test('[RIFT-GAME-01] one to four players', () => {
    expect([1, 2, 3, 4].map(players => game.seats(setup({}, 'scenario', players)).length)).toEqual([1, 2, 3, 4])
    for (const players of [0, 5, 1.5]) expect(() => game.seats(setup({}, 'storm', players))).toThrow(/1 to 4 players/)
  })

  test('[RIFT-GAME-02] [RIFT-SETUP-01] one scenario, the first if nothing is said; the endless mode takes its map', () => {
    expect(agree(setup()).scenario).toBe(1)
    expect(agree(setup({}, 'storm')).scenario).toBe(5)
    expect(agree(setup({ scenario: 10 })).scenario).toBe(10)
    for (const scenario of [0, 11, '3', true])
      expect(() => agree(setup({ scenario }))).toThrow(/scenario must be one of/)
  })

  test('difficulty, storms and a round limit; nothing else', () => {
    expect(agree(setup())).toMatchObject({ difficulty: 'normal', storms: false, roundLimit: 0 })
    expect(agree(setup({ difficulty: 'story', storms: true, roundLimit: 40 }))).toMatchObject({
      difficulty: 'story',
      storms: true,
      roundLimit: 40,
    })
    const limits = (mode: string) =>
      Array.from({ length: 50 }, (_, limit) => limit).filter(roundLimit => {
        try {
          return agree(setup({ roundLimit }, mode)).roundLimit === roundLimit
        } catch {
          return false
        }
      })
    expect([limits('scenario'), limits('storm')]).toEqual([
      [0, 10, 15, 20, 40],
      [0, 10, 15, 20],
    ])
    expect(() => agree(setup({ roundLimit: 40 }, 'storm'))).toThrow(/roundLimit must be one of 0, 10, 15, 20/)
    expect(() => agree(setup({ difficulty: 'hard' }))).toThrow(/difficulty/)
    expect(() => agree(setup({ storms: 'yes' }))).toThrow(/storms/)
    expect(() => agree(setup({ hero: 'malik' }))).toThrow(/no setting "hero"/)
    expect(() => agree(setup({}, 'coop'))).toThrow(/no mode "coop"/)
  })
})
