import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { pickRecord } from '../../e2e/play.ts'
import { inChromium, newcomer } from './browser/chromium.ts'
import type { Fetched, Site } from './browser/site.ts'
import { recordAfter, type Table, TABLES } from './browser/tables.ts'
import type { Bench, Figure } from './figure.ts'

const MOST = 180

/** What Chromium fetches of the built site, each file once, as gzip makes it. */
export const bench: Bench = {
  about: 'gzip sizes of what a browser fetches: until “Play now” can be pressed, and for a table of each game',
  run: tell =>
    inChromium(async (browser, site) => {
      tell('size: first load')
      const figures = await firstLoad(browser, site)
      for (const table of TABLES) {
        tell(`size: ${table.id}`)
        figures.push(...(await tableOf(table, browser, site)))
      }
      return figures
    }),
}

async function firstLoad(browser: Browser, site: Site): Promise<Figure[]> {
  const { context, page } = await newcomer(browser)
  site.fetched()
  await page.goto(site.address)
  await page.getByRole('button', { name: /Play now/ }).waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const files = site.fetched()
  await context.close()
  const fonts = files.filter(({ name }) => name.endsWith('.woff2'))
  return [
    {
      what: 'first load, until “Play now” can be pressed',
      value: kilobytes(files),
      unit: 'kB',
      target: { atMost: MOST },
    },
    { what: '  of it fonts', value: kilobytes(fonts), unit: 'kB' },
    { what: '  files', value: files.length, unit: '' },
  ]
}

/** Long enough for all that a table fetches once it stands. */
const IDLE = 3000
declare global {
  var askedAt: number | undefined
}
/** In the page: when the first question could be answered, by the clock. */
function noteAsked(): void {
  const look = (): void => {
    if (document.querySelector('.veil button, [data-option], [data-subject], details.fold'))
      globalThis.askedAt = performance.timeOrigin + performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/**
 * What opening a table adds to the page of all tables: until its first question can be answered, and what it fetches by itself after
 * that. Rules are fetched by the page and by its worker.
 */
async function tableOf(table: Table, browser: Browser, site: Site): Promise<Figure[]> {
  const record = await recordAfter(table, 4)
  const { context, page } = await newcomer(browser)
  await page.addInitScript(noteAsked)
  await page.goto(`${site.address}/tables`)
  await page.getByRole('button', { name: /Import/ }).waitFor()
  site.fetched()
  await pickRecord(page, record)
  await page.waitForTimeout(IDLE)
  const askedAt = await page.evaluate(() => globalThis.askedAt ?? 0)
  // A file that page and worker both ask for comes once.
  const all = [
    ...new Map(
      site
        .fetched()
        .toReversed()
        .map(file => [file.name, file]),
    ).values(),
  ]
  await context.close()
  // Letters that are seen count, though they come when the words are there.
  const files = all.filter(({ name, at }) => at <= askedAt || name.endsWith('.woff2'))
  const rules = closure(files, name => name.startsWith(`${table.id}-`) || name.startsWith('worker-'))
  const words = closure(files, name => /^(en|make)-/.test(name)).filter(file => !rules.includes(file))
  const board = closure(files, name => /^(board|Art|\w*[gG]lyphs)-/.test(name)).filter(
    file => !rules.includes(file) && !words.includes(file),
  )
  const part = (what: string, some: readonly Fetched[]): Figure => ({
    what: `  ${what}`,
    value: kilobytes(some),
    unit: 'kB',
  })
  const rest = files.filter(file => !rules.includes(file) && !words.includes(file) && !board.includes(file))
  return [
    {
      what: `a table of ${table.id}, until its first question can be answered`,
      value: kilobytes(files),
      unit: 'kB',
      target: { atMost: MOST },
    },
    part('its board', board),
    part('its rules, for the page and for the worker', rules),
    part('its words', words),
    part('what every table has', rest),
    { what: '  after that, in idle time, besides', value: kilobytes(all) - kilobytes(files), unit: 'kB' },
  ]
}

const kilobytes = (files: readonly Fetched[]): number => {
  const bodies = new Map(files.map(({ name, body }) => [name, body]))
  let sum = 0
  for (const [name, body] of bodies) sum += name.endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length
  return sum / 1000
}

/** The files that begin so and all they import at once, of those that were fetched. */
function closure(files: readonly Fetched[], begins: (name: string) => boolean): Fetched[] {
  const byName = new Map(files.map(file => [file.name, file]))
  const found = new Set<Fetched>()
  const add = (file: Fetched | undefined): void => {
    if (file === undefined || found.has(file)) return
    found.add(file)
    for (const [, , name = ''] of file.body.toString().matchAll(/(?:from|import)\s*(["'`])(\.\/[^"'`]+)\1/g))
      add(byName.get(join(dirname(file.name), name)))
  }
  for (const file of files) if (begins(file.name.replace('assets/', ''))) add(file)
  return [...found]
}
