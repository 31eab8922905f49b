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
const STEPS = ['step', 'portal']
/** The natural one first. */
const ORDER = ['to', 'melee', 'missile', 'spell', 'ballista', 'enter', 'in', 'step', 'portal']
const rank = ({ id }: BoardOption) => {
  const found = ORDER.indexOf(verbOf(id))
  return found < 0 ? ORDER.length : found
}

/** Of several ways to the same space one is enough: a whole Move, or single steps when walking by hand. */
const oneWay = (options: readonly BoardOption[], byHand: boolean) => {
  const verbs = options.map(({ id }) => verbOf(id))
  const [wanted, dropped] = byHand ? [STEPS, ['to']] : [['to'], STEPS]
  return verbs.some(verb => wanted.includes(verb)) ? options.filter(({ id }) => !dropped.includes(verbOf(id))) : options
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
const endsHere = (open: OpenView, { id }: BoardOption, space: Space, subject: UnitId | undefined) => {
  const walker = subject ?? open.move?.unit
  return verbOf(id) === 'to' && walker !== undefined && open.units[walker]?.at === space
}

/** On one's turn only the unit in focus acts: while none is, a click on a place or an enemy does nothing by itself. */
export const optionsAt = (board: BoardProps, anchor: string): readonly BoardOption[] => {
  const acting = choiceOf(board.view) === 'turn.act'
  return board.options.filter(option =>
    acting && option.at[0]?.startsWith('unit ')
      ? board.subject !== undefined && option.at[0] === board.subject && aimsOf(option, acting).includes(anchor)
      : option.at.includes(anchor),
  )
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
    if (acting && unit && !byHand && STEPS.includes(verbOf(option.id))) return false
    return !acting || option.at[0] === `unit ${subject}`
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

/** The same for something in a panel: of a dungeon, that the unit in focus enters it. */
export const pointedIn = (board: BoardProps, anchor: string): string => {
  const open = openOf(board.view)
  const subject = unitOfAnchor(open, board.subject)
  const actor = subject && open.units[subject]
  if (!anchor.startsWith('box ')) return anchor
  if (choiceOf(board.view) === 'turn.act') return actor ? `${actor.class} enter ${anchor.slice(4)}` : anchor
  return choiceOf(board.view) === 'move.go' ? `enter ${anchor.slice(4)}` : anchor
}
