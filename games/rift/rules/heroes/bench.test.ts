import { sfc32, start } from '@tabletome/engine'
import { expect, test } from 'vitest'
import { SOLO_HEROES } from '../../content/heroes.ts'
import { game as rift } from '../../index.ts'
import { given, shown } from '../../test/given.ts'
import { sendHome } from './harm.ts'

const GOBLIN = '...../...../..g../...../.....'

test('[RIFT-SOLO-06] alone: one main hero and up to three others on the bench', () => {
  const setup = { mode: 'scenario', players: 1, options: { scenario: 1, difficulty: 'normal' } }
  const position = start(rift, setup, sfc32('bench'))
  position.answer('p1', 'hero malik')
  position.answer('p1', 'bench ignus')
  position.answer('p1', 'bench alleria')
  position.answer('p1', 'bench lilith')
  const { heroes } = position.state.open
  expect([heroes.malik?.place, heroes.ignus?.place, heroes.lilith?.place]).toEqual(['board', 'bench', 'bench'])
  expect(heroes.magnus).toBeUndefined()
  expect(position.decisions.map(({ choice }) => choice)).toEqual(['setup.abilities'])
})

test('[RIFT-SOLO-11] three heroes are suggested for playing alone', () => {
  expect(SOLO_HEROES).toEqual(['malik', 'ignus', 'lilith'])
})

test('[RIFT-SOLO-07] [RIFT-RULING-66] a bench hero is placed anywhere legal and attacks, beside the main hero’s activation', () => {
  const game = given({
    players: 1,
    heroes: { malik: 'p1 C5', ignus: 'p1 bench', magnus: 'p1 bench' },
    sites: { c: 'archer n p1' },
    trays: [`H91 C3 ${GOBLIN}`, 'P91 C2 .g.../...../..@../...../.....'],
  }).seat('p1', 'bench ignus')
  expect(game.waitsFor()).toBe('p1 bench.place')
  expect(game.refused('p1', 'to B3')).toBe('RIFT-MOVE-04 endOnTower')
  expect(game.refused('p1', 'to C2')).toBe('RIFT-MOVE-05 endOnPortal')
  game.seat('p1', 'to C3', 'base a1')
  expect(game.waitsFor()).toBe('p1 place')
  game.seat('p1', 'L3 H91 c2c3d3')
  expect(game.of('benchCalled')).toEqual([{ type: 'benchCalled', hero: 'ignus', at: 34 }])
  // no second activation, no ability; another bench hero and the main hero may still come
  expect(game.refused('p1', 'hero ignus')).toBe('RIFT-RULING-66 benchActsOnce')
  expect(game.refused('p1', 'bench ignus')).toBe('RIFT-SOLO-07 notOnBench')
  expect(game.hero('ignus').abilities).toEqual([])
  expect(game.options('p1')).toEqual(expect.arrayContaining(['bench magnus', 'hero malik']))
  expect(game.waitsFor()).toBe('p1 act')
})

test('[RIFT-SOLO-08] [RIFT-SOLO-09] [RIFT-EX-77] it suffers like any hero and leaves for good with the round; its tiles stay', () => {
  const game = shown('RIFT-EX-77', 1).seat('p1', 'bench ignus', 'to C3', 'base a1', 'L3 H91 c3c4d4')
  game.seat('p1', 'ready')
  expect(game.of('destroyed').map(({ tray }) => tray)).toEqual(['H91'])
  expect(game.of('hurt')).toEqual([{ type: 'hurt', hero: 'ignus', from: 4, to: 3, cause: 'destroyed' }])
  const stays = shown('RIFT-EX-77', 2).seat('p1', 'bench ignus', 'to C3', 'base a1', 'L3 H91 c3c4d4', 'ready')
  expect(stays.of('heroGone')).toEqual([{ type: 'heroGone', hero: 'ignus' }])
  expect(stays.where('ignus')).toBe('gone')
  expect(stays.lying('H91')).toEqual(['L3 c3c4d4'])
  expect(stays.covered('H91')).toBe('c3c4d4')
  expect(stays.waitsFor()).toBe('p1 round.colour')
  stays.seat('p1', 'colour red')
  expect(stays.options('p1')).not.toContain('bench ignus')
  expect(stays.refused('p1', 'bench ignus')).toBe('RIFT-SOLO-07 notOnBench')
  expect(stays.waitsFor()).toBe('p1 act')
})

