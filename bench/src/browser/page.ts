/** All functions of this file run in the page: what it has noticed about itself, and where to press. */
export interface Seen {
  /** Milliseconds of every task over 50. */
  readonly tasks: number[]
  /** Milliseconds from a press to the next frame; those under 16 are not told by the browser. */
  readonly latencies: number[]
  shift: number
}
declare global {
  var seen: Seen | undefined
}

export function watchPage(): void {
  const seen: Seen = { tasks: [], latencies: [], shift: 0 }
  globalThis.seen = seen
  const watch = (type: string, each: (entry: PerformanceEntry) => void, more: object = {}): void =>
    new PerformanceObserver(list => list.getEntries().forEach(each)).observe({ type, buffered: true, ...more })
  watch('longtask', ({ duration }) => void seen.tasks.push(duration))
  watch(
    'event',
    entry => {
      const { interactionId } = entry as PerformanceEventTiming
      if (interactionId > 0) seen.latencies.push(entry.duration)
    },
    { durationThreshold: 16 },
  )
  watch('layout-shift', entry => {
    const { value = 0, hadRecentInput } = entry as PerformanceEntry & { value?: number; hadRecentInput?: boolean }
    if (!hadRecentInput) seen.shift += value
  })
}

/** What was noticed since this was last asked; opening the table is not part of play. */
export function seenSince(): Seen {
  const { tasks = [], latencies = [], shift = 0 } = globalThis.seen ?? {}
  const copy = { tasks: [...tasks], latencies: [...latencies], shift }
  tasks.splice(0)
  latencies.splice(0)
  if (globalThis.seen) globalThis.seen.shift = 0
  return copy
}

export interface Spot {
  readonly x: number
  readonly y: number
  /** What is asked there. */
  readonly asked: string
}

/**
 * The middle of something that can be pressed: an option, by turns another one, the main button seldom; else the next piece, or the
 * options that are folded away. A device that is handed on is taken first.
 */
export function spotToPress(turn: number): Spot | undefined {
  document.querySelector<HTMLElement>('.veil button')?.click()
  const isThere = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })
  const shown = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(each => isThere(each) && !each.matches(':disabled'))
  const options = shown('.ask-list [data-option] button')
  const folds = shown('.ask-list details.fold:not([open]) > summary')
  const pieces = shown('[data-subject][aria-pressed="false"]')
  const mains = shown('.main-buttons [data-option]')
  const wanted = turn % 7 === 6 ? [mains, options] : turn % 3 === 2 ? [pieces, options] : [options]
  const list = [...wanted, folds, pieces, mains, shown('button[data-option]')].find(each => each.length > 0)
  const button = list?.[(turn * 7) % list.length]
  if (button === undefined) return undefined
  button.scrollIntoView({ block: 'nearest' })
  const { x, y, width, height } = button.getBoundingClientRect()
  const ids = [...document.querySelectorAll('[data-option], [data-subject]')].map(
    each => each.getAttribute('data-option') ?? each.getAttribute('aria-pressed'),
  )
  const seq = document.querySelector('[data-seq]')?.getAttribute('data-seq')
  return { x: x + width / 2, y: y + height / 2, asked: `${seq} ${ids.join(' ')}` }
}

/** The middles of all options in sight. */
export const spotsToPoint = (): { x: number; y: number }[] =>
  [...document.querySelectorAll('.ask-list [data-option] button')].flatMap(button => {
    const { x, y, width, height } = button.getBoundingClientRect()
    const middle = { x: x + width / 2, y: y + height / 2 }
    return button.contains(document.elementFromPoint(middle.x, middle.y)) ? [middle] : []
  })

/** The answers given so far, and whether something else is asked than before within a second. */
export const movesOn = (before: string): Promise<{ seq: number; moved: boolean }> =>
  new Promise(done => {
    let frames = 0
    const look = (): void => {
      const ids = [...document.querySelectorAll('[data-option], [data-subject]')].map(
        each => each.getAttribute('data-option') ?? each.getAttribute('aria-pressed'),
      )
      const seq = document.querySelector('[data-seq]')?.getAttribute('data-seq')
      const moved = `${seq} ${ids.join(' ')}` !== before
      frames += 1
      if (moved || frames > 60) done({ seq: Number(seq ?? 0), moved })
      else requestAnimationFrame(look)
    }
    look()
  })

/** Until two more frames are drawn. */
export const twoFrames = (): Promise<void> =>
  new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))
