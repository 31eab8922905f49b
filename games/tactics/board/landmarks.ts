import type { BoardProps, Landmark, Landmarks } from '../../types.ts'
import { groundOf } from '../rules/realm/ground.query.ts'
import { spaceName } from '../rules/realm/spaces.query.ts'
import { areasOf } from '../rules/turn/control.query.ts'
import { teamOf, unitsOf } from '../rules/units/units.query.ts'
import type { Owner, Space } from '../rules/state/shape.ts'
import { isMine, openOf, type OpenView, ownersOf } from './read.ts'

/** The reader's side; around one screen that of whoever acts. */
const ownSide = (board: Pick<BoardProps, 'names'>, open: OpenView): readonly Owner[] => {
  const mine = ownersOf(open).filter(owner => isMine(board, owner))
  return mine.length > 0 ? mine : open.turn ? [open.turn.owner] : []
}

const onBoard = (open: OpenView, owners: readonly Owner[]): Landmark[] =>
  owners.flatMap(owner =>
    unitsOf(open, owner).flatMap(id => {
      const at = open.units[id]?.at
      return at !== undefined && at >= 0 ? [{ anchor: `unit ${id}`, place: at }] : []
    }),
  )

const spot = (space: Space): Landmark => ({ anchor: `space ${spaceName(space)}`, place: space })

/** Units; the Trigger Spaces and the Artifact. */
export const landmarks = (board: Pick<BoardProps, 'view' | 'names'>): Landmarks => {
  const open = openOf(board.view)
  const own = ownSide(board, open)
  const side = own.flatMap(owner => teamOf(open, owner))
  const { triggers } = groundOf(open)
  return {
    own: onBoard(open, own),
    foes: onBoard(
      open,
      ownersOf(open).filter(owner => !side.includes(owner) && !own.includes(owner)),
    ),
    goals: [
      ...areasOf(open).flatMap(area => {
        const trigger = triggers[area]
        return trigger === undefined ? [] : [spot(trigger)]
      }),
      ...(open.artifact && 'at' in open.artifact ? [spot(open.artifact.at)] : []),
    ],
  }
}
