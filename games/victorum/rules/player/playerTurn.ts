import { type Maker, pass, type Step } from '@tabletome/engine'
import { keyHexes } from '../arena/arenas.query.ts'
import { deployableUnits, freeDeployHexes, mustDeploy, whyNotDeploy } from '../combat/deploying.query.ts'
import { hasEffect } from '../campaign/events.query.ts'
import { hexName } from '../ground/hexes.query.ts'
import { why } from '../state/reasons.query.ts'
import { leadershipOf } from '../units/stats.query.ts'
import { canBeRecruited, troopSize } from '../camp/troop.query.ts'
import { unitsOf } from '../units/units.query.ts'
import { deployMine, gaze } from '../combat/deploy.ts'
import { combatIn, fightQuestion, fightStep } from '../combat/fight.ts'
import { freeOptions, whyNotFree } from '../effects/deeds.ts'
import { endCombat } from '../combat/over.ts'
import { moveMine } from './playerMove.ts'
import { actMine } from './playerActs.ts'
import { offerTactic } from './playerTactic.ts'
import { lookForWayIn } from '../combat/shutOut.ts'
import { go, option } from '../state/kit.ts'
import type { Beginning, Free, Hex, Now, Offer, Offers, UnitId } from '../state/shape.ts'
import { canSurrender, surrender, whyNotSurrender } from '../combat/surrender.ts'
import { beginTurn, endTurn, toStep } from '../combat/turns.ts'

/** Your turn, in the order of VIC-TURN-03 and VIC-RULING-77. */
export const takePlayerTurn = fightStep('player.turn', play => {
  beginTurn(play, 'player')
  gaze(play)
  const isPlagued = hasEffect(play.state.open, 'trigger:plague')
  if (combatIn(play).sport === 'hill')
    play.next(
      startTurn({ surrender: true, effects: false, plague: false }),
      toStep({ step: 'score' }),
      score(),
      go('opportunity.check'),
      startTurn({ surrender: false, effects: true, plague: isPlagued }),
    )
  else play.next(go('opportunity.check'), startTurn({ surrender: true, effects: true, plague: isPlagued }))
  play.next(
    toStep({ step: 'deploy' }),
    offerDeployments(),
    lookForWayIn(),
    toStep({ step: 'tactic' }),
    offerTactic(),
    toStep({ step: 'move' }),
    moveMine(),
    toStep({ step: 'ability' }),
    actMine({ step: 'ability' }),
    toStep({ step: 'engage' }),
    actMine({ step: 'engage' }),
    endTurn(),
  )
})

// ---------------------------------------------------------------- the start of the turn
/**
 * The surrender window, then Reinforce and other effects in any order (VIC-SURRENDER-01, VIC-BLESSING-04, VIC-RULING-68, 77). A
 * claim is no effect of the turn and leaves the window open (VIC-RULING-29).
 */
const startTurn: Maker<Beginning> = fightQuestion('player.start', {
  options: ({ open }, about) => {
    const list: Offers<'begin' | 'surrender' | 'reinforce' | 'plague' | Free> = []
    const after = startTurn({ surrender: false, effects: about.effects, plague: about.plague })
    if (about.effects && canReinforce(open)) list.push(option({ do: 'reinforce' }, [reinforce(), after]))
    const sick = about.plague ? unitsOf(open, 'player') : []
    for (const { id } of sick)
      list.push(
        option(
          { do: 'plague', unit: id },
          [
            go('harm', { units: [{ unit: id, damage: 1 }], cause: 'B24' }),
            startTurn({ surrender: false, effects: about.effects, plague: false }),
          ],
          `unit ${id}`,
        ),
      )
    if (about.effects)
      for (const free of freeOptions(open)) list.push({ ...free, steps: [...stepsOf(free), startTurn(about)] })
    if (about.surrender && canSurrender(open)) list.push(SURRENDER)
    if (sick.length === 0) list.push(BEGIN)
    return list
  },
  whyNot: ({ open }, { surrender: isOpen }, { answer }) => {
    if (answer?.do !== 'surrender') return whyNotFree(open, answer)
    return whyNotSurrender(open) ?? (isOpen ? undefined : why('VIC-RULING-68', 'windowClosed'))
  },
})
const BEGIN = option({ do: 'begin' }, [])
const SURRENDER = option({ do: 'surrender' }, surrender())
const stepsOf = ({ steps }: Offer<Free>): readonly Step[] =>
  steps === undefined ? [] : 'do' in steps ? [steps] : steps

