import { describe, expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'

const TEAM = 'p1 act + p2 act'

describe('soldiers from towers', () => {
  test('[RIFT-SOLDIER-01] [RIFT-SOLDIER-02] as many as the card shows, from the supply, on any trays in range', () => {
    const game = given({
      trays: ['H91 C2 gg.../...../...../...../.....', 'H92 C3 gg.../...../...../...../.....'],
      hands: { p1: ['footmen'] },
    })
    game.seat('p1', 'tower footmen', 'd w')
    expect(game.options('p1').toSorted()).toEqual([
      'soldier H91 a1',
      'soldier H91 b1',
      'soldier H92 a1',
      'soldier H92 b1',
    ])
    game.seat('p1', 'soldier H91 a1', 'soldier H92 b1')
    expect(game.lying('H91')).toEqual(['soldiers a1'])
    expect(game.lying('H92')).toEqual(['soldiers b1'])
    expect(game.open.soldiers).toBe(10)
    expect(game.of('soldierPlaced').map(({ supply, left }) => [supply, left])).toEqual([
      [11, 1],
      [10, 1],
    ])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-EX-23] [RIFT-SOLDIER-03] [RIFT-SOLDIER-05] [RIFT-SOLDIER-06] only on enemies its type can cover, never deadly ones; the rest is lost', () => {
    const game = shown('RIFT-EX-23')
    game.seat('p1', 'tower knights', 'd n')
    // then the only legal square was taken without asking, and two soldiers stay in the supply
    expect(game.lying('H91')).toEqual(['soldiers c3'])
    expect(game.open.soldiers).toBe(11)
    expect(game.of('pieceLost').map(({ what }) => what)).toEqual(['soldier', 'soldier'])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-SOLDIER-05] true damage lets soldiers stand on those who resist', () => {
    const game = given({ trays: ['H91 C3 d.o../...../..k../...../.....'], hands: { p1: ['holy-order'] } })
    game.seat('p1', 'tower holy-order', 'd n')
    expect(game.after('p1', 'soldier')).toEqual(['H91 c1', 'H91 c3'])
    expect(game.whyNot('p1', 'soldier H91 a1')).toBe('RIFT-TYPE-05 deadlyEnemy')
    expect(game.whyNot('p1', 'soldier H91 b1')).toBe('RIFT-SOLDIER-03 soldierOnBlank')
    expect(game.waitsFor()).toBe('p1 place')
  })

  test('[RIFT-SOLDIER-04] never with a tile, another soldier or a base', () => {
    const game = given({
      trays: ['H91 C3 ggggg/ggg../...../...../..... I1:a1 soldiers:b1'],
      heroes: { malik: 'p1 C3 base:d1' },
      hands: { p1: ['militia'] },
    })
    game.seat('p1', 'tower militia', 'd w')
    expect(game.after('p1', 'soldier H91')).toEqual(['a2', 'b2', 'c1', 'c2'])
    expect(game.whyNot('p1', 'soldier H91 d1')).toBe('RIFT-SOLDIER-04 occupied')
    expect(game.waitsFor()).toBe('p1 place')
  })

  test('[RIFT-SOLDIER-08] the supply runs out: what it cannot give may only be moved', () => {
    const game = given({
      trays: ['H91 C3 gggg./...../...../...../.....', 'H92 C5 ggg../...../...../...../..... soldiers:a1'],
      soldiers: 1,
      hands: { p1: ['footmen'] },
    })
    game.seat('p1', 'tower footmen', 'd w', 'soldier H91 a1')
    expect(game.open.soldiers).toBe(0)
    expect(game.options('p1').every(id => id.startsWith('move ') || id === 'skip soldier')).toBe(true)
    game.seat('p1', 'skip soldier')
    expect(game.lying('H91')).toEqual(['soldiers a1'])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-EX-24] [RIFT-SOLDIER-09] with an empty supply soldiers already out may be moved into range, once each, or not', () => {
    const game = shown('RIFT-EX-24', 1).seat('p1', 'tower footmen', 'd w')
    expect(game.options('p1').toSorted()).toEqual([
      'move H92 a1 H91 a1',
      'move H92 a1 H91 b1',
      'move H92 c1 H91 a1',
      'move H92 c1 H91 b1',
      'skip soldier',
      'stop',
    ])
    game.seat('p1', 'move H92 a1 H91 a1')
    expect(game.lying('H92')).toEqual(['soldiers c1'])
    // it may even move on, within the same tray
    expect(game.options('p1')).toContain('move H91 a1 H91 b1')
    game.seat('p1', 'move H92 c1 H91 b1')
    expect(game.lying('H91')).toEqual(['soldiers a1b1'])
    expect(game.open.soldiers).toBe(0)
    expect(game.waitsFor()).toBe(TEAM)

    const idle = shown('RIFT-EX-24', 2).seat('p1', 'tower footmen', 'd w', 'stop')
    expect(idle.lying('H92')).toEqual(['soldiers a1c1'])
    expect(idle.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-RULING-25] a soldier may come from under another tray; the type is that of the new tower; a portal costs the tower', () => {
    const game = given({
      trays: [
        'H91 C5 gg.../...../...../...../..... soldiers:a1',
        'H92 C5 gg^^./...../...../...../.....',
        'P91 C3 o.g../...../..@../...../..... level:1',
      ],
      soldiers: 0,
      hands: { p1: ['militia'] },
    })
    game.seat('p1', 'tower militia', 'd w')
    expect(game.options('p1')).toEqual(['move H91 a1 P91 c1', 'skip soldier'])
    game.seat('p1', 'move H91 a1 P91 c1')
    expect(game.of('soldierMoved')).toMatchObject([
      { from: 'H91', tray: 'P91', by: { kind: 'tower', tower: 'militia' } },
    ])
    expect(game.open.soldiers).toBe(0)
    expect(game.lying('P91')).toEqual(['soldiers c1'])
    expect(game.lying('H91')).toEqual([])
    expect(game.built('d')[0]?.faceDown).toBe(true)
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-SOLDIER-06] [RIFT-SOLDIER-08] none in the supply and none on the path: it is lost, and nobody is asked', () => {
    const game = given({
      trays: ['H91 C3 gg.../...../...../...../.....'],
      soldiers: 0,
      hands: { p1: ['militia'] },
    }).seat('p1', 'tower militia', 'd w')
    expect(game.of('pieceLost').map(({ what }) => what)).toEqual(['soldier'])
    expect(game.of('pieceSkipped')).toEqual([])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-SOLDIER-09] nobody is moved while the supply can give', () => {
    const game = given({
      trays: ['H91 C3 gg.../...../...../...../.....', 'H92 C5 ggg../...../...../...../..... soldiers:a1'],
      hands: { p1: ['militia'] },
    }).seat('p1', 'tower militia', 'd w')
    expect(game.options('p1').some(id => id.startsWith('move'))).toBe(false)
    expect(game.refused('p1', 'move H92 a1 H91 a1')).toBe('RIFT-SOLDIER-09 soldiersLeft')
    expect(game.refused('p1', 'skip soldier')).toBe('RIFT-RULING-15 mustPlace')
    expect(game.waitsFor()).toBe('p1 place')
  })

  test('[RIFT-SOLDIER-15] soldiers of spells come from the supply only', () => {
    const game = given({
      trays: ['H91 C3 ggg../...../...../...../.....', 'H92 C5 ggg../...../...../...../..... soldiers:a1'],
      soldiers: 1,
      spells: ['reinforcements'],
    })
    game.seat('p1', 'spell reinforcements', 'soldier H91 a1')
    expect(game.of('pieceLost').map(({ what }) => what)).toEqual(['soldier'])
    expect(game.lying('H92')).toEqual(['soldiers a1'])
    expect(game.waitsFor()).toBe(TEAM)
  })
})

