import type { BoardOption, BoardProps } from '../../../types.ts'
import { hexName } from '../../rules/ground/hexes.query.ts'
import { unitAt } from '../../rules/units/units.query.ts'
import type { Answer, Hex, Thing, UnitId } from '../../rules/state/shape.ts'
import { words } from '../../words.ts'
import { choiceOf, openOf, optionsAt, unitOfAnchor } from '../read.ts'

/** What a click comes to. */
export interface Grip {
  /** The unit to show in full. */
  readonly look?: string
  /** A piece to put in focus, or the one in focus to let go. */
  readonly focus?: string
  readonly letGo?: true
  readonly menu?: readonly BoardOption[]
  readonly choose?: string
}
type Asked = Pick<BoardProps, 'view' | 'options' | 'subject'>

/** The piece in focus: the one the shell knows of, else one picked up in camp, as long as it can do something. */
export const focusOf = ({ options, subject }: Asked, picked: string | undefined): string | undefined => {
  const wanted = picked !== undefined && options.some(({ at }) => at.includes(picked)) ? picked : subject
  return wanted !== undefined && options.some(({ at }) => at.includes(wanted)) ? wanted : undefined
}

/** It begins something that ends elsewhere: a move, an attack, a deployment. */
export const begins = (options: readonly BoardOption[], anchor: string): boolean =>
  options.some(({ at }) => at.length > 1 && at[0] === anchor)

/** A hex is its name and whoever stands there. */
export const anchorsAt = (view: BoardProps['view'], hex: Hex): string[] => {
  const unit = unitAt(openOf(view), hex)
  return unit === undefined ? [`hex ${hexName(hex)}`] : [`unit ${unit.id}`, `hex ${hexName(hex)}`]
}
/** What the shell shows and asks about. */
export const anchorAt = (view: BoardProps['view'], hex: Hex): string => anchorsAt(view, hex)[0] ?? ''

/** The options on a hex, those of the piece in focus alone if it has any there. */
export const optionsOn = (board: Asked, hex: Hex, focus: string | undefined): readonly BoardOption[] => {
  const anchors = anchorsAt(board.view, hex)
  const all = board.options.filter(({ id, at }) => anchors.some(anchor => id === anchor || at.includes(anchor)))
  if (focus === undefined || anchors.includes(focus)) return all
  const own = all.filter(({ at }) => at.includes(focus))
  // What other pieces could do here is not meant; another piece may be taken up instead.
  return own.length > 0 ? own : all.filter(({ at }) => at.length < 2 || at[0] === anchors[0])
}

/** A hex pressed: an own piece is put in focus, a goal is chosen; several ways there stand in a list. */
export const gripOf = (board: Asked, hex: Hex, focus: string | undefined): Grip => {
  const anchor = anchorAt(board.view, hex)
  const unit = unitAt(openOf(board.view), hex)
  const look = unit === undefined ? {} : { look: unit.id }
  const options = optionsOn(board, hex, focus)
  const [first] = options
  if (first === undefined) return { ...look, ...(focus === undefined ? {} : { letGo: true as const }) }
  const isGoal = focus !== undefined && focus !== anchor && options.every(({ at }) => at.includes(focus))
  if (!isGoal && begins(options, anchor)) {
    // Skills end with the unit itself: they stand in a list at the second press.
    const own = options.filter(({ at }) => at[0] === anchor && !at.some((each, i) => i > 0 && isPlaceOrUnit(each)))
    if (focus === anchor) return own.length > 0 ? { ...look, menu: own } : { ...look, letGo: true }
    if (own.length === options.length) return own.length > 1 ? { ...look, menu: own } : { ...look, choose: first.id }
    return { ...look, focus: anchor }
  }
  return options.length > 1 ? { ...look, menu: options } : { ...look, choose: first.id }
}
const isPlaceOrUnit = (anchor: string): boolean => {
  const thing = words.thing(anchor)
  return thing?.is === 'hex' || thing?.is === 'unit'
}

/** A piece in a panel pressed: `undefined` where it has nothing to do. */
export const gripOfPiece = (board: Asked, anchor: string, focus: string | undefined): Grip | undefined => {
  const options = optionsAt(board, anchor)
  const [first] = options
  if (first === undefined) return undefined
  const own = focus === undefined || focus === anchor ? options : options.filter(({ at }) => at.includes(focus))
  if (begins(options, anchor) && own.length === options.length)
    return focus === anchor ? { letGo: true } : { focus: anchor }
  const [only] = own.length > 0 ? own : options
  return own.length > 1 || only === undefined ? { menu: options } : { choose: only.id }
}

/** What pointing at a hex asks about: the one option there, else what the piece in focus would do there, for the reason why not. */
export const wishAt = (board: Asked, hex: Hex, focus: string | undefined): string => {
  const anchor = anchorAt(board.view, hex)
  const options = optionsOn(board, hex, focus)
  const [first] = options
  if (first !== undefined) return options.length === 1 ? first.id : anchor
  const actor = focus === undefined ? undefined : words.thing(focus)
  const wish = actor && wishOf(choiceOf(board.view), actor, hex, unitOfAnchor(anchor))
  return wish === undefined ? anchor : words.id(wish)
}
const wishOf = (choice: string, actor: Thing, hex: Hex, target: UnitId | undefined): Answer | undefined => {
  if (actor.is === 'unit') {
    const { unit } = actor
    if (choice === 'player.move') return { do: 'move', unit, hex }
    if (choice === 'player.deploy') return { do: 'deploy', unit, hex }
    return choice === 'player.engage' && target !== undefined ? { do: 'attack', unit, target } : undefined
  }
  if (actor.is !== 'tactic' || choice !== 'player.tactic' || target === undefined) return undefined
  return { do: 'tactic', tactic: actor.tactic, unit: target }
}
