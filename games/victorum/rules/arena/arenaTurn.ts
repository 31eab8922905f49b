import { arenaOf } from './arenas.query.ts'
import { driveChariot } from './chariot.ts'
import { driftEmbers } from './embers.ts'
import { combatIn, fightStep } from '../combat/fight.ts'
import { beginTurn, endTurn, toStep } from '../combat/turns.ts'
import { go } from '../state/kit.ts'

/**
 * The arena's own turn, after yours. Kennel beasts move, use Abilities and engage like rival units; embers and the chariot
 * move by the arena die (VIC-ARENA-TURN-01…05, VIC-TURN-02).
 */
export const takeArenaTurn = fightStep('arena.turn', play => {
  beginTurn(play, 'arena')
  const { zones, kennels } = arenaOf(combatIn(play).region)
  if (kennels)
    play.next(
      toStep({ step: 'move' }),
      go('move.side', { side: 'arena', cause: 'move' }),
      toStep({ step: 'ability' }),
      go('abilities.side', { side: 'arena' }),
      toStep({ step: 'engage' }),
      go('engage.side', { side: 'arena' }),
    )
  else play.next(toStep({ step: 'arena' }), zones.embers === undefined ? driveChariot() : driftEmbers())
  play.next(endTurn())
})
