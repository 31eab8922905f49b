import type { TacticId } from '../content/ids.ts'
import { BOLSTER_HP } from '../content/numbers.ts'
import { TACTICS } from '../content/tactics.ts'
import { wayOver } from '../knowledge/myWays.ts'
import { reachable } from '../knowledge/reach.ts'
import { isFatigued, movementOf } from '../knowledge/stats.ts'
import { unitNamed } from '../knowledge/units.ts'
import { fightQuestion, unitIn } from './fight.ts'
import { fullHeal, gainHp } from './hp.ts'
import { addLasting } from './lasting.ts'
import { go, option } from './state.ts'
import type { Offers, Play, Side, UnitId } from './state.ts'
import { returnTactic } from './supply.ts'

/** Permanent ones stay, instant ones act and go, temporary ones stay for their time (VIC-TACTIC-05, VIC-TACTIC-06, VIC-TACTIC-07). */
export const placeTactic = (play: Play, by: Side, tactic: TacticId, unit: UnitId): void => {
  const { lasts } = TACTICS[tactic]
  if (lasts === 'permanent') unitIn(play, unit).tactics.push(tactic)
  play.emit({ type: 'tacticPlaced', by, tactic, unit })
  if (lasts === 'temporary') addLasting(play, unit, tactic, tactic, true)
  else if (lasts !== 'permanent') {
    if (tactic === 'bolster-health') gainHp(play, unit, BOLSTER_HP, tactic)
    else if (tactic === 'second-wind') fullHeal(play, unit, tactic)
    else play.next(moveToDrums({ unit }))
    returnTactic(play, tactic, unit)
  }
}

/** War Drums: it may move at once, even if dazed, but not if fatigued. */
const moveToDrums = fightQuestion('tactic.move', {
  options: ({ open }, { unit: id }) => {
    const unit = unitNamed(open, id)
    const list: Offers<'hex' | 'stay'> = []
    if (unit === undefined || isFatigued(open, unit)) return list
    for (const hex of reachable(open, unit, movementOf(open, unit))) {
      const path = wayOver(open, unit, hex)
      if (path !== undefined) list.push(option({ do: 'hex', hex }, go('walk', { unit: id, path, cause: 'war-drums' })))
    }
    return list.length === 0 ? list : [...list, option({ do: 'stay' }, [])]
  },
})
