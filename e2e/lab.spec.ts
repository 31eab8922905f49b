import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from './test.ts'
import { axeFaults } from './axe.ts'
import { settle } from './play.ts'

const EXPERIMENT =
  '/lab#game=defenders&players=2&bots=greedy&games=100&seed=browser&difficulty=normal&against=difficulty=story'
const progress = (page: Page) => page.getByRole('progressbar')
const played = async (page: Page): Promise<number> => Number(await progress(page).getAttribute('aria-valuenow'))

test('an experiment runs, is cancelled, outlasts a reload, goes on, and gives what the command line gives', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await settle(page)
  await page.goto(EXPERIMENT)
  await page.getByRole('button', { name: 'Play 200 games' }).click()
  await expect.poll(() => played(page), { timeout: 60_000, intervals: [50] }).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Cancel, keep what is done' }).click()
  await expect(page.getByRole('heading', { name: 'cancelled' })).toBeVisible()
  const kept = await played(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'cancelled' })).toBeVisible()
  expect(await played(page)).toBe(kept)
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('heading', { name: 'paused' })).toBeVisible()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('heading', { name: 'done' })).toBeVisible({ timeout: 150_000 })
  expect(await played(page)).toBe(200)
  await expect(page.getByRole('img', { name: 'Games won' })).toBeVisible()
  await expect(page.getByText('same seeds, game by game')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The answer' })).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.getByRole('radio', { name: 'Tables' })).toBeChecked()
  await expect(page.getByRole('region', { name: 'Games won' }).getByRole('row')).toHaveCount(3)

  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'JSON' }).click()
  const file = readFileSync(await (await waiting).path(), 'utf8')
  const [here, there] = [file, commandLine('normal')].map(text => JSON.parse(text) as Record<string, unknown>)
  for (const field of [
    'lab',
    'rules',
    'game',
    'mode',
    'players',
    'bots',
    'settings',
    'seed',
    'games',
    'outcomes',
    'lengths',
    'groups',
    'results',
  ])
    expect([field, here?.[field]]).toEqual([field, there?.[field]])
  const sheet = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  expect(readFileSync(await (await sheet).path(), 'utf8').split('\n')).toHaveLength(202)
})

const commandLine = (difficulty: string): string =>
  execFileSync(
    process.execPath,
    `node_modules/tsx/dist/cli.mjs apps/cli/src/main.ts simulate defenders --bot greedy --games 100 --seed browser --set difficulty=${difficulty} --threads 1 --json`.split(
      ' ',
    ),
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  )

for (const [size, width, height] of [
  ['a desk', 1440, 900],
  ['a laptop', 1280, 720],
  ['a phone', 390, 844],
  ['a small phone', 360, 640],
] as const)
  for (const theme of ['light', 'dark'])
    test(`the laboratory on ${size}, ${theme}: nothing is cut, axe finds nothing`, async ({ page }) => {
      test.setTimeout(120_000)
      await page.setViewportSize({ width, height })
      await settle(page, { theme })
      await page.goto('/lab#game=defenders&players=1&bots=random&games=20&seed=small&against=difficulty=story,hard')
      const start = page.getByRole('button', { name: 'Play 60 games' })
      if (width > 400) await expect(start).toBeInViewport({ ratio: 1 })
      await start.click()
      await expect(page.getByRole('heading', { name: 'done' })).toBeVisible({ timeout: 60_000 })
      expect(await axeFaults(page)).toEqual([])
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wide).toBeLessThanOrEqual(0)
      await page.screenshot({ path: test.info().outputPath('lab.png'), fullPage: true })
    })

test('a link lays the experiment out, and every change is in the address', async ({ page }) => {
  await settle(page, { language: 'fr' })
  await page.goto('/lab#game=tactics&players=2&bots=random,greedy&games=100&seed=lien')
  await expect(page.getByLabel('Bot à la place 2')).toHaveValue('greedy')
  await expect(page.getByLabel('Graine')).toHaveValue('lien')
  await page.getByLabel('Bot à la place 1').selectOption('skilled')
  expect(new URL(page.url()).hash).toContain('bots=skilled%2Cgreedy')
  await page.reload()
  await expect(page.getByLabel('Bot à la place 1')).toHaveValue('skilled')
  await expect(page.getByRole('button', { name: 'Jouer 100 parties' })).toBeVisible()
})
