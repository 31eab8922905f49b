import type { BoardProps } from '../../../types.ts'
import { groundOf } from '../../rules/realm/ground.query.ts'
import type { Space, Thing, UnitId } from '../../rules/state/shape.ts'
import type { ReachCell } from './Overlay.tsx'
import { type Plan, reachNow } from '../hand/plan.ts'
import { actorOf, choiceOf, openOf, type OpenView, thingOf, unitOfAnchor } from '../read.ts'
import type { Marked } from './Units.tsx'

/** The space an anchor stands for; single steps only when walking by hand. */
const spaceOfThing = (thing: Thing | undefined, byHand: boolean): Space | undefined =>
  thing?.is === 'space' || (byHand && (thing?.is === 'step' || thing?.is === 'portal')) ? thing.space : undefined

/** The spaces open options lead to: those of the unit in focus on one's turn, with their costs; all of them otherwise. */
export const reachCells = (
  board: Pick<BoardProps, 'options' | 'view'>,
  subject: UnitId | undefined,
  byHand: boolean,
): readonly ReachCell[] => {
  const open = openOf(board.view)
  const acting = choiceOf(board.view) === 'turn.act'
  if (acting && !subject) return []
  const walker = acting ? subject : open.move?.unit
  const reach = walker ? reachNow(open, walker) : undefined
  const start = acting && walker ? open.units[walker]?.at : undefined
  const cells = new Map<Space, number | undefined>()
  for (const option of board.options) {
    if (acting && actorOf(board.view, option) !== subject) continue
    for (const anchor of option.at) {
      const thing = thingOf(anchor)
      const space = spaceOfThing(thing, byHand)
      if (space !== undefined && space !== start && !cells.has(space)) cells.set(space, reach?.cost(space))
      const corner = thing?.is === 'corner' ? groundOf(open).corners[thing.corner] : []
      for (const each of corner) cells.set(each, undefined)
    }
  }
  return Array.from(cells, ([space, cost]) => ({ space, cost }))
}

/** Units the open options point at: targets of the one in focus, answers to a question, and who could act. */
export const markedOf = (
  board: BoardProps,
  open: OpenView,
  subject: UnitId | undefined,
  plan: Plan | undefined,
): Marked => {
  const targets = new Set<UnitId>()
  const can = new Set<UnitId>()
  const acting = choiceOf(board.view) === 'turn.act'
  for (const { at } of board.options) {
    const [first, second] = at.map(anchor => unitOfAnchor(open, anchor))
    if (!acting) {
      if (first) can.add(first)
    } else if (subject) {
      if (first === subject && second && second !== subject) targets.add(second)
    } else if (first) can.add(first)
  }
  if (plan?.kind === 'attack') targets.add(plan.target)
  return { picked: subject ?? openOf(board.view).move?.unit, targets, can }
}
