/** The drawing zooms by its own keys, wherever the wish comes from. */
export const pressOnBoard = (key: string): boolean => {
  const board = document.querySelector('.panzoom')
  board?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  return board !== null
}

/** The first of these that the drawing shows, else where its own keyboard is. */
export const focusOnBoard = (anchors: readonly (string | undefined)[]): boolean => {
  const places = [...document.querySelectorAll<HTMLElement>('.board-field [data-anchor]')]
  const found = anchors.map(anchor => places.find(place => place.dataset.anchor === anchor)).find(Boolean)
  const place = found ?? places.find(each => each.tabIndex === 0) ?? places[0]
  place?.focus()
  return place !== undefined
}
