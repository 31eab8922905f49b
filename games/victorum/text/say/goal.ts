import type { GameText } from '../../../types.ts'
import { WEEKS } from '../../content/numbers.ts'
import { cardName } from '../names.ts'
import { type CombatView, viewOf } from '../read.ts'
import type { Words } from '../words.ts'

/** Rivals defeated, of all that belong to the lineup: in the arena, waiting, fallen (VIC-GOAL-09). */
const downOf = ({ units, column, fallenRivals }: CombatView) => {
  const standing = units.filter(({ side, at }) => side === 'rival' && at >= 0).length
  return { down: fallenRivals.length, of: fallenRivals.length + column.length + standing }
}

/** In combat the goal of the event (VIC-GOAL-01…08), else the act's (VIC-GEN-09). */
export const createGoal =
  (words: Words): GameText['goal'] =>
  anyView => {
    const { goal, names } = words
    const { open } = viewOf(anyView)
    const { combat, act, weeks, outcomeOfCombat } = open
    if (combat && outcomeOfCombat === undefined) {
      const name = combat.event === undefined ? names.fightKinds[combat.kind] : cardName(words, combat.event)
      const aim = goal.combat[combat.sport ?? combat.kind]
      const { down, of } = downOf(combat)
      const tally = combat.sport === 'hill' ? goal.points(combat.points, combat.goal) : goal.down(down, of)
      return { text: `${name}${words.colon}${aim.text}`, short: aim.short, tally: [tally] }
    }
    const week = goal.week(Math.min(WEEKS, weeks + 1), WEEKS)
    return { ...(act === 4 ? goal.scion(names.act(act)) : goal.primus(names.act(act), WEEKS)), tally: [week] }
  }
