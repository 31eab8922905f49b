import { expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'

const ACT = 'p1 act + p2 act'
const GOBLIN = '...../...../..g../...../.....'

test('[RIFT-MALIK-01] [RIFT-EX-41] for each blank under his tile a 1×1 on any adjacent horde, if he likes', () => {
  const game = shown('RIFT-EX-41', 1).seat('p1', 'hero malik', 'attack', 'I3 H91 c3d3e3')
  expect(game.options('p1')).toEqual(expect.arrayContaining(['I1 H92 c3', 'I1 H93 c3', 'skip I1', 'stop']))
  expect(game.options('p1').some(id => id.includes('H91'))).toBe(false)
  game.seat('p1', 'I1 H92 c3', 'I1 H93 c3')
  expect([game.lying('H92'), game.lying('H93')]).toEqual([['I1 c3'], ['I1 c3']])
  expect(game.waitsFor()).toBe('p1 hero.act')
  const both = shown('RIFT-EX-41', 2).seat('p1', 'hero malik', 'attack', 'I3 H91 c3d3e3', 'I1 H93 a1', 'I1 H93 a2')
  expect(both.lying('H93')).toEqual(['I1 a1', 'I1 a2'])
  expect(both.waitsFor()).toBe('p1 hero.act')
  const none = shown('RIFT-EX-41', 3).seat('p1', 'hero malik', 'attack', 'I3 H91 c3d3e3', 'stop')
  expect(none.waitsFor()).toBe('p1 hero.act')
  // what he may do he never must, not even the last of them
  const last = shown('RIFT-EX-41', 2).seat('p1', 'hero malik', 'attack', 'I3 H91 c3d3e3', 'I1 H93 a1')
  expect(last.options('p1')).not.toContain('stop')
  expect(last.whyNot('p1', 'stop')).toBe('')
  // no blank, no extra
  const full = shown('RIFT-EX-41', 4)
  full.seat('p1', 'hero malik', 'attack', 'I3 H91 c1d1e1')
  expect(full.waitsFor()).toBe('p1 hero.act')
})

test("[RIFT-MALIK-02] [RIFT-RULING-42] [RIFT-EX-50] It's Hammer Time: Earthquake is turned up, used, and both lie face down", () => {
  const game = shown('RIFT-EX-50')
  game.seat('p1', 'hero malik', 'ability hammer-time', 'hero malik')
  expect(game.up('malik')).toEqual(['hammer-time', 'earthquake'])
  expect(game.waitsFor()).toBe('p1 ability.extra')
  expect(game.options('p1')).toEqual(['attack', 'ability earthquake', 'recover', 'none'])
  game.seat('p1', 'ability earthquake', 'P5 H91 c1d1c2d2c3')
  expect(game.up('malik')).toEqual([])
  expect(game.hero('malik').quakes).toBe(true)
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-MALIK-02] [RIFT-RULING-93] any hero of the game may be refreshed, on a board or knocked out too, or nobody', () => {
  const game = given({
    players: 3,
    heroes: {
      malik: 'p1 C3 hammer-time+ earthquake+',
      lilith: 'p2 board resurrection- infernal-wheel-',
      magnus: 'p3 C4 h1 mirage- hocus-pocus+',
    },
    trays: ['P91 C2 .gg../...../..@../...../.....'],
    spells: ['gem-of-timewarp'],
  }).seat('p1', 'spell gem-of-timewarp', 'I2 P91 b1c1', 'hero magnus')
  expect(game.where('magnus')).toBe('out')
  game.seat('p1', 'hero malik', 'ability hammer-time')
  expect(game.options('p1')).toEqual(['hero lilith', 'hero malik', 'hero magnus', 'none'])
  game.seat('p1', 'hero magnus')
  expect(game.up('magnus')).toEqual(['mirage', 'hocus-pocus'])
  game.seat('p1', 'none')
  expect(game.up('malik')).toEqual(['earthquake'])
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test("[RIFT-MALIK-03] [RIFT-RULING-42] the extra action is anything but It's Hammer Time, which alone stays down after a recovery", () => {
  const game = given({ heroes: { malik: 'p1 C3 h2 hammer-time+ earthquake-' } })
  game.seat('p1', 'hero malik', 'ability hammer-time', 'none')
  expect(game.refused('p1', 'ability hammer-time')).toBe('RIFT-MALIK-03 notAnExtra')
  expect(game.refused('p1', 'ability earthquake')).toBe('RIFT-ACTION-07 abilityDown')
  game.seat('p1', 'recover')
  expect(game.health('malik')).toEqual([5])
  expect(game.up('malik')).toEqual(['earthquake'])
  // the movement is still to come
  expect(game.options('p1')).toContain('to C4')
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-MALIK-04] [RIFT-EX-46] Earthquake: who is in his space is not hurt by the held tray; the soldiers are', () => {
  const game = shown('RIFT-EX-46').seat('p1', 'hero malik', 'ability earthquake')
  expect(game.waitsFor()).toBe('p1 place')
  expect(game.of('shielded')).toEqual([{ type: 'shielded', hero: 'malik', around: true, cause: 'earthquake' }])
  game.seat('p1', 'P5 H91 c3d3c4d4c5', 'done').all('ready')
  expect(game.trays()).toEqual(['H91 C3'])
  expect(game.health('malik', 'alleria')).toEqual([5, 4])
  expect(game.of('spared').map(({ hero }) => hero)).toEqual(['alleria', 'malik'])
  expect(game.open.soldiers).toBe(12)
  expect(game.waitsFor()).toBe(ACT)
})

test('[RIFT-MALIK-05] [RIFT-EX-42] Hammer Smash: for each enemy square under the tile a 1×1, all on one adjacent horde', () => {
  const game = shown('RIFT-EX-42').seat('p1', 'hero malik', 'ability hammer-smash', 'O4 H91 b1c1b2c2')
  expect(game.open.placing?.pieces).toHaveLength(3)
  game.seat('p1', 'I1 H92 c3')
  expect(game.options('p1').some(id => id.includes('H93'))).toBe(false)
  game.seat('p1', 'I1 H92 a1', 'skip I1')
  expect(game.lying('H92')).toEqual(['I1 c3', 'I1 a1'])
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test("[RIFT-MALIK-06] Can't Touch This: protected, and a basic attack if he likes", () => {
  const position = { heroes: { malik: 'p1 C3 base:a1' }, trays: [`H91 C3 ${GOBLIN}`] }
  const game = given(position).seat('p1', 'hero malik', 'ability cant-touch-this')
  expect(game.options('p1')).toEqual(['attack', 'none'])
  game.seat('p1', 'attack', 'I3 H91 c1c2c3')
  expect(game.hero('malik').shielded).toBe(true)
  expect(game.up('malik')).toEqual(['hammer-smash'])
  game.seat('p1', 'done').all('ready')
  // cleared: the tray is destroyed under him and he is spared
  expect(game.of('spared')).toEqual([{ type: 'spared', hero: 'malik', cause: 'destroyed' }])
  expect(game.health('malik')).toEqual([5])
  expect(given(position).seat('p1', 'hero malik', 'ability cant-touch-this', 'none').waitsFor()).toBe('p1 hero.act')
})
