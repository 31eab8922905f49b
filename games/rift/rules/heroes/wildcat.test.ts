import { expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'
import { hurt } from './harm.ts'

const ACT = 'p1 act + p2 act'
const GOBLIN = '...../...../..g../...../.....'

test('[RIFT-ALLERIA-06] [RIFT-RULING-76] the wildcat comes with the first movement and may be activated at once', () => {
  const game = given({ heroes: { alleria: 'p1 board alone' } }).seat('p1', 'hero alleria', 'to C4')
  expect(game.of('wildcatCame')).toEqual([{ type: 'wildcatCame', at: 50, base: 0 }])
  game.seat('p1', 'done')
  expect(game.options('p1')).toContain('hero wildcat')
  expect(game.waitsFor()).toBe(ACT)
})

test('[RIFT-ALLERIA-06] on a tray it takes its own block', () => {
  const game = given({ heroes: { alleria: 'p1 board alone' }, trays: [`H91 C5 ${GOBLIN}`] })
  game.seat('p1', 'hero alleria', 'to C5', 'base a1')
  expect(game.waitsFor()).toBe('p1 hero.base')
  expect(game.options('p1')).not.toContain('base a1')
  game.seat('p1', 'base d4')
  expect(game.covered('H91')).toBe('a1b1a2b2d4e4d5e5')
  expect(game.of('wildcatCame')).toHaveLength(1)
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-RULING-76] without room it waits for her basic attack; a later movement does not bring it', () => {
  const game = given({
    heroes: { alleria: 'p1 board alone' },
    trays: ['H91 C5 ..ddd/..ddd/ddddd/ddddd/ddddd'],
  }).seat('p1', 'hero alleria', 'to C5')
  expect(game.covered('H91')).toBe('a1b1a2b2')
  expect(game.where('wildcat')).toBe('board')
  expect(game.hero('alleria').alone).toBeUndefined()
  // no room here for the basic attack either
  game.seat('p1', 'attack')
  expect(game.waitsFor()).toBe(ACT)
  game.all('ready').seat('p1', 'hero alleria', 'to C4')
  expect(game.where('wildcat')).toBe('board')
  expect(game.seat('p1', 'attack', 'face n').waitsFor()).toBe('p1 wildcat.place')
})

test('[RIFT-RULING-76] Hocus Pocus counts as the first movement', () => {
  const game = given({ heroes: { magnus: 'p1 C4 hocus-pocus+ mirage+', alleria: 'p2 board alone' } })
  game.seat('p1', 'hero magnus', 'ability hocus-pocus', 'hero alleria')
  expect(game.options('p1')).not.toContain('stay')
  game.seat('p1', 'to C2')
  expect(game.where('wildcat')).toBe('C2')
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-ALLERIA-01] [RIFT-ALLERIA-02] [RIFT-RULING-38] its activation is its own, even if she is knocked out: two spaces and engage', () => {
  const game = given({ heroes: { alleria: 'p1 out', wildcat: 'p1 C5' }, trays: [`H91 C3 ${GOBLIN}`] })
  game.seat('p1', 'hero wildcat')
  expect(game.options('p1').filter(id => !id.startsWith('to '))).toEqual(['done'])
  expect(game.after('p1', 'to')).not.toContain('C2')
  expect(game.refused('p1', 'attack')).toBe('RIFT-ALLERIA-02 wildcatOnlyMoves')
  game.seat('p1', 'to C3', 'base b2')
  expect(game.covered('H91')).toBe('b2c2b3c3')
  expect(game.refused('p1', 'hero wildcat')).toBe('RIFT-ALLERIA-02 wildcatPlayed')
  // it holds trays like a hero and comes again next round
  game.all('ready')
  expect(game.waitsFor()).toBe(ACT)
})

test('[RIFT-RULING-38] a site with the wildcat takes no tower', () => {
  const game = given({ heroes: { alleria: 'p1 C2', wildcat: 'p1 c' }, hands: { p2: ['archer'] } })
  game.seat('p2', 'tower archer')
  expect(game.refused('p2', 'c n')).toBe('RIFT-TOWER-03 heroOnSite')
  expect(game.waitsFor()).toBe('p2 tower.site')
})

