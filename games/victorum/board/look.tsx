import type { BoardProps } from '../../types.ts'
import { unitNamed } from '../knowledge/units.ts'
import { OddsBox } from './OddsBox.tsx'
import { choiceOf, openOf, unitAsked } from './read.ts'

/** Attacks are shown with their dice and odds: yours, and the rival's where its target is to be chosen. */
export const look = (board: BoardProps, option: string) => {
  const open = openOf(board.view)
  const [word, first = '', second = ''] = option.split(' ')
  if (word === 'attack') {
    const [attacker, target] = [unitNamed(open, first), unitNamed(open, second)]
    return attacker && target ? <OddsBox board={board} attacker={attacker} target={target} /> : undefined
  }
  const choice = choiceOf(board.view)
  if (word !== 'target' || (choice !== 'rival.target' && choice !== 'arena.target')) return undefined
  const [attacker, target] = [unitAsked(board.view), unitNamed(open, first)]
  return attacker && target ? <OddsBox board={board} attacker={attacker} target={target} /> : undefined
}
