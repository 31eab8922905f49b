import { describe, expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'

const TEAM = 'p1 act + p2 act'
const NOBODY = '...../...../...../...../.....'

describe('which pieces go where', () => {
  test('[RIFT-EX-14] unlinked tiles may part: each tray has room for one', () => {
    // given two trays in range with a single free slot of two squares each
    const game = shown('RIFT-EX-14', 1)
    // when a tower with two separate tiles of two squares fires at both
    game.seat('p1', 'tower sharpshooter', 'b s', 'I2 H91 a1b1', 'I2 H92 d4e4')
    // then the second goes on the other tray, and the 1×1 has no room any more
    expect(game.lying('H91').at(-1)).toBe('I2 a1b1')
    expect(game.lying('H92').at(-1)).toBe('I2 d4e4')
    expect(game.of('pieceLost').map(({ what }) => what)).toEqual(['I1'])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-EX-14] [RIFT-RULING-16] [RIFT-DAMAGE-09] linked tiles: the first binds the group, the second is lost rather than going elsewhere', () => {
    const game = shown('RIFT-EX-14', 2).seat('p1', 'tower arcanic-wizard', 'b s')
    expect(game.after('p1', 'R6 H91')).toEqual(['a1b1c1a2b2c2'])
    game.seat('p1', 'R6 H91 a1b1c1a2b2c2')
    expect(game.of('pieceLost')).toHaveLength(1)
    expect(game.lying('H92').at(-1)).toBe('I1 e5')
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-RULING-16] linked tiles follow to the bound tray while they fit there', () => {
    const game = given({
      map: 'lane4',
      trays: [`H91 B3 gg.../${NOBODY.slice(6)}`, `H92 D3 gg.../${NOBODY.slice(6)}`],
      hands: { p1: ['arcanic-wizard'] },
    })
    game.seat('p1', 'tower arcanic-wizard', 'b s', 'R6 H92 a1b1c1a2b2c2')
    expect(game.options('p1').every(id => id.startsWith('I2 H92 ') || id === 'skip I2')).toBe(true)
    expect(game.whyNot('p1', 'tray H91')).toBe('RIFT-DAMAGE-09 linked')
    game.seat('p1', 'I2 H92 d1d2')
    expect(game.lying('H92')).toEqual(['R6 a1b1c1a2b2c2', 'I2 d1d2'])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-RULING-17] [RIFT-TOWER-15] pieces come in any order, one by one, each checked against those before', () => {
    const game = given({ trays: ['H91 C3 ggg../ggg../...../...../.....'], hands: { p1: ['marksmen'] } })
    game.seat('p1', 'tower marksmen', 'd w')
    expect(game.options('p1')).toContain('I1 H91 a1')
    expect(game.options('p1')).toContain('I2 H91 a1b1')
    // when the smaller one is placed first
    game.seat('p1', 'I1 H91 a1')
    // then no place of the other overlaps it
    expect(game.options('p1').some(id => id.startsWith('I2 H91 a1'))).toBe(false)
    expect(game.whyNot('p1', 'I2 H91 a1b1')).toBe('RIFT-DAMAGE-02 occupied')
    game.seat('p1', 'I2 H91 b1c1')
    expect(game.of('tilePlaced').map(({ shape, left }) => [shape, left])).toEqual([
      ['I1', 5],
      ['I2', 3],
    ])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('tiles that are alike are offered once', () => {
    const game = given({ trays: ['H91 C3 ggg../ggg../...../...../.....'], hands: { p1: ['bombard'] } })
    game.seat('p1', 'tower bombard', 'd w')
    expect(game.options('p1')).toHaveLength(25)
    game.seat('p1', 'I1 H91 a1')
    expect(game.options('p1')).toHaveLength(24)
    expect(game.waitsFor()).toBe('p1 place')
  })

  test('[RIFT-EX-15] [RIFT-RULING-15] while a target has an uncovered enemy the tile must be placed, if only on a blank', () => {
    const game = shown('RIFT-EX-15')
    game.seat('p1', 'tower bombard', 'd w')
    expect(game.options('p1')).toHaveLength(23)
    expect(game.options('p1')).not.toContain('skip I1')
    expect(game.refused('p1', 'skip I1')).toBe('RIFT-RULING-15 mustPlace')
    expect(game.refused('p1', 'I1 H91 a1')).toBe('RIFT-TYPE-02 resistsPhysical')
    game.seat('p1', 'I1 H91 c3', 'I1 H91 c4')
    expect(game.covered('H91')).toBe('c3c4')
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-EX-16] [RIFT-RULING-23] a cleared horde never forces a tile, but may be chosen', () => {
    const game = shown('RIFT-EX-16')
    game.seat('p1', 'tower bombard', 'd w')
    expect(game.options('p1').slice(-2)).toEqual(['skip I1', 'stop'])
    game.seat('p1', 'I1 H91 e5')
    // the last piece is given up by its name alone
    expect(game.options('p1')).not.toContain('stop')
    game.seat('p1', 'skip I1')
    expect(game.lying('H91').at(-1)).toBe('I1 e5')
    expect(game.of('pieceSkipped')).toHaveLength(1)
    expect(game.built('d')[0]?.faceDown).toBe(false)
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('`stop` gives up all that is left where none of it is compulsory', () => {
    const game = given({ trays: [`H91 C3 gg.../${NOBODY.slice(6)} cleared`], hands: { p1: ['bombard'] } })
    game.seat('p1', 'tower bombard', 'd w', 'stop')
    expect(game.of('pieceSkipped').map(({ what }) => what)).toEqual(['I1', 'I1'])
    expect(game.refused('p1', 'stop')).toBe('')
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('a tile that went on a cleared tray leaves the next one its own duty', () => {
    const game = given({
      trays: [`H91 C3 gg.../${NOBODY.slice(6)} cleared`, `H92 C2 gg.../${NOBODY.slice(6)}`],
      hands: { p1: ['artillery'] },
    })
    game.seat('p1', 'tower artillery', 'd w', 'I2 H91 c1d1')
    expect(game.refused('p1', 'stop')).toBe('RIFT-RULING-15 mustPlace')
    game.seat('p1', 'I1 H92 a1', 'I1 H92 b1')
    expect(game.waitsFor()).toBe(TEAM)
  })
})

describe('pointing for a reason', () => {
  const pointing = () =>
    given({
      map: 'lane4',
      trays: [
        'P91 B3 g.g../...../..@../...../..... level:3',
        'H91 C3 ocd../...../^^.../...../..... soldiers:b1',
        'H92 E3 ggg../...../...../...../.....',
      ],
      hands: { p1: ['marksmen'] },
    }).seat('p1', 'tower marksmen', 'b s')

  test('trays: out of reach, a portal too strong', () => {
    const game = pointing()
    expect(game.whyNot('p1', 'tray H92')).toBe('RIFT-RANGE-01 outOfReach')
    expect(game.reason('p1', 'tray P91')).toEqual({
      rule: 'RIFT-PORTAL-03',
      key: 'portalLevel',
      values: { tray: 'P91', tower: 'marksmen', level: 3 },
    })
    expect(game.whyNot('p1', 'tray H91')).toBe('')
    expect(game.waitsFor()).toBe('p1 place')
  })

  test('squares: resisting, under another piece, icons, shapes that are none', () => {
    const game = pointing()
    expect(game.reason('p1', 'I1 H91 a1')).toEqual({
      rule: 'RIFT-TYPE-02',
      key: 'resistsPhysical',
      values: { letter: 'o' },
    })
    expect(game.whyNot('p1', 'I1 H91 b1')).toBe('RIFT-DAMAGE-02 occupied')
    expect(game.whyNot('p1', 'square H91 a3')).toBe('RIFT-DAMAGE-06 iconSquare')
    expect(game.whyNot('p1', 'square H91 c1')).toBe('')
    expect(game.whyNot('p1', 'I2 H91 a4c4')).toBe('RIFT-DAMAGE-01 doesNotFit')
    expect(game.waitsFor()).toBe('p1 place')
  })

  test('[RIFT-RANGE-09] a tray under another cannot be meant', () => {
    const game = given({
      trays: [`H91 C3 gg.../${NOBODY.slice(6)}`, `H92 C3 gg^^./${NOBODY.slice(6)}`],
      hands: { p1: ['bombard'] },
    }).seat('p1', 'tower bombard', 'd w')
    expect(game.options('p1').every(id => id.startsWith('I1 H92 '))).toBe(true)
    expect(game.whyNot('p1', 'tray H91')).toBe('RIFT-RANGE-09 underAnother')
    expect(game.waitsFor()).toBe('p1 place')
  })

  test('a tile printed one way does not lie the other way', () => {
    const game = given({ trays: [`H91 C3 gg.../${NOBODY.slice(6)}`], hands: { p1: ['archer'] } })
    game.seat('p1', 'tower archer', 'd w')
    expect(game.whyNot('p1', 'I2 H91 a1a2')).toBe('RIFT-DAMAGE-03 doesNotFit')
    expect(game.whyNot('p1', 'I2 H91 a1b1')).toBe('')
    expect(game.waitsFor()).toBe('p1 place')
  })
})
