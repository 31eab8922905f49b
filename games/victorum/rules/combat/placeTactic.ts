import type { TacticId } from '../../content/ids.ts'
import { TACTICS } from '../../content/tactics.ts'
import { actAtOnce } from '../effects/tactics.ts'
import { unitIn } from './fight.ts'
import { addLasting } from './lasting.ts'
import type { Play, Side, UnitId } from '../state/shape.ts'
import { returnTactic } from '../camp/supply.ts'

/** Permanent ones stay, instant ones act and go, temporary ones stay for their time (VIC-TACTIC-05, VIC-TACTIC-06, VIC-TACTIC-07). */
export const placeTactic = (play: Play, by: Side, tactic: TacticId, unit: UnitId): void => {
  const { lasts } = TACTICS[tactic]
  if (lasts === 'permanent') unitIn(play, unit).tactics.push(tactic)
  play.emit({ type: 'tacticPlaced', by, tactic, unit })
  if (lasts === 'temporary') addLasting(play, unit, tactic, tactic, true)
  else if (lasts !== 'permanent') {
    actAtOnce(play, tactic, unit)
    returnTactic(play, tactic, unit)
  }
}
