import { describe, expect, test } from 'vitest'
import type { TowerId } from '../content/ids.ts'
import { squaresName } from '../rules/placing/shapes.query.ts'
import { spellPieces, spellSource } from '../rules/spells/spells.query.ts'
import { piecesOf } from '../rules/towers/towers.query.ts'
import { given, type Position } from '../test/given.ts'
import { outlookAt } from './outlook.ts'
import { bestLay } from './lay.ts'
import type { Lay } from './trial.ts'

const told = ({ steps }: Lay): string[] =>
  steps.map(({ piece, target, mask }) =>
    target === undefined ? `skip ${piece.what}` : `${piece.what} ${target.id} ${squaresName(mask)}`,
  )

/** On col4: site c is beside C3, its top to the east. */
const layOf = (position: Position, tower: TowerId, price = 0): Lay => {
  const { field, ground } = outlookAt(given(position).open)
  const by = { kind: 'tower', site: 'c', tower } as const
  return bestLay(field, ground, { by, pieces: piecesOf(field.open, tower, 'c', 1), price: () => price })
}

describe('the best places of a tower’s tiles', () => {
  test('the tile that covers all enemies that are left', () => {
    expect(told(layOf({ trays: ['H91 C3 gg.../gg.../...../...../.....'] }, 'adept'))).toEqual(['O4 H91 a1b1a2b2'])
  })
  test('several tiles go on together: none takes the room of another', () => {
    const lay = layOf({ trays: ['H91 C3 gg.../g..../...../...../....g'] }, 'marksmen')
    expect(lay.ground.costs).toEqual([expect.any(Number)])
    expect(told(layOf({ trays: ['H91 C3 gg.../...../...../...../....g'] }, 'marksmen'))).toEqual([
      'I2 H91 a1b1',
      'I1 H91 e5',
    ])
  })
  test('what resists is left alone', () => {
    expect(told(layOf({ trays: ['H91 C3 oogg./...../...../...../.....'] }, 'marksmen'))[0]).toBe('I2 H91 c1d1')
  })
  test('the healer first, since all tiles are thrown off while it is seen', () => {
    const tiles = told(layOf({ trays: ['H91 C3 ggg../...../..s../...../gg.gg'] }, 'bombard'))
    expect(tiles).toContain('I1 H91 c3')
  })
  test('the tray nearest to the exit, where both are in range', () => {
    const lay = layOf(
      { trays: ['H91 C4 gg.../...../...../...../.....', 'H92 C2 gg.../...../...../...../.....'] },
      'marksmen',
    )
    expect(told(lay)[0]).toBe('I2 H91 a1b1')
  })
  test('a portal is spared while the tower is worth more, and hit when it is not', () => {
    const trays = ['P91 C3 gg.../...../..@../...../..... level:1', 'H91 C4 gg.../...../...../...../.....']
    expect(layOf({ trays }, 'marksmen', 100).hitsPortal).toBe(false)
    expect(layOf({ trays: trays.slice(0, 1) }, 'marksmen', 100).hitsPortal, 'it must be used').toBe(true)
    expect(layOf({ trays }, 'marksmen', 0).hitsPortal).toBe(true)
  })
  test('soldiers hold what would escape', () => {
    const lay = layOf(
      { trays: ['H91 C4 ggggg/ggggg/...../...../.....', 'H92 C2 ggggg/...../...../...../.....'] },
      'footmen',
    )
    expect(told(lay)[0]).toMatch(/^soldier H91/)
  })
  test('with no soldier in the supply none is planned', () => {
    expect(told(layOf({ soldiers: 0, trays: ['H91 C3 gg.../...../...../...../.....'] }, 'footmen'))).toEqual([
      'skip soldier',
      'skip soldier',
    ])
  })
})

test('Lightning Bolt is a chain on one horde', () => {
  const { field, ground } = outlookAt(given({ trays: ['H91 C3 gg..g/.g..g/.g..g/...../.....'] }).open)
  const pieces = spellPieces(field.open, 'lightning-bolt')
  const lay = bestLay(field, ground, { by: spellSource('lightning-bolt'), pieces })
  expect(told(lay).sort()).toEqual(['I1 H91 a1', 'I1 H91 b1', 'I1 H91 b2', 'I1 H91 b3'])
})
