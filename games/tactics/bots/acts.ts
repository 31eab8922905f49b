import type { AskedAs } from '@tabletome/engine'
import type { AttackKind } from '../content/types.ts'
import { isGoing } from '../rules/movement/going.query.ts'
import { attacksOf, whyNotAct, wouldWeaken } from '../rules/turn/limits.query.ts'
import { canAimFrom, isForAllies } from '../rules/attack/targets.query.ts'
import { cardOf, type Open, type SeenUnit, unitId, unitsInPlay } from '../rules/units/units.query.ts'
import type { Going, Space, Tactics, UnitId } from '../rules/state/shape.ts'
import { areaWorth, withOne } from './areas.ts'
import { type Blow, blowOf, counterCost } from './blows.ts'
import { POINTS, QUEST } from './points.ts'
import { questGains } from './questActs.ts'
import { placeWorth, type Stance, stanceOf, villageGain } from './stance.ts'
import { bodyOf, isQuest } from './worth.ts'

/** The questions of a turn: what to do, and how a Move goes on. */
export type Acting = AskedAs<Tactics, 'turn.act'> | AskedAs<Tactics, 'move.go'>
export type Doing = Acting['options'][number]['answer']
export interface Scored {
  readonly id: string
  readonly doing: Doing
  readonly score: number
}
export const isRest = (doing: Doing): boolean => doing.do === 'done' || doing.do === 'stop'

/** Each option with what it seems to gain, per action spent; single steps are left out, whole Moves say as much. */
export const scoreActs = (open: Open, { seat, about, options }: Acting): Scored[] => {
  const scorer = new ActScorer(stanceOf(open, seat))
  const moving = 'unit' in about ? about.unit : undefined
  const scored: Scored[] = []
  for (const { id, answer: doing } of options) {
    const verb = doing.do === 'move' ? doing.go.do : doing.do
    if (verb === 'step' || verb === 'portal') continue
    scored.push({ id, doing, score: isRest(doing) ? 0 : scorer.scoreOf(doing, moving) })
  }
  return scored
}

interface Aim {
  readonly target: UnitId
  readonly kind: AttackKind
  readonly blow: Blow
}
/** After a Move the attack may still come to nothing. */
const LATER = 0.85

class ActScorer {
  private readonly stance: Stance
  private readonly places = new Map<UnitId, number>()
  private readonly aims = new Map<UnitId, readonly Aim[]>()
  private readonly quest: ReturnType<typeof questGains> | undefined

  constructor(stance: Stance) {
    this.stance = stance
    this.quest = isQuest(stance.open) ? questGains(stance.open) : undefined
  }

  scoreOf(doing: Doing, moving: UnitId | undefined): number {
    const { open, seat } = this.stance
    const id = 'by' in doing ? unitId(seat, doing.by) : moving
    const unit = id === undefined ? undefined : open.units[id]
    if (id === undefined || unit === undefined) return 0
    if (doing.do === 'buyOff') return this.buyOff(id, unit)
    if (isGoing(doing)) return this.go(id, unit, doing)
    const tired = wouldWeaken(open, id) ? this.tiring() : 0
    if (doing.do === 'attack') return this.attack(id, unit, doing.kind, doing.target) - tired
    return doing.do === 'move' ? this.go(id, unit, doing.go) - tired : 0
  }

  private go(id: UnitId, unit: SeenUnit, going: Going): number {
    if (going.do === 'enter' || going.do === 'in' || going.do === 'out') return this.quest?.after(id, going) ?? 0
    return this.move(id, unit, going.to)
  }

  private tiring(): number {
    return isQuest(this.stance.open) ? QUEST.weakened : this.stance.open.end === undefined ? POINTS.weakened : 0
  }

  private attack(id: UnitId, unit: SeenUnit, kind: AttackKind, target: UnitId): number {
    const { open } = this.stance
    if (isForAllies(unit, kind)) return this.help(unit, target)
    const blow = blowOf(open, id, kind, target)
    return blow.gain - counterCost(open, id, unit.at, target, kind, blow)
  }

