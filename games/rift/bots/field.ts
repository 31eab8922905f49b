import { BOSSES, SPECIALS } from '../content/bosses.ts'
import { ENEMIES } from '../content/enemies.ts'
import type { BossId, EnemyLetter, TrayId } from '../content/ids.ts'
import { SPAWNS } from '../content/sites.ts'
import { isBossSpeed, livesOf } from '../rules/boss/bosses.query.ts'
import { type KingdomMap, mapIn } from '../rules/map/map.query.ts'
import { activationOrder, isBlocked, isHeld, stormTrayOf } from '../rules/march/order.query.ts'
import { stormIn } from '../rules/march/storms.query.ts'
import { basesOn, type Face, faceOf, isCleared, tilesOn, topAt, uncovered } from '../rules/march/trays.query.ts'
import type { Cell, Mask, Now } from '../rules/state/shape.ts'
import type { Weights } from './points.ts'
import { blindFrom } from './sights.ts'

export type Open = Now['open']
export type SeenTray = Open['trays'][number]

/** A tray as a planner sees it: masks, and how far it has to go. */
export interface Target {
  readonly index: number
  readonly id: TrayId
  readonly at: Cell
  readonly tray: SeenTray
  readonly face: Face
  readonly isTop: boolean
  readonly tiles: Mask
  readonly soldiers: Mask
  readonly bases: Mask
  /** Moves into the kingdom. */
  readonly moves: number
  /** By moves it then has to go: spaces on the way that are out of sight of the sites. */
  readonly blind: readonly number[]
  /** Held trays that it would bypass with its next move. */
  readonly skips: number
  /** By a storm: it heals, has speed, never has speed, does not move. */
  readonly mends: boolean
  readonly rushes: boolean
  readonly slow: boolean
  readonly stays: boolean
  /**
   * Of a boss: the life cards that follow, the squares of the next one and of all, whether the next one has speed, and the chance
   * that a card gives it.
   */
  readonly lives: number
  readonly next: number
  readonly later: number
  readonly nextRuns: boolean
  readonly charge: number
}

/** The position as far as attacks matter, made once for many questions. */
export interface Field {
  readonly open: Open
  /** What things are worth to whoever looks. */
  readonly weights: Weights
  readonly map: KingdomMap
  readonly targets: readonly Target[]
  /** By space: the tray that can be attacked there. */
  readonly tops: readonly (Target | undefined)[]
  /** Rounds the game will still last, this one included. */
  readonly time: number
  /** The next portal that falls wins the game. */
  readonly isLastPortal: boolean
}

export const fieldOf = (open: Open, weights: Weights): Field => {
  const map = mapIn(open)
  const stormy = open.storm === undefined ? undefined : stormTrayOf(open, activationOrder(open))
  const targets: Target[] = []
  const tops: (Target | undefined)[] = []
  for (const tray of open.trays) {
    const target = targetOf(open, weights, map, tray, targets.length, stormy)
    targets.push(target)
    if (target.isTop) tops[tray.at] = target
  }
  const time = timeLeft(open, weights)
  const left = open.portals.total - open.portals.destroyed
  return {
    open,
    weights,
    map,
    targets,
    tops,
    time,
    isLastPortal: open.mode === 'scenario' && open.bossBeaten && left === 1,
  }
}

