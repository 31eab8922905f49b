/** Where a key leads in a match of `last` steps; nothing for other keys. `rounds`: with Shift, from one of these to the next. */
export const stepBy = (key: string, seq: number, last: number, rounds?: readonly number[]): number | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return rounds ? (rounds.findLast(at => at < seq) ?? 0) : Math.max(0, seq - 1)
    case 'ArrowRight':
      return rounds ? (rounds.find(at => at > seq) ?? last) : Math.min(last, seq + 1)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

/** Fields, the board and what scrolls keep the keys they need themselves. */
const KEEPERS = 'input, select, textarea, [contenteditable], dialog, .panzoom'
const SCROLLING = '.scroller, .log'
const PRESSED = 'button, a, summary, [role="button"]'

export const isForTimeline = ({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) => {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return false
  if (!(target instanceof Element)) return true
  const scrolls = key === 'Home' || key === 'End'
  const kept = scrolls ? `${KEEPERS}, ${SCROLLING}` : key === ' ' ? `${KEEPERS}, ${SCROLLING}, ${PRESSED}` : KEEPERS
  return target.closest(kept) === null
}
