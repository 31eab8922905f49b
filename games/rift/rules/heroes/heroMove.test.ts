import { expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'

const ACT = 'p1 act + p2 act'
const GOBLIN = '...../...../..g../...../.....'

test('[RIFT-MOVE-01] [RIFT-MOVE-07] a point a space, along sides and corners, and fewer points than there are', () => {
  const game = given({ map: ['_____', '_..._', '_..._', '_..._', '_.v<1', '__X__'], heroes: { malik: 'p1 B2' } })
  game.seat('p1', 'hero malik')
  // two points: nothing farther than two spaces
  expect(game.after('p1', 'to')).toEqual(['B3', 'B4', 'C2', 'C3', 'C4', 'D2', 'D3', 'D4'])
  expect(game.refused('p1', 'to D5')).toBe('RIFT-MOVE-01 tooFar')
  expect(game.reason('p1', 'cell D5')?.values).toEqual({ cell: 'D5', points: 2 })
  expect(game.seat('p1', 'to C3').where('malik')).toBe('C3')
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-MOVE-02] [RIFT-MOVE-04] [RIFT-EX-33] through towers and hordes, but no end on a tower', () => {
  const game = shown('RIFT-EX-33').seat('p1', 'hero alleria')
  expect(game.refused('p1', 'to C3')).toBe('RIFT-MOVE-04 endOnTower')
  expect(game.refused('p1', 'to B3')).toBe('RIFT-MOVE-04 endOnTower')
  // two points, every way leads over a tower
  game.seat('p1', 'to C2', 'base d4')
  expect(game.where('alleria')).toBe('C2')
  expect(game.covered('H91')).toBe('a1b1a2b2d4e4d5e5')
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-MOVE-03] nobody leaves the map', () => {
  const game = given({ heroes: { malik: 'p1 C5' } }).seat('p1', 'hero malik')
  expect(game.after('p1', 'to').filter(name => !/^[BCD][2345]$/.test(name))).toEqual([])
  expect(game.refused('p1', 'to A5')).toBe('RIFT-MOVE-03 offMap')
  expect(game.refused('p1', 'to C6')).toBe('RIFT-MOVE-03 offMap')
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-MOVE-05] [RIFT-PORTAL-10] over a portal, never onto it', () => {
  const game = given({ heroes: { malik: 'p1 C4' }, trays: ['P91 C3 ...../...../..@../...../.....'] })
  game.seat('p1', 'hero malik')
  expect(game.after('p1', 'to')).not.toContain('C3')
  expect(game.after('p1', 'to')).toContain('C2')
  expect(game.refused('p1', 'to C3')).toBe('RIFT-MOVE-05 endOnPortal')
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-MOVE-06] [RIFT-RULING-32] [RIFT-EX-32] the first point puts a hero beside an exit', () => {
  const game = shown('RIFT-EX-32').seat('p1', 'hero lilith')
  expect(game.after('p1', 'to')).toEqual(['B4', 'B5', 'C4', 'C5', 'D4', 'D5'])
  expect(game.refused('p1', 'to C3')).toBe('RIFT-MOVE-06 tooFarFromExit')
  game.seat('p1', 'to C4')
  expect(game.of('heroMoved')).toEqual([{ type: 'heroMoved', hero: 'lilith', from: -1, to: 50, cause: 'move' }])
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-RULING-32] entry spaces touch the exit by a corner too; on a portal the hero must go on', () => {
  const lane = given({ map: ['__1__', '_.v._', '_.>v_', '___X_'], heroes: { malik: 'p1 board' } }).seat(
    'p1',
    'hero malik',
  )
  // C3 and D3 are path spaces around D4
  expect(lane.options('p1')).toEqual(expect.arrayContaining(['to C3', 'to D3']))
  const portal = given({ heroes: { malik: 'p1 board' }, trays: ['P91 C5 ...../...../..@../...../.....'] })
  portal.seat('p1', 'hero malik')
  expect(portal.after('p1', 'to')).toEqual(['B4', 'B5', 'C4', 'D4', 'D5'])
  const horde = given({ heroes: { malik: 'p1 board' }, trays: [`H91 C5 ${GOBLIN}`] }).seat('p1', 'hero malik', 'to C5')
  expect(horde.waitsFor()).toBe('p1 hero.base')
})

