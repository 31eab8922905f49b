import type { TacticId } from '../../content/ids.ts'
import { BOLSTER_HP } from '../../content/numbers.ts'
import type { InstantTacticId } from '../../content/tactics.ts'
import { wayOver } from '../../knowledge/myWays.ts'
import { reachable } from '../../knowledge/reach.ts'
import { isFatigued, movementOf } from '../../knowledge/stats.ts'
import { unitNamed } from '../../knowledge/units.ts'
import { fightQuestion } from '../fight.ts'
import { fullHeal, gainHp } from '../hp.ts'
import { go, option } from '../state.ts'
import type { Offers, Play, UnitId } from '../state.ts'

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
