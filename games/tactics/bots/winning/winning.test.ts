import { winChance } from '@tabletome/bots'
import { describe, expect, test } from 'vitest'
import { game } from '../../index.ts'
import { given, type Position } from '../../test/given.ts'
import { PARTS, winning } from './index.ts'

test('every part was fitted on the rules as they are', () => {
  for (const { rules } of PARTS) expect(rules).toBe(game.version)
})

const FIVE = { '1x2': 'green', '2x2': 'green', '3x2': 'green', '5x4': 'green', '8x1': 'green' } as const
const seen = (position: Position) => given(position).table.view('p1')
const chanceAt = (position: Position): number => winChance(winning, seen(position), 'p1').chance

describe.each(['solo', 'coop'] as const)('in %s the chance to win', mode => {
  test('is told, apart once only the Crystal of Glory is left', () => {
    const [early, late] = [seen({ mode }), seen({ mode, crystals: FIVE })]
    expect([early, late].map(view => winning.phase(view, 'p1').replace(/\d/, ''))).toEqual([mode, `${mode}.glory`])
    for (const view of [early, late]) {
      const { low, high } = winChance(winning, view, 'p1')
      expect(high - low).toBeLessThan(0.8)
    }
  })
  test('is smaller while an Enemy Unit keeps a dungeon shut', () => {
    const standing = (at: string) => chanceAt({ mode, units: { e1: `F1 ${at}` } })
    expect(standing('D3')).toBeLessThan(standing('A11'))
  })
  test('is greater with time to spare', () => {
    expect(chanceAt({ mode, time: 6 })).toBeGreaterThan(chanceAt({ mode, time: 2 }))
    expect(chanceAt({ mode, time: 6, crystals: FIVE })).toBeGreaterThan(chanceAt({ mode, time: 1, crystals: FIVE }))
  })
})
