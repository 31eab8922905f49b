import type { BoardOption, BoardProps } from '../../../types.ts'
import type { AttackKind } from '../../content/types.ts'
import { CORNERS } from '../../content/scrolls.ts'
import { goingOf } from '../../rules/movement/going.query.ts'
import { groundOf } from '../../rules/realm/ground.query.ts'
import { attacksOf } from '../../rules/turn/limits.query.ts'
import { areAdjacent, spaceName } from '../../rules/realm/spaces.query.ts'
import { areAllies, unitAt } from '../../rules/units/units.query.ts'
import type { Space, UnitId } from '../../rules/state/shape.ts'
import { words } from '../../words.ts'
import { actorOf, answerOf, choiceOf, isMine, openOf, type OpenView, thingOf, unitOfAnchor } from '../read.ts'

/** What options can stand for at a space: itself, steps there, who stands on it, a dungeon behind its portal, its corner. */
export const anchorsAt = (open: OpenView, space: Space): string[] => {
  const ground = groundOf(open)
  const name = spaceName(space)
  const anchors = [`space ${name}`, `step ${name}`, `portal ${name}`]
  const unit = unitAt(open, space)
  if (unit) anchors.push(`unit ${unit}`)
  for (const { box } of ground.portalsAt(space)) anchors.push(`box ${box}`)
  for (const corner of CORNERS) if (ground.corners[corner].includes(space)) anchors.push(`corner ${corner}`)
  return anchors
}

/** The natural one first. */
const ORDER = ['to', 'melee', 'missile', 'spell', 'ballista', 'enter', 'in', 'step', 'portal'] as const
type Verb = (typeof ORDER)[number]
/** How an option goes or strikes. */
const verbOf = ({ id }: BoardOption) => {
  const answer = answerOf(id)
  return answer?.do === 'attack' ? answer.kind : goingOf(answer)?.do
}
const STEPS: readonly (Verb | 'out' | undefined)[] = ['step', 'portal']
const rank = (option: BoardOption) => {
  const found = ORDER.findIndex(verb => verb === verbOf(option))
  return found < 0 ? ORDER.length : found
}
const isStep = (option: BoardOption) => STEPS.includes(verbOf(option))
const isWay = (option: BoardOption) => verbOf(option) === 'to'

/** Of several ways to the same space one is enough: a whole Move, or single steps when walking by hand. */
const oneWay = (options: readonly BoardOption[], byHand: boolean) => {
  const [isWanted, isDropped] = byHand ? [isStep, isWay] : [isWay, isStep]
  return options.some(isWanted) ? options.filter(option => !isDropped(option)) : options
}

/** A unit of whoever is asked at this screen for an action: it can be put in focus. */
export const canFocus = (board: BoardProps, unit: UnitId | undefined) => {
  const open = openOf(board.view)
  const owner = unit && open.units[unit]?.owner
  if (owner === undefined || owner !== open.turn?.owner || choiceOf(board.view) !== 'turn.act') return false
  // People who share a screen are nobody's “you”: they are asked there all the same.
  return isMine(board, owner) || board.options.length > 0
}

/** What an option leads to: on one's turn its first anchor is who acts, the others are where and at whom. */
const aimsOf = ({ at }: BoardOption, acting: boolean) => (acting && at.length > 1 ? at.slice(1) : at)

/** A way round that ends where it began: no answer to a click on that space. */
const endsHere = (open: OpenView, option: BoardOption, space: Space, subject: UnitId | undefined) => {
  const walker = subject ?? open.move?.unit
  return isWay(option) && walker !== undefined && open.units[walker]?.at === space
}

/** On one's turn only the unit in focus acts: while none is, a click on a place or an enemy does nothing by itself. */
export const optionsAt = (board: BoardProps, anchor: string): readonly BoardOption[] => {
  const acting = choiceOf(board.view) === 'turn.act'
  return board.options.filter(option => {
    const actor = acting ? actorOf(board.view, option) : undefined
    return actor === undefined
      ? option.at.includes(anchor)
      : board.subject === `unit ${actor}` && aimsOf(option, acting).includes(anchor)
  })
}

/** The options a space or whoever stands on it offers to the unit in focus; on one's turn none while no unit is. */
export const optionsOn = (board: BoardProps, space: Space, byHand: boolean): readonly BoardOption[] => {
  const open = openOf(board.view)
  const acting = choiceOf(board.view) === 'turn.act'
  const subject = unitOfAnchor(open, board.subject)
  const unit = unitAt(open, space)
  if (acting && !subject) return []
  const isOwnSpace = acting && subject !== undefined && unit === subject
  const anchors = isOwnSpace ? [`unit ${subject}`] : anchorsAt(open, space)
  const here = board.options.filter(option => {
    if (!aimsOf(option, acting).some(anchor => anchors.includes(anchor))) return false
    if (endsHere(open, option, space, subject)) return false
    // Through somebody's space one only walks by hand.
    if (acting && unit && !byHand && isStep(option)) return false
    return !acting || actorOf(board.view, option) === subject
  })
  return [...oneWay(here, byHand)].sort((a, b) => rank(a) - rank(b))
}

/** The attack one would think of first: hand to hand next to it, else what carries further. */
const naturalAttack = (open: OpenView, attacker: UnitId, target: UnitId): AttackKind => {
  const [by, to] = [open.units[attacker], open.units[target]]
  if (!by || !to || areAdjacent(by.at, to.at)) return 'melee'
  return attacksOf(by)[1] ?? 'melee'
}

/** What to point at: an option if there is one, else what one would want, so that the reason is told. */
export const pointedAt = (board: BoardProps, space: Space, byHand: boolean): string => {
  const open = openOf(board.view)
  const [first] = optionsOn(board, space, byHand)
  const unit = unitAt(open, space)
  if (first) return first.id
  const subject = unitOfAnchor(open, board.subject)
  const actor = subject && open.units[subject]
  if (subject && actor && choiceOf(board.view) === 'turn.act' && unit !== subject) {
    const target = unit && open.units[unit]
    if (unit && target && !areAllies(open, actor.owner, target.owner))
      return words.id({ do: 'attack', by: actor.class, kind: naturalAttack(open, subject, unit), target: unit })
    if (!unit) return words.id({ do: 'move', by: actor.class, go: { do: 'to', to: space } })
  }
  return unit ? `unit ${unit}` : `space ${spaceName(space)}`
}

/** The same for something in a panel: of a dungeon, that the unit in focus enters it. */
export const pointedIn = (board: BoardProps, anchor: string): string => {
  const open = openOf(board.view)
  const subject = unitOfAnchor(open, board.subject)
  const actor = subject && open.units[subject]
  const thing = thingOf(anchor)
  if (thing?.is !== 'box') return anchor
  const go = { do: 'enter', box: thing.box } as const
  if (choiceOf(board.view) === 'turn.act') return actor ? words.id({ do: 'move', by: actor.class, go }) : anchor
  return choiceOf(board.view) === 'move.go' ? words.id(go) : anchor
}
