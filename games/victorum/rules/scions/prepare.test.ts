import { describe, expect, test } from 'vitest'
import { healthOf } from '../units/stats.query.ts'
import { SCION_IDS, SCIONS } from '../../content/scions.ts'
import { hexName } from '../ground/hexes.query.ts'
import { scionBonus, scionDice } from './scions.query.ts'
import { against, entering } from '../../test/scion.ts'
import { shown } from '../../test/given.ts'

const THREE = { bag: ['archer.2', 'ambush', 'defender.2', 'erinys'], campBanes: ['hunted'] } as const

describe('before the combat', () => {
  test('[VIC-SCION-01] [VIC-RULING-79] in Act IV the Vesuvian capital: the arena with its embers, and the scion card', () => {
    for (const scion of SCION_IDS) {
      const game = entering(scion)
      expect(game.combat, scion).toMatchObject({ kind: 'scion', region: 'VES', cap: SCIONS[scion].unitCap })
      expect(game.combat.embers.map(hexName)).toEqual(['C5', 'E2'])
      expect(game.of('combatBegan')).toEqual([{ type: 'combatBegan', kind: 'scion', region: 'VES', against: scion }])
      expect(game.waitsFor()).toBe('p1 rival.start')
    }
  })
  test('[VIC-SCION-02] it is neither watched nor given up', () => {
    const game = entering('taotie')
    expect(game.options).toEqual(['begin'])
    expect(game.whyNot('surrender')).toBe('VIC-SURRENDER-02 noSurrender')
    game.do('begin')
    expect(game.options.filter(id => id === 'surrender')).toEqual([])
    expect(game.waitsFor()).toBe('p1 player.deploy')
  })
  test('[VIC-SCION-04] no lineup, no tactics, no tribune', () => {
    const game = entering('hydra')
    expect(game.combat).toMatchObject({ column: [], rivalTactics: [], units: [] })
    expect(game.combat.tribune).toBe(undefined)
    expect(game.of('lineupSet')).toEqual([])
    expect(game.waitsFor()).toBe('p1 rival.start')
  })
})

describe('blessings', () => {
  test('[VIC-EX-62] [VIC-SCION-03] [VIC-BLESSING-06] [VIC-RULING-93] all are crossed off, each may remove a bane before the card counts them', () => {
    const game = shown('VIC-EX-62')
    expect(game.open.hero.blessings).toBe(0)
    expect(game.options).toEqual(['remove hunted', 'remove ambush', 'remove erinys', 'done'])
    expect([game.combat.scion?.dice, game.combat.embers]).toEqual([[], []])
    game.do('remove erinys', 'remove hunted')
    expect(game.open.camp.banes).toEqual([])
    expect(game.open.bag).toEqual(['ambush', 'archer.2', 'defender.2'])
    expect(game.pile('banes').slice(-2)).toEqual(['erinys', 'hunted'])
    game.do('remove ambush', 'begin')
    expect(game.hp('taotie')).toEqual([11])
    expect(game.waitsFor()).toBe('p1 player.deploy')
  })
  test('[VIC-RULING-93] a removal is optional, and no blessing is left for later', () => {
    const game = entering('taotie', { ...THREE, blessings: 3 }).do('remove erinys', 'done', 'begin')
    expect(game.hp('taotie')).toEqual([13])
    expect(game.open.hero.blessings).toBe(0)
    expect(game.of('blessingUsed').map(({ left }) => left)).toEqual([2, 1, 0])
    expect(game.waitsFor()).toBe('p1 player.deploy')
  })
  test('no more banes than blessings, none where there is none', () => {
    const one = entering('taotie', { ...THREE, blessings: 1 }).do('remove ambush')
    expect(one.waitsFor()).toBe('p1 rival.start')
    const none = entering('taotie', { blessings: 4, bag: ['archer.2'] })
    expect(none.waitsFor()).toBe('p1 rival.start')
    expect(none.open.hero.blessings).toBe(0)
    const other = entering('taotie', { ...THREE, blessings: 2 })
    expect(other.refused('remove ill-winds')).toBe('VIC-RULING-92 baneNotInPlay')
    expect(other.waitsFor()).toBe('p1 scion.bane')
  })
})