test('[RIFT-RULING-66] knocked out, or pushed off the map, it is gone at once', () => {
  const out = given({
    players: 1,
    heroes: { malik: 'p1 C5', ignus: 'p1 C3 h1 base:a1 called played' },
    trays: [`H91 C3 ${GOBLIN}`],
  }).from(4)
  expect(out.types()).toEqual(expect.arrayContaining(['knockedOut', 'heroGone']))
  expect(out.where('ignus')).toBe('gone')
  expect(out.waitsFor()).toBe('p1 round.colour')
  // sent home for want of a space
  const pushed = given({ players: 1, heroes: { malik: 'p1 board', ignus: 'p1 C4 called played' } })
  pushed.running(sendHome({ hero: 'ignus', cause: 'advance' }))
  expect(pushed.where('ignus')).toBe('gone')
  expect(pushed.waitsFor()).toBe('p1 act')
})

test('[RIFT-RULING-66] bench Alleria without a space to go to takes the wildcat along: it is not pushed as well', () => {
  const game = given({
    players: 1,
    map: ['_____', '1>>X_', '_____'],
    trays: [`H91 C2 ${GOBLIN}`],
    stacks: { 1: ['H01'] },
    heroes: { malik: 'p1 board', alleria: 'p1 B2 called played', wildcat: 'p1 B2 called' },
  }).from(1)
  expect([game.where('alleria'), game.where('wildcat')]).toEqual(['gone', 'gone'])
  expect(game.of('displaced').map(({ hero }) => hero)).toEqual(['alleria'])
  expect(game.of('heroGone').map(({ hero }) => hero)).toEqual(['alleria', 'wildcat'])
  expect(game.waitsFor()).toBe('p1 act')
})

test('[RIFT-RULING-66] while it is here it is a hero in play for every other effect', () => {
  const game = given({
    players: 1,
    heroes: { magnus: 'p1 C5 hocus-pocus+ mirage+', lilith: 'p1 C2 h2 called played' },
  }).seat('p1', 'hero magnus', 'ability hocus-pocus')
  expect(game.after('p1', 'hero')).toEqual(['lilith', 'magnus'])
  game.seat('p1', 'hero lilith', 'to C4')
  expect(game.waitsFor()).toBe('p1 ability.hero')
  game.seat('p1', 'hero lilith')
  expect(game.health('lilith')).toEqual([3])
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-SOLO-12] [RIFT-ALLERIA-08] bench Alleria may bring the wildcat, which acts this round and leaves with her', () => {
  const game = given({ players: 1, heroes: { malik: 'p1 C5', alleria: 'p1 bench' } })
  expect(game.options('p1')).not.toContain('bench wildcat')
  game.seat('p1', 'bench alleria', 'to C2')
  // being placed is no movement: it comes by her attack only
  expect(game.waitsFor()).toBe('p1 wildcat.place')
  game.seat('p1', 'here')
  expect(game.where('wildcat')).toBe('C2')
  game.seat('p1', 'hero wildcat', 'to C4')
  expect(game.where('wildcat')).toBe('C4')
  game.seat('p1', 'ready')
  expect([game.where('alleria'), game.where('wildcat')]).toEqual(['gone', 'gone'])
  expect(game.of('heroGone').map(({ hero }) => hero)).toEqual(['alleria', 'wildcat'])
  expect(game.hero('alleria').called).toBeUndefined()
  expect(game.waitsFor()).toBe('p1 round.colour')
  // a wildcat that was not there is not told to leave
  const alone = given({ players: 1, heroes: { malik: 'p1 C5', alleria: 'p1 bench' } })
  alone.seat('p1', 'bench alleria', 'to C2', 'none', 'ready')
  expect(alone.of('heroGone').map(({ hero }) => hero)).toEqual(['alleria'])
  expect(alone.where('wildcat')).toBe('gone')
})

test('[RIFT-RULING-66] bench Alleria knocked out takes the wildcat along before it is hurt', () => {
  const game = given({
    players: 1,
    heroes: { malik: 'p1 C5', alleria: 'p1 C3 h1 base:a1 called played', wildcat: 'p1 C3 base:d4 called' },
    trays: [`H91 C3 ${GOBLIN}`],
  }).from(4)
  expect(game.of('hurt').map(({ hero }) => hero)).toEqual(['alleria'])
  expect(game.of('knockedOut').map(({ hero }) => hero)).toEqual(['alleria'])
  expect([game.where('alleria'), game.where('wildcat')]).toEqual(['gone', 'gone'])
  expect(game.waitsFor()).toBe('p1 round.colour')
})
