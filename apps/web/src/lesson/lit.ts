/** Where on the screen is what a lesson lights. */

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
export interface Seen {
  /** Of the board: what is not lit lies under the veil. */
  readonly field: Box | undefined
  readonly places: readonly Box[]
  /** Leaves that lie over the board, such as the tray in hand: they are never under the veil. */
  readonly leaves: readonly Box[]
  readonly others: readonly Box[]
  readonly hand: Box | undefined
}

/** Where the parts of the table are: the first that is there. */
const SLOTS: Readonly<Record<string, string>> = {
  goal: '.crest-goal, .p-crest',
  turn: '.crest-turn, .p-crest',
  scales: '.scales-wing, .p-scales',
  seats: '.seats-wing',
  leaves: '.seats-wing .extra-leaf, .seats-wing .extra-fold, .p-scales',
  dock: '.dock, .p-scales',
  subject: '.ask-subject',
  list: '.ask-list',
  foot: '.ask-foot, .p-bar',
  ticker: '.ticker, .p-ticker',
}
const GROWN = 5
/** Boards are moved, zoomed and laid out anew at any time: every so many milliseconds somebody looks again. */
export const EVERY = 120

export const boxOf = (element: Element, by = GROWN): Box | undefined => {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
  return width === 0 || height === 0
    ? undefined
    : { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}
export const find = (light: string): { readonly element: Element; readonly onBoard: boolean } | undefined => {
  const [kind = '', ...rest] = light.split(' ')
  const name = rest.join(' ')
  const selector =
    kind === 'slot'
      ? (SLOTS[name] ?? '')
      : kind === 'option'
        ? `.options [data-option="${name}"] .option, .main-buttons [data-option="${name}"]`
        : `.board-field [data-anchor="${light}"], [data-anchor="${light}"]`
  if (selector === '') return undefined
  const all = [...document.querySelectorAll(selector)].filter(each => boxOf(each) !== undefined)
  const element = all.find(each => each.closest('.board-field')) ?? all[0]
  return element && { element, onBoard: element.closest('.board-field') !== null }
}

/** What of a place is seen: a board that is zoomed in ends where its box does. */
const within = (box: Box, field: Box): Box[] => {
  const seen = {
    left: Math.max(box.left, field.left),
    top: Math.max(box.top, field.top),
    right: Math.min(box.right, field.right),
    bottom: Math.min(box.bottom, field.bottom),
  }
  return seen.right - seen.left > 2 * GROWN && seen.bottom - seen.top > 2 * GROWN ? [seen] : []
}

/** What of a row is seen: the list of options may be scrolled past it. */
const inList = (element: Element): Box[] => {
  const box = boxOf(element, 3)
  const list = element.parentElement?.closest('.ask-list')
  const seen = list && boxOf(list, 0)
  return !box ? [] : seen ? within(box, seen) : [box]
}

export const look = (lights: readonly string[], hand: string | undefined): Seen => {
  const field = document.querySelector('.board-field')
  const fieldBox = field ? boxOf(field, 0) : undefined
  const found = lights.flatMap(light => find(light) ?? [])
  const pointed = hand === undefined ? undefined : find(hand)
  const onBoard = (element: Element, by?: number) => {
    const box = boxOf(element, by)
    return box && fieldBox ? within(box, fieldBox) : []
  }
  return {
    field: fieldBox,
    places: found.filter(each => each.onBoard).flatMap(({ element }) => onBoard(element)),
    leaves: [...document.querySelectorAll('.board-field .leaf')].flatMap(leaf => onBoard(leaf, 0)),
    others: found.filter(each => !each.onBoard).flatMap(({ element }) => inList(element)),
    hand: pointed?.onBoard ? onBoard(pointed.element, 0)[0] : undefined,
  }
}
