import type { SkillId } from '../../content/ids.ts'
import { clauseFor } from './abilityClauses.query.ts'
import { why } from '../state/reasons.query.ts'
import { choicesFor, typeOfSkill } from './skillTargets.query.ts'
import { specialFor } from './specialClauses.query.ts'
import { skillOf } from '../units/stats.query.ts'
import { type SeenUnit, unitNamed } from '../units/units.query.ts'
import { fightQuestion, fightStep, findIn, unitMeant } from '../combat/fight.ts'
import { ofAuto } from '../rivals/rivalMove.ts'
import { option } from '../state/kit.ts'
import type { Now, Offers, UnitId } from '../state/shape.ts'
import { ABILITY_EFFECTS } from './abilities.ts'
import type { Effect } from './skill.ts'
import { SPECIAL_EFFECTS } from './specials.ts'

const EFFECTS: Readonly<Partial<Record<SkillId, Effect>>> = { ...ABILITY_EFFECTS, ...SPECIAL_EFFECTS }

/**
 * Whom it may be used on: for your units whoever the skill allows, for others the best by their rival clause (VIC-SKILL-05,
 * VIC-RIVAL-ABILITY-05, VIC-RIVAL-ENGAGE-03).
 */
const targetsOf = (open: Now['open'], unit: SeenUnit, skill: SkillId): readonly UnitId[] | undefined => {
  if (skillOf(open, unit, skill) === undefined) return undefined
  if (unit.side === 'player') return choicesFor(open, unit, skill)
  if (typeOfSkill(skill) === 'ability') return clauseFor(open, unit, skill)
  const special = specialFor(open, unit)
  return special?.skill === skill ? special.targets : undefined
}

/** An Ability once in its step, a Special in place of the attack (VIC-SKILL-02, 03, 07); without effect it is not used up. */
export const useOf = fightStep('skill.use', (play, { unit: id, skill }) => {
  const unit = findIn(play, id)
  if (unit === undefined) return
  const targets = targetsOf(play.state.open, unit, skill)
  if (targets === undefined) return
  play.next(targets.length === 0 ? carryOut({ unit: id, skill }) : chooseTarget({ unit: id, skill }))
})

const chooseTarget = fightQuestion('skill.target', {
  options: ({ open }, { unit: id, skill }) => {
    const list: Offers<'target'> = []
    const unit = unitNamed(open, id)
    const targets = unit === undefined ? undefined : targetsOf(open, unit, skill)
    if (unit === undefined || targets === undefined) return list
    for (const target of unit.side === 'player' ? targets : ofAuto(open, targets))
      list.push(option({ do: 'target', unit: target }, carryOut({ unit: id, skill, target }), `unit ${target}`))
    return list
  },
  whyNot: ({ open }, { unit, skill }, wish) => {
    const target = unitMeant(open, wish)
    return target === undefined ? undefined : why('VIC-SKILL-05', 'notASkillTarget', { unit, skill, target })
  },
})

const carryOut = fightStep('skill.carryOut', (play, use) => {
  const unit = findIn(play, use.unit)
  const effect = EFFECTS[use.skill]
  if (unit === undefined || effect === undefined) return
  if (typeOfSkill(use.skill) === 'special') unit.hasActed = true
  else unit.used.push(use.skill)
  play.emit({ type: 'skillUsed', ...use })
  effect(play, use)
})