describe('the set-up of the card', () => {
  test('[VIC-SCION-23] [VIC-RULING-92] Hydra: every bane in play leaves the game and is 1 Health', () => {
    const game = entering('hydra', { ...THREE, banes: ['ill-winds'] })
    expect(scionBonus(game.open)).toBe(3)
    expect(game.open.removed).toEqual(['hunted', 'ambush', 'erinys'])
    expect(game.open.camp.banes).toEqual([])
    expect(game.pile('bag').sort()).toEqual(['archer.2', 'defender.2'])
    expect(game.pile('banes')).toEqual(['ill-winds'])
    game.do('begin')
    expect(game.unit('hydra')).toMatchObject({ hp: 7, health: 7, elite: true })
    expect(game.waitsFor()).toBe('p1 player.deploy')
  })
  test.each([
    ['taotie', 14],
    ['pluto', 29],
    ['balor', 27],
  ] as const)('%s: 1 Health for each bane in play, which stay', (scion, hp) => {
    const game = entering(scion, THREE).do('begin')
    expect(game.unit(scion)).toMatchObject({ hp, health: hp })
    expect(game.open.removed).toEqual([])
    expect(game.open.camp.banes).toEqual(['hunted'])
    expect(game.waitsFor()).toBe('p1 player.deploy')
  })
  test.each([
    [0, 11],
    [1, 12],
    [2, 13],
  ])('[VIC-SCION-04] Taotie with %i banes in play: %i HP', (count, hp) => {
    const game = entering('taotie', { bag: (['ambush', 'erinys'] as const).slice(0, count) }).do('begin')
    expect([...game.hp('taotie'), healthOf(game.open, game.unit('taotie'))]).toEqual([hp, hp])
  })
  test('Itzam Cab Ain: banes leave the game, each is a yellow die', () => {
    const game = entering('itzam-cab-ain', { ...THREE, blessings: 1 })
    expect(scionDice(game.open).join('')).toBe('BBKKKYYY')
    game.do('remove hunted')
    expect(game.combat.scion?.dice.join('')).toBe('BBKKKYY')
    expect(game.open.removed).toEqual(['ambush', 'erinys'])
    expect(game.do('begin').hp('itzam-cab-ain')).toEqual([22])
    expect(game.waitsFor()).toBe('p1 player.deploy')
  })
  test('Apep: darkness begins at the number of banes, at most 4', () => {
    const banes = ['ambush', 'erinys', 'dread-banner'] as const
    expect(entering('apep', THREE).combat.scion?.count).toBe(3)
    const many = entering('apep', { bag: banes, campBanes: ['hunted', 'ill-winds'] })
    expect(many.combat.scion?.count).toBe(4)
    expect(many.waitsFor()).toBe('p1 rival.start')
  })
  test('Zahhak: three units of the bag in the order drawn; bag banes go back, a unit bane is a unit', () => {
    const bag = ['ambush', 'archer.2', 'erinys', 'dread-banner', 'tactician.2', 'defender.2'] as const
    const game = entering('zahhak', { bag })
    expect(game.column).toEqual(['archer.2', 'erinys', 'tactician.2'])
    expect(game.open.bag).toEqual(['ambush', 'defender.2', 'dread-banner'])
    expect(game.combat.drawn).toEqual([])
    expect(game.waitsFor()).toBe('p1 rival.start')
    expect(entering('zahhak', { bag: ['ambush', 'archer.2'] }).column).toEqual(['archer.2'])
  })
})

