import type { Option, Reason } from '@tabletome/engine'
import { done, option } from '@tabletome/engine'
import type { SkillId } from '../content/ids.ts'
import { attackable, usableAbilities, usableSpecials, whyNotSkill, whyNotTarget } from '../knowledge/engage.ts'
import { type Why, why } from '../knowledge/reasons.ts'
import { unitNamed } from '../knowledge/units.ts'
import { combatOf, fightChoice, fightStep } from './fight.ts'
import { attack, checkOpportunities, skillUse } from './later.ts'
import { freeOptions, whyNotFree } from './opportunities.ts'
import type { Now, UnitId } from './state.ts'

/** The Abilities Step and the Engage Step of yours. */
export const actMine = fightStep<{ step: 'ability' | 'engage' }>('player.acts', (play, { step }) => {
  play.next(step === 'ability' ? chooseAbility() : chooseEngage())
})

const made = new Map<string, Option>()
const skillOption = (word: 'skill' | 'special', unit: UnitId, skill: SkillId): Option => {
  const id = `${word} ${unit} ${skill}`
  let known = made.get(id)
  if (known === undefined)
    made.set(id, (known = option(id, skillUse({ unit, skill }), [`unit ${unit}`, `skill ${skill}`])))
  return known
}

/** Any or all, in any order, each once (VIC-PLAYER-ABILITY-01, VIC-PLAYER-ABILITY-02). */
const chooseAbility = fightChoice('player.ability', {
  repeat: true,
  options: ({ open }) => {
    const list: Option[] = []
    for (const unit of combatOf(open).units)
      if (unit.side === 'player')
        for (const skill of usableAbilities(open, unit)) list.push(skillOption('skill', unit.id, skill))
    list.push(done())
    return list
  },
  whyNot: ({ open }, _about, anchor) => {
    const [word, id = '', skill = ''] = anchor.split(' ')
    return word === 'skill' && skill !== '' ? whyNotUse(open, id, skill as SkillId) : undefined
  },
})

/** Each unit attacks once or uses a Special, or does nothing (VIC-PLAYER-ENGAGE-01…07). */
const chooseEngage = fightChoice('player.engage', {
  repeat: true,
  options: ({ open }) => {
    const list: Option[] = []
    for (const unit of combatOf(open).units) {
      if (unit.side !== 'player' || unit.hasActed) continue
      for (const target of attackable(open, unit)) list.push(attackOption(unit.id, target))
      for (const skill of usableSpecials(open, unit)) list.push(skillOption('special', unit.id, skill))
    }
    for (const free of freeOptions(open)) list.push(free)
    list.push(done())
    return list
  },
  whyNot: ({ open }, _about, anchor) => whyNotEngage(open, anchor),
})
const attacksMade = new Map<UnitId, Map<UnitId, Option>>()
const attackOption = (unit: UnitId, target: UnitId): Option => {
  let mine = attacksMade.get(unit)
  if (mine === undefined) attacksMade.set(unit, (mine = new Map<UnitId, Option>()))
  let known = mine.get(target)
  if (known === undefined) {
    const steps = [attack({ attacker: unit, target }), checkOpportunities(undefined)]
    mine.set(target, (known = option(`attack ${unit} ${target}`, steps, [`unit ${unit}`, `unit ${target}`])))
  }
  return known
}

const whyNotEngage = (open: Now['open'], anchor: string): Reason | undefined => {
  const [word, id = '', other = ''] = anchor.split(' ')
  if (word === 'special') return whyNotUse(open, id, other as SkillId)
  if (word !== 'attack') return whyNotFree(open, anchor)
  const unit = unitNamed(open, id)
  const target = unitNamed(open, other)
  if (unit === undefined || target === undefined) return undefined
  return unit.side === 'player'
    ? whyNotTarget(open, unit, target)
    : why('VIC-PLAYER-ENGAGE-01', 'notYourUnit', { unit: id })
}
const whyNotUse = (open: Now['open'], id: UnitId, skill: SkillId): Why | undefined => {
  const unit = unitNamed(open, id)
  if (unit === undefined) return undefined
  return unit.side === 'player'
    ? whyNotSkill(open, unit, skill)
    : why('VIC-PLAYER-ABILITY-01', 'notYourUnit', { unit: id })
}
