import { expect, test } from 'vitest'
import {
  axialOf,
  CENTRE,
  compass,
  distance,
  HEXES,
  hexName,
  hexNamed,
  inHexOrder,
  isAdjacent,
  neighbours,
  RING,
} from './hexes.query.ts'

const names = (hexes: readonly number[]): string => hexes.map(hexName).join(' ')
const far = (a: string, b: string): number => distance(hexNamed(a), hexNamed(b))

test('[VIC-RULING-43] 37 hexes in rows of 4 to 7, named from the rival’s side', () => {
  expect(names(HEXES)).toBe(
    'A1 A2 A3 A4 B1 B2 B3 B4 B5 C1 C2 C3 C4 C5 C6 D1 D2 D3 D4 D5 D6 D7 E1 E2 E3 E4 E5 E6 F1 F2 F3 F4 F5 G1 G2 G3 G4',
  )
  expect(HEXES.map(hexName).map(hexNamed)).toEqual(HEXES)
  expect([hexNamed('A5'), hexNamed('H1'), hexName(-1), hexName(37)]).toEqual([-1, -1, '-', '-'])
  expect([axialOf(CENTRE), axialOf(hexNamed('A1')), axialOf(hexNamed('G4'))]).toEqual([
    { q: 0, r: 0 },
    { q: 0, r: -3 },
    { q: 0, r: 3 },
  ])
})

test('[VIC-DESC-10] [VIC-RULING-43] neighbours share a side; distance is counted over any hexes', () => {
  expect(['D4', 'A1', 'A4', 'D1', 'D7', 'G1', 'C6'].map(name => names(neighbours(hexNamed(name))))).toEqual([
    'C3 C4 D3 D5 E3 E4',
    'A2 B1 B2',
    'A3 B4 B5',
    'C1 D2 E1',
    'C6 D6 E6',
    'F1 F2 G2',
    'B5 C5 D6 D7',
  ])
  expect([
    far('D4', 'D4'),
    far('D4', 'C4'),
    far('A1', 'G4'),
    far('A1', 'G1'),
    far('D1', 'D7'),
    far('B1', 'E5'),
  ]).toEqual([0, 1, 6, 6, 6, 5])
  expect([isAdjacent(hexNamed('D4'), hexNamed('E4')), isAdjacent(CENTRE, CENTRE), isAdjacent(-1, 0)]).toEqual([
    true,
    false,
    false,
  ])
  expect(names(RING)).toBe('A1 A2 A3 A4 B1 B5 C1 C6 D1 D7 E1 E6 F1 F5 G1 G2 G3 G4')
})

test('[VIC-DICE-06] the compass: 1 east, then clockwise, and nothing beyond the edge', () => {
  const around = (name: string): string =>
    [1, 2, 3, 4, 5, 6].map(face => hexName(compass(hexNamed(name), face))).join(' ')
  expect(['D4', 'A1', 'D7', 'G4', 'B3', 'F3'].map(around)).toEqual([
    'D5 E4 E3 D3 C3 C4',
    'A2 B2 B1 - - -',
    '- - E6 D6 C6 -',
    '- - - G3 F4 F5',
    'B4 C4 C3 B2 A2 A3',
    'F4 G3 G2 F2 E3 E4',
  ])
})

test('[VIC-DESC-09] lists of units are put in the order of their hexes', () => {
  const list = ['D4', 'A1', 'G4', 'B2', 'A1'].map((name, i) => ({ at: hexNamed(name), i }))
  expect(inHexOrder(list).map(({ at, i }) => `${hexName(at)} ${i}`)).toEqual(['A1 1', 'A1 4', 'B2 3', 'D4 0', 'G4 2'])
  expect(inHexOrder([])).toEqual([])
})
