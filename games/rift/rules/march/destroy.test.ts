import { describe, expect, test } from 'vitest'
import { cellNamed } from '../map/cells.query.ts'
import { given, shown } from '../../test/given.ts'

const GOBLIN = 'g..../...../...../...../.....'

describe('phase 3', () => {
  test('[RIFT-EX-51] [RIFT-DESTROY-01] [RIFT-DESTROY-02] [RIFT-DESTROY-04] [RIFT-DESTROY-05] tiles, base and soldiers cover it', () => {
    const game = shown('RIFT-EX-51')
    expect(game.isOnPath('H91')).toBe(false)
    expect(game.open).toMatchObject({ soldiers: 12, gone: ['H91'] })
    expect(game.health('malik', 'lilith')).toEqual([4, 4])
    expect(game.where('malik')).toBe('C3')
    expect(game.hero('malik').base).toBe(0)
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-DESTROY-01] one enemy left bare saves the tray', () => {
    const game = given({ trays: ['H91 C2 gg.../...../...../...../..... I1:a1'] }).from(3)
    expect(game.of('destroyed')).toEqual([])
    expect(game.trays()).toEqual(['H91 C3'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-RULING-83] soldiers on a destroyed tray go to the supply, whatever it is called', () => {
    const game = given({ trays: ['H91 C3 gg.../...../...../...../..... soldiers:a1b1'], soldiers: 3 }).from(3)
    expect(game.open.soldiers).toBe(5)
    expect(game.of('soldiersBack')).toEqual([{ type: 'soldiersBack', tray: 'H91', count: 2, cause: 'destroyed' }])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-DESTROY-03] [RIFT-CRYSTAL-01] [RIFT-CRYSTAL-02] as many crystals for the team as the back shows', () => {
    const game = given({ trays: ['H49 C2 cleared', 'H07 C3 cleared'] }).from(3)
    expect(game.open.crystals).toBe(3)
    expect(game.of('destroyed').map(({ tray, crystals }) => `${tray} ${crystals}`)).toEqual(['H07 1', 'H49 2'])
    expect(game.open.gone).toEqual(['H07', 'H49'])
    expect(game.open.tally.hordes).toBe(2)
    expect(game.waitsFor()).toBe('p1 shop + p2 shop')
  })

  test('[RIFT-DESTROY-06] portals are counted when one falls, and only then', () => {
    const trays = ['H91 C3 g..../...../...../...../..... cleared']
    const horde = given({ trays, portals: { total: 2, destroyed: 1 } }).from(3)
    expect([horde.of('portalsClosed'), horde.open.portals.destroyed]).toEqual([[], 1])
    const portal = given({ trays: [...trays, 'P01 C4 cleared'], portals: { total: 3, destroyed: 1 } }).from(3)
    expect(portal.of('portalsClosed')).toEqual([{ type: 'portalsClosed', destroyed: 2, total: 3 }])
  })

  test('[RIFT-CRYSTAL-03] the pool never exceeds 12; what is more is lost', () => {
    const game = given({ crystals: 11, trays: ['H49 C2 cleared', 'H07 C3 cleared'] }).from(3)
    expect(game.open.crystals).toBe(12)
    expect(game.of('crystals')).toEqual([
      { type: 'crystals', from: 11, to: 12, cause: 'destroyed' },
      { type: 'crystals', from: 12, to: 12, cause: 'destroyed', lost: 2 },
    ])
    expect(game.waitsFor()).toBe('p1 shop + p2 shop')
  })

  test('[RIFT-RULING-48] the whole list first: everything is gone before anybody is hurt', () => {
    const game = given({
      trays: [`H91 C3 ${GOBLIN} cleared`, `H92 C4 ${GOBLIN} cleared`],
      heroes: { malik: 'p1 C3 base:c3', ignus: 'p2 C4 base:c3' },
    }).from(3)
    expect(game.types().slice(0, 7)).toEqual([
      'phaseBegan',
      'destroyed',
      'crystals',
      'destroyed',
      'crystals',
      'hurt',
      'hurt',
    ])
    expect(game.health('malik', 'ignus')).toEqual([4, 3])
    expect(game.waitsFor()).toBe('p1 shop + p2 shop')
  })

  test('[RIFT-RULING-48] on the top of a stack: who stood there steps aside, open ground will do', () => {
    const game = given({
      map: 'fork',
      trays: [`H91 B2 ${GOBLIN}`, `H92 B2 g.^^./...../...../...../..... cleared`],
      heroes: { malik: 'p1 B2 base:c3', lilith: 'p2 board' },
    }).from(3)
    expect(game.health('malik')).toEqual([4])
    expect(game.trays()).toEqual(['H91 B2'])
    expect(game.waitsFor()).toBe('p1 displace')
    expect(game.after('p1', 'to')).toEqual(['B3', 'C2', 'C3'])
    game.seat('p1', 'to C2')
    expect(game.of('displaced')).toMatchObject([{ hero: 'malik', why: 'exposed' }])
    expect(game.trays()).toEqual(['H91 B3'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-RULING-48] a lower tray may fall alone: whoever stands on the upper one stays', () => {
    const game = given({
      trays: [`H91 C3 ${GOBLIN} cleared`, `H92 C3 gg^^./...../...../...../.....`],
      heroes: { malik: 'p1 C3 base:c3', lilith: 'p2 board' },
    }).from(3)
    expect(game.of('destroyed').map(({ tray }) => tray)).toEqual(['H91'])
    expect(game.health('malik')).toEqual([5])
    // it is shaken off only when the flying tray activates
    expect(game.waitsFor()).toBe('p1 displace')
    expect(game.of('phaseBegan').at(-1)?.phase).toBe(4)
  })

  test('[RIFT-PORTAL-15] [RIFT-DESTROY-06] portals fall like any tray and are counted', () => {
    const game = given({ trays: ['P07 C2 cleared'], portals: { total: 2, destroyed: 0 } }).from(3)
    expect(game.open.portals).toEqual({ total: 2, destroyed: 1 })
    expect(game.open.crystals).toBe(1)
    expect(game.open.tally.hordes).toBe(0)
    expect(game.of('portalsClosed')).toEqual([{ type: 'portalsClosed', destroyed: 1, total: 2 }])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-EX-78] [RIFT-DESTROY-07] [RIFT-WIN-02] the last portal: the round is played to its end, then the team wins', () => {
    const game = shown('RIFT-EX-78')
    expect(game.of('phaseBegan').map(({ phase }) => phase)).toEqual([3, 4, 5, 6])
    expect(game.table.outcome).toMatchObject({ result: 'won', rounds: 8, hearts: 5 })
    expect(game.waitsFor()).toBe('won objective')
  })

  test('[RIFT-DESTROY-08] covered in phase 2 it is still there, to be attacked and engaged', () => {
    const game = given({
      trays: [`H91 C5 ${GOBLIN} cleared`],
      heroes: { malik: 'p1 board', lilith: 'p2 board' },
    })
    expect(game.trays()).toEqual(['H91 C5'])
    game.seat('p1', 'hero malik', 'to C5', 'base c3', 'done')
    expect(game.hero('malik').base).not.toBe(0)
    game.all('ready')
    expect(game.of('destroyed')).toHaveLength(1)
    expect(game.health('malik')).toEqual([4])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-DESTROY-09] every square of a big enemy must be covered', () => {
    const three = given({ trays: ['H91 C2 TT.../TT.../...../...../..... I1:a1b1a2'] }).from(3)
    expect(three.isOnPath('H91')).toBe(true)
    const four = given({ trays: ['H91 C2 TT.../TT.../...../...../..... I1:a1b1 soldiers:a2b2'] }).from(3)
    expect(four.isOnPath('H91')).toBe(false)
    expect(four.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-LILITH-06] [RIFT-EX-45] [RIFT-RULING-41] Resurrection heals and protects before the damage', () => {
    const game = shown('RIFT-EX-45', 1)
    expect(game.health('lilith')).toEqual([4])
    expect(game.types().slice(0, 6)).toEqual(['phaseBegan', 'healed', 'shielded', 'destroyed', 'crystals', 'spared'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })
})

