import { describe, expect, test } from 'vitest'
import type { Die } from '../../content/ids.ts'
import type { Arms } from '../../position/arms.ts'
import { openOf } from '../../position/open.ts'
import type { Position } from '../../position/words.ts'
import { indexOfStrongest, indexOfWeakest, strongestFirst } from '../dice/dice.query.ts'
import { isAdjacent, hexNamed } from '../ground/hexes.query.ts'
import { isLocal } from '../units/kinds.query.ts'
import { planMove } from './marking.query.ts'
import type { SeenOpen, SeenUnit } from '../units/stats.query.ts'
import { targetsFor, worth } from './targets.query.ts'
import { adjacentOpponents, isIsolated, isOutnumbered, unitNamed } from '../units/units.query.ts'

const fight = (combat: Arms, position: Position = {}): SeenOpen => openOf({ ...position, combat })
const unit = (open: SeenOpen, id: string): SeenUnit => unitNamed(open, id) as SeenUnit
const best = (open: SeenOpen, by: Parameters<typeof worth>[1], ids: readonly string[]): string[] => {
  const values = ids.map(id => worth(open, by, unit(open, id), 0))
  return ids.filter((_, i) => values[i] === Math.max(...values))
}

test('[VIC-DESC-01] local: of the faction of the arena; so is a hero at home', () => {
  const open = fight({ arena: 'ATL', mine: ['hero D4', 'reptilian D5'], rival: ['qilin B3', 'archer.1 B2'] })
  expect(['hero', 'reptilian', 'qilin', 'archer.1'].map(id => isLocal(open, unit(open, id)))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
test('[VIC-DESC-02] strongest and weakest: HP at that moment, not Health', () => {
  const open = fight({ mine: ['surf-giant D4 hp2', 'archer.1 D5 hp4', 'attacker.1 D6 hp3'] })
  expect(best(open, 'strongest', ['surf-giant', 'archer.1', 'attacker.1'])).toEqual(['archer.1'])
  expect(best(open, 'weakest', ['surf-giant', 'archer.1', 'attacker.1'])).toEqual(['surf-giant'])
})
test('[VIC-DESC-03] closest when marking: the movement that is needed; when targeting: the distance (VIC-RULING-42)', () => {
  const open = openOf({
    place: 'VES-1',
    combat: {
      arena: 'VES',
      embers: [],
      rival: ['attacker.1 A1', 'archer.1 A2', 'archer.2 B2'],
      mine: ['attacker.2 A3', 'tactician.1 D3'],
    },
  })
  const mover = unit(open, 'attacker.1')
  expect(planMove(open, mover, 9).marks.map(mark => `${mark.unit} ${mark.need}`)).toEqual(['tactician.1 2'])
  expect(targetsFor(open, mover, 9)).toEqual(['attacker.2'])
  expect(targetsFor(open, mover, 9, 'movement')).toEqual(['tactician.1'])
})
test('[VIC-DESC-04] [VIC-RULING-102] deadliest: dice after Hamstring, whatever their colours', () => {
  const open = fight({ mine: ['shade-reaver D4 hamstring', 'staff-adept D5', 'ash-stalker D6', 'defender.1 D3'] })
  expect(best(open, 'deadliest', ['shade-reaver', 'staff-adept'])).toEqual(['staff-adept'])
  expect(best(open, 'deadliest', ['shade-reaver', 'ash-stalker'])).toEqual(['shade-reaver', 'ash-stalker'])
  // the last die is never lost
  const last = fight({ mine: ['defender.1 D4 hamstring', 'scutarius D5'] })
  expect(best(last, 'deadliest', ['defender.1', 'scutarius'])).toEqual(['defender.1', 'scutarius'])
})
test('[VIC-DESC-05] fastest and slowest: Movement after modifiers', () => {
  const open = fight({
    mine: ['archer.1 D4 adrenaline adrenaline', 'attacker.1 D5', 'defender.1 D6', 'cataphract D3 netted:player:2'],
  })
  const all = ['archer.1', 'attacker.1', 'defender.1']
  expect(best(open, 'slowest', all)).toEqual(['defender.1'])
  expect(best(open, 'slowest', [...all, 'cataphract'])).toEqual(['cataphract'])
})
describe('numbers', () => {
  test('[VIC-DESC-06] [VIC-RULING-57] outnumbered: more opponents than units of its own troop, arena units included', () => {
    const open = fight({ mine: ['hero D4', 'archer.1 D5'], rival: ['attacker.1 A1', 'attacker.2 A2'] })
    expect(isOutnumbered(open, unit(open, 'hero'))).toBe(false)
    const beasts = fight({
      arena: 'REF',
      mine: ['hero E4', 'archer.1 E5'],
      rival: ['attacker.1 A1', 'attacker.2 A2'],
      beasts: ['beast.1 D2'],
    })
    expect(isOutnumbered(beasts, unit(beasts, 'hero'))).toBe(true)
  })
  test('[VIC-DESC-07] [VIC-RULING-103] isolated: no ally in combat; an allied beast is one', () => {
    const alone = fight({ arena: 'REF', mine: ['attacker.1 E4'], rival: ['archer.1 A1'], beasts: ['beast.1 D2'] })
    expect(isIsolated(alone, unit(alone, 'attacker.1'))).toBe(true)
    const local = fight({ arena: 'REF', mine: ['bone-warden E4'], rival: ['archer.1 A1'], beasts: ['beast.1 D2'] })
    expect(isIsolated(local, unit(local, 'bone-warden'))).toBe(false)
  })
})
test('[VIC-DESC-08] the strongest and the weakest die have the most and the fewest hit faces', () => {
  const dice: Die[] = ['B', 'Y', 'K', 'G', 'R']
  expect([dice[indexOfWeakest(dice)], dice[indexOfStrongest(dice)]]).toEqual(['Y', 'R'])
  expect(strongestFirst(dice).join('')).toBe('RKGBY')
  expect([indexOfWeakest([]), indexOfStrongest([])]).toEqual([-1, -1])
})
test('[VIC-DESC-09] equals are all offered', () => {
  const open = openOf({
    place: 'LAM-1',
    combat: { arena: 'LAM', rival: ['attacker.1 D3'], mine: ['archer.1 C3', 'archer.2 D5', 'tactician.1 E3 hp2'] },
  })
  expect(targetsFor(open, unit(open, 'attacker.1'), 2)).toEqual(['archer.1', 'archer.2', 'tactician.1'])
})
test('[VIC-DESC-10] adjacent: sharing a side', () => {
  expect(isAdjacent(hexNamed('D4'), hexNamed('C3'))).toBe(true)
  expect(isAdjacent(hexNamed('D4'), hexNamed('C5'))).toBe(false)
  const open = fight({ mine: ['archer.1 D4'], rival: ['attacker.1 C3', 'attacker.2 C5'] })
  expect(adjacentOpponents(open, unit(open, 'archer.1')).map(({ id }) => id)).toEqual(['attacker.1'])
})
test('[VIC-DESC-11] [VIC-TURN-04] units in camps are never compared', () => {
  const open = openOf({
    place: 'LAM-1',
    units: ['surf-giant'],
    combat: { arena: 'LAM', rival: ['attacker.1 D3'], mine: ['archer.1 C3'], column: ['bronze-colossus'] },
  })
  expect(targetsFor(open, unit(open, 'attacker.1'), 9)).toEqual(['archer.1'])
  expect(isOutnumbered(open, unit(open, 'archer.1'))).toBe(false)
})
