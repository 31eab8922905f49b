import { describe, expect, test } from 'vitest'
import type { Way } from '../../content/types.ts'
import {
  areAdjacent,
  BESIDE,
  beside,
  distance,
  insideName,
  insideOf,
  SHEET,
  spaceAt,
  spaceName,
  spaceOf,
  wayTo,
  WAYS,
  xOf,
  yOf,
} from './spaces.query.ts'

const at = (name: string): number => spaceOf(name) ?? Number.NaN

describe('spaces', () => {
  test('[TAC-BUILDER-09] column and row make the name: A1 in the north-west, columns to the east, rows to the south', () => {
    const names = [
      [0, 0, 'A1'],
      [14, 0, 'O1'],
      [0, 10, 'A11'],
      [7, 5, 'H6'],
      [25, 25, 'Z26'],
    ] as const
    for (const [x, y, name] of names) {
      expect(spaceName(spaceAt(x, y))).toBe(name)
      expect([xOf(at(name)), yOf(at(name))]).toEqual([x, y])
    }
    expect(spaceName(-1)).toBe('')
    expect([spaceOf('A0'), spaceOf('A27'), spaceOf('a1')]).toEqual([undefined, undefined, undefined])
    expect(SHEET).toBe(26 * 26)
  })

  test('[TAC-MOVE-10] beyond the edge of the sheet there is no space', () => {
    const outside = [
      [-1, 3],
      [3, -1],
      [26, 3],
      [3, 26],
    ] as const
    for (const [x, y] of outside) expect(spaceAt(x, y), `${x},${y}`).toBe(-1)
    expect([spaceAt(25, 3), spaceAt(3, 25)]).toEqual([at('Z4'), at('D26')])
  })

  test('[TAC-MOVE-02] four spaces beside each, clockwise from north', () => {
    const around = (name: string) => WAYS.map(way => spaceName(beside(at(name), way)))
    expect(around('H6')).toEqual(['H5', 'I6', 'H7', 'G6'])
    expect(around('A1')).toEqual(['', 'B1', 'A2', ''])
    expect(around('Z26')).toEqual(['Z25', '', '', 'Y26'])
    expect(WAYS.map(way => beside(-1, way))).toEqual([-1, -1, -1, -1])
    for (const name of ['A1', 'H6', 'Z26'])
      expect(Array.from(BESIDE.slice(4 * at(name), 4 * at(name) + 4), spaceName)).toEqual(around(name))
    expect(BESIDE).toHaveLength(4 * SHEET)
  })

  test('[TAC-RANGE-01] [TAC-RULING-26] the distance adds columns and rows, in every direction', () => {
    for (const [to, far] of [
      ['H6', 0],
      ['H5', 1],
      ['I6', 1],
      ['J8', 4],
      ['F4', 4],
      ['J4', 4],
      ['F8', 4],
      ['A1', 12],
      ['O11', 12],
    ] as const)
      expect([distance(at('H6'), at(to)), distance(at(to), at('H6'))], to).toEqual([far, far])
  })

  test('[TAC-MELEE-02] adjacent is sharing a side: neither diagonal nor itself, and nowhere is beside nothing', () => {
    const beside = ['H5', 'I6', 'H7', 'G6', 'I7', 'H6', 'H8'].filter(name => areAdjacent(at('H6'), at(name)))
    expect(beside).toEqual(['H5', 'I6', 'H7', 'G6'])
    expect([areAdjacent(at('A1'), at('B1')), areAdjacent(at('B1'), at('A1'))]).toEqual([true, true])
    expect([areAdjacent(-1, at('A1')), areAdjacent(at('A1'), -1), areAdjacent(at('B1'), -1)]).toEqual([
      false,
      false,
      false,
    ])
  })

  test('[TAC-KNOCK-04] the way from one space to another on its line; at an angle along the longer side', () => {
    const ways: [string, Way][] = [
      ['H1', 'n'],
      ['O6', 'e'],
      ['H11', 's'],
      ['A6', 'w'],
      ['I3', 'n'],
      ['L5', 'e'],
      ['D5', 'w'],
      ['G9', 's'],
      ['I5', 'n'],
      ['I7', 's'],
    ]
    for (const [to, way] of ways) expect(wayTo(at('H6'), at(to)), to).toBe(way)
  })
})

test('[TAC-DUNGEON-05] spaces of a dungeon are named by column and row of their own, A1 to H5', () => {
  for (const [inside, name] of [
    [0, 'A1'],
    [7, 'H1'],
    [8, 'A2'],
    [39, 'H5'],
    [19, 'D3'],
  ] as const) {
    expect(insideName(inside)).toBe(name)
    expect(insideOf(name)).toBe(inside)
  }
  for (const name of ['I1', 'A6', 'A0', 'A', '', 'A11', 'xA1']) expect(insideOf(name), name).toBeUndefined()
})
