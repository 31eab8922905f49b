import { isEnemyOwner } from '../units/units.query.ts'
import { loseHealth } from '../attack/health.ts'
import type { Cause, EnemyId, Now, Play, UnitId } from '../state/shape.ts'

/** Who captures a unit that falls in a dungeon: the Solo Enemy whose turn comes next (TAC-DUNGEON-28). */
export const captorInDungeon = ({ order, turn, enemies }: Now['open']): EnemyId | undefined => {
  const from = turn === undefined ? 0 : order.indexOf(turn.owner)
  for (let i = 1; i <= order.length; i++) {
    const owner = order[(from + i) % order.length]
    if (owner !== undefined && isEnemyOwner(owner)) return owner
  }
  return enemies[0]
}

/** Health lost to a trap or a monster: a loss, not damage, and no capturing unit (TAC-RULING-21, TAC-CAPTURE-07). */
export const loseInDungeon = (play: Play, id: UnitId, amount: number, cause: Cause): void => {
  const owner = captorInDungeon(play.state.open)
  loseHealth(play, id, amount, cause, owner === undefined ? undefined : { owner })
}
