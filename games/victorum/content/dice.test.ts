import { describe, expect, test } from 'vitest'
import { ARENA_DIE, DICE, FACES, HIT_FACES, UPGRADED } from './dice.ts'

describe('attack dice', () => {
  test('[VIC-DICE-01] [VIC-RULING-06] hit faces: yellow 2, blue 3, green 4, black 5, red 6', () => {
    expect(HIT_FACES).toEqual({ Y: 2, B: 3, G: 4, K: 5, R: 6 })
    for (const die of DICE) {
      expect(FACES[die]).toHaveLength(6)
      expect(FACES[die].filter(Boolean), die).toHaveLength(HIT_FACES[die])
    }
  })

  test('[VIC-DICE-03] [VIC-DESC-08] from weakest to strongest', () => {
    for (let at = 1; at < DICE.length; at++)
      expect(HIT_FACES[DICE[at] as 'Y']).toBeGreaterThan(HIT_FACES[DICE[at - 1] as 'Y'])
  })

  test('[VIC-DICE-07] the red die never misses, and no upgrade leads to it', () => {
    expect(FACES.R.includes(false)).toBe(false)
    expect(UPGRADED).toEqual({ Y: 'B', B: 'G', G: 'K' })
  })

  test('[VIC-DICE-06] the arena die has six faces', () => {
    expect(ARENA_DIE).toEqual([1, 2, 3, 4, 5, 6])
  })
})
