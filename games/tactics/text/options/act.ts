import { usefulLeft } from '../../rules/turn/useful.query.ts'
import type { AnswerBy } from '@tabletome/engine'
import type { OptionText } from '../../../types.ts'
import { BUY_OFF } from '../../content/numbers.ts'
import { wouldWeaken } from '../../rules/turn/limits.query.ts'
import { isForAllies } from '../../rules/attack/targets.query.ts'
import { cardOf, classOf, unitId, unitsOf } from '../../rules/units/units.query.ts'
import type { AttackKind, Seat, Tactics, UnitId } from '../../rules/state/shape.ts'
import { termsText } from '../names.ts'
import { type At, ofUnit, optionText, who } from './at.ts'
import { moveText } from './moves.ts'
import { blowOf, hitChance } from './odds.ts'

const weakens = ({ words, open }: At, unit: UnitId) => (wouldWeaken(open, unit) ? words.why.weakens : undefined)

/** What an attack does for certain: its damage, what is left of the target, and the chance to hit. */
export const attackWhy = (at: At, kind: AttackKind, attacker: UnitId, target: UnitId, rage = 0) => {
  const { words, open } = at
  const { why } = words
  const blow = blowOf(open, kind, attacker, target, rage)
  if (blow === undefined) return []
  const chance = kind === 'missile' ? hitChance(open, attacker) : undefined
  return [
    why.damage(blow.amount, blow.terms.length > 1 ? termsText(words, blow.terms) : ''),
    why.targetHealth(blow.from, blow.to),
    blow.to === 0 ? why.captures : undefined,
    chance === undefined || chance > 0.9999 ? undefined : why.hit(chance),
  ]
}

/** Mending tells what it gives for certain; a spell that only places tells nothing. */
const helpWhy = ({ words, open }: At, caster: UnitId, target: UnitId) => {
  const unit = open.units[target]
  const spell = open.units[caster] && cardOf(open.units[caster]).spell
  if (unit === undefined || spell?.id !== 'mend') return []
  return [words.why.health(unit.health, Math.min(cardOf(unit).health, unit.health + 2))]
}

const attackText = (at: At, unit: UnitId, kind: AttackKind, target: UnitId): OptionText => {
  const { words, open } = at
  const caster = open.units[unit]
  const helps = caster !== undefined && isForAllies(caster, kind)
  const what = target === unit ? words.options.spellSelf : words.options.attack[kind](who(at, target))
  const why = helps ? helpWhy(at, unit, target) : attackWhy(at, kind, unit, target)
  return optionText(what, [...why, weakens(at, unit)], { icon: kind, ...ofUnit(at, unit) })
}

const buyOffText = (at: At, unit: UnitId): OptionText => {
  const { words, open } = at
  const health = open.units[unit]?.health ?? 0
  return optionText(words.options.buyOff, [words.why.health(health, health - BUY_OFF), words.why.actsAgain], {
    icon: 'buyOff',
    ...ofUnit(at, unit),
  })
}

type Acting = At & { readonly about: { readonly owner: Seat } }
/** Actions of one's own units. */
export const ACTIONS = {
  move: (at: Acting, { by, go }: AnswerBy<Tactics, 'move'>): OptionText => {
    const unit = unitId(at.about.owner, by)
    const { what, why, ...more } = moveText(at, unit, go, at.words.options.folds.steps)
    return optionText(what, [why, weakens(at, unit)], { ...more, ...ofUnit(at, unit) })
  },
  attack: (at: Acting, { by, kind, target }: AnswerBy<Tactics, 'attack'>): OptionText =>
    attackText(at, unitId(at.about.owner, by), kind, target),
  buyOff: (at: Acting, { by }: AnswerBy<Tactics, 'buyOff'>): OptionText => buyOffText(at, unitId(at.about.owner, by)),
}

/** Unused actions are lost; units that did nothing shake off their tokens (TAC-TURN-04). */
export const doneText = ({ words, open, about }: Acting): OptionText => {
  const { options, why, names } = words
  const left = open.turn?.actionsLeft ?? 0
  const rested = unitsOf(open, about.owner).filter(id => {
    const unit = open.units[id]
    return unit?.weakened && unit.taken.length === 0
  })
  return optionText(
    options.done,
    [
      left > 0 ? why.actionsLeft(left) : undefined,
      rested.length > 0 ? why.loses(rested.map(id => names.classes[classOf(id)])) : undefined,
    ],
    {
      icon: 'end',
      main: true,
      ...(left > 0 ? { tone: 'threat' } : {}),
      ...(usefulLeft(open, about.owner) ? { quiet: true } : {}),
    },
  )
}
