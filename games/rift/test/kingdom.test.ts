import { describe, expect, test } from 'vitest'
import { cellName } from '../rules/map/cells.query.ts'
import { mapOf } from '../rules/map/map.query.ts'
import { given } from './given.ts'

describe('the frame of the game', () => {
  test('[RIFT-GAME-01] all win together or lose together', () => {
    const won = given({ portals: { total: 2, destroyed: 2 }, players: 3 }).from('end')
    expect(won.waitsFor()).toBe('won objective')
    expect(won.table.outcome).toMatchObject({ result: 'won', players: 3 })
    const lost = given({ trays: ['H01 C5'], hearts: 6, players: 3 }).from(4)
    expect(lost.waitsFor()).toBe('lost hearts')
    expect(lost.table.decisions).toEqual([])
  })

  test('[RIFT-GAME-03] [RIFT-WIN-04] what a scenario asks for beats the general aim: a boss must fall too', () => {
    const done = { map: 8, portals: { total: 1, destroyed: 1 } } as const
    expect(given(done).from('end').waitsFor()).toBe('won objective')
    expect(
      given({ ...done, trays: ['B1 D2'] })
        .from('end')
        .waitsFor(),
    ).toBe('p1 act + p2 act')
  })

  test('[RIFT-GAME-05] crystals belong to the team, hands to the players', () => {
    const game = given({ crystals: 4, hands: { p1: ['archer'] } }).from(6)
    game.seat('p2', 'buy mage p1')
    expect(game.open.crystals).toBe(2)
    expect([game.hand('p1'), game.hand('p2')]).toEqual([['archer', 'mage'], []])
    game.seat('p1', 'buy mage p2')
    expect(game.hand('p2')).toEqual(['mage'])
    expect(game.open.crystals).toBe(0)
    expect(game.waitsFor()).toBe('p1 shop + p2 shop')
  })
})

describe('the path', () => {
  test('[RIFT-RULING-01] twelve plastic trays are no limit: a thirteenth horde enters', () => {
    const route = mapOf('2', 2).routeOf(1).map(cellName)
    const hordes = ['H01', 'H02', 'H03', 'H04', 'H05', 'H06', 'H11', 'H12', 'H13', 'H14', 'H16', 'H17']
    const game = given({ map: 2, trays: hordes.map((id, i) => `${id} ${route[i]}`), stacks: { 1: ['H19'] } }).from(1)
    expect(game.open.trays).toHaveLength(13)
    expect(game.trays().at(-1)).toBe(`H19 ${route[12]}`)
    expect(game.of('spawned')[0]?.over).toHaveLength(12)
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-RULING-72] two exits lead into one kingdom with one pool of hearts', () => {
    // H01 has six enemies, H12 six
    const game = given({ map: 3, trays: ['H01 D6', 'H12 F6'], hearts: 15 }).from(4)
    expect(game.of('escaped').map(({ tray, lost, hearts }) => [tray, lost, hearts])).toEqual([
      ['H01', 6, 9],
      ['H12', 6, 3],
    ])
    expect(game.open.hearts).toBe(3)
    expect(game.waitsFor()).toBe('p1 shop + p2 shop')
  })

  test('[RIFT-RULING-90] a portal is a card on the path, a rift gate carries trays and closes nothing', () => {
    const game = given({ map: 9, trays: ['H01 G4', 'P01 D3'] }).from(4)
    expect(game.trays().sort()).toEqual(['H01 D5', 'P01 E3'])
    expect(game.open.portals.destroyed).toBe(0)
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })
})
