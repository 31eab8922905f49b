import type { SeatColour } from '@tabletome/boardkit'
import type { AnswerBy } from '@tabletome/engine'
import type { BoardOption, BoardProps, GameText } from '../../types.ts'
import type { Colour, TowerId, UnitId } from '../content/ids.ts'
import type { Answer, Fact, Rift, Seat, View } from '../rules/state/shape.ts'
import { words } from '../words.ts'

export type OpenView = View['open']
export type TrayView = OpenView['trays'][number]
export type HeroView = NonNullable<OpenView['heroes'][UnitId]>

/** The shell knows no game; here a view becomes one of this game again. */
export const viewOf = (view: BoardProps['view']) => view as View

/** What waits on top of the agenda: the question, with what it is about. */
export const topOf = (view: BoardProps['view']) => viewOf(view).agenda.at(-1)
export const choiceOf = (view: BoardProps['view']) => topOf(view)?.do

interface Offered extends BoardOption {
  readonly answer: Answer | undefined
}
const offered = new WeakMap<readonly BoardOption[], readonly Offered[]>()
const read = (options: readonly BoardOption[]): readonly Offered[] => {
  let known = offered.get(options)
  if (!known) {
    known = options.map(({ id, at }) => ({ id, at, answer: words.answer(id) }))
    offered.set(options, known)
  }
  return known
}
/** The options of some verbs, as data. */
export const answersOf = <D extends Answer['do']>({ options }: Pick<BoardProps, 'options'>, ...verbs: readonly D[]) =>
  read(options).flatMap(option => (isOf(option, verbs) ? [option] : []))
const isOf = <D extends Answer['do']>(
  option: Offered,
  verbs: readonly D[],
): option is Offered & { readonly answer: AnswerBy<Rift, D> } => verbs.some(verb => verb === option.answer?.do)

/** The space that an anchor names. */
export const cellAt = (anchor: string) => {
  const thing = words.thing(anchor)
  return thing?.is === 'cell' ? thing.cell : undefined
}

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
  for (const step of viewOf(view).agenda)
    if (step.do === 'advance.arrive' && step.with.tray === tray.id) return [{ ...tray, at: step.with.from }]
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

/** The hero that the question is about. */
export const heroAsked = (view: BoardProps['view']): UnitId | undefined => {
  const about = topOf(view)?.with
  return about !== undefined && 'hero' in about ? about.hero : undefined
}
/** The tower that is to be put on a site. */
export const towerAsked = (view: BoardProps['view']): TowerId | undefined => {
  const top = topOf(view)
  return top?.do === 'tower.site' ? top.with.tower : undefined
}

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
