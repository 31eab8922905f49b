import { expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'

const ACT = 'p1 act + p2 act'
const GOBLIN = '...../...../..g../...../.....'

test('[RIFT-LILITH-01] her 1×1 goes on her own tray or on any horde next to her, of true damage', () => {
  const game = given({
    heroes: { lilith: 'p1 C3 base:a1' },
    trays: ['H91 C3 ....k/...../...../...../.....', `H92 C4 ${GOBLIN}`, `H93 C5 ${GOBLIN}`],
  }).seat('p1', 'hero lilith', 'attack')
  // no facing: her arrows look the same from all sides
  expect(game.waitsFor()).toBe('p1 place')
  expect([...new Set(game.after('p1', 'I1').map(id => id.slice(0, 3)))]).toEqual(['H91', 'H92'])
  game.seat('p1', 'I1 H91 e1')
  expect(game.of('tilePlaced')[0]).toMatchObject({ tray: 'H91', damage: 'true', left: 0 })
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-LILITH-02] then somebody in or next to her space heals 1 and turns an ability face up', () => {
  const game = given({
    players: 4,
    heroes: {
      lilith: 'p1 C4',
      malik: 'p2 C4 h2 earthquake- hammer-smash-',
      alleria: 'p3 C3',
      magnus: 'p4 C2 h1',
    },
  }).seat('p1', 'hero lilith', 'attack')
  expect(game.after('p1', 'hero')).toEqual(['alleria', 'lilith', 'malik'])
  expect(game.whyNot('p1', 'hero magnus')).toBe('RIFT-LILITH-02 notNextTo')
  game.seat('p1', 'hero malik')
  expect(game.options('p1')).toEqual(['flip earthquake', 'flip hammer-smash'])
  game.seat('p1', 'flip hammer-smash')
  expect(game.health('malik')).toEqual([3])
  expect(game.up('malik')).toEqual(['hammer-smash'])
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-RULING-93] who gains nothing may be chosen; who is on a board is not next to her', () => {
  const game = given({ heroes: { lilith: 'p1 C4 h4', malik: 'p2 board h1', alleria: 'p2 C5' } })
  game.seat('p1', 'hero lilith', 'attack')
  expect(game.after('p1', 'hero')).toEqual(['alleria', 'lilith'])
  expect(game.whyNot('p1', 'hero malik')).toBe('RIFT-RULING-93 notOnMap')
  game.seat('p1', 'hero alleria')
  expect(game.of('healed')).toEqual([])
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-LILITH-03] [RIFT-RULING-36] Infernal Wheel: one tile on each adjacent horde, never on the own one, a portal or what lies below', () => {
  const game = given({
    map: 'fork',
    heroes: { lilith: 'p1 C3 base:a1 infernal-wheel+ resurrection+' },
    trays: [
      `H91 C3 ${GOBLIN}`,
      `H92 B3 ${GOBLIN}`,
      `H93 D3 ${GOBLIN}`,
      'P91 C4 .g.../...../..@../...../.....',
      `H94 B2 ${GOBLIN}`,
      'H95 B2 ^^.../...../..k../...../.....',
    ],
  }).seat('p1', 'hero lilith', 'ability infernal-wheel')
  expect([...new Set(game.after('p1', 'I2').map(id => id.slice(0, 3)))]).toEqual(['H92', 'H93', 'H95'])
  game.seat('p1', 'I2 H93 c3c4')
  // each horde once
  expect([...new Set(game.after('p1', 'I2').map(id => id.slice(0, 3)))]).toEqual(['H92', 'H95'])
  game.seat('p1', 'I2 H95 c3d3', 'I2 H92 c3c4')
  expect(game.of('tilePlaced').map(({ damage }) => damage)).toEqual(['true', 'true', 'true'])
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test("[RIFT-LILITH-04] [RIFT-RULING-40] [RIFT-EX-44] Reaper's Harvest: each tile on another side of her base", () => {
  const game = shown('RIFT-EX-44', 1).seat('p1', 'hero lilith', 'ability reapers-harvest', 'I2 H91 b1c1')
  // the north side is taken
  expect(game.refused('p1', 'I1 H91 b1')).not.toBe('')
  expect(game.options('p1')).not.toContain('I1 H91 c1')
  expect(game.options('p1')).not.toContain('I1 H91 a1')
  game.seat('p1', 'I2 H91 d3e3', 'I1 H91 a2')
  expect(game.after('p1', 'I1')).toEqual(['H91 b4', 'H91 c4'])
  game.seat('p1', 'I1 H91 b4')
  expect(game.lying('H91')).toEqual(['I2 b1c1', 'I2 d3e3', 'I1 a2', 'I1 b4'])
  expect(game.waitsFor()).toBe('p1 hero.act')
  // in the corner two sides are off the tray
  const corner = shown('RIFT-EX-44', 2).seat(
    'p1',
    'hero lilith',
    'ability reapers-harvest',
    'I2 H91 c1d1',
    'I2 H91 a3a4',
  )
  expect(corner.of('pieceLost')).toHaveLength(2)
  expect(corner.waitsFor()).toBe('p1 hero.act')
  // she must be engaged
  const bare = shown('RIFT-EX-44', 3)
  bare.seat('p1', 'hero lilith', 'ability reapers-harvest')
  expect(bare.of('pieceLost')).toHaveLength(4)
  expect(bare.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-LILITH-05] Heavenly Chaos: two tiles and two soldiers, all on one adjacent horde', () => {
  const game = given({
    heroes: { lilith: 'p1 C3 heavenly-chaos+ resurrection+' },
    trays: ['H91 C2 ggggg/...../...../...../.....', 'H92 C4 kkkkk/...../...../...../.....'],
  }).seat('p1', 'hero lilith', 'ability heavenly-chaos')
  expect(game.options('p1')).toEqual(expect.arrayContaining(['soldier H91 a1', 'soldier H92 a1', 'I1 H92 b1']))
  game.seat('p1', 'soldier H92 a1')
  expect(game.options('p1').some(id => id.includes('H91'))).toBe(false)
  game.seat('p1', 'I2 H92 b1c1', 'soldier H92 d1', 'I1 H92 e1')
  expect(game.lying('H92')).toEqual(['I2 b1c1', 'I1 e1', 'soldiers a1d1'])
  expect(game.open.soldiers).toBe(10)
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-SOLDIER-15] [RIFT-EX-79] with one soldier in the supply the second is lost, and none is moved', () => {
  const game = shown('RIFT-EX-79').seat('p1', 'hero lilith', 'ability heavenly-chaos', 'soldier H91 a1')
  expect(game.of('pieceLost')).toEqual([
    { type: 'pieceLost', by: { kind: 'hero', hero: 'lilith', as: 'heavenly-chaos' }, what: 'soldier' },
  ])
  expect(game.options('p1').some(id => id.startsWith('move') || id.startsWith('soldier'))).toBe(false)
  game.seat('p1', 'I2 H91 b1c1', 'I1 H91 d1')
  expect(game.lying('H92')).toEqual(['soldiers a2b2'])
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-LILITH-06] [RIFT-RULING-41] [RIFT-EX-45] Resurrection: her destroyed tray heals 3 and does no harm', () => {
  const game = shown('RIFT-EX-45', 2).seat('p1', 'hero lilith', 'ability resurrection', 'I2 H91 c3d3', 'done')
  expect(game.hero('lilith').rises).toBe(true)
  game.all('ready')
  expect(game.of('healed')).toEqual([{ type: 'healed', hero: 'lilith', from: 2, to: 4, cause: 'resurrection' }])
  expect(game.of('shielded')).toEqual([{ type: 'shielded', hero: 'lilith', around: false, cause: 'resurrection' }])
  expect(game.health('lilith', 'malik')).toEqual([4, 4])
  expect(game.waitsFor()).toBe(ACT)
})

test('[RIFT-RULING-41] without a tray the tile is lost, but the rest of it holds for whatever tray she is on later', () => {
  const game = given({
    heroes: { lilith: 'p1 C4 h1 resurrection+ infernal-wheel+' },
    trays: ['H91 C3 gg.../...../...../...../.....'],
  }).seat('p1', 'hero lilith', 'ability resurrection')
  expect(game.of('pieceLost')).toHaveLength(1)
  game.seat('p1', 'to C3', 'base a1').all('ready')
  expect(game.health('lilith')).toEqual([4])
  // not destroyed: no healing
  const held = given({ heroes: { lilith: 'p1 C3 h2 base:a1 rises' }, trays: [`H91 C3 ${GOBLIN}`] }).from(3)
  expect(held.health('lilith')).toEqual([1])
  expect(held.waitsFor()).toBe(ACT)
})
