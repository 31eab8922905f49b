import { expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'

const ACT = 'p1 act + p2 act'
const GOBLIN = '...../...../..g../...../.....'

test('[RIFT-HERO-01] the hero card is played once a round', () => {
  const game = given({ heroes: { malik: 'p1 C4', alleria: 'p2 C2' } }).seat('p1', 'hero malik', 'done')
  expect(game.of('heroActivated')).toEqual([{ type: 'heroActivated', hero: 'malik' }])
  expect(game.options('p1')).not.toContain('hero malik')
  expect(game.refused('p1', 'hero malik')).toBe('RIFT-HERO-01 heroPlayed')
  expect(game.refused('p1', 'hero alleria')).toBe('RIFT-GAME-05 heroOfOther')
  expect(game.hero('alleria').played).toBe(false)
  // the card comes back with phase 5
  expect(game.all('ready').options('p1')).toContain('hero malik')
  expect(game.waitsFor()).toBe(ACT)
})

test('[RIFT-HERO-02] [RIFT-HERO-04] first the move, then the action, and no step more', () => {
  const game = given({ heroes: { malik: 'p1 C4' } }).seat('p1', 'hero malik')
  expect(game.waitsFor()).toBe('p1 hero.act')
  game.seat('p1', 'to C3')
  expect(game.after('p1', 'to')).toEqual([])
  expect(game.refused('p1', 'to C4')).toBe('RIFT-HERO-04 movedAlready')
  game.seat('p1', 'recover')
  expect(game.where('malik')).toBe('C3')
  expect(game.waitsFor()).toBe(ACT)
})

test('[RIFT-HERO-03] neither part is compulsory', () => {
  const game = given({ heroes: { malik: 'p1 C4 h3' } }).seat('p1', 'hero malik', 'done')
  expect(game.where('malik')).toBe('C4')
  expect(game.health('malik')).toEqual([3])
  expect(game.hero('malik').played).toBe(true)
  expect(game.waitsFor()).toBe(ACT)
})

test('[RIFT-HERO-05] [RIFT-ACTION-01] the action first, then all movement, and no second action', () => {
  const game = given({ heroes: { malik: 'p1 C5 h3' } }).seat('p1', 'hero malik')
  const before = game.after('p1', 'to')
  game.seat('p1', 'recover')
  expect(game.after('p1', 'to')).toEqual(before)
  expect(game.options('p1')).not.toContain('attack')
  expect(game.refused('p1', 'attack')).toBe('RIFT-ACTION-01 actedAlready')
  expect(game.refused('p1', 'ability hammer-smash')).toBe('RIFT-ACTION-01 actedAlready')
  expect(game.seat('p1', 'to C3').where('malik')).toBe('C3')
  expect(game.waitsFor()).toBe(ACT)
})

test('[RIFT-HERO-06] [RIFT-HERO-09] [RIFT-RULING-28] [RIFT-EX-40] who was knocked out stands up by itself and sits out the round', () => {
  const game = shown('RIFT-EX-40')
  expect(game.health('malik')).toEqual([5])
  expect(game.where('malik')).toBe('board')
  expect(game.up('malik')).toEqual(['earthquake'])
  expect(game.refused('p1', 'hero malik')).toBe('RIFT-REGEN-03 regenerated')
  // and no ability of others moves it
  game.seat('p2', 'hero magnus', 'ability hocus-pocus')
  expect(game.after('p2', 'hero')).toEqual(['lilith', 'magnus'])
  expect(game.whyNot('p2', 'hero malik')).toBe('RIFT-REGEN-03 regenerated')
  game.seat('p2', 'hero magnus', 'stay', 'done').all('ready')
  // next round it enters beside the exit
  expect(game.seat('p1', 'hero malik').options('p1')).toContain('to C5')
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-HERO-13] [RIFT-RULING-88] [RIFT-EX-82] on its board a hero can only enter or recover', () => {
  const stays = shown('RIFT-EX-82', 1).seat('p1', 'hero malik')
  expect(stays.options('p1').filter(id => !id.startsWith('to '))).toEqual(['recover', 'done'])
  expect(stays.refused('p1', 'ability hammer-time')).toBe('RIFT-HERO-13 notOnMap')
  expect(stays.refused('p1', 'attack')).toBe('RIFT-HERO-13 notOnMap')
  stays.seat('p1', 'recover', 'done')
  expect([stays.where('malik'), ...stays.health('malik')]).toEqual(['board', 5])
  expect(stays.up('malik')).toEqual(['hammer-time', 'earthquake'])
  const enters = shown('RIFT-EX-82', 2).seat('p1', 'hero malik', 'to C5')
  expect(enters.options('p1')).toContain('ability hammer-time')
  expect(enters.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-ACTION-07] [RIFT-ACTION-08] an ability works once, then lies face down', () => {
  const game = given({ heroes: { malik: 'p1 C4 earthquake+ hammer-smash-' } }).seat('p1', 'hero malik')
  expect(game.refused('p1', 'ability hammer-smash')).toBe('RIFT-ACTION-07 abilityDown')
  expect(game.refused('p1', 'ability cant-touch-this')).toBe('RIFT-SETUP-08 abilityNotThere')
  game.seat('p1', 'ability earthquake')
  expect(game.of('abilityTurned')).toEqual([{ type: 'abilityTurned', hero: 'malik', ability: 'earthquake', up: false }])
  expect(game.up('malik')).toEqual([])
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-ACTION-09] what lasts ends with the round, not before', () => {
  const game = given({ crystals: 2, heroes: { malik: 'p1 C4 cant-touch-this+ earthquake+' } })
  game.seat('p1', 'hero malik', 'ability cant-touch-this', 'none', 'done').all('ready')
  expect(game.waitsFor()).toBe('p1 shop + p2 shop')
  expect(game.hero('malik').shielded).toBe(true)
  expect(game.all('ready').hero('malik').shielded).toBe(false)
  expect(game.waitsFor()).toBe(ACT)
})

