import type { BoardOption, BoardProps } from '../../types.ts'
import type { AttackKind } from '../content/types.ts'
import { groundOf } from '../knowledge/ground.ts'
import { attacksOf } from '../knowledge/limits.ts'
import { areAdjacent, spaceName } from '../knowledge/spaces.ts'
import { areAllies, unitAt } from '../knowledge/units.ts'
import type { Corner, Space, UnitId } from '../rules/state.ts'
import { choiceOf, isMine, openOf, type OpenView, unitOfAnchor } from './read.ts'

/** What options can stand for at a space: itself, steps there, who stands on it, a dungeon behind its portal, its corner. */
export const anchorsAt = (open: OpenView, space: Space): string[] => {
  const ground = groundOf(open)
  const name = spaceName(space)
  const anchors = [`space ${name}`, `step ${name}`, `portal ${name}`]
  const unit = unitAt(open, space)
  if (unit) anchors.push(`unit ${unit}`)
  for (const { box } of ground.portalsAt(space)) anchors.push(`box ${box}`)
  for (const corner of Object.keys(ground.corners) as Corner[])
    if (ground.corners[corner].includes(space)) anchors.push(`corner ${corner}`)
  return anchors
}

const verbOf = (id: string) => {
  const [first = '', second = ''] = id.split(' ')
  return ['fighter', 'wizard', 'rogue', 'beast'].includes(first) ? second : first
}
/** The natural one first. */
const ORDER = ['to', 'melee', 'missile', 'spell', 'ballista', 'enter', 'in', 'step', 'portal']
const rank = ({ id }: BoardOption) => {
  const found = ORDER.indexOf(verbOf(id))
  return found < 0 ? ORDER.length : found
}

/** Of several ways to the same space one is enough: a whole Move, or single steps when walking by hand. */
const oneWay = (options: readonly BoardOption[], byHand: boolean) => {
  const verbs = options.map(({ id }) => verbOf(id))
  const [wanted, dropped] = byHand ? [['step', 'portal'], ['to']] : [['to'], ['step', 'portal']]
  return verbs.some(verb => wanted.includes(verb)) ? options.filter(({ id }) => !dropped.includes(verbOf(id))) : options
}

/** A unit of this screen's seats that could be put in focus now. */
export const canFocus = (board: BoardProps, unit: UnitId | undefined) => {
  const owner = unit && openOf(board.view).units[unit]?.owner
  return owner !== undefined && isMine(board, owner) && choiceOf(board.view) === 'turn.act'
}

/** What an option leads to: on one's turn its first anchor is who acts, the others are where and at whom. */
const aimsOf = ({ at }: BoardOption, acting: boolean) => (acting && at.length > 1 ? at.slice(1) : at)

/** The options a space or whoever stands on it offers to the unit in focus; while none is, to any unit that could be. */
export const optionsOn = (board: BoardProps, space: Space, byHand: boolean): readonly BoardOption[] => {
  const open = openOf(board.view)
  const acting = choiceOf(board.view) === 'turn.act'
  const subject = unitOfAnchor(open, board.subject)
  const unit = unitAt(open, space)
  if (!subject && canFocus(board, unit)) return []
  const isOwnSpace = acting && subject !== undefined && unit === subject
  const anchors = isOwnSpace ? [`unit ${subject}`] : anchorsAt(open, space)
  const here = board.options.filter(option => {
    if (!aimsOf(option, acting).some(anchor => anchors.includes(anchor))) return false
    if (!acting) return true
    return subject ? option.at[0] === `unit ${subject}` : option.at.length > 1
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
      return `${actor.class} ${naturalAttack(open, subject, unit)} ${unit}`
    if (!unit) return `${actor.class} to ${spaceName(space)}`
  }
  return unit ? `unit ${unit}` : `space ${spaceName(space)}`
}
