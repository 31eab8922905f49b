import { expect, test } from 'vitest'
import { given } from '../../test/given.ts'
import { hurt, sendHome } from './harm.ts'

const ACT = 'p1 act + p2 act'
const GOBLIN = '...../...../..g../...../.....'

test('[RIFT-HERO-07] [RIFT-HERO-08] [RIFT-RULING-78] a point at a time; at 0 the hero lies on its board and its squares are bare', () => {
  const position = { heroes: { malik: 'p1 C3 h2 base:a1', alleria: 'p2 C4' }, trays: [`H91 C3 ${GOBLIN}`] }
  const hit = given(position).running(hurt({ hero: 'malik', cause: 'held' }))
  expect(hit.of('hurt')).toEqual([{ type: 'hurt', hero: 'malik', from: 2, to: 1, cause: 'held' }])
  expect(hit.where('malik')).toBe('C3')
  const out = given(position).onlyRunning(
    hurt({ hero: 'malik', cause: 'held' }),
    hurt({ hero: 'malik', cause: 'held' }),
    { do: 'phase6', with: undefined },
  )
  expect(out.of('knockedOut')).toEqual([{ type: 'knockedOut', hero: 'malik', at: 34, cause: 'held' }])
  expect(out.covered('H91')).toBe('')
  // the next phase 2 stands it up
  expect([out.where('malik'), ...out.health('malik', 'alleria')]).toEqual(['board', 5, 4])
  expect(out.hero('malik').locked).toBe(true)
  expect(out.waitsFor()).toBe(ACT)
})

test('[RIFT-HERO-10] healing stops at full health and does nothing for who is knocked out', () => {
  // Lilith's touch on herself at full health
  const full = given({ heroes: { lilith: 'p1 C4' } }).seat('p1', 'hero lilith', 'attack')
  expect(full.health('lilith')).toEqual([4])
  expect(full.of('healed')).toEqual([])
  // Malik is knocked out by the Gem, so no flame reaches him
  const game = given({
    heroes: { ignus: 'p1 C4 base:a4 h3', malik: 'p2 C5 h1' },
    trays: ['H91 C4 ggg../...../...../...../.....', 'P91 C2 .gg../...../..@../...../.....'],
    spells: ['gem-of-timewarp'],
  }).seat('p2', 'spell gem-of-timewarp', 'I2 P91 b1c1', 'hero malik')
  game.seat('p1', 'hero ignus', 'ability flaming-frenzy', 'T4 H91 a1b1c1b2')
  expect(game.of('healed')).toEqual([{ type: 'healed', hero: 'ignus', from: 3, to: 4, cause: 'flaming-frenzy' }])
  expect([game.where('malik'), ...game.health('malik')]).toEqual(['out', 0])
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-PROTECT-01] protection stops damage of every kind', () => {
  for (const cause of ['held', 'destroyed', 'deadEye', 'B1-2', 'gem-of-timewarp']) {
    const game = given({ heroes: { malik: 'p1 C3 h1 shielded' } }).running(hurt({ hero: 'malik', cause }))
    expect(game.of('spared')).toEqual([{ type: 'spared', hero: 'malik', cause }])
    expect(game.health('malik')).toEqual([1])
    expect(game.waitsFor()).toBe(ACT)
  }
})

test('[RIFT-PROTECT-02] protection ends with the round', () => {
  const game = given({ heroes: { malik: 'p1 C3 shielded quakes', lilith: 'p2 C3 rises' } }).from('end')
  expect(game.hero('malik').shielded).toBe(false)
  expect(game.hero('malik').quakes).toBeUndefined()
  expect(game.hero('lilith').rises).toBeUndefined()
  expect(game.waitsFor()).toBe(ACT)
})

test('[RIFT-PROTECT-03] [RIFT-SOLDIER-12] only heroes that are named, never soldiers', () => {
  const game = given({
    heroes: { malik: 'p1 C3 base:a1 shielded', alleria: 'p2 C3 base:d4' },
    trays: ['H91 C3 ....g/..g../...../...../..... soldiers:c2'],
  }).from(4)
  expect(game.health('malik', 'alleria')).toEqual([5, 3])
  expect(game.of('soldiersBack')).toEqual([{ type: 'soldiersBack', tray: 'H91', count: 1, cause: 'held' }])
  expect(game.waitsFor()).toBe(ACT)
})

test('[RIFT-PROTECT-05] a protected hero is pushed aside and sent home like any other', () => {
  const pushed = given({ heroes: { malik: 'p1 C4 shielded' }, trays: [`H91 C3 ${GOBLIN}`] }).from(4)
  expect(pushed.waitsFor()).toBe('p1 displace')
  const home = given({ heroes: { malik: 'p1 C4 h2 shielded' } }).running(sendHome({ hero: 'malik', cause: 'B2-1' }))
  expect(home.of('sentHome')).toEqual([{ type: 'sentHome', hero: 'malik', at: 50, cause: 'B2-1' }])
  expect([home.where('malik'), ...home.health('malik')]).toEqual(['board', 2])
  expect(home.options('p1')).toContain('hero malik')
  expect(home.waitsFor()).toBe(ACT)
})

test('[RIFT-RULING-47] Earthquake shelters who stands in the space when it hits, and nobody once Malik is away', () => {
  const sheltered = given({ heroes: { malik: 'p1 C3 quakes', alleria: 'p2 C3', lilith: 'p2 C4' } })
  sheltered.running(hurt({ hero: 'alleria', cause: 'deadEye' }), hurt({ hero: 'lilith', cause: 'deadEye' }))
  expect(sheltered.health('alleria', 'lilith')).toEqual([4, 3])
  const away = given({ heroes: { malik: 'p1 board quakes', alleria: 'p2 C3' } })
  away.running(hurt({ hero: 'alleria', cause: 'deadEye' }), hurt({ hero: 'malik', cause: 'gem-of-timewarp' }))
  expect(away.health('alleria', 'malik')).toEqual([3, 4])
  expect(away.waitsFor()).toBe(ACT)
})

test('[RIFT-RULING-77] knocked out in phase 2: off the tray at once, the card stays in hand, up again next round', () => {
  const game = given({
    heroes: { magnus: 'p1 C3 h1 base:a1', malik: 'p2 C5' },
    trays: ['H91 C3 gg.../...../...../...../....g', 'P91 C2 .gg../...../..@../...../.....'],
    spells: ['gem-of-timewarp'],
  }).seat('p2', 'spell gem-of-timewarp', 'I2 P91 b1c1')
  expect(game.waitsFor()).toBe('p2 spell.hero')
  game.seat('p2', 'hero magnus')
  expect(game.where('magnus')).toBe('out')
  expect(game.covered('H91')).toBe('')
  expect(game.hero('magnus').played).toBe(false)
  expect(game.refused('p1', 'hero magnus')).toBe('RIFT-HERO-09 knockedOut')
  expect(game.waitsFor()).toBe(ACT)
})
