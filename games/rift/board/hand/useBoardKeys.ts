import { type Picker, useBoardKeys } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { aimKey, aimOf, isAiming, wayAfter, wayMeant } from './aim.ts'
import { type Picked, usePicker } from '../pick.ts'
import type { Placing } from './usePlacing.ts'

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
}
/** They keep their own arrows and Enter. */
const CONTROLS = 'a, button, summary, [role="button"], .panzoom, .options, .subjects'

/** Turns the tower or hero that is being aimed, and shows it. */
export const turnAim = ({ pick, setPick }: Picker<Picked>, board: BoardProps, by: 1 | 3): boolean => {
  const now = pick()
  const aim = aimOf(board, now.site)
  const meant = aim && wayMeant(aim, now, board.selected)
  const next = aim && meant && wayAfter(aim, meant.turn, by)
  if (!next) return false
  setPick({ turn: next.turn, turned: aimKey(aim) })
  board.point(next.id)
  return true
}

interface Hand {
  readonly picker: Picker<Picked>
  readonly board: BoardProps
  readonly placing: Placing
}

/** Turning and mirroring; R never reaches the shell while something is in hand, where it would begin the turn anew. */
const turnKey = ({ picker, board, placing }: Hand, key: string, back: boolean): boolean => {
  const { piece } = placing
  const isFree = piece?.kind === 'tile' && piece.turn === 'free'
  if (key === 'r') {
    if (isFree) placing.turn(back ? 3 : 1)
    else if (!piece) turnAim(picker, board, back ? 3 : 1)
    return piece !== undefined || isAiming(board)
  }
  if (key !== 'm' || !isFree) return false
  placing.mirror()
  return true
}

/** What a key does here; false: it is none of the board's. */
const press = (hand: Hand, event: KeyboardEvent): boolean => {
  const key = event.key.toLowerCase()
  if (turnKey(hand, key, event.shiftKey)) return true
  const { placing } = hand
  if (!placing.piece) return false
  const target = event.target instanceof Element ? event.target : undefined
  if (!target?.closest('.zoom-grid') && target?.closest(CONTROLS)) return false
  const arrow = ARROWS[event.key]
  if (arrow) placing.step(...arrow)
  else if (event.key === 'Enter' && hand.board.selected === undefined) placing.place()
  else return false
  return true
}

/** The board's own keys: letters act wherever the focus is, arrows and Enter unless a control has it. */
export const useRiftKeys = (board: BoardProps, placing: Placing) => {
  const picker = usePicker()
  useBoardKeys(event => press({ picker, board, placing }, event))
}
