import type { Browser, CDPSession, Page } from '@playwright/test'
import { optionsOn, pickRecord } from '../../../e2e/play.ts'
import { nextChange, quiet } from '../../../e2e/waiting.ts'
import { type Bench, type Figure, quantile } from '../figure.ts'
import { inChromium, newcomer } from './chromium.ts'
import { movesOn, optionAt, type Seen, seenSoFar, watchPage } from './page.ts'
import type { Site } from './site.ts'
import { recordAfter, type Table, TABLES } from './tables.ts'

/** How far a match has come before it is looked at: late in a long one. */
const LATE: Readonly<Record<Table['id'], number>> = { defenders: 60, tactics: 150, rift: 60, victorum: 700 }
const POINTED = 40
const ANSWERS = 300
/** On a busy machine fewer answers are given. */
const SECONDS = 120

/** Main-thread time of Chromium at a table of each game; a hurried match is played by pressing options at random. */
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
  const { page } = await newcomer(browser)
  await page.addInitScript(watchPage)
  await page.goto(`${site.address}/tables`)
  await pickRecord(page, record)
  await quiet(page)
  return page
}

/** Points at the options of a late position one after the other, then answers, until enough were pointed at. */
async function previews(table: Table, browser: Browser, site: Site): Promise<Figure[]> {
  const page = await opened(table, LATE[table.id], browser, site)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const times: number[] = []
  while (times.length < POINTED) {
    const before = times.length
    for (const id of (await optionsOn(page)).slice(0, POINTED - times.length)) {
      const option = page.locator(`[data-option="${id}"]:visible`).first()
      if ((await option.count()) === 0) continue
      await page.mouse.move(2, 2)
      await quiet(page, 3)
      const began = await taskTime(session)
      await option.hover({ timeout: 2000 }).catch(() => undefined)
      await quiet(page, 3)
      times.push((await taskTime(session)) - began)
    }
    if (times.length === before || !(await answerOne(page, times.length))) break
  }
  await page.context().close()
  return [
    {
      what: `${table.id} after ${LATE[table.id]} answers: preview, 95 of 100 within`,
      value: quantile(times, 0.95),
      unit: 'ms',
      target: { atMost: 16 },
    },
    { what: '  median', value: quantile(times, 0.5), unit: 'ms' },
  ]
}

async function match(table: Table, browser: Browser, site: Site): Promise<Figure[]> {
  const page = await opened(table, 1, browser, site)
  let answers = 0
  const deadline = performance.now() + SECONDS * 1000
  while (answers < ANSWERS && performance.now() < deadline && (await answerOne(page, answers))) answers++
  const seen: Seen = await page.evaluate(seenSoFar)
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await page.context().close()
  const latency = seen.latencies.toSorted((a, b) => a - b)
  return [
    { what: `${table.id}: answers given`, value: answers, unit: '' },
    { what: '  longest task', value: Math.max(0, ...seen.tasks), unit: 'ms', target: { atMost: 50 } },
    { what: '  tasks over 50 ms', value: seen.tasks.length, unit: '' },
    {
      what: '  latency of a press, 98 of 100 within',
      value: quantile(latency, 0.98),
      unit: 'ms',
      target: { atMost: 100 },
    },
    { what: '  layout shift, own input left out', value: seen.shift, unit: '', target: { atMost: 0.1 } },
    { what: '  heap at the end', value: usedSize / 1_000_000, unit: 'MB' },
  ]
}

/** Presses an option with the mouse, by turns the first and another; false if nothing more can be pressed. */
async function answerOne(page: Page, turn: number): Promise<boolean> {
  for (let tries = 0; tries < 25; tries++) {
    const found = await page.evaluate(optionAt, turn)
    if (found !== undefined) {
      await page.mouse.click(found.x, found.y)
      if (await page.evaluate(movesOn, found.asked)) return true
    } else await nextChange(page)
  }
  return false
}

/** Milliseconds the main thread has worked. */
async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}
