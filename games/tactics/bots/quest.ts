import { GLORY } from '../content/dungeons.ts'
import { BOX_IDS } from '../content/ids.ts'
import { ACTIONS } from '../content/numbers.ts'
import type { BoxId } from '../content/types.ts'
import { entranceOf, footprintOf } from '../rules/dungeon/dungeons.query.ts'
import { type Ground, groundOf } from '../rules/realm/ground.query.ts'
import { movePoints } from '../rules/movement/reach.query.ts'
import { SHEET } from '../rules/realm/spaces.query.ts'
import { cardOf, type Open, rowOf, type SeenUnit } from '../rules/units/units.query.ts'
import type { Inside, Space, UnitId } from '../rules/state/shape.ts'
import { FAR, fieldTo } from './fields.ts'
import { LESSER, waysFor } from './inside.ts'

/** A hero as the quest needs it: where it is and when it can move next, in turns from now. */
export interface Hero {
  readonly id: UnitId
  readonly unit: SeenUnit
  readonly mp: number
  at: Space
  inside: { box: BoxId; at: Inside } | undefined
  /** Turns until its next Move, less what is left of the Move in progress. */
  ready: number
}
export interface Quest {
  readonly open: Open
  readonly ground: Ground
  readonly heroes: readonly Hero[]
  readonly boxes: readonly BoxId[]
  /** By box: MP more because enemies stand in the way. */
  readonly blocked: Readonly<Partial<Record<BoxId, number>>>
}
/** A hero on top can step down, but must think of it. */
const OWN_IN_THE_WAY = 1.2
/** Somebody on top of a box must leave before it can be entered. */
const IN_THE_WAY = 2.5
const UNREACHABLE = 12

export const questOf = (open: Open): Quest => {
  const ground = groundOf(open)
  const heroes: Hero[] = []
  for (const seat of open.seats)
    for (const id of rowOf(seat)) {
      const unit = open.units[id]
      if (unit !== undefined) heroes.push(heroOf(open, id, unit))
    }
  const blocked: Partial<Record<BoxId, number>> = {}
  const boxes: BoxId[] = []
  for (const box of BOX_IDS) {
    if (open.crystals[box] !== 'red') continue
    boxes.push(box)
    blocked[box] = inTheWay(open, ground, box)
  }
  return { open, ground, heroes, boxes, blocked }
}

const heroOf = (open: Open, id: UnitId, unit: SeenUnit): Hero => {
  const mp = Math.max(1, movePoints(open, id))
  const isTurn = open.turn?.owner === unit.owner
  const moving = open.move?.unit === id ? open.move.mp / mp : 0
  const actionsLeft = open.turn?.actionsLeft ?? 0
  const isOver = open.turn?.step === 'cleanUp' || open.turn?.step === 'draw' || (actionsLeft === 0 && moving === 0)
  const spent = isTurn && (isOver || unit.taken.includes('move') || unit.taken.length >= 2)
  const ready = unit.weakened ? (isTurn ? 1.5 : 0.7) : spent ? 1 - moving : 0
  return { id, unit, mp, at: unit.at, inside: unit.inside, ready }
}

const inTheWay = (open: Open, ground: Ground, box: BoxId): number => {
  let count = 0
  for (const enemy of open.enemies)
    for (const id of rowOf(enemy)) if (topsOf(open, box)[open.units[id]?.at ?? -1] === 1) count++
  let doors = 0
  for (const portal of ground.portals) if (portal.box === box) doors++
  return (count > 0 ? IN_THE_WAY + count - 1 : 0) + (doors === 0 && open.flipped[box] === undefined ? IN_THE_WAY : 0)
}

const tops = new Map<string, Uint8Array>()
/** By space: 1 on top of the box or of what stands on it. */
const topsOf = (open: Open, box: BoxId): Uint8Array => {
  const key = `${box} ${open.realm}`
  let made = tops.get(key)
  if (made === undefined) {
    made = new Uint8Array(SHEET)
    for (const space of footprintOf(open, box)) made[space] = 1
    tops.set(key, made)
  }
  return made
}
/** Heroes other than the one who would go in. */
const heroesOnTop = ({ open, heroes }: Quest, but: Hero, box: BoxId): number => {
  const top = topsOf(open, box)
  let count = 0
  for (const hero of heroes) if (hero !== but && hero.at >= 0 && top[hero.at] === 1) count++
  return count
}

