import { inHexOrder } from '../ground/hexes.query.ts'
import { attackTargets, specialFor } from './marking.query.ts'
import { why } from '../state/reasons.query.ts'
import { canEngage, whyNotEngage } from './rivals.query.ts'
import { type SeenUnit, unitNamed } from '../units/units.query.ts'
import { combatIn, combatOf, fightQuestion, fightStep, findIn, unitMeant } from '../combat/fight.ts'
import { goAutomatically, ofAuto } from './rivalMove.ts'
import { go, option } from '../state/kit.ts'
import type { Now, Offer, Offers, Side, UnitId } from '../state/shape.ts'

/**
 * One after the other in an order the player chooses, every unit that can attack or use a Special does; who and whom is found
 * when each acts (VIC-RIVAL-ENGAGE-01, 11, 12, VIC-ARENA-TURN-05).
 */
export const engageSide = fightStep('engage.side', (play, about) => {
  for (const unit of combatIn(play).units) if (unit.side === about.side) unit.hasActed = false
  play.next(about.side === 'arena' ? chooseBeast(about) : chooseRival(about), endEngage())
})
const endEngage = fightStep('engage.end', play => {
  combatIn(play).auto = undefined
})

const actorChoice = (id: 'rival.engage' | 'arena.engage') =>
  fightQuestion(id, {
    repeat: true,
    options: ({ open }, { side }) => {
      const list: Offers<'unit' | 'auto'> = []
      for (const { id: unit } of ofAuto(open, actorsOf(open, side))) list.push(actOption(unit))
      if (list.length > 1) list.push(option({ do: 'auto' }, goAutomatically()))
      return list
    },
    whyNot: ({ open }, { side }, { thing }) => {
      const unit = thing?.is === 'unit' ? unitNamed(open, thing.unit) : undefined
      return unit === undefined ? undefined : whyNotEngage(open, side, unit)
    },
  })
const actorsOf = (open: Now['open'], side: Side): SeenUnit[] => {
  const list: SeenUnit[] = []
  for (const unit of combatOf(open).units) if (unit.side === side && canEngage(open, unit)) list.push(unit)
  return inHexOrder(list)
}

const made = new Map<UnitId, Offer<'unit'>>()
const actOption = (unit: UnitId): Offer<'unit'> => {
  let known = made.get(unit)
  if (known === undefined) made.set(unit, (known = option({ do: 'unit', unit }, act({ unit }))))
  return known
}

/** A Special whose condition holds is compulsory; else it attacks (VIC-RIVAL-ENGAGE-02, 04, VIC-RULING-51). */
const act = fightStep('engage.act', (play, about) => {
  const { open } = play.state
  const unit = findIn(play, about.unit)
  if (unit === undefined) return
  unit.hasActed = true
  const special = specialFor(open, unit)
  if (special !== undefined) play.next(go('skill.use', { unit: unit.id, skill: special.skill }))
  else play.next(unit.side === 'arena' ? chooseBeastTarget(about) : chooseRivalTarget(about))
})

/** The highest bold priority in Range; of equals the player chooses (VIC-RIVAL-ENGAGE-04…07, VIC-RIVAL-ENGAGE-09). */
const targetChoice = (id: 'rival.target' | 'arena.target') =>
  fightQuestion(id, {
    options: ({ open }, { unit: attacker }) => {
      const list: Offers<'target'> = []
      const unit = unitNamed(open, attacker)
      if (unit === undefined) return list
      for (const target of ofAuto(open, attackTargets(open, unit)))
        list.push(option({ do: 'target', unit: target }, go('attack', { attacker, target }), `unit ${target}`))
      return list
    },
    whyNot: ({ open }, { unit }, wish) => {
      const target = unitMeant(open, wish)
      return target === undefined ? undefined : why('VIC-RIVAL-ENGAGE-04', 'otherTarget', { unit, target })
    },
  })

const chooseRival = actorChoice('rival.engage')
const chooseBeast = actorChoice('arena.engage')
const chooseRivalTarget = targetChoice('rival.target')
const chooseBeastTarget = targetChoice('arena.target')
