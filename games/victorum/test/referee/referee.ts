import { agrees, type Referee } from '../../../testing/referee.ts'
import type { Combat, Fact, Hex, Open, Unit, Victorum } from '../../rules/state/shape.ts'
import { apart, costsOf, isFree, zoneOf } from './grid.ts'
import { hasSkill, isLocal, listOf, movementOf, plainCombat, rangeOf } from './people.ts'

type Of<T extends Fact['type']> = Extract<Fact, { type: T }>
interface Goal {
  readonly at: Hex
  readonly unit?: Unit
}
/** Which of them an entry means; the superlatives come afterwards. */
const goalsOf = (combat: Combat, unit: Unit, entry: string): Goal[] => {
  if (entry.startsWith('chip:'))
    return combat.trident === undefined || combat.trident < 0 ? [] : [{ at: combat.trident }]
  if (!entry.startsWith('!'))
    return zoneOf(combat, entry)
      .filter(hex => hex === unit.at || isFree(combat, hex, unit.id))
      .map(at => ({ at }))
  const [what = '', which = ''] = entry.slice(1).split(':')
  return combat.units
    .filter(({ side }) => side === 'player')
    .filter(({ id, at, carries }) => {
      if (what === 'flagholder') return carries.includes('flag')
      if (what === 'with') return carries.some(item => item === which)
      if (what === 'on') return zoneOf(combat, which).includes(at)
      return what !== 'hero' || id === 'hero'
    })
    .map(other => ({ at: other.at, unit: other }))
}
const SUPERLATIVE: Readonly<Record<string, (goal: Goal, need: number) => number>> = {
  '!strongest': ({ unit }) => unit?.hp ?? 0,
  '!weakest': ({ unit }) => -(unit?.hp ?? 0),
  '!farthest': (_goal, need) => need,
}
/** What deadliest and slowest mean hangs on the hero's pad: there only the reach is looked at. */
const isOpenEnded = (entry: string): boolean => entry === '!deadliest' || entry === '!slowest'
const best = <T>(list: readonly T[], worth: (each: T) => number): T[] => {
  const most = Math.max(...list.map(worth))
  return list.filter(each => worth(each) === most)
}

/** A unit that moves: what it can reach, and what it takes to reach a goal. */
class Mover {
  readonly costs: ReadonlyMap<Hex, number>
  readonly range: number
  readonly combat: Combat
  readonly unit: Unit
  constructor(combat: Combat, unit: Unit) {
    this.combat = combat
    this.unit = unit
    const how = { vaults: hasSkill(unit, 'vault'), local: isLocal(combat, unit) }
    this.costs = costsOf(combat, unit, movementOf(combat, unit), how)
    this.range = rangeOf(unit)
  }
  need({ at, unit }: Goal): number {
    if (unit === undefined) return this.costs.get(at) ?? Number.POSITIVE_INFINITY
    let least = Number.POSITIVE_INFINITY
    for (const [hex, cost] of this.costs) if (apart(hex, at) <= this.range) least = Math.min(least, cost)
    return least
  }
  /** The first entry with something in reach, and the marks it allows. */
  marks(): { entry: string; marks: Goal[] } | undefined {
    for (const entry of listOf(this.combat, this.unit)) {
      let goals = goalsOf(this.combat, this.unit, entry).filter(goal => Number.isFinite(this.need(goal)))
      if (goals.length === 0) continue
      const worth = SUPERLATIVE[entry]
      if (worth !== undefined) goals = best(goals, goal => worth(goal, this.need(goal)))
      if (entry !== '!farthest' && !isOpenEnded(entry)) goals = best(goals, goal => -this.need(goal))
      return { entry, marks: goals }
    }
    return undefined
  }
  /** As far from the mark as Range allows, then for the least movement; onto a hex that is a mark itself. */
  ends({ at, unit }: Goal): Hex[] {
    if (unit === undefined) return [at]
    const within = [...this.costs].filter(([hex]) => apart(hex, at) <= this.range)
    return best(
      best(within, ([hex]) => apart(hex, at)),
      ([, cost]) => -cost,
    ).map(([hex]) => hex)
  }
}

class Eyes {
  private going: { mover: Mover; mark: Goal; at: Hex } | undefined
  private last: { mover: Mover; mark: Goal } | undefined