test('[RIFT-MOVE-10] [RIFT-MAGNUS-02] any site without a tower will do, and takes none meanwhile', () => {
  const game = given({ heroes: { malik: 'p1 C4' }, hands: { p2: ['archer'] } }).seat(
    'p1',
    'hero malik',
    'to B3',
    'done',
  )
  expect(game.where('malik')).toBe('B3')
  game.seat('p2', 'tower archer')
  expect(game.refused('p2', 'c n')).toBe('RIFT-TOWER-03 heroOnSite')
  expect(game.waitsFor()).toBe('p2 tower.site')
})

test('[RIFT-MOVE-11] [RIFT-EX-37] who leaves a tray uncovers it', () => {
  const game = shown('RIFT-EX-37')
  expect(game.covered('H91')).toBe('a1b1a2b2')
  game.seat('p1', 'hero malik', 'to C4')
  expect(game.covered('H91')).toBe('')
  expect(game.hero('malik').base).toBe(0)
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-RULING-30] [RIFT-ENGAGE-07] the base is kept, unless two points lead out and back', () => {
  const away = given({ heroes: { malik: 'p1 C3 base:a1' }, trays: ['H91 C3 gg.../gg.../...../...../.....'] })
  away.seat('p1', 'hero malik', 'to C3', 'base b1')
  expect(away.covered('H91')).toBe('b1c1b2c2')
  const slow = given({ storm: 'PS11', heroes: { malik: 'p1 C3 base:a1' }, trays: [`H91 C3 ${GOBLIN}`] })
  slow.seat('p1', 'hero malik')
  expect(slow.refused('p1', 'to C3')).toBe('RIFT-RULING-30 alreadyThere')
  const tight = given({
    storm: 'PS11',
    heroes: { malik: 'p1 C3 base:a1' },
    trays: ['H91 C3 ..ddd/..ddd/ddddd/ddddd/ddddd'],
  }).seat('p1', 'hero malik')
  expect(tight.refused('p1', 'to C3')).toBe('RIFT-RULING-30 alreadyThere')
  slow.seat('p1', 'done')
  expect(slow.covered('H91')).toBe('a1b1a2b2')
  expect(slow.waitsFor()).toBe(ACT)
})

test('[RIFT-RULING-31] open ground and a blocked path space are good enough to stop on', () => {
  const game = given({ map: ['___1__', '_..v._', '_..v._', '___X__'], blocks: { 1: 'D2' }, heroes: { malik: 'p1 C3' } })
  game.seat('p1', 'hero malik')
  expect(game.after('p1', 'to')).toEqual(expect.arrayContaining(['B2', 'D2', 'E2']))
  game.seat('p1', 'to D2')
  expect(game.where('malik')).toBe('D2')
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-MOVE-12] [RIFT-ENGAGE-05] [RIFT-EX-35] no end where no base fits, but a way through', () => {
  const game = shown('RIFT-EX-35').seat('p1', 'hero malik')
  expect(game.after('p1', 'to')).toEqual(['C2'])
  expect(game.refused('p1', 'to C3')).toBe('RIFT-ENGAGE-05 noRoomForBase')
  expect(game.seat('p1', 'to C2').where('malik')).toBe('C2')
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('rift gates are a step apart for heroes', () => {
  const map = ['_1______', '_A___B__', '_____v__', '_____X__']
  const game = given({ map, heroes: { malik: 'p1 B2' } }).seat('p1', 'hero malik')
  expect(game.after('p1', 'to')).toEqual(['F2', 'F3'])
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('Heavy Legs takes a move point, never the last', () => {
  const game = given({ storm: 'PS11', heroes: { malik: 'p1 C5', alleria: 'p2 B5 played', wildcat: 'p2 C2' } })
  expect(game.seat('p1', 'hero malik').after('p1', 'to')).toEqual(['B4', 'B5', 'C4', 'D4', 'D5'])
  game.seat('p1', 'done').seat('p2', 'hero wildcat')
  expect(game.after('p2', 'to')).toEqual(['B2', 'B3', 'C3', 'D2', 'D3'])
  expect(game.waitsFor()).toBe('p2 hero.act')
})
