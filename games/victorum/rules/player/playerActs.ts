import type { Reason } from '@tabletome/engine'
import { done } from '@tabletome/engine'
import type { SkillId } from '../../content/ids.ts'
import { attackable, usableAbilities, usableSpecials, whyNotSkill, whyNotTarget } from './engage.query.ts'
import { type Why, why } from '../state/reasons.query.ts'
import { unitNamed } from '../units/units.query.ts'
import { combatOf, fightQuestion, fightStep } from '../combat/fight.ts'
import { freeOptions, whyNotFree } from '../effects/deeds.ts'
import { go, option } from '../state/kit.ts'
import type { Answer, Free, Now, Offer, Offers, UnitId } from '../state/shape.ts'

/** The Abilities Step and the Engage Step of yours. */
export const actMine = fightStep('player.acts', (play, { step }) => {
  play.next(step === 'ability' ? chooseAbility() : chooseEngage())
})

/** Made once and shared. */
const skillOffers = <D extends 'skill' | 'special'>(make: (unit: UnitId, skill: SkillId) => Offer<D>) => {
  const made = new Map<UnitId, Map<SkillId, Offer<D>>>()
  return (unit: UnitId, skill: SkillId): Offer<D> => {
    let mine = made.get(unit)
    if (mine === undefined) made.set(unit, (mine = new Map<SkillId, Offer<D>>()))
    let known = mine.get(skill)
    if (known === undefined) mine.set(skill, (known = make(unit, skill)))
    return known
  }
}
const abilityOffer = skillOffers<'skill'>((unit, skill) =>
  option({ do: 'skill', unit, skill }, go('skill.use', { unit, skill }), [`unit ${unit}`, `skill ${skill}`]),
)
const specialOffer = skillOffers<'special'>((unit, skill) =>
  option({ do: 'special', unit, skill }, go('skill.use', { unit, skill }), [`unit ${unit}`, `skill ${skill}`]),
)

/** Any or all, in any order, each once (VIC-PLAYER-ABILITY-01, VIC-PLAYER-ABILITY-02). */
const chooseAbility = fightQuestion('player.ability', {
  repeat: true,
  options: ({ open }) => {
    const list: Offers<'skill' | 'done'> = []
    for (const unit of combatOf(open).units)
      if (unit.side === 'player')
        for (const skill of usableAbilities(open, unit)) list.push(abilityOffer(unit.id, skill))
    list.push(done())
    return list
  },
  whyNot: ({ open }, _about, { answer }) =>
    answer?.do === 'skill' ? whyNotUse(open, answer.unit, answer.skill) : undefined,
})

/** Each unit attacks once or uses a Special, or does nothing (VIC-PLAYER-ENGAGE-01…07). */
const chooseEngage = fightQuestion('player.engage', {
  repeat: true,
  options: ({ open }) => {
    const list: Offers<'attack' | 'special' | 'done' | Free> = []
    for (const unit of combatOf(open).units) {
      if (unit.side !== 'player' || unit.hasActed) continue
      for (const target of attackable(open, unit)) list.push(attackOption(unit.id, target))
      for (const skill of usableSpecials(open, unit)) list.push(specialOffer(unit.id, skill))
    }
    for (const free of freeOptions(open)) list.push(free)
    list.push(done())
    return list
  },
  whyNot: ({ open }, _about, { answer }) => whyNotEngage(open, answer),
})
const attacksMade = new Map<UnitId, Map<UnitId, Offer<'attack'>>>()
const attackOption = (unit: UnitId, target: UnitId): Offer<'attack'> => {
  let mine = attacksMade.get(unit)
  if (mine === undefined) attacksMade.set(unit, (mine = new Map<UnitId, Offer<'attack'>>()))
  let known = mine.get(target)
  if (known === undefined) {
    const steps = [go('attack', { attacker: unit, target }), go('opportunity.check')]
    mine.set(target, (known = option({ do: 'attack', unit, target }, steps, [`unit ${unit}`, `unit ${target}`])))
  }
  return known
}

const whyNotEngage = (open: Now['open'], answer: Answer | undefined): Reason | undefined => {
  if (answer?.do === 'special') return whyNotUse(open, answer.unit, answer.skill)
  if (answer?.do !== 'attack') return whyNotFree(open, answer)
  const unit = unitNamed(open, answer.unit)
  const target = unitNamed(open, answer.target)
  if (unit === undefined || target === undefined) return undefined
  return unit.side === 'player'
    ? whyNotTarget(open, unit, target)
    : why('VIC-PLAYER-ENGAGE-01', 'notYourUnit', { unit: unit.id })
}
const whyNotUse = (open: Now['open'], id: UnitId, skill: SkillId): Why | undefined => {
  const unit = unitNamed(open, id)
  if (unit === undefined) return undefined
  return unit.side === 'player'
    ? whyNotSkill(open, unit, skill)
    : why('VIC-PLAYER-ABILITY-01', 'notYourUnit', { unit: id })
}
