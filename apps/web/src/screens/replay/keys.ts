/** Where a key leads in a match of `last` steps; nothing for other keys. */
export const stepBy = (key: string, seq: number, last: number): number | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, seq - 1)
    case 'ArrowRight':
      return Math.min(last, seq + 1)
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

export const isForTimeline = ({ key, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent) => {
  if (defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return false
  if (!(target instanceof Element)) return true
  const scrolls = key === 'Home' || key === 'End'
  return target.closest(scrolls ? `${KEEPERS}, ${SCROLLING}` : KEEPERS) === null
}