const targetOf = (
  open: Open,
  { points }: Weights,
  map: KingdomMap,
  tray: SeenTray,
  index: number,
  stormy: TrayId | undefined,
): Target => {
  const face = faceOf(tray)
  const storm = stormIn(open)
  return {
    index,
    id: tray.id,
    at: tray.at,
    tray,
    face,
    isTop: topAt(open, tray.at) === tray,
    tiles: tilesOn(tray),
    soldiers: tray.soldiers,
    bases: basesOn(open, tray),
    moves: map.movesLeft(tray.at),
    blind: points.blind > 0 && (face.isPortal || face.isBoss) ? blindOn(map, tray.at) : NOT_BLIND,
    skips: face.flying ? 0 : skipsOf(open, map, tray.at),
    mends: storm?.heals === 'first' && stormy === tray.id,
    rushes: (storm?.speeds === 'first' && stormy === tray.id) || (storm?.speeds === 'portals' && face.isPortal),
    slow: storm?.speeds === 'nobody',
    stays: storm?.stops === 'portals' && face.isPortal,
    lives: face.isBoss ? livesOf(open, tray.id) - 1 - (tray.life ?? 0) : 0,
    next: squaresLater(open, tray, 1),
    later: squaresLater(open, tray, FAR),
    nextRuns: face.isBoss && nextRuns(tray),
    charge: face.isBoss && storm?.speeds !== 'nobody' ? chargeChance(open, tray.id as BossId) : 0,
  }
}

const NOT_BLIND: readonly number[] = []
const blindOn = (map: KingdomMap, at: Cell): readonly number[] => {
  const blind: number[] = []
  for (let cell = at; cell >= 0; cell = map.next(cell)) blind[map.movesLeft(cell)] = blindFrom(map, cell)
  return blind
}

const skipsOf = (open: Open, map: KingdomMap, at: Cell): number => {
  let skips = 0
  for (let cell = map.next(at); cell >= 0; cell = map.next(cell)) {
    const other = topAt(open, cell)
    const stands = other !== undefined && isHeld(open, other) && !isCleared(open, other)
    if (!stands && !isBlocked(open, cell)) break
    skips++
  }
  return skips
}

const squaresLater = (open: Open, { id, life }: SeenTray, most: number): number => {
  if (life === undefined) return 0
  let squares = 0
  const lives = BOSSES[id as BossId].lives
  for (let i = life + 1; i < livesOf(open, id) && i <= life + most; i++)
    for (const row of lives[i] ?? []) for (const letter of row) if (letter !== '.') squares++
  return squares
}

const nextRuns = ({ id, life = 0 }: SeenTray): boolean => {
  for (const row of BOSSES[id as BossId].lives[life + 1] ?? [])
    for (const letter of row) if (letter !== '.' && ENEMIES[letter as EnemyLetter].ability === 'speed') return true
  return false
}

/** Charge or Time Skip is among the special cards that are left (RIFT-BOSS-01). */
const chargeChance = ({ specialsUsed }: Open, boss: BossId): number => {
  const all = SPECIALS[boss]
  const charge = all.findIndex(isBossSpeed)
  if (charge < 0) return 0
  if (specialsUsed.length >= all.length) return 1 / all.length
  return specialsUsed.some(isBossSpeed) ? 0 : 1 / (all.length - specialsUsed.length)
}

/** Rounds of the endless mode as far as anybody plans. */
const FAR = 7
/** A blocked stack waits for its pathbreaker. */
const BLOCKED = 2

/** How long the game will last by what the stacks still hold (the lists are public). */
export const timeLeft = (open: Open, { time: { kill, bossKill, square } }: Weights): number => {
  const limit = open.roundLimit > 0 ? Math.max(1, open.roundLimit - open.round + 1) : FAR + FAR
  if (open.mode === 'storm') return Math.min(FAR, limit)
  let time = 1
  for (const spawn of SPAWNS) {
    const slots = open.slots[spawn] ?? []
    let wait = 0
    for (const { spawn: other, front } of mapIn(open).spawns)
      if (other === spawn && isBlocked(open, front)) wait = BLOCKED
    slots.forEach((slot, i) => {
      if (slot[0] === 'P') time = Math.max(time, i + 2 + wait + kill)
      if (slot[0] === 'B') time = Math.max(time, i + 2 + wait + bossKill)
    })
  }
  for (const tray of open.trays) {
    const { isPortal, isBoss } = faceOf(tray)
    const work = square * uncovered(open, tray)
    if (isPortal) time = Math.max(time, kill + work)
    if (isBoss) time = Math.max(time, 1 + livesOf(open, tray.id) - (tray.life ?? 0) + work)
  }
  return Math.min(time, limit)
}
