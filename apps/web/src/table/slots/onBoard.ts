import type { Landmark } from '@tabletome/games/types'

/** The drawing zooms by its own keys, wherever the wish comes from. */
export const pressOnBoard = (key: string): boolean => {
  const board = document.querySelector('.panzoom')
  board?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  return board !== null
}

/** Whatever in the drawing can have the keyboard. */
const focusables = () => [
  ...document.querySelectorAll<HTMLElement | SVGElement>('.board-field [data-anchor][tabindex]'),
]

const elementOf = ({ anchor, place }: Landmark, all: readonly (HTMLElement | SVGElement)[]) =>
  all.find(({ dataset }) => place !== undefined && dataset.place === String(place)) ??
  all.find(({ dataset }) => dataset.anchor === anchor)

/** The first of these that the drawing shows, else where its own keyboard is. */
export const focusOnBoard = (marks: readonly Landmark[]): boolean => {
  const all = focusables()
  const found = marks.map(mark => elementOf(mark, all)).find(Boolean)
  const place = found ?? all.find(each => each.tabIndex === 0) ?? all[0]
  place?.focus()
  return place !== undefined
}

/** From one to the next, round and round; the first one if the keyboard is on none of them. */
export const stepOnBoard = (marks: readonly Landmark[], by: 1 | -1): boolean => {
  const all = focusables()
  const stops = [...new Set(marks.flatMap(mark => elementOf(mark, all) ?? []))]
  const at = stops.findIndex(stop => stop === document.activeElement)
  const next = at < 0 ? (by > 0 ? stops[0] : stops.at(-1)) : stops[(at + by + stops.length) % stops.length]
  next?.focus()
  return next !== undefined
}
