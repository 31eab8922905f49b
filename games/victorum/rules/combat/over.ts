import { countOf } from '../units/units.query.ts'
import { canStillDeploy } from './deploying.query.ts'
import { HERO } from '../units/stats.query.ts'
import { combatIn, combatOf, fightStep, findIn } from './fight.ts'
import { go } from '../state/kit.ts'
import type { Cause, Now, Play, UnitId } from '../state/shape.ts'

/** The combat ends at once; the units stay where they are until Cleanup (VIC-COMBAT-END-01, VIC-COMBAT-END-04). */
export const endCombat = (play: Play, result: 'won' | 'failed', cause: Cause): void => {
  const { open } = play.state
  const combat = combatIn(play)
  if (open.outcomeOfCombat !== undefined) return
  const tribune = combat.tribune === undefined ? undefined : findIn(play, combat.tribune)
  combat.tally.tribuneHp = tribune?.hp ?? 0
  open.outcomeOfCombat = result
  play.emit({ type: 'combatEnded', result, cause })
  if (result === 'won') return
  if (combat.kind === 'primus') play.next(go('campaign.end', { result: 'lost', cause: 'primus' }))
  else if (combat.kind === 'scion') play.next(go('campaign.end', { result: 'lost', cause: 'scionCombat' }))
}

/**
 * Rival units still to be defeated, those to come included; a Spar leaves the tribune out, a scion combat counts the scion's own
 * chips and the Heads (VIC-GOAL-02, 05…09, VIC-SPAR-01, VIC-SPAR-02, VIC-BLOODSHED-01, VIC-PRIMUS-04, VIC-SCION-28).
 */
const isGoalMet = (open: Now['open']): boolean => {
  const combat = combatOf(open)
  if (combat.kind === 'scion') return isScionBeaten(combat)
  const spared = combat.sport === 'spar' ? combat.tribune : undefined
  for (const { chip } of combat.column) if (chip !== spared) return false
  for (const { side, id } of combat.units) if (side === 'rival' && id !== spared) return false
  return true
}
const isScionBeaten = ({ units, turn, step }: ReturnType<typeof combatOf>): boolean => {
  const isYetToCome = turn === 0 || (turn === 1 && (step === 'start' || step === 'deploy'))
  if (isYetToCome) return false
  for (const { side, elite, kind } of units) if (side === 'rival' && (elite || kind === 'head')) return false
  return true
}

const causeOf = (open: Now['open']): Cause => {
  const combat = combatOf(open)
  if (combat.kind === 'scion') return 'scion'
  return combat.sport === 'spar' && isTribuneLeft(combat) ? 'spar' : 'elimination'
}

/** In the arena, or still to come. */
const isTribuneLeft = ({ tribune, units, column }: ReturnType<typeof combatOf>): boolean =>
  units.some(({ id }) => id === tribune) || column.some(({ chip }) => chip === tribune)

/**
 * The goal comes first, so that it beats a simultaneous elimination; then nobody in combat and nobody to come
 * (VIC-COMBAT-END-02, VIC-COMBAT-END-05, VIC-RULING-70, VIC-RULING-71, VIC-RULING-75).
 */
export const checkIsOver = fightStep('combat.checkOver', play => {
  const { open } = play.state
  if (isGoalMet(open)) return endCombat(play, 'won', causeOf(open))
  if (countOf(open, 'player') === 0 && !canStillDeploy(open)) endCombat(play, 'failed', 'noUnits')
})

/** The hero is defeated and no blessing can save it: the campaign is lost (VIC-GEN-10, VIC-DEFEAT-02, VIC-LETHAL-04). */
export const loseHero = (play: Play, cause: Cause, by: UnitId | undefined): void => {
  const { open } = play.state
  const hero = findIn(play, HERO)
  if (hero !== undefined)
    play.emit({ type: 'defeated', unit: HERO, kind: hero.kind, side: 'player', at: hero.at, by, cause })
  open.outcomeOfCombat = 'failed'
  play.emit({ type: 'combatEnded', result: 'failed', cause: 'heroFell' })
  play.next(go('campaign.end', { result: 'lost', cause: 'heroFell' }))
}
