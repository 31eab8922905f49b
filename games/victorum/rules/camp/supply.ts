import type { TacticId } from '../../content/ids.ts'
import type { Play, UnitId } from '../state/shape.ts'

/** Used up, or left without its unit: to the supply, never to a camp (VIC-TACTIC-04, VIC-TACTIC-16, VIC-DEFEAT-06). */
export const returnTactic = (play: Play, tactic: TacticId, unit?: UnitId): void => {
  const { tactics } = play.state.open
  tactics[tactic] = (tactics[tactic] ?? 0) + 1
  play.emit({ type: 'tacticReturned', tactic, unit })
}
