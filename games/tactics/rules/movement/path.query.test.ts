import { sfc32 } from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import { seen } from '../../test/seen.ts'
import type { Space } from '../state/shape.ts'
import { groundOf } from '../realm/ground.query.ts'
import { stepsFor } from './going.ts'
import { reachOf } from './reach.query.ts'
import { spaceAt, spaceName } from '../realm/spaces.query.ts'
import { stepCost, type Via } from './stepCost.query.ts'
import type { Open } from '../units/units.query.ts'

interface Step {
  to: Space
  via: Via
}
/** Every step of the book from a space, in the order of ties, written without any table. */
const stepsFrom = (open: Open, at: Space): Step[] => {
  const ground = groundOf(open)
  const enemyOn = (space: Space) => Object.values(open.units).some(unit => unit.at === space && unit.owner === 'p2')
  const [x, y] = [at % 26, Math.floor(at / 26)]
  const around = [spaceAt(x, y - 1), spaceAt(x + 1, y), spaceAt(x, y + 1), spaceAt(x - 1, y)]
  const walks = around.filter(to => to >= 0 && ground.isOn(to) && !enemyOn(to)).map((to): Step => ({ to, via: 'walk' }))
  if (ground.portalsAt(at).length === 0 || enemyOn(at)) return walks
  const exits = [...new Set(ground.portals.map(({ space }) => space))].filter(to => to !== at && !enemyOn(to))
  return [...walks, ...exits.sort((a, b) => a - b).map((to): Step => ({ to, via: 'portal' }))]
}

/** All ways with so many MP, best first: lowest cost, most Villages, then the order of ties (which is the order they are made in). */
const best = (open: Open, mp: number): Map<Space, { cost: number; villages: number; path: Step[] }> => {
  const unit = open.units['p1.fighter']!
  const ground = groundOf(open)
  const found = new Map<Space, { cost: number; villages: number; path: Step[] }>()
  const walk = (at: Space, cost: number, path: Step[]): void => {
    if (path.length > 0) {
      const villages = new Set(path.map(step => step.to).filter(to => ground.terrain(to) === 'village')).size
      const known = found.get(at)
      if (!known || cost < known.cost || (cost === known.cost && villages > known.villages))
        found.set(at, { cost, villages, path })
    }
    for (const step of stepsFrom(open, at)) {
      const sum = cost + stepCost(open, ground, unit, at, step.to, step.via)
      if (sum <= mp) walk(step.to, sum, [...path, step])
    }
  }
  walk(unit.at, 0, [])
  return found
}

describe('against a slow search written out', () => {
  const random = sfc32('paths')
  const cell = () => `${random.below(3)}${'....fv~^=b'.charAt(random.below(10))}`
  /** Four spaces that differ. */
  const places = (): string[] => {
    const free = Array.from({ length: 20 }, (_, i) => `${'ABCDE'.charAt(i % 5)}${1 + Math.floor(i / 5)}`)
    return Array.from({ length: 4 }, () => free.splice(random.below(free.length), 1)[0] ?? '')
  }
  const portal = () => `${random.below(5)},${random.below(4)},${'nesw'.charAt(random.below(4))}`
  const position = (): Open => {
    const rows = Array.from({ length: 4 }, () => Array.from({ length: 5 }, cell).join(' '))
    const [mine, ally, enemy, other] = places()
    return seen({
      map: rows,
      with: `portals:${Array.from({ length: 9 }, portal).join(' ')}`,
      units: { p1: `FX ${mine}, RX ${ally}`, p2: `FX ${enemy}, BX ${other}` },
    })
  }

  test('the same ends, costs and ways on random maps', () => {
    let portalSteps = 0
    for (let round = 0; round < 60; round++) {
      const open = position()
      const slow = best(open, 5)
      const fast = reachOf(open, 'p1.fighter', 5)
      const ally = open.units['p1.rogue']!.at
      expect(fast.passed).toEqual(slow.has(ally) ? [ally] : [])
      expect([...fast.ends].sort((a, b) => a - b)).toEqual(
        [...slow.keys()].filter(to => to !== ally).sort((a, b) => a - b),
      )
      for (const [to, { cost, path }] of slow) {
        expect([spaceName(to), fast.cost(to), fast.pathTo(to)]).toEqual([spaceName(to), cost, path])
        portalSteps += path.filter(step => step.via === 'portal').length
      }
    }
    expect(portalSteps).toBeGreaterThan(50)
  })

  test('[TAC-MOVE-06] single steps are all that can be paid for and lead on, in the order of ties', () => {
    let onto = 0
    for (let round = 0; round < 60; round++) {
      const open = position()
      const unit = open.units['p1.fighter']!
      const ally = open.units['p1.rogue']!.at
      for (const mp of [1, 2, 3]) {
        const expected = stepsFrom(open, unit.at).filter(({ to, via }) => {
          const left = mp - stepCost(open, groundOf(open), unit, unit.at, to, via)
          return left >= 0 && (to !== ally || reachOf(open, 'p1.fighter', left, to).ends.length > 0)
        })
        expect(stepsFor(open, 'p1.fighter', mp)).toEqual(expected)
        onto += expected.filter(({ to }) => to === ally).length
      }
    }
    expect(onto).toBeGreaterThan(5)
  })
})
