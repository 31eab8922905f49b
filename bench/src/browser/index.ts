import type { Browser, CDPSession, Page } from '@playwright/test'
import { pickRecord, settle } from '../../../e2e/play.ts'
import { nextChange, quiet } from '../../../e2e/waiting.ts'
import { type Bench, type Figure, median, quantile } from '../figure.ts'
import { inChromium } from './chromium.ts'
import { movesOn, type Seen, seenSince, spotsToPoint, spotToPress, twoFrames, watchPage } from './page.ts'
import type { Site } from './site.ts'
import { recordAfter, type Table, TABLES } from './tables.ts'
import { tasksDuring } from './trace.ts'

/** How far a match has come before it is looked at: late in a long one. */
const LATE: Readonly<Record<Table['id'], number>> = { defenders: 60, tactics: 150, rift: 60, victorum: 700 }
const POINTED = 60
const ANSWERS = 300
/** So many presses are traced: enough to meet everything a turn brings. */
const TRACED = 80
/** On a busy machine fewer answers are given. */
const SECONDS = 90

/** Main-thread time of Chromium at a table of each game; a hurried match is played by pressing options by turns. */
export const bench: Bench = {
  about: 'in Chromium, per game: preview after pointing, longest task, layout shift, latency, heap after 300 answers',
  run: tell =>
    inChromium(async (browser, site) => {
      const figures: Figure[] = []
      for (const table of TABLES) {
        tell(`browser: ${table.id}, previews`)
        figures.push(...(await previews(table, browser, site)))
        tell(`browser: ${table.id}, ${ANSWERS} answers`)
        figures.push(...(await match(table, browser, site)))
      }
      return figures
    }),
}

async function opened(table: Table, answers: number, browser: Browser, site: Site): Promise<Page> {
  const record = await recordAfter(table, answers)
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  // The loader of TypeScript names functions, those that are sent to the page too.
  await page.addInitScript('globalThis.__name ??= named => named')
  await settle(page)
  await page.addInitScript(watchPage)
  await page.goto(`${site.address}/tables`)
  await pickRecord(page, record)
  await quiet(page)
  return page
}

/** Points at the options of a late position one after the other, then answers, until enough were pointed at. */
export async function previews(table: Table, browser: Browser, site: Site): Promise<Figure[]> {
  const page = await opened(table, LATE[table.id], browser, site)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const times: number[] = []
  const nothing: number[] = []
  const timeOf = async (act: () => Promise<void>): Promise<number> => {
    const began = await taskTime(session)
    await act()
    await page.evaluate(twoFrames)
    return (await taskTime(session)) - began
  }
  for (let turn = 0; times.length < POINTED && turn < 4 * POINTED; turn++) {
    await quiet(page)
    for (const { x, y } of await page.evaluate(spotsToPoint)) {
      await page.mouse.move(2, 2)
      await quiet(page, 3)
      // What two frames cost in which nothing is pointed at belongs to no preview.
      nothing.push(await timeOf(() => page.mouse.move(3, 3)))
      times.push(await timeOf(() => page.mouse.move(x, y)))
    }
    if ((await press(page, turn)) === undefined) break
  }
  await page.context().close()
  const idle = median(nothing)
  const spent = times.map(time => Math.max(0, time - idle))
  return [
    {
      what: `${table.id} after ${LATE[table.id]} answers: preview, 95 of 100 within`,
      value: quantile(spent, 0.95),
      unit: 'ms of CPU',
      target: { atMost: 16 },
    },
    { what: `  median of ${spent.length}`, value: median(spent), unit: 'ms of CPU' },
  ]
}

export async function match(table: Table, browser: Browser, site: Site): Promise<Figure[]> {
  const page = await opened(table, 1, browser, site)
  await page.evaluate(seenSince)
  let answers = 0
  const deadline = performance.now() + SECONDS * 1000
  const play = async (from: number, most: number): Promise<number> => {
    for (let turn = from; turn < most && answers < ANSWERS && performance.now() < deadline; turn++) {
      const seq = await press(page, turn)
      if (seq === undefined) break
      answers = seq
    }
    return most
  }
  const tasks = await tasksDuring(browser, page, () => play(0, TRACED))
  const traced: Seen = await page.evaluate(seenSince)
  await play(TRACED, Number.POSITIVE_INFINITY)
  const rest: Seen = await page.evaluate(seenSince)
  // To be traced takes time: a press counts only after that, unless the match was over by then.
  const { latencies } = rest.latencies.length > 0 ? rest : traced
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await page.context().close()
  return [
    { what: `${table.id}: answers given`, value: answers, unit: '' },
    {
      what: `  longest task of ${TRACED} presses`,
      value: Math.max(0, ...tasks),
      unit: 'ms of CPU',
      target: { atMost: 50 },
    },
    { what: '  longest task of all, by the clock', value: Math.max(0, ...traced.tasks, ...rest.tasks), unit: 'ms' },
    {
      what: '  latency of a press, 98 of 100 within',
      value: quantile(latencies, 0.98),
      unit: 'ms',
      target: { atMost: 100 },
    },
    { what: '  layout shift, own input left out', value: traced.shift + rest.shift, unit: '', target: { atMost: 0.1 } },
    { what: '  heap at the end', value: usedSize / 1_000_000, unit: 'MB' },
  ]
}

/** Presses something with the mouse; the number of answers by then, nothing if there is nothing more to press. */
async function press(page: Page, turn: number): Promise<number | undefined> {
  for (let tries = 0; tries < 25; tries++) {
    const spot = await page.evaluate(spotToPress, turn + tries)
    if (spot === undefined) {
      await nextChange(page)
      continue
    }
    await page.mouse.click(spot.x, spot.y)
    const { seq, moved } = await page.evaluate(movesOn, spot.asked)
    if (moved) return seq
  }
  return undefined
}

/** Milliseconds the main thread has worked, whatever else the machine was doing meanwhile. */
async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}
