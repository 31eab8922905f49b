import type { BoardProps } from '../../../types.ts'
import { unitNamed } from '../../rules/units/units.query.ts'
import { OddsBox } from '../lateParts.ts'
import { words } from '../../words.ts'
import { openOf, topOf } from '../read.ts'

/** Attacks are shown with their dice and odds: yours, and the rival's where its target is to be chosen. */
export const preview = (board: BoardProps, option: string) => {
  const open = openOf(board.view)
  const answer = words.answer(option)
  const top = topOf(board.view)
  const isTheirs = top?.do === 'rival.target' || top?.do === 'arena.target'
  const [by, on] =
    answer?.do === 'attack'
      ? [answer.unit, answer.target]
      : answer?.do === 'target' && isTheirs
        ? [top.with.unit, answer.unit]
        : ['', '']
  const [attacker, target] = [unitNamed(open, by), unitNamed(open, on)]
  return attacker && target ? <OddsBox board={board} attacker={attacker} target={target} /> : undefined
}