  /** Mending heals, a passage carries somebody forward: worth it now and then. */
  private help(caster: SeenUnit, target: UnitId): number {
    const { open } = this.stance
    const unit = open.units[target]
    const spell = cardOf(caster).spell
    if (unit === undefined || spell === undefined) return 0
    if (spell.id !== 'mend') return 0.1
    const dice = Math.min(3, caster.supply - 1)
    const healed = Math.min(cardOf(unit).health, unit.health + 2 + dice / 2)
    return (bodyOf(healed) - bodyOf(unit.health)) * (isQuest(open) ? 0.4 : 1) - 0.1
  }

  private move(id: UnitId, unit: SeenUnit, to: Space): number {
    const { stance } = this
    const { open, ground } = stance
    let gain = placeWorth(stance, id, unit, to) - this.placeNow(id, unit)
    if (ground.terrains[to] === 'village' && !unit.villages.includes(to))
      gain += villageGain(unit) * (isQuest(open) ? 0.4 : 1)
    gain += this.areaGain(unit.at, to)
    if (open.artifact !== undefined && 'at' in open.artifact && open.artifact.at === to) gain += POINTS.artifact
    if (this.quest !== undefined) gain += this.quest.moved(id, to)
    const follow = this.followUp(id, unit, to)
    return follow > gain ? Math.max(gain, (gain + follow) / 2 + 0.05) : gain + Math.max(0, follow) / 2
  }

  private placeNow(id: UnitId, unit: SeenUnit): number {
    let known = this.places.get(id)
    if (known === undefined) {
      known = unit.at < 0 ? 0 : placeWorth(this.stance, id, unit, unit.at)
      this.places.set(id, known)
    }
    return known
  }

  /** What leaving one space and standing on another does to the Control Areas. */
  private areaGain(from: Space, to: Space): number {
    const { open, seat, ground, standings } = this.stance
    const [left, entered] = [ground.area(from), ground.area(to)]
    if (left === undefined && entered === undefined) return 0
    let gain = 0
    for (const standing of standings) {
      const { area } = standing
      if (area !== left && area !== entered) continue
      const without = area === left ? withOne(standing, from, -1) : standing
      const after = area === entered ? withOne(without, to, 1) : without
      gain += areaWorth(open, seat, after) - areaWorth(open, seat, standing)
    }
    return gain
  }

  /** The best attack it could make from there with the next action. */
  private followUp(id: UnitId, unit: SeenUnit, to: Space): number {
    const { open } = this.stance
    if ((open.turn?.actionsLeft ?? 0) < 2) return 0
    let best = 0
    for (const { target, kind, blow } of this.aimsOf(id, unit)) {
      if (blow.gain <= best || !canAimFrom(open, id, to, kind, target)) continue
      const gain = LATER * (blow.gain - counterCost(open, id, to, target, kind, blow))
      if (gain > best) best = gain
    }
    return best - (best > 0 && unitsInPlay(open, unit.owner) >= 3 ? this.tiring() : 0)
  }

  private aimsOf(id: UnitId, unit: SeenUnit): readonly Aim[] {
    let known = this.aims.get(id)
    if (known === undefined) {
      known = unit.taken.some(kind => kind !== 'move') ? [] : this.findAims(id, unit)
      this.aims.set(id, known)
    }
    return known
  }
  private findAims(id: UnitId, unit: SeenUnit): Aim[] {
    const { open, foes } = this.stance
    const found: Aim[] = []
    for (const kind of attacksOf(unit)) {
      if (isForAllies(unit, kind) || (kind !== 'melee' && unit.supply < 1)) continue
      for (const target of foes) {
        const blow = blowOf(open, id, kind, target)
        if (blow.gain > 0) found.push({ target, kind, blow })
      }
    }
    return found
  }

  /** Two Health for a unit that then has something good to do at once. */
  private buyOff(id: UnitId, unit: SeenUnit): number {
    const { open } = this.stance
    if ((open.turn?.actionsLeft ?? 0) < 1 || whyNotAct(open, id, 'melee')?.key === 'actedTwice') return -1
    const price = bodyOf(unit.health) - bodyOf(unit.health - 2)
    let best = 0
    for (const { target, kind, blow } of this.findAims(id, unit))
      if (canAimFrom(open, id, unit.at, kind, target))
        best = Math.max(best, blow.gain - counterCost(open, id, unit.at, target, kind, blow))
    return best * 0.7 - price - 0.2
  }
}
