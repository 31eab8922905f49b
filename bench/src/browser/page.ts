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

export const seenSoFar = (): Seen => globalThis.seen ?? { tasks: [], latencies: [], shift: 0 }

/** The middle of an option that can be pressed, and what is asked. A device that is handed on is taken first. */
export function optionAt(turn: number): { x: number; y: number; asked: string } | undefined {
  const veil = document.querySelector<HTMLElement>('.veil button')
  if (veil !== null) veil.click()
  const shown = [...document.querySelectorAll('button[data-option], [data-option] button')].filter(button =>
    button.checkVisibility(),
  )
  const button = shown[turn % 2 === 0 ? 0 : (turn * 7) % shown.length]
  if (button === undefined) return undefined
  button.scrollIntoView({ block: 'nearest' })
  const { x, y, width, height } = button.getBoundingClientRect()
  const options = [...document.querySelectorAll('[data-option]')].map(each => each.getAttribute('data-option'))
  const seq = document.querySelector('[data-seq]')?.getAttribute('data-seq')
  return { x: x + width / 2, y: y + height / 2, asked: `${seq} ${options.join(' ')}` }
}

/** Whether something else is asked within a second. */
export const movesOn = (before: string): Promise<boolean> =>
  new Promise(done => {
    let frames = 0
    const look = (): void => {
      const options = [...document.querySelectorAll('[data-option]')].map(each => each.getAttribute('data-option'))
      const seq = document.querySelector('[data-seq]')?.getAttribute('data-seq')
      frames += 1
      if (`${seq} ${options.join(' ')}` !== before) done(true)
      else if (frames > 60) done(false)
      else requestAnimationFrame(look)
    }
    look()
  })
