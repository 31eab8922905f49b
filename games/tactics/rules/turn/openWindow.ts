import { TACTICS } from '../../content/tactics.ts'
import type { TacticWindow } from '../../content/types.ts'
import { go } from '../state/kit.ts'
import type { Event, Play } from '../state/shape.ts'

const NAMED: ReadonlySet<TacticWindow> = new Set(Object.values(TACTICS).map(({ window }) => window))

/**
 * An event that opens a window for Tactic Cards (TAC-TACTIC-01). Nothing waits where no card of the game names the window,
 * or nobody holds a card. True if one waits.
 */
export const openWindow = (play: Play, event: Event): boolean => {
  if (!NAMED.has(event.window)) return false
  const { hands, seats } = play.state.open
  for (const seat of seats)
    if ((hands[seat] ?? 0) > 0) {
      play.next(go('tactic.windows', event))
      return true
    }
  return false
}
