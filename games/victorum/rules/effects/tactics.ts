import type { TacticId } from '../../content/ids.ts'
import { BOLSTER_HP } from '../../content/numbers.ts'
import type { InstantTacticId } from '../../content/tactics.ts'
import { wayOver } from '../ground/myWays.query.ts'
import { reachable } from '../ground/reach.query.ts'
import { isFatigued, movementOf } from '../units/stats.query.ts'
import { unitNamed } from '../units/units.query.ts'
import { fightQuestion } from '../combat/fight.ts'
import { fullHeal, gainHp } from '../combat/hp.ts'
import { go, option } from '../state/kit.ts'
import type { Offers, Play, UnitId } from '../state/shape.ts'

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

/** What instant tactics do; the others lie on a unit and count for its statistics. */
const TACTIC_EFFECTS = {
  'bolster-health': (play, unit) => gainHp(play, unit, BOLSTER_HP, 'bolster-health'),
  'second-wind': (play, unit) => fullHeal(play, unit, 'second-wind'),
  'war-drums': (play, unit) => play.next(moveToDrums({ unit })),
} as const satisfies Readonly<Record<InstantTacticId, (play: Play, unit: UnitId) => void>>

const isInstant = (tactic: TacticId): tactic is InstantTacticId => Object.hasOwn(TACTIC_EFFECTS, tactic)
export const actAtOnce = (play: Play, tactic: TacticId, unit: UnitId): void => {
  if (isInstant(tactic)) TACTIC_EFFECTS[tactic](play, unit)
}
