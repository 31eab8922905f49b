import { defendersIn } from '../defenders.ts'
import { restoreBy } from '../restore.ts'
import { reaction } from '../state.ts'
import type { RegionId } from '../state.ts'
import { passive } from './ability.ts'

/** End of Round: if the Coast is at level 0, every Defender here is Restored (DEF-RULING-41). */
export const tidewell = passive(
  reaction('endOfRound', (state, _about, self) =>
    state.open.regions[self as RegionId].threat === 0
      ? defendersIn(state, [self as RegionId]).map(defender => restoreBy({ defender }))
      : [],
  ),
)
