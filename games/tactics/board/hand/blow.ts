import { BALLISTA, COLLISION } from '../../content/numbers.ts'
import type { AttackKind, Way } from '../../content/types.ts'
import { damageOf } from '../../rules/attack/damage.query.ts'
import { oddsOf } from '../../rules/attack/dice.query.ts'
import { ammoFor, printedDamage, pushesFor } from '../../rules/attack/striking.query.ts'
import { groundOf } from '../../rules/realm/ground.query.ts'
import { isImmune, slide } from '../../rules/movement/slide.query.ts'
import { distance, WAYS, wayTo } from '../../rules/realm/spaces.query.ts'
import { cardOf, isHero } from '../../rules/units/units.query.ts'
import type { Space, Term, UnitId } from '../../rules/state/shape.ts'
import type { choiceOf, OpenView, UnitView } from '../read.ts'

/** One result of a Knock Back: how likely, where it ends, what it costs. */
export interface Push {
  readonly key: string
  /** ➤ rolled; a Ballista pushes without a roll. */
  readonly pushes: number
  readonly way: Way
  readonly odds: number
  readonly to: Space
  readonly moved: number
  readonly collides: boolean
  readonly fell: boolean
  /** Health after it, 0 is captured. */
  readonly health: number
}
/** An attack before the dice fall: every number of it. */
export interface Blow {
  readonly kind: AttackKind
  readonly attacker: UnitId
  readonly target: UnitId
  readonly amount: number
  readonly terms: readonly Term[]
  readonly before: number
  readonly after: number
  readonly pushes: readonly Push[]
  /** Missile: dice and the chance that the Ammo lasts. */
  readonly hit?: { readonly dice: number; readonly odds: number }
}

/** Enemy Units never roll to hit. */
const hitOdds = (open: OpenView, unit: UnitView): Blow['hit'] => {
  const { missile } = cardOf(unit)
  if (!missile || !isHero(unit) || missile.dice === 0) return undefined
  const odds = oddsOf(open.options.dieFaces, 'miss', missile.dice)
  const enough = odds.reduce((sum, each, misses) => (ammoFor(unit, misses) <= unit.supply - 1 ? sum + each : sum), 0)
  return { dice: missile.dice, odds: enough }
}

const pushOf = (open: OpenView, target: UnitId, way: Way, n: number, odds: number, health: number, costs: number) => {
  const { to, moved, collides, fell } = slide(open, target, way, n)
  const left = n > 0 && collides ? Math.max(0, health - costs) : health
  return { key: `${way}${n}`, pushes: n, way, odds, to, moved, collides: n > 0 && collides, fell, health: left }
}

/** The results of a melee roll, one for each number of ➤ (TAC-KNOCK-03). */
export const meleePushes = (open: OpenView, attackerId: UnitId, target: UnitId, way: Way, health: number): Push[] => {
  const attacker = open.units[attackerId]
  if (!attacker || health <= 0 || isImmune(open, target)) return []
  const { melee, passive } = cardOf(attacker)
  if (melee.dice === 0) return []
  return oddsOf(open.options.dieFaces, 'push', melee.dice).map((odds, n) =>
    pushOf(open, target, way, pushesFor(attacker, n), odds, health, passive.collision ?? COLLISION),
  )
}

/** A Ballista's shot, one result for each direction (TAC-BALLISTA-06). */
const ballistaPushes = (open: OpenView, target: UnitId, health: number): Push[] =>
  health <= 0 || isImmune(open, target)
    ? []
    : WAYS.map(way => pushOf(open, target, way, BALLISTA.push, 1, health, COLLISION))

/** An attack not yet made: damage with its sum, chance to hit, every landing space. */
export const blowOf = (
  open: OpenView,
  { with: kind, attacker, target, rage = 0 }: { with: AttackKind; attacker: UnitId; target: UnitId; rage?: number },
): Blow | undefined => {
  const [by, to] = [open.units[attacker], open.units[target]]
  if (!by || !to) return undefined
  const printed = printedDamage(by, kind)
  const { amount, terms } =
    kind === 'spell' && cardOf(by).spell?.damage === undefined
      ? { amount: 0, terms: [] }
      : damageOf(open, { kind, attacker, target, printed, bonus: rage, bonusCause: 'enraged' })
  const after = Math.max(0, to.health - amount)
  const away = wayTo(by.at, to.at)
  const hit = kind === 'missile' ? hitOdds(open, by) : undefined
  const pushes =
    kind === 'melee'
      ? meleePushes(open, attacker, target, away, after)
      : kind === 'ballista'
        ? ballistaPushes(open, target, after)
        : []
  return { kind, attacker, target, amount, terms, before: to.health, after, pushes, ...(hit ? { hit } : {}) }
}

/** An attack whose damage is done and whose roll or direction is being decided. */
export const blowInProgress = (open: OpenView, choice: ReturnType<typeof choiceOf>): Blow | undefined => {
  const { attack } = open
  const target = attack && open.units[attack.target]
  if (!attack || !target || !open.units[attack.attacker]) return undefined
  if (choice !== 'melee.knockBack' && choice !== 'ballista.way') return undefined
  const pushes =
    choice === 'melee.knockBack'
      ? meleePushes(open, attack.attacker, attack.target, attack.away, target.health)
      : ballistaPushes(open, attack.target, target.health)
  return {
    kind: attack.kind,
    attacker: attack.attacker,
    target: attack.target,
    amount: attack.direct,
    terms: [],
    before: target.health,
    after: target.health,
    pushes,
  }
}

const AREA_RADIUS = 1

/** The spaces of an Area of Effect round the target, for spells that have one (TAC-SPELL-07). */
export const areaCells = (open: OpenView, { kind, attacker, target }: Blow): readonly Space[] => {
  const by = open.units[attacker]
  const at = open.units[target]?.at ?? -1
  const spell = by && kind === 'spell' ? cardOf(by).spell?.id : undefined
  if ((spell !== 'storm' && spell !== 'soloStorm') || at < 0) return []
  return groundOf(open).spaces.filter(space => distance(space, at) <= AREA_RADIUS)
}
