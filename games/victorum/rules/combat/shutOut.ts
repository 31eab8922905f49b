import { canArenaAct } from '../arena/arenas.query.ts'
import { countOf } from '../units/units.query.ts'
import { freeDeployHexes } from './deploying.query.ts'
import { combatIn, fightStep } from './fight.ts'
import { endCombat } from './over.ts'
import { canSurrender } from './surrender.ts'
import type { Combat } from '../state/shape.ts'

/**
 * With nobody in combat and every deployment hex of yours blocked the turn is passed (VIC-RULING-69). Units without opponents come
 * to rest: where neither the arena acts nor one may give up, a round in which nothing stirred can only be followed by more of them,
 * and the combat is failed.
 */
export const lookForWayIn = fightStep('player.shutOut', play => {
  const { open } = play.state
  const combat = combatIn(play)
  const isShutOut = countOf(open, 'player') === 0 && freeDeployHexes(open).length === 0 && !canSurrender(open)
  const before = combat.shutOut
  combat.shutOut = isShutOut ? standingOf(combat) : undefined
  if (isShutOut && before === combat.shutOut && !canArenaAct(open)) endCombat(play, 'failed', 'shutOut')
})
const standingOf = ({ units, column, rivalTactics }: Combat): string => {
  let text = `${column.length} ${rivalTactics.length}`
  for (const { id, at, hp, lasting } of units) text += ` ${id} ${at} ${hp} ${lasting.length}`
  return text
}
