import { describe, expect, test } from 'vitest'
import { given } from '../../test/given.ts'
import { cellName } from './cells.query.ts'
import { mapOf } from './map.query.ts'

/** A map drawn to the very edge: its corner A1 is a path space like any other. */
const CORNER = ['v<1', 'vb.', 'X..']
const GOBLIN = '...../...../..g../...../.....'
const ACT = 'p1 act + p2 act'

describe('the corner of a map is a space like any other', () => {
  test('[RIFT-SPAWN-02] [RIFT-SPAWN-05] [RIFT-ADVANCE-04] a horde spawns there, comes there and leaves it', () => {
    const spawned = given({ map: ['v1', 'va', 'X_'], stacks: { 1: ['H01'] } }).from(1)
    expect(spawned.trays()).toEqual(['H01 A1'])
    const passed = given({ map: CORNER, trays: [`H91 B1 ${GOBLIN}`], stacks: { 1: ['H01'] } }).from(1)
    expect(passed.trays()).toEqual(['H91 B1', 'H01 A1'])
    const moved = given({ map: CORNER, trays: [`H91 B1 ${GOBLIN}`] }).from(4)
    expect(moved.trays()).toEqual(['H91 A1'])
    moved.all('ready')
    expect(moved.trays()).toEqual(['H91 A2'])
    expect(moved.waitsFor()).toBe(ACT)
  })

  test('[RIFT-ADVANCE-12] [RIFT-RULING-64] it is passed over while a tray or a pathbreaker card holds it', () => {
    const trays = [`H91 A1 ${GOBLIN} soldiers:c3`, `H92 B1 ${GOBLIN}`]
    expect(given({ map: CORNER, trays }).from(4).trays()).toEqual(['H91 A1', 'H92 A2'])
    const blocked = given({ map: CORNER, trays: [`H92 B1 ${GOBLIN}`], blocks: { 1: 'A1' } }).from(4)
    expect(blocked.trays()).toEqual(['H92 A2'])
    expect(blocked.of('advanced')[0]?.over.map(cellName)).toEqual(['A1'])
    expect(blocked.waitsFor()).toBe(ACT)
  })

  test('[RIFT-MOVE-01] [RIFT-ACTION-03] a hero stands there, walks on from there and shoots from there', () => {
    const game = given({ map: CORNER, trays: [`H91 B1 ${GOBLIN}`], heroes: { alleria: 'p1 A1', malik: 'p2 board' } })
    game.seat('p1', 'hero alleria')
    expect(game.after('p1', 'to')).toEqual(['A2', 'B1', 'B2', 'B3', 'C2', 'C3'])
    game.seat('p1', 'attack', 'face e', 'I2 H91 c3d3')
    expect(game.lying('H91')).toEqual(['I2 c3d3'])
    // and the wildcat may come to her there
    expect(game.waitsFor()).toBe('p1 wildcat.place')
    game.seat('p1', game.options('p1')[0] ?? '')
    expect(game.where('wildcat')).toBe('A1')
  })

  test('[RIFT-MOVE-06] a hero enters there if the exit is beside it', () => {
    const map = mapOf('map:v1/X.', 2)
    expect(map.entries.map(cellName)).toEqual(['A1'])
    const game = given({ map: ['v1', 'X.'], heroes: { lilith: 'p1 board', malik: 'p2 board' } })
    game.seat('p1', 'hero lilith', 'to A1')
    expect(game.where('lilith')).toBe('A1')
    expect(game.waitsFor()).toBe('p1 hero.act')
  })

  test('[RIFT-SPAWN-08] [RIFT-ADVANCE-10] a hero is pushed off it and onto it', () => {
    const off = given({
      map: CORNER,
      trays: [`H91 B1 ${GOBLIN}`],
      heroes: { malik: 'p1 A1', lilith: 'p2 board' },
    }).from(4)
    expect(off.after('p1', 'to')).toEqual(['A2', 'B1', 'B2'])
    // the space that the tray has just left is free
    const left = given({
      map: CORNER,
      trays: [`H91 A1 ${GOBLIN}`],
      heroes: { malik: 'p1 A2', lilith: 'p2 board' },
    }).from(4)
    expect(left.after('p1', 'to')).toEqual(['A1', 'B1', 'B2'])
    const onto = given({
      map: CORNER,
      stacks: { 1: ['H01'] },
      heroes: { malik: 'p1 B1', lilith: 'p2 board' },
    }).from(1)
    onto.seat('p1', 'to A1')
    expect(onto.where('malik')).toBe('A1')
    expect(onto.waitsFor()).toBe(ACT)
  })

  test('[RIFT-ICON-08] [RIFT-RULING-36] it is next to its neighbours, for a shot and for an adjacent horde', () => {
    const shot = given({
      map: CORNER,
      trays: ['H91 A1 a..../...../...../...../.....'],
      heroes: { malik: 'p1 B1', lilith: 'p2 C3' },
    }).from(4)
    expect(shot.of('hurt').map(({ hero, cause }) => `${hero} ${cause}`)).toEqual(['malik deadEye'])
    const struck = given({
      map: CORNER,
      trays: [`H91 A1 ${GOBLIN}`, `H92 A2 ${GOBLIN}`],
      heroes: { lilith: 'p1 A1 base:a1', malik: 'p2 board' },
    }).seat('p1', 'hero lilith', 'ability infernal-wheel')
    expect([...new Set(struck.after('p1', 'I2').map(id => id.slice(0, 3)))]).toEqual(['H92'])
    expect(struck.waitsFor()).toBe('p1 place')
  })

  test('[RIFT-RULING-90] a rift gate may lie there', () => {
    for (const rows of [
      ['A<1', '__B', '__X'],
      ['B1_', 'v.A', 'X.^', '__2'],
    ]) {
      const { gates, next } = mapOf(`map:${rows.join('/')}`, 2)
      expect(gates?.map(cellName)).toContain('A1')
      expect(gates?.map(gate => cellName(next(gate)))[0]).toBe(cellName(gates?.[1] ?? -1))
    }
    const game = given({ map: ['A<1', '__B', '__X'], heroes: { lilith: 'p1 C2', malik: 'p2 board' } })
    // gate to gate is one step, and its neighbour the next
    game.seat('p1', 'hero lilith')
    expect(game.after('p1', 'to')).toEqual(['A1', 'B1'])
    expect(game.waitsFor()).toBe('p1 hero.act')
  })
})