  see(fact: Fact, before: Open): void {
    if (fact.type === 'moved' && this.going !== undefined && fact.unit === this.going.mover.unit.id) {
      this.going.at = fact.path.at(-1) ?? this.going.at
      return
    }
    if (fact.type !== 'equipped') this.arrive()
    const combat = plainCombat(before)
    if (combat === undefined) return
    if (fact.type === 'marked') this.marked(fact, combat)
    if (fact.type === 'stayed') this.stayed(fact, combat)
    if (fact.type === 'attacked') this.attacked(fact, combat)
  }
  private marked({ unit: id, entry, mark, hex, backup }: Of<'marked'>, combat: Combat): void {
    const unit = combat.units.find(each => each.id === id)
    if (unit === undefined || unit.side !== 'rival' || combat.step !== 'move') return
    const mover = new Mover(combat, unit)
    const mine = mover.marks()
    agrees(mine === undefined, backup, `${id} can reach nothing of its list`)
    const other = combat.units.find(each => each.id === mark)
    const goal: Goal = other === undefined ? { at: hex ?? -1 } : { at: other.at, unit: other }
    if (mine === undefined) {
      const first = listOf(combat, unit).find(each => goalsOf(combat, unit, each).length > 0)
      agrees(first, entry, `what ${id} comes nearer to`)
      this.last = undefined
      return
    }
    agrees(mine.entry, entry, `the entry that ${id} follows`)
    agrees(
      true,
      mine.marks.some(each => each.at === goal.at),
      `${id} may mark ${mark ?? hex}`,
    )
    this.last = { mover, mark: goal }
    this.going = { ...this.last, at: unit.at }
  }
  /** Its move is over. */
  private arrive(): void {
    const { going } = this
    this.going = undefined
    if (going === undefined) return
    const { mover, mark, at } = going
    const { unit, range } = mover
    const isThere = mark.unit === undefined ? unit.at === mark.at : apart(unit.at, mark.at) <= range
    if (isThere) agrees(unit.at, at, `${unit.id} stays, its mark is in Range`)
    else
      agrees(true, mover.ends(mark).includes(at), `${unit.id} goes from ${unit.at} to ${at}, its mark is on ${mark.at}`)
  }
  private stayed({ unit: id, why }: Of<'stayed'>, combat: Combat): void {
    const unit = combat.units.find(each => each.id === id)
    if (unit === undefined || this.last?.mover.unit.id !== id) return
    if (why === 'inRange')
      agrees(true, apart(unit.at, this.last.mark.at) <= rangeOf(unit), `${id} has its mark in Range`)
    if (why === 'onMark') agrees(unit.at, this.last.mark.at, `${id} is on its mark`)
  }

  /** The highest bold entry in Range; Taunt comes first (VIC-RIVAL-ENGAGE-04, VIC-RULING-42, VIC-RULING-50). */
  private attacked({ unit: id, target }: Of<'attacked'>, combat: Combat): void {
    const unit = combat.units.find(each => each.id === id)
    if (unit === undefined || unit.side !== 'rival' || combat.step !== 'engage' || combat.side !== 'rival') return
    const near = combat.units.filter(({ side, at }) => side === 'player' && apart(unit.at, at) <= rangeOf(unit))
    const taunting = near.filter(other => other.id !== 'hero' && hasSkill(other, 'taunt'))
    const pool = taunting.length > 0 ? taunting : near
    agrees(
      true,
      pool.some(other => other.id === target),
      `${id} can attack ${target}`,
    )
    for (const entry of listOf(combat, unit)) {
      if (!entry.startsWith('!')) continue
      let goals = goalsOf(combat, unit, entry).filter(goal => pool.some(other => other.id === goal.unit?.id))
      if (goals.length === 0) continue
      if (isOpenEnded(entry)) return
      const worth = SUPERLATIVE[entry]
      if (entry === '!closest') goals = best(goals, goal => -apart(unit.at, goal.at))
      else if (entry === '!farthest') goals = best(goals, goal => apart(unit.at, goal.at))
      else if (worth !== undefined) goals = best(goals, goal => worth(goal, 0))
      agrees(
        true,
        goals.some(goal => goal.unit?.id === target),
        `the target of ${id} by ${entry}: ${target}`,
      )
      return
    }
  }
}

/** Movement, marks and targets of rival units in plain combats, worked out anew from the rulebook. */
export const victorumReferee = (): Referee<Victorum> => {
  const eyes = new Eyes()
  return { fact: (fact, before) => eyes.see(fact, before) }
}
