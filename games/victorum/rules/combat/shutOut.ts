import { freeDeployHexes } from './deploying.query.ts'
import { countOf } from '../units/units.query.ts'
import { combatIn, fightStep } from './fight.ts'
import { endCombat } from './over.ts'
import { canSurrender } from './surrender.ts'

const SHUT_OUT = 'shutOut'

/**
 * With nobody in combat and every deployment hex of yours blocked the turn is passed (VIC-RULING-69). Where giving up is not
 * allowed that could go on for ever, as units without opponents stay where they are: the second time running it is a failure.
 */
export const lookForWayIn = fightStep('player.shutOut', play => {
  const { open } = play.state
  const combat = combatIn(play)
  const wasShutOut = combat.once.includes(SHUT_OUT)
  if (countOf(open, 'player') === 0 && freeDeployHexes(open).length === 0 && !canSurrender(open)) {
    if (wasShutOut) endCombat(play, 'failed', SHUT_OUT)
    else combat.once.push(SHUT_OUT)
  } else if (wasShutOut) combat.once = combat.once.filter(note => note !== SHUT_OUT)
})
