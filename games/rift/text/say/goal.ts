import type { GameText } from '../../../types.ts'
import { SCENARIOS } from '../../content/scenarios.ts'
import { viewOf } from '../read.ts'
import type { Words } from '../words.ts'

/** Portals and bosses of the scenario, or holding out (RIFT-WIN-01, RIFT-WIN-04). */
export const createGoal =
  ({ goal }: Words): GameText['goal'] =>
  anyView => {
    const { open } = viewOf(anyView)
    const { mode, portals, round, roundLimit } = open
    if (mode === 'storm')
      return roundLimit > 0
        ? { ...goal.holdOut(roundLimit), tally: [goal.roundOf(round, roundLimit)] }
        : { ...goal.endless, tally: [goal.round(round)] }
    const closed = goal.closed(portals.destroyed, portals.total)
    if (SCENARIOS[open.scenario].boss === undefined) return { ...goal.portals(portals.total), tally: [closed] }
    const boss = goal.bossLeft(open.bossBeaten)
    return portals.total === 0
      ? { ...goal.boss, tally: [boss] }
      : { ...goal.both(portals.total), tally: [closed, boss] }
  }
