/** Everything that can be answered or opened in the panel, in reading order. */
const STOPS = ['.subjects .chip', '.option', '.fold > summary', '.main-buttons .btn']
const WALKED = STOPS.map(stop => `.ask-slot ${stop}`).join(', ')

/** Arrow keys walk through the options as Tab does, but stay among them; what is folded away is passed over. */
export const walkOptions = (by: 1 | -1): boolean => {
  const stops = [...document.querySelectorAll<HTMLElement>(WALKED)].filter(stop => stop.checkVisibility())
  const at = stops.findIndex(stop => stop === document.activeElement)
  const next = at < 0 && by < 0 ? stops.at(-1) : stops[(at + by + stops.length) % stops.length]
  next?.focus()
  return next !== undefined
}