describe('soldiers on trays', () => {
  test('[RIFT-SOLDIER-07] [RIFT-SOLDIER-10] [RIFT-SOLDIER-12] they hold the tray, and any damage sends them back, shielded heroes beside them or not', () => {
    const game = given({
      trays: ['H91 C3 ggggg/ggg../...../...../..... soldiers:a1b1'],
      heroes: { malik: 'p1 C3 base:d1 shielded' },
    }).from(4)
    expect(game.trays()).toEqual(['H91 C3'])
    expect(game.open.soldiers).toBe(12)
    expect(game.health('malik')).toEqual([5])
    expect(game.lying('H91')).toEqual([])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-SOLDIER-11] soldiers on a destroyed tray return to the supply', () => {
    const game = given({ trays: ['H91 C3 gg.../...../...../...../..... soldiers:a1b1'] }).from(3)
    expect(game.isOnPath('H91')).toBe(false)
    expect(game.open.soldiers).toBe(12)
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-SOLDIER-14] they stay from round to round while nothing harms them', () => {
    // given a portal that Stasis keeps from trying to move
    const game = given({
      trays: ['P91 C3 gg.../...../..@../...../..... level:1 soldiers:a1'],
      storm: 'PS04',
    }).from(4)
    expect(game.of('roundBegan')).toHaveLength(1)
    expect(game.lying('P91')).toEqual(['soldiers a1'])
    expect(game.open.soldiers).toBe(11)
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-SOLDIER-13] [RIFT-RULING-24] on a portal by a tower of its level only, never on the centre; the tower is lost and the portal held', () => {
    const trays = ['P91 C3 gg.../...../..@../...../..... level:2']
    const weak = given({ trays, hands: { p1: ['militia'] } }).seat('p1', 'tower militia', 'd w')
    expect(weak.lying('P91')).toEqual([])
    expect(weak.built('d')[0]?.faceDown).toBe(false)
    expect(weak.waitsFor()).toBe(TEAM)

    const game = given({ trays, hands: { p1: ['footmen'] } }).seat('p1', 'tower footmen', 'd w')
    expect(game.options('p1')).toEqual(['soldier P91 a1', 'soldier P91 b1'])
    expect(game.refused('p1', 'skip soldier')).toBe('RIFT-PORTAL-08 mustPlace')
    expect(game.refused('p1', 'soldier P91 c3')).toBe('RIFT-DAMAGE-06 iconSquare')
    game.seat('p1', 'soldier P91 a1')
    expect(game.lying('P91')).toEqual(['soldiers a1b1'])
    expect(game.built('d')[0]?.faceDown).toBe(true)
    expect(game.waitsFor()).toBe(TEAM)

    const held = given({ trays: [`${trays[0]} soldiers:a1`] }).from(4)
    expect(held.trays()).toEqual(['P91 C3'])
    expect(held.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-RULING-24] soldiers of a spell may not stand on a portal', () => {
    const game = given({
      trays: ['P91 C3 gg.../...../..@../...../..... level:1', 'H91 C4 ggg../...../...../...../.....'],
      spells: ['reinforcements'],
    }).seat('p1', 'spell reinforcements')
    expect(game.options('p1').every(id => id.startsWith('soldier H91'))).toBe(true)
    expect(game.whyNot('p1', 'tray P91')).toBe('RIFT-PORTAL-12 portalOfSpell')
    expect(game.waitsFor()).toBe('p1 place')
  })
})