/** MP to the front of the nearest portal of a box. */
const toDoor = ({ ground }: Quest, hero: Hero, box: BoxId): number => {
  let nearest = FAR
  for (const portal of ground.portals)
    if (portal.box === box)
      nearest = Math.min(nearest, fieldTo(ground, cardOf(hero.unit), portal.space)[hero.at] ?? FAR)
  return nearest
}

/** Turns of moving until the hero has the crystal of a box; `after`: it comes out of another dungeon. */
const turnsTo = (quest: Quest, hero: Hero, box: BoxId, after: boolean): number => {
  const ways = waysFor(box, hero.unit)
  const { inside } = hero
  let mp: number
  if (inside?.box === box) mp = ways.mp[inside.at] as number
  else {
    const walk = after || inside !== undefined ? 1 : toDoor(quest, hero, box)
    mp = Math.min(walk, UNREACHABLE) + 1 + (ways.mp[entranceOf(box)] as number)
    mp += (quest.blocked[box] ?? 0) + OWN_IN_THE_WAY * heroesOnTop(quest, hero, box)
  }
  const risk = (ways.health[inside?.box === box ? inside.at : entranceOf(box)] as number) - hero.unit.health + 1.5
  return mp / hero.mp + (risk > 0 ? 0.3 * risk : 0)
}

/**
 * Turns the heroes still need for all crystals, the Crystal of Glory last, if nothing comes between: each lesser one to whoever
 * would have it first, the long ways before the short ones.
 */
export const turnsNeeded = (quest: Quest): number => {
  const { heroes, boxes, open } = quest
  if (heroes.length === 0) return FAR
  const busy = heroes.map(({ ready }) => ready)
  const out = heroes.map(() => false)
  let [last, moves] = [0, 0]
  const give = (box: BoxId, only?: number): void => {
    let [best, soonest, cost] = [0, Number.POSITIVE_INFINITY, 0]
    for (let i = 0; i < heroes.length; i++) {
      if (only !== undefined && i !== only) continue
      const hero = heroes[i] as Hero
      const turns = turnsTo(quest, hero, box, out[i] === true)
      const done = (busy[i] as number) + turns
      if (done < soonest) [best, soonest, cost] = [i, done, turns]
    }
    busy[best] = soonest
    out[best] = true
    moves += cost
    last = Math.max(last, soonest)
  }
  heroes.forEach((hero, index) => {
    if (hero.inside !== undefined) give(hero.inside.box, index)
  })
  for (const box of HARDEST_FIRST)
    if (boxes.includes(box) && !heroes.some(({ inside }) => inside?.box === box)) give(box)
  if (!heroes.some(({ inside }) => inside?.box === GLORY)) {
    let soonest = Number.POSITIVE_INFINITY
    for (let i = 0; i < heroes.length; i++) {
      const hero = heroes[i] as Hero
      const all = turnsTo(quest, hero, GLORY, out[i] === true)
      const within = ((waysFor(GLORY, hero.unit).mp[entranceOf(GLORY)] as number) + 1) / hero.mp
      soonest = Math.min(soonest, Math.max((busy[i] as number) + all, last + Math.ceil(within - 0.15)))
      if (i === 0) moves += within
    }
    last = soonest
  }
  return Math.max(last, moves / (ACTIONS * open.seats.length)) + IDLE * moves
}
/** Moves that do not hold up the rest count a little too. */
const IDLE = 0.12
const HARDEST_FIRST: readonly BoxId[] = LESSER.toSorted((a, b) => rank(b) - rank(a))
function rank(box: BoxId): number {
  return box === '8x1' ? 5 : box === '5x4' ? 4 : box === '3x2' ? 3 : box === '2x2' ? 2 : 1
}

/** Own turns the Time Token leaves, the one in progress included. */
export const turnsLeft = ({ time, seats, turn }: Open): number => {
  const now = turn !== undefined && seats.some(seat => seat === turn.owner) ? 0 : -1
  return (time + now) / seats.length
}
