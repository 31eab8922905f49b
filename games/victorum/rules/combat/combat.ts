import type { EventId, RegionId } from '../../content/ids.ts'
import type { PlayerLineup } from '../../content/types.ts'
import { freshCombat } from './freshCombat.query.ts'
import type { Combat, Play } from '../state/shape.ts'

/** What every combat begins with (VIC-COMBAT-PREP-01, VIC-COMBAT-PREP-02). */
export const beginCombat = (
  play: Play,
  about: { kind: Combat['kind']; region: RegionId; event?: EventId; player: PlayerLineup; cap?: number },
): void => {
  const { open } = play.state
  const { kind, region, event, player, cap } = about
  open.outcomeOfCombat = undefined
  open.phase = 'combat'
  open.combat = freshCombat(open, { kind, region, event, places: { ...player }, cap })
}

/** The region the encampment is in gives the arena (VIC-COMBAT-PREP-02). */
export const regionHere = (play: Play): RegionId => play.state.open.place.slice(0, 3) as RegionId
