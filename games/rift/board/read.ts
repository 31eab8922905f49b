import type { SeatColour } from '@tabletome/boardkit'
import type { BoardProps, GameText } from '../../types.ts'
import type { Colour, UnitId } from '../content/ids.ts'
import type { Fact, Seat, View } from '../rules/state.ts'

import { choiceOf } from '@tabletome/boardkit'

export { choiceOf }

export type OpenView = View['open']
export type TrayView = OpenView['trays'][number]
export type HeroView = NonNullable<OpenView['heroes'][UnitId]>

/** The shell knows no game; here a view becomes one of this game again. */
export const viewOf = (view: BoardProps['view']) => view as unknown as View

const laid = new WeakMap<OpenView, OpenView>()

/** What lies open. A tray that is lifted until heroes have made room is shown where it comes from. */
export const openOf = (view: BoardProps['view']): OpenView => {
  const { open } = viewOf(view)
  if (open.trays.every(({ at }) => at >= 0)) return open
  let drawn = laid.get(open)
  if (!drawn) {
    drawn = { ...open, trays: open.trays.flatMap(tray => (tray.at >= 0 ? [tray] : laidDown(view, tray))) }
    laid.set(open, drawn)
  }
  return drawn
}

const laidDown = (view: BoardProps['view'], tray: TrayView): TrayView[] => {
  for (const { with: about } of view.agenda) {
    if (typeof about !== 'object' || about === null || !('from' in about) || !('tray' in about)) continue
    const { from } = about
    if (about.tray === tray.id && typeof from === 'number') return [{ ...tray, at: from }]
  }
  return []
}

export const factOf = (fact: BoardProps['fact']) => fact as Fact | undefined

/** The seats' arms: colour, shape, hatching and letter. */
export const ARMS: Readonly<Record<Seat, SeatColour>> = { p1: 'ruby', p2: 'sapphire', p3: 'emerald', p4: 'topaz' }
/** Sites carry the arms of the colour; alone one has three of them. */
export const SITE_ARMS: Readonly<Record<Colour, SeatColour>> = {
  red: 'ruby',
  blue: 'sapphire',
  green: 'emerald',
  yellow: 'topaz',
}

/** How a place, piece or card is called. */
export const nameOf = ({ text, view }: { text: GameText; view: BoardProps['view'] }, anchor: string) =>
  text.card(anchor, view)?.title ?? ''

/** Alone: the colour on which no tower is built this round; last round's no longer counts while the next is asked for. */
export const restingColour = (view: BoardProps['view']): Colour | undefined =>
  choiceOf(view) === 'round.colour' ? undefined : openOf(view).eliminated

/** What the question is about. */
export const aboutOf = (view: BoardProps['view']): Readonly<Record<string, unknown>> => {
  const about = view.agenda.at(-1)?.with
  return typeof about === 'object' && about !== null ? (about as Readonly<Record<string, unknown>>) : {}
}
const wordOf = (view: BoardProps['view'], key: string): string | undefined => {
  const value = aboutOf(view)[key]
  return typeof value === 'string' ? value : undefined
}
export const heroAsked = (view: BoardProps['view']) => wordOf(view, 'hero') as UnitId | undefined
export const trayAsked = (view: BoardProps['view']) => wordOf(view, 'tray')
export const towerAsked = (view: BoardProps['view']) => wordOf(view, 'tower')

/** Options that belong to an anchor. */
export const optionsAt = ({ options }: Pick<BoardProps, 'options'>, anchor: string) =>
  options.filter(({ id, at }) => id === anchor || at.includes(anchor))

/** Whose cards lie in front of the reader: whoever acts of those at this screen, else the one it sees with. */
export const ownSeat = (board: Pick<BoardProps, 'view' | 'names'>): Seat => {
  const view = viewOf(board.view)
  const { seats, acting } = view.open
  const mine = seats.filter(seat => board.names.isMe(seat))
  const acts = acting && mine.includes(acting.seat) ? acting.seat : undefined
  return acts ?? mine.find(seat => seat === view.seat) ?? mine[0] ?? view.seat ?? 'p1'
}
