import type { Position } from '@tabletome/engine'
import { agrees, type Referee } from '../../../testing/referee.ts'
import type { UnitCard } from '../../content/types.ts'
import { UNITS } from '../../content/units.ts'
import type { Fact, Open, Space, Tactics, Unit, UnitId } from '../../rules/state/shape.ts'
import { beside, groundAt, isPortal, nameOf, PORTALS, spaceAt, type Spot, spotOf, WAYS } from './relief.ts'

type Of<T extends Fact['type']> = Extract<Fact, { type: T }>
type Feet = NonNullable<UnitCard['front']['passive']['step']>

const unitsOf = (open: Open): [UnitId, Unit][] => Object.entries(open.units) as [UnitId, Unit][]
const unitOf = (open: Open, id: UnitId): Unit => {
  const found = unitsOf(open).find(([each]) => each === id)
  if (found === undefined) throw new Error(`${id} is not in play`)
  return found[1]
}
const standsOn = (open: Open, spot: Spot, but?: UnitId): [UnitId, Unit] | undefined =>
  unitsOf(open).find(([id, { at }]) => id !== but && at === spaceAt(spot))
const feetOf = ({ card }: Unit): Feet => UNITS[card].front.passive.step ?? {}

// ---------------------------------------------------------------- what a step costs
const DEAR = new Set(['^', 'b'])
const enterPrice = (unit: Unit, to: Spot): number => {
  const { terrain } = groundAt(to) ?? { terrain: '.' }
  const { flat, noWater } = feetOf(unit)
  if (flat) return 1
  return 1 + (DEAR.has(terrain) || (terrain === '~' && !noWater) ? 1 : 0)
}
const walkPrice = (unit: Unit, from: Spot, to: Spot): number => {
  const { flat, noClimb } = feetOf(unit)
  const isUp = (groundAt(to)?.height ?? 0) > (groundAt(from)?.height ?? 0)
  return enterPrice(unit, to) + (isUp && !flat && !noClimb ? 1 : 0)
}
/** Who stands where. */
type Crowd = ReadonlyMap<Space, Unit['owner']>
const crowdOf = (open: Open, but: UnitId): Crowd =>
  new Map(unitsOf(open).flatMap(([id, { at, owner }]) => (id === but || at < 0 ? [] : [[at, owner] as const])))

/** On foot, and from a portal to any other; neither end may have an enemy in front of it (TAC-PORTAL). */
const stepsFrom = (crowd: Crowd, unit: Unit, from: Spot): [Spot, number][] => {
  const list: [Spot, number][] = []
  const isEnemy = (spot: Spot): boolean => {
    const owner = crowd.get(spaceAt(spot))
    return owner !== undefined && owner !== unit.owner
  }
  for (const to of beside(from))
    if (!isEnemy(to) || feetOf(unit).passEnemies) list.push([to, walkPrice(unit, from, to)])
  if (isPortal(from) && !isEnemy(from))
    for (const to of PORTALS) if (spaceAt(to) !== spaceAt(from) && !isEnemy(to)) list.push([to, enterPrice(unit, to)])
  return list.filter(([to]) => spaceAt(to) !== unit.ballistaStart)
}

/** MP by MP: what can be entered with exactly so much; the start itself by a step away and back. */
const reachOf = (open: Open, id: UnitId, mp: number): Set<string> => {
  const unit = unitOf(open, id)
  const crowd = crowdOf(open, id)
  const ends = new Set<string>()
  const seen = new Set<Space>([unit.at])
  const entered: Spot[][] = Array.from({ length: mp + 1 }, () => [])
  entered[0] = [spotOf(unit.at)]
  for (let spent = 0; spent < mp; spent++)
    for (const from of entered[spent] ?? []) {
      if (spent > 0 && seen.has(spaceAt(from))) continue
      seen.add(spaceAt(from))
      for (const [to, price] of stepsFrom(crowd, unit, from)) {
        if (spent + price > mp) continue
        if (!crowd.has(spaceAt(to))) ends.add(nameOf(to))
        entered[spent + price]?.push(to)
      }
    }
  return ends
}

const lookAtMoves = (position: Position<Tactics>): void => {
  const open = position.state.open as Open
  for (const { choice, options } of position.decisions) {
    if (choice !== 'turn.act') continue
    const offered = new Map<string, string[]>()
    for (const { id } of options) {
      const [who = '', verb, to = ''] = id.split(' ')
      if (verb === 'to') offered.set(who, [...(offered.get(who) ?? []), to])
    }
    for (const [who, spaces] of offered) {
      const id = `${open.turn?.owner}.${who}` as UnitId
      const mine = [...reachOf(open, id, UNITS[unitOf(open, id).card].front.move)].sort()
      agrees(mine, spaces.sort(), `where ${id} can go`)
    }
  }
}

// ---------------------------------------------------------------- facts
/** Space by space: down, never up; the edge, a unit and higher ground stop it (TAC-KNOCK-05…08, TAC-RULING-23). */
const pushed = (open: Open, id: UnitId, [dx, dy]: readonly [number, number], distance: number): Spot => {
  let spot = spotOf(unitOf(open, id).at)
  for (let i = 0; i < distance; i++) {
    const next: Spot = [spot[0] + dx, spot[1] + dy]
    const there = groundAt(next)
    if (there === undefined || there.height > (groundAt(spot)?.height ?? 0)) break
    if (standsOn(open, next, id) !== undefined) break
    spot = next
  }
  return spot
}
const metres = (a: Spot, b: Spot): number => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1])

const checks = (): { [T in Fact['type']]?: (fact: Of<T>, before: Open, after: Open) => void } => {
  let wall: { unit: UnitId; short: boolean } | undefined
  return {
    stepped: ({ unit: id, from, to, via, cost, mp }, before) => {
      const unit = unitOf(before, id)
      const [a, b] = [spotOf(from), spotOf(to)]
      agrees(unit.at, from, `where ${id} was`)
      agrees(
        via === 'portal' ? enterPrice(unit, b) : walkPrice(unit, a, b),
        cost,
        `${id}: ${nameOf(a)} to ${nameOf(b)}`,
      )
      if (via === 'walk') agrees(1, metres(a, b), `the length of a step of ${id}`)
      else agrees([true, true], [isPortal(a), isPortal(b)], 'portals at both ends')
      if (before.move?.unit === id) agrees(before.move.mp - cost, mp, `the MP ${id} has left`)
    },
    knockedBack: ({ unit: id, from, to, distance, way, fell }, before) => {
      const end = pushed(before, id, WAYS[way], distance)
      agrees(nameOf(end), nameOf(spotOf(to)), `${id} pushed ${distance} to the ${way} from ${nameOf(spotOf(from))}`)
      agrees((groundAt(end)?.height ?? 0) < (groundAt(spotOf(from))?.height ?? 0), fell, `${id} fell`)
      wall = { unit: id, short: metres(spotOf(from), end) < distance }
    },
    collided: ({ unit }) => {
      agrees([unit, true], [wall?.unit, wall?.short], `${unit} was stopped`)
    },
    moveEnded: ({ unit: id, at }, before) =>
      agrees(undefined, standsOn(before, spotOf(at), id)?.[0], `${id} ends alone`),
  }
}

/** Reach, heights and Knock Back on the standard realm, worked out anew from the rulebook. */
export const tacticsReferee = (): Referee<Tactics> => {
  const all = checks()
  return {
    asked: lookAtMoves,
    fact: (fact, before, after) => {
      const check = all[fact.type] as ((fact: Fact, before: Open, after: Open) => void) | undefined
      check?.(fact, before, after)
    },
  }
}
