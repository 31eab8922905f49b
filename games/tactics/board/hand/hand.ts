import type { BoardOption, BoardProps } from '../../../types.ts'
import { spaceName } from '../../rules/realm/spaces.query.ts'
import { unitAt } from '../../rules/units/units.query.ts'
import type { Space } from '../../rules/state/shape.ts'
import { canFocus, optionsOn } from './places.ts'
import { choiceOf, openOf } from '../read.ts'

/** What a click on a space comes to. */
export interface Grip {
  /** A unit to put in focus, or the one in focus to let go. */
  readonly focus?: string
  readonly letGo?: true
  /** Several things to choose from, or one that needs a second click. */
  readonly menu?: readonly BoardOption[]
  readonly choose?: string
  readonly open?: string
}

export const anchorOf = (board: BoardProps, space: Space) => {
  const unit = unitAt(openOf(board.view), space)
  return unit ? `unit ${unit}` : `space ${spaceName(space)}`
}

/** One's own unit is put in focus by the first click, whatever the unit in focus before could do to it: that stands in a list. */
export const gripOf = (board: BoardProps, space: Space, byHand: boolean): Grip => {
  const options = optionsOn(board, space, byHand)
  const anchor = anchorOf(board, space)
  const [first] = options
  const menu = first ? { menu: options } : {}
  if (canFocus(board, unitAt(openOf(board.view), space))) {
    if (board.subject === anchor) return first ? menu : { letGo: true }
    const canAct = board.options.some(({ at }) => at[0] === anchor)
    if (canAct) return { focus: anchor, ...menu }
    return first ? menu : { open: anchor }
  }
  if (options.length > 1) return menu
  return first ? { choose: first.id } : { open: anchor }
}

/** While no unit is in focus a place stands for nothing that could be done there. */
export const isIdle = (board: BoardProps, space: Space) =>
  choiceOf(board.view) === 'turn.act' &&
  board.subject === undefined &&
  !canFocus(board, unitAt(openOf(board.view), space))
