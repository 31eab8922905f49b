import type { Browser, Page } from '@playwright/test'

/** What a trace of Chromium tells, as far as it is read here. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** CPU time in microseconds. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** The tasks of the page's main thread while something is done, in milliseconds of CPU time: what else the machine does counts for nothing. */
export async function tasksDuring(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const tasksOf = ({ pid, tid }: TraceEvent): number[] =>
    traceEvents
      .filter(event => event.name === 'RunTask' && event.pid === pid && event.tid === tid)
      .map(({ tdur = 0 }) => tdur / 1000)
  const sum = (tasks: readonly number[]): number => tasks.reduce((all, task) => all + task, 0)
  // Chromium keeps a spare page at hand, which does nothing.
  return threads.map(tasksOf).toSorted((a, b) => sum(b) - sum(a))[0] ?? []
}
