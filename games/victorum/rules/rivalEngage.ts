import type { Maker, Option } from '@tabletome/engine'
import { option } from '@tabletome/engine'
import { attackTargets, specialFor } from '../knowledge/marking.ts'
import { why } from '../knowledge/reasons.ts'
import { canEngage, whyNotEngage } from '../knowledge/rivals.ts'
import { type SeenUnit, unitNamed } from '../knowledge/units.ts'
import { combatIn, combatOf, fightChoice, fightStep, findIn, fightQuestion } from './fight.ts'
import { attack, skillUse } from './later.ts'
import { goAutomatically, ofAuto } from './rivalMove.ts'
import { option as offer } from './state.ts'
import type { Now, Side, UnitId } from './state.ts'

/**
 * One after the other in an order the player chooses, every unit that can attack or use a Special does; who and whom is found
 * when each acts (P10, VIC-RIVAL-ENGAGE-01, 11, 12, VIC-ARENA-TURN-05).
 */
export const engageSide = fightStep<{ side: Side }>('engage.side', (play, about) => {
  for (const unit of combatIn(play).units) if (unit.side === about.side) unit.hasActed = false
  play.next(about.side === 'arena' ? chooseBeast(about) : chooseRival(about), endEngage())
})
const endEngage = fightStep('engage.end', play => {
  combatIn(play).auto = undefined
})

const actorChoice = (id: string): Maker<{ side: Side }> =>
  fightChoice<{ side: Side }>(id, {
    repeat: true,
    options: ({ open }, { side }) => {
      const list: Option[] = []
      for (const { id: unit } of ofAuto(open, actorsOf(open, side))) list.push(actOption(unit))
      if (list.length > 1) list.push(option('auto', goAutomatically()))
      return list
    },
    whyNot: ({ open }, { side }, anchor) => {
      const [word, id = ''] = anchor.split(' ')
      const unit = word === 'unit' ? unitNamed(open, id) : undefined
      return unit === undefined ? undefined : whyNotEngage(open, side, unit)
    },
  })
const actorsOf = (open: Now['open'], side: Side): SeenUnit[] => {
  const list: SeenUnit[] = []
  for (const unit of combatOf(open).units) if (unit.side === side && canEngage(open, unit)) list.push(unit)
  return list.sort(byHex)
}
const byHex = (a: SeenUnit, b: SeenUnit): number => a.at - b.at

const made = new Map<UnitId, Option>()
const actOption = (unit: UnitId): Option => {
  let known = made.get(unit)
  if (known === undefined) made.set(unit, (known = option(`unit ${unit}`, act({ unit }))))
  return known
}

/** A Special whose condition holds is compulsory; else it attacks (P10 act, VIC-RIVAL-ENGAGE-02, 04, VIC-RULING-51). */
const act = fightStep<{ unit: UnitId }>('engage.act', (play, about) => {
  const { open } = play.state
  const unit = findIn(play, about.unit)
  if (unit === undefined) return
  unit.hasActed = true
  const special = specialFor(open, unit)
  if (special !== undefined) play.next(skillUse({ unit: unit.id, skill: special.skill }))
  else play.next(unit.side === 'arena' ? chooseBeastTarget(about) : chooseRivalTarget(about))
})

/** The highest bold priority in Range; of equals the player chooses (VIC-RIVAL-ENGAGE-04…07, VIC-RIVAL-ENGAGE-09). */
const targetChoice = (id: 'rival.target' | 'arena.target') =>
  fightQuestion(id, {
    options: ({ open }, { unit: attacker }) => {
      const list: Option<{ do: 'target'; unit: UnitId }>[] = []
      const unit = unitNamed(open, attacker)
      if (unit === undefined) return list
      for (const target of ofAuto(open, attackTargets(open, unit)))
        list.push(offer({ do: 'target', unit: target }, attack({ attacker, target }), `unit ${target}`))
      return list
    },
    whyNot: ({ open }, { unit }, { answer, thing }) => {
      const target = answer?.do === 'target' ? answer.unit : thing?.is === 'unit' ? thing.unit : undefined
      if (target === undefined || unitNamed(open, target) === undefined) return undefined
      return why('VIC-RIVAL-ENGAGE-04', 'otherTarget', { unit, target })
    },
  })

const chooseRival = actorChoice('rival.engage')
const chooseBeast = actorChoice('arena.engage')
const chooseRivalTarget = targetChoice('rival.target')
const chooseBeastTarget = targetChoice('arena.target')
