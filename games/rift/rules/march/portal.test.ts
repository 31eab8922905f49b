import { describe, expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'

const TEAM = 'p1 act + p2 act'
const HORDE = 'ggg../...../...../...../.....'
const PORTAL = 'ggg../...../..@../...../.....'

describe('towers and portals', () => {
  test('[RIFT-EX-17] [RIFT-PORTAL-03] too weak a tower does not see the portal', () => {
    const weak = shown('RIFT-EX-17', 1).seat('p1', 'tower archer', 'd w')
    expect(weak.lying('P91')).toEqual([])
    expect(weak.built('d')[0]?.faceDown).toBe(false)
    expect(weak.waitsFor()).toBe(TEAM)

    const strong = shown('RIFT-EX-17', 2).seat('p1', 'tower adept', 'd w')
    expect(strong.after('p1', 'O4 P91')).toContain('a1b1a2b2')
    expect(strong.waitsFor()).toBe('p1 place')
  })

  test('[RIFT-EX-18] [RIFT-PORTAL-04] [RIFT-PORTAL-06] [RIFT-PORTAL-08] the only target must be hit; the tower is face down and lost in phase 5', () => {
    const game = shown('RIFT-EX-18')
    game.seat('p1', 'tower archer', 'd w')
    expect(game.refused('p1', 'skip I2')).toBe('RIFT-PORTAL-08 mustPlace')
    game.seat('p1', 'I2 P91 a1b1')
    expect(game.of('towerTurned')).toEqual([
      { type: 'towerTurned', site: 'd', index: 0, tower: 'archer', cause: 'portal' },
    ])
    expect(game.built('d')[0]?.faceDown).toBe(true)
    game.all('ready')
    expect(game.of('towerLost')).toEqual([{ type: 'towerLost', site: 'd', tower: 'archer' }])
    expect(game.hand('p1')).toEqual([])
    expect(game.open.supply.archer).toBe(3)
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-EX-19] [RIFT-PORTAL-07] with another target in range the portal may be spared', () => {
    const game = shown('RIFT-EX-19')
    game.seat('p1', 'tower marksmen', 'd w', 'I2 H91 a1b1', 'I1 H91 c1')
    expect(game.built('d')[0]?.faceDown).toBe(false)
    expect(game.of('towerTurned')).toEqual([])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-EX-20] [RIFT-PORTAL-09] a cleared portal need not be hit; who hits it all the same loses the tower', () => {
    const spared = shown('RIFT-EX-20', 1).seat('p1', 'tower archer', 'd w', 'skip I2')
    expect(spared.built('d')[0]?.faceDown).toBe(false)
    expect(spared.waitsFor()).toBe(TEAM)

    const hit = shown('RIFT-EX-20', 2).seat('p1', 'tower archer', 'd w', 'I2 P91 d5e5')
    expect(hit.built('d')[0]?.faceDown).toBe(true)
    expect(hit.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-EX-21] [RIFT-PORTAL-05] one piece on a portal is enough, and the tower turns after the last piece', () => {
    const game = shown('RIFT-EX-21')
    game.seat('p1', 'tower artillery', 'd w', 'I1 P91 a1')
    expect(game.built('d')[0]?.faceDown).toBe(false)
    game.seat('p1', 'I2 H91 a1b1', 'I1 H91 c1')
    expect(game.types().slice(-4)).toEqual(['tilePlaced', 'tilePlaced', 'tilePlaced', 'towerTurned'])
    expect(game.built('d')[0]?.faceDown).toBe(true)
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-RULING-26] a face-down tower stays on its site, and is still a soldier tower', () => {
    const game = given({
      sites: { a: 'archer n p1 down', b: 'militia n p1 down' },
      hands: { p1: ['mage'] },
    }).seat('p1', 'tower mage')
    expect(game.whyNot('p1', 'site a')).toBe('RIFT-TOWER-04 siteTaken')
    game.seat('p1', 'b e')
    expect(game.built('b').map(({ tower, faceDown }) => [tower, faceDown])).toEqual([
      ['militia', true],
      ['mage', false],
    ])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('only the tower that fired is turned, not the one below', () => {
    const game = given({
      trays: [`P91 C3 ${PORTAL} level:1`],
      sites: { d: 'militia w p1' },
      hands: { p1: ['archer'] },
    }).seat('p1', 'tower archer', 'd w', 'I2 P91 a1b1')
    expect(game.built('d').map(({ faceDown }) => faceDown)).toEqual([false, true])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-RULING-68] a boss is a target for towers of any level and does not cost them', () => {
    const game = given({ trays: ['B1 C3'], hands: { p1: ['mage'] } }).seat('p1', 'tower mage', 'd w')
    expect(game.options('p1').every(id => id.startsWith('L3 B1 '))).toBe(true)
    expect(game.refused('p1', 'skip L3')).toBe('RIFT-RULING-15 mustPlace')
    const [first = ''] = game.options('p1')
    game.seat('p1', first)
    expect(game.built('d')[0]?.faceDown).toBe(false)
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('Dead Magic keeps magical tiles of towers off portals, Rust physical ones', () => {
    const dead = given({
      trays: [`P91 C2 ${PORTAL} level:1`],
      storm: 'PS09',
      hands: { p1: ['mage', 'bombard'] },
    })
    dead.seat('p1', 'tower mage', 'a e')
    expect(dead.lying('P91')).toEqual([])
    dead.seat('p1', 'tower bombard', 'b w', 'I1 P91 a1', 'I1 P91 b1')
    expect(dead.lying('P91')).toEqual(['I1 a1', 'I1 b1'])
    expect(dead.waitsFor()).toBe(TEAM)

    const rust = given({
      trays: [`P91 C3 ${PORTAL} level:1`, `H91 C2 ${HORDE}`],
      storm: 'PS10',
      hands: { p1: ['marksmen'] },
    })
    rust.seat('p1', 'tower marksmen', 'd w')
    expect(rust.whyNot('p1', 'tray P91')).toBe('RIFT-GAME-03 rust')
    expect(rust.waitsFor()).toBe('p1 place')
  })
})

describe('heroes, spells and the road', () => {
  test('[RIFT-EX-22] [RIFT-PORTAL-10] heroes pass over a portal but never stop there', () => {
    const game = shown('RIFT-EX-22', 2)
    game.seat('p1', 'hero malik')
    expect(game.after('p1', 'to')).toEqual(['C2', 'C5'])
    expect(game.refused('p1', 'to C3')).toBe('RIFT-MOVE-05 endOnPortal')
    expect(game.waitsFor()).toBe('p1 hero.act')
  })

  test('[RIFT-EX-22] [RIFT-PORTAL-11] no tile of a hero goes on a portal', () => {
    const game = shown('RIFT-EX-22', 3).seat('p2', 'hero magnus', 'attack')
    expect(game.of('pieceLost').map(({ what }) => what)).toEqual(['L3'])
    expect(game.lying('P91')).toEqual([])
    expect(game.waitsFor()).toBe('p2 hero.act')
  })

  test('[RIFT-PORTAL-12] attack spells see no portal', () => {
    const game = given({ trays: [`P91 C3 ${PORTAL} level:1`], spells: ['thunderbolt', 'rain-of-fire'] })
    expect(game.options('p1')).not.toContain('spell thunderbolt')
    expect(game.refused('p1', 'spell rain-of-fire')).toBe('RIFT-RULING-92 spellNeedsTarget')
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-PORTAL-13] portals advance like any tray: they bypass, are bypassed and are held', () => {
    const game = given({
      trays: [`H91 C4 ${HORDE} soldiers:a1`, `P91 C3 ${PORTAL} level:1`, `P92 C2 ${PORTAL} level:1 soldiers:a1`],
      hearts: 9,
    }).from(4)
    // H91 is held, P91 bypasses it, P92 is held
    expect(game.trays().toSorted()).toEqual(['H91 C4', 'P91 C5', 'P92 C2'])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-PORTAL-14] a portal that reaches the exit loses the game at once', () => {
    const game = given({ trays: [`P91 C5 ${PORTAL} level:1`] }).from(4)
    expect(game.waitsFor()).toBe('lost portal')
  })

  test('[RIFT-PORTAL-15] a portal with all enemies covered is destroyed in phase 3 and yields its crystals', () => {
    const game = given({ trays: [`P91 C3 ${PORTAL} level:1 crystals:3 cleared`], crystals: 1 }).from(3)
    expect(game.isOnPath('P91')).toBe(false)
    expect(game.open.crystals).toBe(4)
    expect(game.open.portals.destroyed).toBe(1)
    expect(game.waitsFor()).toBe('p1 shop + p2 shop')
  })
})
