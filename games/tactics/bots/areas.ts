import { AREAS } from '../content/scrolls.ts'
import { groundOf } from '../rules/realm/ground.query.ts'
import { ALL_UNITS, areAllies, type Open } from '../rules/units/units.query.ts'
import type { AreaId, Seat, Space } from '../rules/state/shape.ts'
import { hasTurn } from './danger.ts'
import { POINTS } from './points.ts'

/** Who stands in a Control Area, as one side sees it. */
export interface Standing {
  readonly area: AreaId
  readonly trigger: Space
  /** Advances still missing. */
  readonly left: number
  readonly isTriggered: boolean
  readonly mine: number
  readonly rival: number
  readonly holdsTrigger: boolean
  readonly rivalHoldsTrigger: boolean
}

/** Areas whose flag nobody has, for the side of a seat; the strongest other player or team is the rival. */
export const standingsFor = (open: Open, seat: Seat): Standing[] => {
  const list: Standing[] = []
  const ground = groundOf(open)
  for (const area of AREAS) {
    const flag = open.flags[area]
    const there = ground.areas[area]
    if (flag === undefined || flag.by !== undefined || there === undefined) continue
    const counts: Partial<Record<string, number>> = {}
    let [mine, rival, holdsTrigger, rivalHoldsTrigger] = [0, 0, false, false]
    for (const id of ALL_UNITS) {
      const unit = open.units[id]
      if (unit === undefined || unit.at < 0 || ground.area(unit.at) !== area) continue
      const isMine = areAllies(open, seat, unit.owner)
      if (isMine) mine++
      else {
        const side = open.mode === 'team' ? 'them' : unit.owner
        rival = Math.max(rival, (counts[side] = (counts[side] ?? 0) + 1))
      }
      if (unit.at === there.trigger) {
        if (isMine) holdsTrigger = true
        else rivalHoldsTrigger = true
      }
    }
    const left = open.options.controlTrackSteps - flag.at
    list.push({
      area,
      trigger: there.trigger,
      left,
      isTriggered: flag.at > 0,
      mine,
      rival,
      holdsTrigger,
      rivalHoldsTrigger,
    })
  }
  return list
}

/**
 * What an area promises: to its holder one advance at the next check and what may follow. The others act before this side's
 * check, this side has acted before theirs.
 */
export const areaWorth = (open: Open, seat: Seat, standing: Standing): number => {
  const { left, mine, rival } = standing
  if (mine === rival) return 0
  const ahead = mine > rival
  const moves = standing.isTriggered || (ahead ? standing.holdsTrigger : standing.rivalHoldsTrigger)
  const sides = ahead ? [seat] : open.seats.filter(each => !areAllies(open, seat, each))
  if (open.end !== undefined && !(moves && left === 1 && sides.some(each => hasTurn(open, each)))) return 0
  const after = POINTS.flag[moves ? left - 1 : left] ?? 0
  const worth = (moves ? after : 0.45 * after) * (1 + POINTS.lead * (Math.abs(mine - rival) - 1))
  return ahead ? POINTS.hold * worth : -POINTS.lose * worth
}

export const areasWorth = (open: Open, seat: Seat, standings: readonly Standing[]): number => {
  let sum = 0
  for (const standing of standings) sum += areaWorth(open, seat, standing)
  return sum
}

/** The same area with one unit of the side more or less. */
export const withOne = (standing: Standing, space: Space, adds: 1 | -1): Standing => ({
  ...standing,
  mine: standing.mine + adds,
  holdsTrigger: space === standing.trigger ? adds === 1 : standing.holdsTrigger,
})

/** How much another unit of the side is wanted there. */
export const pullOf = (open: Open, { left, isTriggered, mine, rival }: Standing): number => {
  if (open.end !== undefined) return 0
  const progress = (POINTS.flag[left - 1] ?? 0) / 5
  const lead = mine - rival
  if (lead >= 2) return 0.1
  return lead === 1 ? 0.4 + 0.3 * progress : 0.8 + (isTriggered ? 0.8 * progress : 0.1)
}