test('[RIFT-ALLERIA-03] [RIFT-EX-48] a destroyed tray does it no harm', () => {
  const game = shown('RIFT-EX-48', 1)
  expect(game.of('destroyed')).toHaveLength(1)
  expect([game.where('wildcat'), ...game.health('wildcat')]).toEqual(['C3', 1])
  expect(game.of('hurt')).toEqual([])
  expect(game.waitsFor()).toBe(ACT)
})

test('[RIFT-ALLERIA-04] [RIFT-ALLERIA-05] [RIFT-EX-48] any other damage sends it to the board, where it stays', () => {
  const game = shown('RIFT-EX-48', 2)
  expect(game.trays()).toEqual(['H91 C3'])
  expect(game.of('knockedOut')).toEqual([{ type: 'knockedOut', hero: 'wildcat', at: 34, cause: 'held' }])
  // the next phase 2 does not stand it up
  expect(game.where('wildcat')).toBe('board')
  expect(game.of('regenerated')).toEqual([])
  expect(game.refused('p1', 'hero wildcat')).toBe('RIFT-ALLERIA-02 wildcatAway')
  expect(game.waitsFor()).toBe(ACT)
})

test('[RIFT-RULING-38] on a speed tray the first attempt knocks it out, unless it is protected', () => {
  const fast = '....w/...../...../...../.....'
  const out = given({ heroes: { alleria: 'p1 B5', wildcat: 'p1 C2 base:a1' }, trays: [`H91 C2 ${fast}`] }).from(4)
  expect(out.where('wildcat')).toBe('board')
  expect(out.trays()).toEqual(['H91 C3'])
  const safe = given({
    heroes: { alleria: 'p1 B5', wildcat: 'p1 C2 base:a1 shielded' },
    trays: [`H91 C2 ${fast}`],
  }).from(4)
  expect(safe.trays()).toEqual(['H91 C2'])
  expect(safe.where('wildcat')).toBe('C2')
  expect(safe.waitsFor()).toBe(ACT)
})

test('[RIFT-RULING-38] a ghost horde destroyed under it makes it step away', () => {
  const game = given({
    heroes: { alleria: 'p1 C5', wildcat: 'p1 C3 base:b1' },
    trays: ['H91 C3 .gg../...../%%%../...../.....'],
    ghosts: ['G01'],
  }).from(3)
  expect(game.waitsFor()).toBe('p1 displace')
  expect(game.health('wildcat')).toEqual([1])
})

test('[RIFT-ALLERIA-07] [RIFT-ALLERIA-08] [RIFT-EX-49] her basic attack may bring it back, not to act this round', () => {
  const game = shown('RIFT-EX-49', 1)
  game.seat('p1', 'hero alleria', 'attack', 'face n', 'I2 H91 a1a2')
  expect(game.options('p1')).toEqual(['here', 'none'])
  game.seat('p1', 'here', 'done')
  expect(game.where('wildcat')).toBe('C4')
  expect(game.refused('p1', 'hero wildcat')).toBe('RIFT-ALLERIA-02 wildcatPlayed')
  const stays = shown('RIFT-EX-49', 2).seat('p1', 'hero alleria', 'attack', 'none', 'done')
  expect(stays.where('wildcat')).toBe('board')
  // it is not offered while it is on the map
  const there = shown('RIFT-EX-49', 3).seat('p1', 'hero alleria', 'attack')
  expect(there.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-RULING-38] healing does nothing for it, and it is knocked out by one point', () => {
  const game = given({ heroes: { alleria: 'p1 C4', wildcat: 'p1 C3', lilith: 'p2 C2' } })
  game.seat('p2', 'hero lilith', 'attack', 'hero wildcat')
  expect(game.health('wildcat')).toEqual([1])
  expect(game.of('healed')).toEqual([])
  const out = given({ heroes: { alleria: 'p1 C4', wildcat: 'p1 C3' } }).running(
    hurt({ hero: 'wildcat', cause: 'deadEye' }),
  )
  expect(out.where('wildcat')).toBe('board')
  expect(game.waitsFor()).toBe('p2 hero.act')
})
