import type { GameText } from '../../../types.ts'
import { GLORY } from '../../content/dungeons.ts'
import { CAPTURES_TO_END, FLAGS_TO_END } from '../../content/numbers.ts'
import { crystalsMissing } from '../../rules/dungeon/dungeons.query.ts'
import { scoresOf } from '../../rules/turn/score.query.ts'
import { type OpenView, viewOf } from '../read.ts'
import type { Words } from '../words.ts'

/** Flags that all together must collect (TAC-END-02). */
const flagsToEnd = ({ seats }: OpenView) => FLAGS_TO_END[Math.min(4, Math.max(2, seats.length)) as 2 | 3 | 4]
const secured = ({ flags }: OpenView) => Object.values(flags).filter(flag => flag.by !== undefined).length

const mostCaptures = ({ seats, captured }: OpenView) =>
  Math.max(0, ...seats.map(seat => captured.filter(({ by }) => by === seat).length))

/** Points among rivals, the Crystal of Glory against the Solo Enemy (TAC-END-01, TAC-BATTLE-12, TAC-SOLO-END-01). */
export const createGoal =
  ({ goal }: Words): GameText['goal'] =>
  anyView => {
    const { open } = viewOf(anyView)
    const points = goal.points(scoresOf(open).map(score => score.points))
    switch (open.mode) {
      case 'solo':
      case 'coop': {
        const boxes = Object.entries(open.crystals).filter(([box]) => box !== GLORY)
        const taken = boxes.filter(([, state]) => state === 'green').length
        return {
          ...goal.quest(crystalsMissing(open)),
          tally: [goal.crystals(taken, boxes.length), goal.time(open.time)],
        }
      }
      case 'battle':
      case 'battleTeam':
        return {
          ...goal.battle(CAPTURES_TO_END),
          tally: [goal.captures(mostCaptures(open), CAPTURES_TO_END), points],
        }
      default: {
        const flags = flagsToEnd(open)
        return {
          ...(open.mode === 'team' ? goal.pairs(flags) : goal.rivals(flags)),
          tally: [goal.flags(secured(open), flags), points],
        }
      }
    }
  }
