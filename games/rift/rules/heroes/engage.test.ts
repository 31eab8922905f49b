import { expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'

const ACT = 'p1 act + p2 act'

test('[RIFT-ENGAGE-01] [RIFT-ENGAGE-06] [RIFT-RULING-85] who stops on a horde covers four of its squares at once', () => {
  const game = given({ heroes: { malik: 'p1 C4' }, trays: ['H91 C3 gg.../gg.../...../...../.....'] })
  game.seat('p1', 'hero malik', 'to C3')
  expect(game.waitsFor()).toBe('p1 hero.base')
  expect(game.options('p1')).toHaveLength(16)
  game.seat('p1', 'base a1')
  expect(game.of('heroEngaged')).toEqual([{ type: 'heroEngaged', hero: 'malik', tray: 'H91', base: 99 }])
  expect(game.covered('H91')).toBe('a1b1a2b2')
  game.seat('p1', 'done').all('ready')
  expect(game.of('destroyed').map(({ tray }) => tray)).toEqual(['H91'])
  expect(game.waitsFor()).toBe(ACT)
})

test('[RIFT-ENGAGE-02] [RIFT-ENGAGE-03] [RIFT-ENGAGE-04] inside, on nothing that lies there, on no deadly enemy and no icon', () => {
  const game = given({
    heroes: { malik: 'p1 C4', alleria: 'p2 C3 base:d4' },
    trays: ['H91 C3 g..^^/g..../...../d..../..... soldiers:a2 I1:b3'],
  }).seat('p1', 'hero malik', 'to C3')
  expect(game.options('p1')).toEqual(['base b1', 'base c2', 'base d2', 'base b4'])
  expect(game.whyNot('p1', 'base a1')).toBe('RIFT-ENGAGE-02 baseOnPiece')
  expect(game.whyNot('p1', 'base c4')).toBe('RIFT-ENGAGE-02 baseOnPiece')
  expect(game.whyNot('p1', 'base e5')).toBe('RIFT-ENGAGE-02 baseOffTray')
  expect(game.whyNot('p1', 'base a4')).toBe('RIFT-ENGAGE-03 baseOnDeadly')
  expect(game.whyNot('p1', 'square H91 c1')).toBe('RIFT-ENGAGE-04 baseOnIcon')
  // a square says what the block that begins there says; another tray says nothing
  expect(['b1', 'a1', 'e5', 'a4'].map(at => game.whyNot('p1', `square H91 ${at}`))).toEqual([
    '',
    'RIFT-ENGAGE-02 baseOnPiece',
    'RIFT-ENGAGE-02 baseOffTray',
    'RIFT-ENGAGE-03 baseOnDeadly',
  ])
  expect(game.waitsFor()).toBe('p1 hero.base')
})

test('[RIFT-ENGAGE-03] [RIFT-EX-36] resistance does not matter to a base', () => {
  const game = shown('RIFT-EX-36')
  game.seat('p1', 'hero malik', 'to C3', 'base a1', 'done').all('ready')
  expect(game.isOnPath('H91')).toBe(false)
  expect(game.waitsFor()).toBe(ACT)
})

test('[RIFT-ENGAGE-08] in a stack the top tray is engaged', () => {
  const game = given({
    heroes: { malik: 'p1 C4' },
    trays: ['H91 C3 ggggg/...../...../...../.....', 'H92 C3 ^^.../...../...../...../....g'],
  }).seat('p1', 'hero malik', 'to C3', 'base d4')
  expect(game.covered('H92')).toBe('d4e4d5e5')
  expect(game.covered('H91')).toBe('')
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-ENGAGE-09] [RIFT-PROTECT-04] an engaged hero holds the tray and suffers, a protected one only holds it', () => {
  const held = given({ heroes: { malik: 'p1 C3 base:a1' }, trays: ['H91 C3 ....g/...../...../...../.....'] }).from(4)
  expect(held.trays()).toEqual(['H91 C3'])
  expect(held.health('malik')).toEqual([4])
  const safe = given({
    heroes: { malik: 'p1 C3 base:a1 shielded' },
    trays: ['H91 C3 ....g/...../...../...../.....'],
  }).from(4)
  expect(safe.trays()).toEqual(['H91 C3'])
  expect(safe.health('malik')).toEqual([5])
  expect(safe.waitsFor()).toBe(ACT)
})

test('[RIFT-HERO-11] [RIFT-RULING-95] any number on a bare space; on a tray each needs a block and suffers for itself', () => {
  const bare = given({ heroes: { malik: 'p1 C4', alleria: 'p2 C5' } }).seat('p1', 'hero malik', 'to C5')
  expect([bare.where('malik'), bare.where('alleria')]).toEqual(['C5', 'C5'])
  const tray = given({
    heroes: { malik: 'p1 C3 base:a1', alleria: 'p2 C4', wildcat: 'p2 C3 base:a4' },
    trays: ['H91 C3 ....g/...../...../...../.....'],
  }).seat('p2', 'hero alleria', 'to C3')
  expect(tray.options('p2')).not.toContain('base b1')
  expect(tray.options('p2')).not.toContain('base a3')
  tray.seat('p2', 'base c2', 'done').all('ready')
  expect(tray.health('malik', 'alleria')).toEqual([4, 3])
  expect(tray.where('wildcat')).toBe('board')
  expect(tray.trays()).toEqual(['H91 C3'])
  // full: three bases leave no block in the west
  const full = given({
    heroes: { malik: 'p1 C4', alleria: 'p2 C3 base:b2', wildcat: 'p2 C3 base:d4' },
    trays: ['H91 C3 ddddd/d...d/d...d/d..../ddd..'],
  }).seat('p1', 'hero malik')
  expect(full.refused('p1', 'to C3')).toBe('RIFT-ENGAGE-05 noRoomForBase')
  expect(full.seat('p1', 'done').waitsFor()).toBe(ACT)
})

test('[RIFT-EX-34] the bases of two heroes and a shot clear two trays; only who stands on one suffers', () => {
  const game = shown('RIFT-EX-34').seat('p1', 'hero alleria', 'to C4', 'base d4', 'attack', 'face n', 'I2 H92 a1b1')
  expect(game.waitsFor()).toBe('p1 wildcat.place')
  game.seat('p1', 'none').all('ready')
  expect(game.of('destroyed').map(({ tray }) => tray)).toEqual(['H91', 'H92'])
  expect(game.health('alleria', 'ignus')).toEqual([3, 3])
  expect([game.where('alleria'), game.where('ignus')]).toEqual(['C4', 'C4'])
  expect(game.waitsFor()).toBe('p1 shop + p2 shop')
})