/** A blessing for bag units up to Leadership; fallen units count as troop, and the lineup stays as it is (VIC-RULING-66). */
const canReinforce = (open: Now['open']): boolean =>
  open.hero.blessings > 0 &&
  open.combat?.kind !== 'scion' &&
  troopSize(open) < leadershipOf(open) &&
  open.bag.some(canBeRecruited)
const reinforce = fightStep('player.reinforce', play => {
  const { open } = play.state
  open.hero.blessings--
  play.emit({ type: 'blessingUsed', left: open.hero.blessings, for: 'reinforce' })
  play.next(go('camp.recruitFromBag', { count: leadershipOf(open) - troopSize(open), cause: 'reinforce' }))
})

/** A point for each of your units on a key hex; at the goal the combat is won at once (VIC-HILL-01…06, VIC-GOAL-04, VIC-RULING-62). */
const score = fightStep('player.score', play => {
  const { open } = play.state
  const combat = combatIn(play)
  const keys = keyHexes(open)
  const units: UnitId[] = []
  for (const { id, side, at } of combat.units) if (side === 'player' && keys.includes(at)) units.push(id)
  if (units.length === 0) return
  combat.points += units.length
  combat.tally.bestScore = Math.max(combat.tally.bestScore, units.length)
  play.emit({ type: 'scored', units, points: combat.points, goal: combat.goal })
  if (combat.points >= combat.goal) endCombat(play, 'won', 'hill')
})

// ---------------------------------------------------------------- deployment
/** One unit, or up to two on the first turn of a Night Raid (VIC-PLAYER-DEPLOY-01, B21). */
const offerDeployments = fightStep('player.deployments', play => {
  const isRaid = hasEffect(play.state.open, 'rule:deployTwo') && combatIn(play).turn === 1
  play.next(offerDeployment())
  if (isRaid) play.next(offerDeployment())
})

/** Optional, but with nobody in combat one must deploy or give up (VIC-PLAYER-DEPLOY-01…07, VIC-RULING-68…70, VIC-RULING-76). */
const offerDeployment = fightQuestion('player.deploy', {
  options: ({ open }) => {
    const list: Offers<'deploy' | 'pass' | 'surrender'> = []
    const hexes = freeDeployHexes(open)
    for (const unit of hexes.length === 0 ? [] : deployableUnits(open))
      for (const at of hexes) list.push(deployOffer(unit, at))
    const isForced = mustDeploy(open)
    if (!isForced || list.length === 0) list.push(pass())
    if (isForced && canSurrender(open)) list.push(SURRENDER)
    return list
  },
  whyNot: ({ open }, _about, { answer, thing }) => {
    if (answer?.do === 'surrender') return whyNotSurrender(open)
    if (answer?.do === 'pass') return why('VIC-PLAYER-DEPLOY-05', 'mustDeploy', {})
    if (answer?.do === 'deploy') return whyNotDeploy(open, answer.unit, answer.hex)
    if (thing?.is === 'unit') return whyNotDeploy(open, thing.unit, undefined)
    return thing?.is === 'hex' ? whyNotDeploy(open, undefined, thing.hex) : undefined
  },
})
const deployUnit = fightStep('player.deployUnit', (play, { unit, at }) => deployMine(play, unit, at))
/** Made once and shared. */
const deploysMade = new Map<UnitId, Offer<'deploy'>[]>()
const deployOffer = (unit: UnitId, at: Hex): Offer<'deploy'> => {
  let mine = deploysMade.get(unit)
  if (mine === undefined) deploysMade.set(unit, (mine = []))
  return (mine[at] ??= option({ do: 'deploy', unit, hex: at }, deployUnit({ unit, at }), [
    `unit ${unit}`,
    `hex ${hexName(at)}`,
  ]))
}