test('[RIFT-ACTION-10] [RIFT-ACTION-11] recovering is the whole action: full health, all abilities face up', () => {
  const game = given({
    heroes: { malik: 'p1 C4 h1 base:a1 hammer-time- earthquake-' },
    trays: [`H91 C4 ${GOBLIN}`],
  }).seat('p1', 'hero malik', 'recover')
  expect(game.health('malik')).toEqual([5])
  expect(game.up('malik')).toEqual(['hammer-time', 'earthquake'])
  expect(game.of('recovered')).toEqual([{ type: 'recovered', hero: 'malik', from: 1, to: 5 }])
  // only what lay face down is turned
  const half = given({ heroes: { malik: 'p1 C3 earthquake- hammer-smash+' } }).seat('p1', 'hero malik', 'recover')
  expect(half.of('abilityTurned')).toEqual([{ type: 'abilityTurned', hero: 'malik', ability: 'earthquake', up: true }])
  expect(half.up('malik')).toEqual(['earthquake', 'hammer-smash'])
  expect(game.refused('p1', 'attack')).toBe('RIFT-ACTION-01 actedAlready')
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-ACTION-02] melee hits the own tray only', () => {
  const game = given({
    heroes: { malik: 'p1 C4 base:a1' },
    trays: [`H91 C4 ${GOBLIN}`, `H92 C3 ${GOBLIN}`],
  }).seat('p1', 'hero malik', 'attack')
  expect(game.waitsFor()).toBe('p1 place')
  expect(new Set(game.after('p1', 'I3').map(id => id.slice(0, 3)))).toEqual(new Set(['H91']))
})

test('[RIFT-ACTION-03] [RIFT-ACTION-04] [RIFT-MOVE-09] [RIFT-EX-39] a shot follows the facing and never hits the own tray', () => {
  const game = shown('RIFT-EX-39', 1).seat('p1', 'hero alleria', 'attack')
  expect(game.waitsFor()).toBe('p1 hero.face')
  expect(game.options('p1')).toEqual(['face n', 'face e', 'face s', 'face w'])
  const targets = (number: number, way: string): string[] => [
    ...new Set(
      shown('RIFT-EX-39', number)
        .seat('p1', 'hero alleria', 'attack', `face ${way}`)
        .after('p1', 'I2')
        .map(id => id.slice(0, 3)),
    ),
  ]
  expect(targets(2, 'n')).toEqual(['H92'])
  // straight ahead two spaces
  expect(targets(3, 's')).toEqual(['H93'])
  expect(game.waitsFor()).toBe('p1 hero.face')
})

test('[RIFT-MOVE-08] [RIFT-RULING-29] the facing is chosen with the action, also without moving, and counts for all its tiles', () => {
  const game = given({
    heroes: { alleria: 'p1 C4 face:n' },
    trays: [`H91 C5 ${GOBLIN}`, `H92 C3 ${GOBLIN}`],
  }).seat('p1', 'hero alleria', 'ability multishot', 'face s')
  expect(game.hero('alleria').facing).toBe(2)
  expect(game.of('heroFaced')).toEqual([{ type: 'heroFaced', hero: 'alleria', facing: 2 }])
  expect(game.options('p1').every(id => id.includes(' H91 '))).toBe(true)
  // free manipulation: both orientations, whatever the facing
  expect(game.options('p1')).toEqual(expect.arrayContaining(['I2 H91 a1a2', 'I2 H91 a1b1']))
  expect(game.waitsFor()).toBe('p1 place')
})

