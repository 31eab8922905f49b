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
import { QUEST } from './points.ts'

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
/** MP more to a box that shows no portal. */
const NO_DOOR = 2.5
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

/** MP more because of an Enemy Unit on top of a box: it must be driven off before anybody can go in. */
const shutBy = ({ health }: SeenUnit): number => QUEST.block + QUEST.blockHealth * health

const inTheWay = (open: Open, ground: Ground, box: BoxId): number => {
  const top = topsOf(open, box)
  let cost = 0
  for (const enemy of open.enemies)
    for (const id of rowOf(enemy)) {
      const unit = open.units[id]
      if (unit !== undefined && unit.at >= 0 && top[unit.at] === 1) cost += shutBy(unit)
    }
  let doors = 0
  for (const portal of ground.portals) if (portal.box === box) doors++
  return cost + (doors === 0 && open.flipped[box] === undefined ? NO_DOOR : 0)
}

/** Turns saved by so much damage to an Enemy Unit that keeps dungeons shut; the fewer are left to go for, the more. */
export const turnsCleared = (open: Open, unit: SeenUnit, damage: number): number => {
  let [shut, red] = [0, 0]
  for (const box of BOX_IDS) {
    if (open.crystals[box] !== 'red') continue
    red++
    if (unit.at >= 0 && topsOf(open, box)[unit.at] === 1) shut++
  }
  if (shut === 0) return 0
  const mp = damage >= unit.health ? shutBy(unit) : QUEST.blockHealth * damage
  return (QUEST.clear * shut * mp) / (red + QUEST.clearOthers * (red - 1))
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
    mp += (quest.blocked[box] ?? 0) + QUEST.ownBlock * heroesOnTop(quest, hero, box)
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
  return Math.max(last, moves / (ACTIONS * open.seats.length)) + QUEST.idle * moves
}
/** Those of the turns needed that are due to dungeons kept shut at the moment. */
export const turnsShut = (quest: Quest): number => turnsNeeded(quest) - turnsNeeded({ ...quest, blocked: {} })

const HARDEST_FIRST: readonly BoxId[] = LESSER.toSorted((a, b) => rank(b) - rank(a))
function rank(box: BoxId): number {
  return box === '8x1' ? 5 : box === '5x4' ? 4 : box === '3x2' ? 3 : box === '2x2' ? 2 : 1
}

/** Own turns the Time Token leaves, the one in progress included. */
export const turnsLeft = ({ time, seats, turn }: Open): number => {
  const now = turn !== undefined && seats.some(seat => seat === turn.owner) ? 0 : -1
  return (time + now) / seats.length
}