test('[VIC-SCION-06] before the scion has come it is not beaten; once it should be there and is not, it is', () => {
  const check = (turn: number, step: 'start' | 'deploy' | 'activity' | 'move') =>
    against('taotie', { turn, side: 'rival', step, mine: ['hero G4'] })
      .onlyRunning({ do: 'combat.checkOver', with: undefined })
      .of('combatEnded')
      .map(({ result, cause }) => `${result} ${cause}`)
  expect([check(0, 'start'), check(1, 'start'), check(1, 'deploy')]).toEqual([[], [], []])
  expect([check(1, 'activity'), check(2, 'start'), check(2, 'deploy')]).toEqual([
    ['won scion'],
    ['won scion'],
    ['won scion'],
  ])
})

describe('deployment', () => {
  test('[VIC-EX-63] [VIC-SCION-08] [VIC-SCION-09] [VIC-RULING-94] the scion comes on hex 1 on the first turn and rolls on the second', () => {
    const game = shown('VIC-EX-63').do('begin')
    expect(game.where('taotie')).toBe('B3')
    expect(game.of('deployed')).toMatchObject([{ unit: 'taotie', dazed: true }])
    expect(game.of('activity')).toEqual([])
    game.do('deploy hero F3', 'begin')
    expect(game.of('activity')).toHaveLength(1)
    expect(game.waitsFor()).toBe('p1 player.move')
  })
  test('[VIC-RULING-94] three chips take hexes 1, 2 and 3; Balor stands on D4', () => {
    const game = entering('gorgons').do('begin')
    expect(['medusa', 'stheno', 'euryale'].map(id => game.where(id))).toEqual(['B3', 'B2', 'B4'])
    expect(game.hp('medusa', 'stheno', 'euryale')).toEqual([9, 9, 9])
    expect(game.of('deployed').every(({ dazed }) => dazed)).toBe(true)
    expect(game.combat.units.every(({ elite }) => elite)).toBe(true)
    expect(game.waitsFor()).toBe('p1 player.deploy')
    const balor = entering('balor').do('begin')
    expect(balor.where('balor')).toBe('D4')
    expect(balor.waitsFor()).toBe('p1 player.deploy')
  })
  test('[VIC-SCION-10] from the second turn on one unit of the Court per turn, on the lowest free hex', () => {
    const court = (rival: string[]) =>
      against('zahhak', { turn: 2, rival, mine: ['hero G1'], column: ['archer.2', 'attacker.2'] })
        .dice('..... .....')
        .from('rival')
        .do('begin')
    const game = court(['zahhak B3'])
    expect([game.where('archer.2'), ...game.column]).toEqual(['B2', 'attacker.2'])
    expect(game.unit('archer.2')).toMatchObject({ side: 'rival', elite: false, hp: 2 })
    expect(game.of('deployed')).toMatchObject([{ unit: 'archer.2', dazed: true }])
    expect(game.waitsFor()).toBe('p1 player.deploy')
    const blocked = court(['zahhak B3', 'tactician.1 B2', 'tactician.2 B4'])
    expect(blocked.of('deployBlocked')).toEqual([{ type: 'deployBlocked', chip: 'archer.2' }])
    expect(blocked.column).toEqual(['archer.2', 'attacker.2'])
  })
  test('[VIC-EX-67] [VIC-SCION-05] [VIC-RULING-70] [VIC-RULING-94] the unit cap counts units in the arena, the hero too; in time the whole camp may come', () => {
    const game = shown('VIC-EX-67', 1)
    expect(game.waitsFor()).toBe('p1 player.move')
    const later = shown('VIC-EX-67', 2).do('begin')
    expect(later.where('defender.1')).toBe('fallen')
    expect(later.after('deploy archer.2')).toEqual(['F2', 'F3', 'F4'])
    expect(later.refused('deploy defender.1 F3')).toBe('VIC-PLAYER-DEPLOY-09 isDefeated')
    later.do('deploy archer.2 F3')
    expect(later.open.camp.units).toEqual(['attacker.2'])
    expect(later.waitsFor()).toBe('p1 player.move')
  })
})
