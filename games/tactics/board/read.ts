import { SEATS, type SeatColour } from '@tabletome/boardkit'
import type { BoardProps, GameText } from '../../types.ts'
import type { EnemyId, Fact, Owner, UnitId, View } from '../rules/state.ts'

export { choiceOf } from '@tabletome/boardkit'

export type OpenView = View['open']

/** The shell knows no game; here a view becomes one of this game again. */
export const viewOf = (view: BoardProps['view']) => view as unknown as View

export const openOf = (view: BoardProps['view']): OpenView => viewOf(view).open

export const factOf = (fact: BoardProps['fact']) => fact as Fact | undefined

/** The seats' arms: colour, shape, hatching and letter. Solo Enemies are sable. */
export const ARMS: Record<Owner, SeatColour> = {
  p1: 'ruby',
  p2: 'sapphire',
  p3: 'emerald',
  p4: 'topaz',
  e1: 'sable',
  e2: 'sable',
}

export const isEnemy = (owner: Owner): owner is EnemyId => owner === 'e1' || owner === 'e2'

/** The letter on a piece: with two Solo Enemies each has its number. */
export const markOf = (open: OpenView, owner: Owner) =>
  isEnemy(owner) && open.enemies.length > 1 ? owner.slice(1) : SEATS[ARMS[owner]].letter

/** Everybody who has units, in turn order. */
export const ownersOf = (open: OpenView): Owner[] => [...open.seats, ...open.enemies]

/** A player's seat, or a Solo Enemy as the chronicle calls it too. */
export const ownerName = (board: Pick<BoardProps, 'names' | 'text'>, owner: Owner) =>
  isEnemy(owner) ? board.text.words(owner === 'e2' ? 'board.enemy2' : 'board.enemy') : board.names.of(owner)

/** How a place, piece or card is called. */
export const nameOf = (text: GameText, view: BoardProps['view'], anchor: string) => text.card(anchor, view)?.title ?? ''

/** What the question is about. */
export const aboutOf = (view: BoardProps['view']): Readonly<Record<string, unknown>> => {
  const about = view.agenda.at(-1)?.with
  return typeof about === 'object' && about !== null ? (about as Readonly<Record<string, unknown>>) : {}
}

export type UnitView = NonNullable<OpenView['units'][UnitId]>

/** `unit p1.fighter` as a unit's id, if there is such a unit. */
export const unitOfAnchor = (open: OpenView, anchor: string | undefined): UnitId | undefined => {
  const id = anchor?.startsWith('unit ') ? (anchor.slice(5) as UnitId) : undefined
  return id && open.units[id] ? id : undefined
}

/** Played from this screen. */
export const isMine = (board: Pick<BoardProps, 'names'>, owner: Owner) => !isEnemy(owner) && board.names.isMe(owner)

/** Whole percent, as shown. */
export const percent = (odds: number) => Math.round(odds * 100)
