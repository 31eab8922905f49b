import { describe, expect, test } from 'vitest'
import { given, type Position } from '../test/given.ts'
import { hexNamed } from '../rules/ground/hexes.query.ts'
import { atLeast, both, type Damage, expectedOf, perhaps, UNHARMED } from './damage.ts'
import { wrathAt, wrathOf } from './wrath.ts'

const HALF: Damage = [0.5, 0.5]
test('amounts of damage add up, and come true only with their chance', () => {
  expect(both(HALF, HALF)).toEqual([0.25, 0.5, 0.25])
  expect(both(UNHARMED, HALF)).toBe(HALF)
  expect(perhaps(0.5, HALF)).toEqual([0.75, 0.25])
  expect(perhaps(0, HALF)).toEqual([1])
  expect(expectedOf([0.25, 0.5, 0.25])).toBe(1)
  expect(atLeast([0.25, 0.5, 0.25], 1)).toBe(0.75)
})

type Arms = NonNullable<Position['combat']>
/** What a unit may suffer where it stands, in damage and its chance. */
const suffers = (scion: NonNullable<Position['scion']>, mine: string[], rival: string, position: Position = {}) => {
  const combat: Arms = { kind: 'scion', arena: 'VES', mine, rival: [rival] }
  const { open } = given({ scion, act: 4, units: [], health: 9, ...position, combat }).table.view('p1')
  if (open.combat === undefined) throw new Error('no combat')
  const units = open.combat.units.filter(({ side }) => side === 'player')
  const wrath = wrathOf(open, open.combat, units)
  if (wrath === undefined) throw new Error('no scion')
  return (id: string, hex?: string): Damage => {
    const unit = units.find(each => each.id === id)
    if (unit === undefined) throw new Error(`no ${id}`)
    return wrathAt(wrath, unit, hex === undefined ? unit.at : hexNamed(hex))
  }
}

describe('whom the dice of a scion strike', () => {
  test('Taotie the weakest in its reach: two black dice, two damage each', () => {
    const at = suffers('taotie', ['hero D3', 'attacker.1 E4'], 'taotie D4')
    expect(atLeast(at('hero'), 2)).toBe(0)
    expect(atLeast(at('attacker.1'), 4)).toBeGreaterThan(0.6)
    const alone = suffers('taotie', ['hero D3'], 'taotie D4')
    expect(atLeast(alone('hero'), 4)).toBeGreaterThan(0.6)
  })
  test('Apep the hero as far as its dice carry it', () => {
    const at = suffers('apep', ['hero D3', 'attacker.1 E4'], 'apep D4')
    expect(expectedOf(at('attacker.1'))).toBeLessThan(0.5)
    expect(expectedOf(at('hero'))).toBeGreaterThan(3)
    expect(expectedOf(at('hero', 'D1'))).toBeLessThan(expectedOf(at('hero', 'D2')))
    expect(atLeast(at('hero', 'G1'), 3)).toBeLessThan(atLeast(at('hero'), 3))
  })
  test('nobody who is Warded', () => {
    const warded = suffers('apep', ['hero D3'], 'apep D4', { hero: 'stygiana', prowess: ['fearless-heart'] })
    expect(warded('hero')).toEqual([1])
  })
  test('Balor also whoever stands in a line with it, one time in six for each green die', () => {
    const at = suffers('balor', ['hero F3', 'attacker.1 C2'], 'balor D4')
    expect(at('hero', 'G4')[2]).toBeGreaterThan(0)
    expect(at('hero', 'F1')).toEqual([1])
  })
})
