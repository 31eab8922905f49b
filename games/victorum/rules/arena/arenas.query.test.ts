import { describe, expect, test } from 'vitest'
import { ARENAS } from '../../content/arenas.ts'
import { REGION_IDS } from '../../content/regions.ts'
import { SCION_IDS, SCIONS } from '../../content/scions.ts'
import { given } from '../../test/given.ts'
import {
  arenaOf,
  canArenaAct,
  isKeyHex,
  keyHexes,
  playerDeployHexes,
  rivalDeployHexes,
  zoneHexes,
} from './arenas.query.ts'
import { axialOf, compass, distance, HEXES, hexName, hexNamed, neighbours, RING } from '../ground/hexes.query.ts'

const names = (hexes: readonly number[]): string => hexes.map(hexName).join(' ')
const hex = hexNamed

test('[VIC-ARENA-TURN-01] an arena acts by itself with embers, a chariot, or beasts that live', () => {
  const acts = (arena: (typeof REGION_IDS)[number], ...beasts: string[]) =>
    canArenaAct(given({ combat: { arena, mine: ['hero F3'], rival: ['archer.2 B3'], beasts } }).open)
  expect(REGION_IDS.filter(arena => acts(arena))).toEqual(['VES', 'PAR'])
  expect(acts('REF', 'beast.1 D2')).toBe(true)
  expect(canArenaAct(given({}).open)).toBe(false)
})

describe('hexes', () => {
  test('37 hexes in seven rows, named by row and place', () => {
    expect(HEXES).toHaveLength(37)
    expect(names(HEXES.slice(0, 10))).toBe('A1 A2 A3 A4 B1 B2 B3 B4 B5 C1')
    expect(hexName(36)).toBe('G4')
    expect([hex('A5'), hexName(-1)]).toEqual([-1, '-'])
    expect(['D4', 'A1', 'G1', 'F3'].map(name => Object.values(axialOf(hex(name))))).toEqual([
      [0, 0],
      [0, -3],
      [-3, 3],
      [-1, 2],
    ])
  })

  test('[VIC-DICE-06] the faces of the arena die are the six directions, east first', () => {
    expect([1, 2, 3, 4, 5, 6].map(face => hexName(compass(hex('D4'), face)))).toEqual([
      'D5',
      'E4',
      'E3',
      'D3',
      'C3',
      'C4',
    ])
    expect(compass(hex('D7'), 1)).toBe(-1)
    expect(names(neighbours(hex('A1')))).toBe('A2 B1 B2')
  })

  test('[VIC-RULING-43] distance counts hexes and nothing else', () => {
    expect([distance(hex('A1'), hex('G4')), distance(hex('D1'), hex('D7')), distance(hex('B2'), hex('D3'))]).toEqual([
      6, 6, 2,
    ])
    expect(RING).toHaveLength(18)
    for (const a of HEXES) for (const b of neighbours(a)) expect(distance(a, b)).toBe(1)
  })
})

describe('arenas', () => {
  const turned = (name: string): string => hexName(36 - hex(name))

  test('[VIC-COMBAT-PREP-11] three deployment hexes for each side, none of them blocked or key', () => {
    for (const id of REGION_IDS) {
      const { blocked, rivalDeploy, playerDeploy, key } = arenaOf(id)
      expect([rivalDeploy.length, playerDeploy.length], id).toEqual([3, 3])
      for (const each of [...rivalDeploy, ...playerDeploy]) {
        expect(blocked[each], `${id} ${hexName(each)}`).toBe(false)
        expect(key !== 'trident' && key.includes(each), id).toBe(false)
      }
    }
  })

  test('every layout is the same after half a turn, except for where the single chariot starts', () => {
    for (const id of REGION_IDS) {
      const { blocked, rivalDeploy, playerDeploy, key, zones } = ARENAS[id]
      const isSame = (list: readonly string[]): void => expect(list.map(turned).sort(), id).toEqual([...list].sort())
      isSame(blocked)
      expect(rivalDeploy.map(turned), id).toEqual(playerDeploy)
      const keys = key === 'trident' ? [] : key
      expect([0, 3], id).toContain(keys.length)
      isSame(keys)
      for (const [zone, list] of Object.entries(zones)) if (zone !== 'chariot') isSame(list)
    }
  })

  test('all hexes that are not blocked hang together', () => {
    for (const id of REGION_IDS) {
      const { blocked } = arenaOf(id)
      const free = HEXES.filter(each => !blocked[each])
      const reached = [free[0] as number]
      for (const at of reached)
        for (const next of neighbours(at)) if (!blocked[next] && !reached.includes(next)) reached.push(next)
      expect(reached.length, id).toBe(free.length)
    }
  })

  test('[VIC-RULING-04] [VIC-RULING-49] what names an opponent is bold, what names a hex or chip is not; every list ends any doubt', () => {
    const plain = ['post', 'key', 'thicket', 'chip:trident']
    const any = ['!strongest', '!weakest', '!closest', '!farthest', '!deadliest', '!slowest', '!fastest']
    const lists = [...REGION_IDS.flatMap(id => arenaOf(id).lists), ...SCION_IDS.flatMap(id => SCIONS[id].lists)]
    for (const { entries } of lists) {
      for (const entry of entries) expect(entry.startsWith('!'), entry).toBe(!plain.includes(entry))
      expect(
        entries.some(entry => any.includes(entry)),
        entries.join(),
      ).toBe(true)
    }
    expect(arenaOf('ATL').lists[0]?.entries).toEqual(['!flagholder', 'chip:trident', '!with:trident', '!farthest'])
  })

  test('the track is the ring at distance 2, hex by hex', () => {
    const { track } = arenaOf('PAR')
    expect(track).toHaveLength(12)
    for (const [at, each] of track.entries()) {
      expect(distance(each, hex('D4'))).toBe(2)
      expect(distance(each, track[(at + 1) % 12] as number)).toBe(1)
    }
  })

  test('[VIC-HILL-03] [VIC-RULING-62] key hexes are printed, in every combat; in the Sunken Forum it is where the trident is', () => {
    const cove = given({ combat: { arena: 'LAM', mine: ['hero F3'], rival: ['reptilian B3'] } })
    expect(names(keyHexes(cove.open))).toBe('D2 D4 D6')
    expect(names(zoneHexes(cove.open, 'post'))).toBe('D2 D4 D6')
    const lying = given({ combat: { arena: 'ATL', mine: ['hero F3'], rival: ['reptilian B3'] } })
    expect(names(keyHexes(lying.open))).toBe('D4')
    const carried = given({ combat: { arena: 'ATL', mine: ['hero F3'], rival: ['reptilian B3 trident'] } })
    expect([names(keyHexes(carried.open)), isKeyHex(carried.open, hex('D4'))]).toEqual(['B3', false])
    expect(carried.waitsFor()).toBe('p1 player.start')
  })

  test('[VIC-RULING-113] Broken Bridge leaves each side the first two hexes of the table', () => {
    const bridge = given({ combat: { arena: 'REF', event: 'B26', mine: ['hero F4'], rival: ['reptilian B4'] } })
    expect([names(rivalDeployHexes(bridge.open)), names(playerDeployHexes(bridge.open))]).toEqual(['B2 B4', 'F4 F2'])
    const other = given({ combat: { arena: 'REF', mine: ['hero F4'], rival: ['reptilian B4'] } })
    expect([names(rivalDeployHexes(other.open)), names(playerDeployHexes(other.open))]).toEqual([
      'B2 B4 A3',
      'F4 F2 G2',
    ])
    expect(other.waitsFor()).toBe('p1 player.start')
  })
})