describe('ghosts', () => {
  const ghostly = 'H91 C3 %%%../..gg./..gg./...../..... crystals:0'

  test('[RIFT-EX-69] [RIFT-GHOST-02] [RIFT-GHOST-03] [RIFT-GHOST-04] hurt, moved away, and a ghost comes that advances at once', () => {
    const game = shown('RIFT-EX-69')
    expect(game.health('lilith')).toEqual([2])
    expect(game.waitsFor()).toBe('p1 displace')
    expect(game.after('p1', 'to')).toEqual(['B2', 'B3', 'B4', 'C2', 'C4', 'D2', 'D3', 'D4'])
    game.seat('p1', 'to B2')
    expect(game.of('spawned')).toMatchObject([{ tray: 'G01', from: 'ghosts', at: cellNamed('C3'), turn: 0 }])
    expect(game.trays()).toEqual(['G01 C4'])
    expect(game.open.crystals).toBe(0)
    expect(game.pile('ghosts')).toEqual(['G02'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-GHOST-02] nowhere to go: to its board', () => {
    const game = given({
      map: ['_____', '1>>X_', '_____'],
      trays: [ghostly.replace('C3', 'B2'), `H92 C2 ${GOBLIN}`],
      ghosts: ['G01'],
      heroes: { malik: 'p1 B2 base:c2', lilith: 'p2 board' },
    }).from(3)
    expect(game.where('malik')).toBe('board')
    expect(game.health('malik')).toEqual([4])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-GHOST-01] the icon cannot be covered and need not be', () => {
    const game = given({ trays: ['H37 C2 cleared'], ghosts: ['G02'] }).from(3)
    expect(game.of('destroyed').map(({ tray, crystals }) => `${tray} ${crystals}`)).toEqual(['H37 0'])
    expect(game.covered('G02')).toBe('')
    const hero = given({ trays: ['H37 C5'], heroes: { malik: 'p1 board', lilith: 'p2 board' } })
    hero.seat('p1', 'hero malik', 'to C5')
    // the icon lies on a3 b3 c3
    expect(hero.after('p1', 'base').filter(square => /[abc][23]/.test(square))).toEqual([])
    expect(hero.waitsFor()).toBe('p1 hero.base')
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-GHOST-05] [RIFT-RULING-49] cards of the ghost deck bring 2 crystals and no further ghost', () => {
    const game = given({ trays: ['G03 C2 cleared'], ghosts: ['G04'] }).from(3)
    expect(game.open.crystals).toBe(2)
    expect(game.open.trays).toEqual([])
    expect(game.pile('ghosts')).toEqual(['G04'])
    expect(game.waitsFor()).toBe('p1 shop + p2 shop')
  })

  test('[RIFT-RULING-49] an empty ghost deck gives nothing; the heroes leave all the same', () => {
    const game = given({
      trays: [ghostly],
      heroes: { lilith: 'p1 C3 base:c2', malik: 'p2 board' },
    }).from(3)
    expect(game.waitsFor()).toBe('p1 displace')
    game.seat('p1', 'to C4')
    expect(game.open.trays).toEqual([])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-GHOST-06] one that escapes draws nothing', () => {
    const game = given({ trays: ['H37 C5'], ghosts: ['G01'], hearts: 18 }).from(4)
    expect(game.open.trays).toEqual([])
    expect(game.pile('ghosts')).toEqual(['G01'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-RULING-38] the wildcat suffers nothing there but must move away', () => {
    const game = given({
      trays: [ghostly],
      ghosts: ['G01'],
      heroes: { alleria: 'p1 board', wildcat: 'p1 C3 base:c2', malik: 'p2 board' },
    }).from(3)
    expect(game.waitsFor()).toBe('p1 displace')
    game.seat('p1', 'to B3')
    expect(game.where('wildcat')).toBe('B3')
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })
})