test('[RIFT-MOVE-08] who looks that way already does not turn', () => {
  const game = given({ heroes: { alleria: 'p1 C4 face:n' }, trays: [`H91 C3 ${GOBLIN}`] })
  expect(game.seat('p1', 'hero alleria', 'attack', 'face n').of('heroFaced')).toEqual([])
  expect(game.hero('alleria').facing).toBe(0)
})

test('[RIFT-ACTION-05] tiles of heroes obey the border, the others, the types and the icons', () => {
  const game = given({
    heroes: { alleria: 'p1 C4' },
    trays: ['H91 C3 oo%%%/g..../...../...../..... soldiers:a2 I1:b2'],
  }).seat('p1', 'hero alleria', 'attack', 'face n')
  const options = game.after('p1', 'I2')
  expect(options.filter(id => /a1|b1|c1|d1|e1|a2|b2/.test(id))).toEqual([])
  expect(options).toContain('H91 a3a4')
  expect(game.waitsFor()).toBe('p1 place')
})

test('[RIFT-ACTION-06] [RIFT-HERO-12] [RIFT-EX-22] portals and bosses are nothing for heroes', () => {
  const game = shown('RIFT-EX-22', 1).seat('p1', 'hero alleria')
  expect(game.refused('p1', 'to C3')).toBe('RIFT-MOVE-05 endOnPortal')
  expect(game.refused('p1', 'to C2')).toBe('RIFT-MOVE-05 endOnBoss')
  // over the portal to the other side
  expect(game.options('p1')).toContain('to B2')
  game.seat('p1', 'attack')
  expect(game.of('pieceLost')).toHaveLength(1)
  expect(game.lying('P91')).toEqual([])
  expect(game.lying('B1')).toEqual([])
  expect(game.waitsFor()).toBe('p1 wildcat.place')
})

test('[RIFT-RULING-33] a declared tile must be placed while an enemy is left uncovered', () => {
  const game = given({ heroes: { alleria: 'p1 C4' }, trays: [`H91 C3 ${GOBLIN}`] })
  game.seat('p1', 'hero alleria', 'attack', 'face n')
  expect(game.options('p1')).not.toContain('skip I2')
  const cleared = given({ heroes: { alleria: 'p1 C4' }, trays: [`H91 C3 ${GOBLIN} I1:c3`] })
  cleared.seat('p1', 'hero alleria', 'attack', 'face n')
  expect(cleared.options('p1')).toContain('skip I2')
  expect(cleared.waitsFor()).toBe('p1 place')
})

test('[RIFT-ACTION-13] [RIFT-RULING-34] an action that can do nothing may be declared and is spent', () => {
  const game = given({ heroes: { malik: 'p1 C4' } }).seat('p1', 'hero malik', 'ability hammer-smash')
  expect(game.of('pieceLost')).toEqual([
    { type: 'pieceLost', by: { kind: 'hero', hero: 'malik', as: 'hammer-smash' }, what: 'O4' },
  ])
  expect(game.up('malik')).toEqual(['cant-touch-this'])
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-RULING-35] who acts decides for every hero of the action', () => {
  const game = given({
    heroes: { alleria: 'p1 C4', malik: 'p2 C2 base:a1' },
    trays: [`H91 C2 ${GOBLIN}`, `H92 C3 ${GOBLIN}`],
  }).seat('p1', 'hero alleria', 'ability like-the-wind', 'face n', 'I2 H92 a1a2')
  expect(game.waitsFor()).toBe('p1 ability.hero')
  game.seat('p1', 'hero malik')
  expect(game.waitsFor()).toBe('p1 ability.move')
  game.seat('p1', 'to C3')
  expect(game.waitsFor()).toBe('p1 hero.base')
  game.seat('p1', 'base d4')
  expect(game.waitsFor()).toBe('p1 ability.attack')
  game.seat('p1', 'attack')
  expect(game.waitsFor()).toBe('p1 place')
  game.seat('p1', 'I3 H92 b1c1d1')
  expect(game.waitsFor()).toBe('p1 place')
})

test('[RIFT-RULING-79] bonus tiles have the type of the attack they belong to', () => {
  const game = given({
    heroes: { malik: 'p1 C4 base:a1' },
    trays: [`H91 C4 ${GOBLIN}`, 'H92 C3 og.../...../...../...../.....'],
  }).seat('p1', 'hero malik', 'attack', 'I3 H91 e1e2e3')
  expect(game.after('p1', 'I1')).toContain('H92 b1')
  expect(game.after('p1', 'I1')).not.toContain('H92 a1')
  game.seat('p1', 'I1 H92 b1', 'stop')
  expect(game.of('tilePlaced').map(({ damage }) => damage)).toEqual(['physical', 'physical'])
  expect(game.waitsFor()).toBe('p1 hero.act')
})
