import { done, type Maker, type Reason } from '@tabletome/engine'
import type { SkillId } from '../../content/ids.ts'
import { clauseFor } from '../effects/abilityClauses.query.ts'
import { why } from '../state/reasons.query.ts'
import { abilitiesOn, actsByItself } from './rivals.query.ts'
import { isDazed, isFatigued } from '../units/stats.query.ts'
import { unitNamed } from '../units/units.query.ts'
import { combatIn, combatOf, fightQuestion, fightStep } from '../combat/fight.ts'
import { goAutomatically, ofAuto } from './rivalMove.ts'
import { go, option } from '../state/kit.ts'
import type { Now, Offers, UnitId, Using } from '../state/shape.ts'

/** All Abilities of the side's units, in an order the player chooses (VIC-RIVAL-ABILITY-01, VIC-SKILL-07, VIC-RULING-52). */
export const abilitiesOfSide = fightStep('abilities.side', (play, { side }) => {
  play.next(lookAround({ side, tried: [], idle: [] }), endAbilities())
})
const endAbilities = fightStep('abilities.end', play => {
  combatIn(play).auto = undefined
})

interface Usable {
  id: string
  unit: UnitId
  skill: SkillId
  isUseful: boolean
}
/** Abilities of units that may use them and that were not yet chosen; roused units join (VIC-RIVAL-ABILITY-04). */
const usables = (open: Now['open'], { side, tried }: Using): Usable[] => {
  const list: Usable[] = []
  for (const unit of combatOf(open).units) {
    if (unit.side !== side || !actsByItself(open, unit) || isDazed(open, unit) || isFatigued(open, unit)) continue
    for (const skill of abilitiesOn(open, unit)) {
      const id = `${unit.id} ${skill}`
      if (!tried.includes(id))
        list.push({ id, unit: unit.id, skill, isUseful: clauseFor(open, unit, skill) !== undefined })
    }
  }
  return list
}

/** What would do nothing now does nothing, and is no longer owed (VIC-RIVAL-ABILITY-02, VIC-RULING-52). */
const lookAround: Maker<Using> = fightStep('abilities.look', (play, about) => {
  const { side, tried } = about
  const idle = [...about.idle]
  let isAny = false
  for (const { id, isUseful } of usables(play.state.open, about)) {
    if (isUseful) isAny = true
    else if (!idle.includes(id)) idle.push(id)
  }
  if (isAny) play.next(chooseAbility({ side, tried, idle }))
})

const chooseAbility = fightQuestion('rival.ability', {
  options: ({ open }, about) => {
    const { side, tried, idle } = about
    const list: Offers<'skill'> = []
    let isOwed = false
    for (const { id, unit, skill, isUseful } of usables(open, about)) {
      if (!isUseful) continue
      if (!idle.includes(id)) isOwed = true
      const steps = [go('skill.use', { unit, skill }), lookAround({ side, tried: [...tried, id], idle })]
      list.push(option({ do: 'skill', unit, skill }, steps, [`unit ${unit}`, `skill ${skill}`]))
    }
    if (!isOwed) return combatOf(open).auto ? [done()] : [...list, done()]
    const offered = ofAuto(open, list)
    return offered.length > 1 ? [...offered, option({ do: 'auto' }, [goAutomatically(), lookAround(about)])] : offered
  },
  whyNot: ({ open }, about, { answer, thing }) => {
    if (answer?.do === 'skill') return whyNotUse(open, about, answer.unit, answer.skill)
    return thing?.is === 'unit' ? whyNotUse(open, about, thing.unit, undefined) : undefined
  },
})

const whyNotUse = (open: Now['open'], about: Using, id: UnitId, skill: SkillId | undefined): Reason | undefined => {
  const unit = unitNamed(open, id)
  if (unit === undefined) return undefined
  if (unit.side !== about.side) return why('VIC-RIVAL-ABILITY-01', 'notItsTurn', { unit: id })
  if (isFatigued(open, unit)) return why('VIC-STATUS-03', 'isFatigued', { unit: id })
  if (isDazed(open, unit)) return why('VIC-STATUS-01', 'isDazed', { unit: id })
  return about.tried.includes(`${id} ${skill}`)
    ? why('VIC-SKILL-07', 'usedAlready', { unit: id, skill: skill ?? '' })
    : why('VIC-RIVAL-ABILITY-02', 'noUseNow', { unit: id, skill: skill ?? '' })
}
