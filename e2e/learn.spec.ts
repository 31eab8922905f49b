import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { gameById, games } from '@tabletome/games'
import { axeFaults } from './axe.ts'
import { coach, endOfLesson, lessonsOf, playLesson, playUpTo, settleNew, standing } from './learnPlay.ts'
import { unplug } from './network.ts'
import { choose, optionsOn, positionOf } from './play.ts'
import { nextChange } from './waiting.ts'

test('from Home to the lesson, the first game with tips and an ordinary game', async ({ page }) => {
  test.slow()
  await settleNew(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: /Play now/ })).toBeVisible()
  await page.getByRole('button', { name: /Learn by playing/ }).click()
  const [first] = await lessonsOf('defenders')
  if (!first) throw new Error('no lesson')
  await playLesson(page, first)
  await page.getByRole('button', { name: 'All lessons' }).click()
  await expect(page.getByText(/^1 of 7/)).toBeVisible()

  await page.getByRole('button', { name: /Skip to the first game/ }).click()
  const tip = page.locator('.tip')
  await expect(tip).toHaveAttribute('data-tip', 'both')
  await tip.getByRole('button', { name: 'Got it' }).click()
  await expect(tip).toBeHidden()
  await choose(page, 'draw')
  await expect(page.locator('.tip')).toHaveCount(1)
  const told = await tip.getAttribute('data-tip')
  expect(told).not.toBe('both')
  await tip.getByRole('button', { name: 'No more tips' }).click()
  await expect(tip).toBeHidden()
  await expect(page.getByText(/Tips are off/)).toBeVisible()
  await choose(page, 'draw')
  await expect(tip).toBeHidden()

  await page.goto('/')
  await expect(page.getByRole('article', { name: 'Continue' })).toBeVisible()
  const card = page.locator('.game').first()
  await expect(card).toContainText('1 of 7 lessons')
  await card.getByRole('button', { name: /Play/ }).click()
  await expect(page.locator('.newcomer')).toHaveCount(0)
  await page.getByRole('button', { name: /Open the table/ }).click()
  await expect.poll(() => optionsOn(page)).toContain('hero paladin')
})

for (const game of ['defenders', 'tactics', 'rift', 'victorum'])
  test(`the first lesson of ${game} by its answers, to its seal`, async ({ page }) => {
    test.slow()
    await settleNew(page)
    const [lesson] = await lessonsOf(game)
    if (!lesson) throw new Error('no lesson')
    await page.goto(`/learn/${game}/${lesson.id}`)
    await playLesson(page, lesson)
    await expect(endOfLesson(page)).toContainText('Lesson I is done')
  })

for (const [game, asked] of [
  ['tactics', 'keep '],
  ['rift', 'colour '],
  ['victorum', 'to '],
] as const)
  test(`the ready-made first game of ${game} is one press away and begins with a tip`, async ({ page }) => {
    await settleNew(page)
    await page.goto(`/new/${game}`)
    await page
      .locator('.newcomer')
      .getByRole('button', { name: /First game/ })
      .click()
    await expect(page.locator('.tip')).toBeVisible({ timeout: 30_000 })
    await expect.poll(async () => (await optionsOn(page)).some(id => id.includes(asked.trim()))).toBe(true)
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Help' })
    await expect(help.getByRole('button', { name: /^Lesson: / })).toBeVisible()
    await help.getByText('All tips').click()
    await expect(help.locator('.tip-list li').first()).toBeVisible()
  })

test('a lesson by the keyboard alone', async ({ page }) => {
  test.slow()
  await settleNew(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: /Learn by playing/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(coach(page)).toBeVisible()
  for (let acts = 0; acts < 40 && !(await endOfLesson(page).isVisible()); acts++) {
    const before = await standing(page)
    if (!before.includes('is-doing')) {
      if (await page.locator('.coach-next').isVisible()) await page.keyboard.press('Enter')
      else await nextChange(page)
      continue
    }
    const awake = page.locator(
      '.options .option:not([aria-disabled="true"]) .key, .main-buttons button:not([aria-disabled="true"]) .key',
    )
    if (await page.locator('.coach-next').isVisible()) await page.keyboard.press('Enter')
    else {
      const key = (await awake.first().innerText()).toLowerCase()
      await page.keyboard.press(key)
      if (/^\d$/.test(key)) await page.keyboard.press('Enter')
    }
    await expect.poll(() => standing(page)).not.toBe(before)
  }
  await expect(endOfLesson(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(coach(page)).toHaveAttribute('data-step', (await lessonsOf('defenders'))[1]?.steps[0]?.id ?? '')
})

test('a lesson in French', async ({ page }) => {
  test.slow()
  await settleNew(page, { language: 'fr' })
  const [lesson] = await lessonsOf('defenders')
  const words = await gameById('defenders')?.parts.lessonText?.('fr')
  if (!lesson || !words) throw new Error('no lesson')
  await page.goto('/learn/defenders')
  await page.getByRole('button', { name: /Commencer la leçon I/ }).click()
  await expect(coach(page)).toContainText(words.text.lessons[lesson.id]?.steps[lesson.steps[0]?.id ?? '']?.line ?? '–')
  await playLesson(page, lesson)
  await expect(endOfLesson(page)).toContainText(Object.values(words.text.lessons[lesson.id]?.success ?? {})[0] ?? '–')
})

test('a reload in the middle of a lesson gives the same step and position', async ({ page }) => {
  test.slow()
  await settleNew(page)
  const [lesson] = await lessonsOf('defenders')
  const [, , third] = lesson?.steps ?? []
  if (!lesson || !third) throw new Error('no lesson')
  await page.goto(`/learn/defenders/${lesson.id}`)
  await expect(coach(page)).toBeVisible()
  await playUpTo(page, lesson, third.id)
  const before = await positionOf(page)
  await page.reload()
  await expect(coach(page)).toHaveAttribute('data-step', third.id)
  await expect.poll(() => positionOf(page)).toBe(before)

  // Back leads to the steps before, and another reload finds it there.
  for (const { id } of lesson.steps.slice(0, 2).reverse()) {
    await coach(page).getByRole('button', { name: 'Back' }).click()
    await expect(coach(page)).toHaveAttribute('data-step', id)
  }
  await page.reload()
  await expect(coach(page)).toHaveAttribute('data-step', lesson.steps[0]?.id ?? '')
  await playLesson(page, lesson)
})

test('a lesson without a network', async ({ page, context }) => {
  test.slow()
  await settleNew(page)
  await unplug(page, context)
  const [lesson] = await lessonsOf('defenders')
  if (!lesson) throw new Error('no lesson')
  await page.goto(`/learn/defenders/${lesson.id}`)
  await playLesson(page, lesson)
})

test('axe finds nothing on Home, New table, lessons and tips', async ({ page }) => {
  test.slow()
  await settleNew(page, { theme: 'light' })
  for (const [path, there] of [
    ['/', '.first-card'],
    ['/new/rift', '.newcomer'],
    ['/learn/tactics', '.learn-first'],
    ['/tips/victorum', '.tip-list li'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator(there).first()).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
  }
})

test('axe finds nothing in a lesson where the magnifier scrolls beside the coach', async ({ page }) => {
  test.slow()
  await settleNew(page)
  const [lesson] = await lessonsOf('rift')
  const [, , , fourth] = lesson?.steps ?? []
  if (!lesson || !fourth) throw new Error('no lesson')
  await page.goto(`/learn/rift/${lesson.id}`)
  await expect(coach(page)).toBeVisible({ timeout: 40_000 })
  await playUpTo(page, lesson, fourth.id)
  await expect(page.locator('.ask-subject')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
})

const KILOBYTE = 1024
test('lessons of a game and language come on demand, with at most 25 kB', async ({ page }) => {
  const folder = new URL('../dist/site/assets/', import.meta.url)
  const files = readdirSync(folder).filter(name => name.endsWith('.js'))
  const holding = (said: string) => files.filter(name => readFileSync(new URL(name, folder), 'utf8').includes(said))
  const fetched: string[] = []
  page.on('request', request => fetched.push(request.url()))
  await settleNew(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: /Learn by playing/ })).toBeVisible()
  for (const info of games)
    for (const language of ['en', 'fr'] as const) {
      const [first] = Object.values((await info.parts.lessonText?.(language))?.text.lessons ?? {})
      const lines = Object.values(first?.steps ?? {}).map(({ line }) => line)
      const line = lines.find(each => /^[\x20-\x7e]*$/.test(each)) ?? lines[0] ?? '–'
      const found = holding(line.slice(0, 40))
      expect(found, `${info.id} ${language}`).toHaveLength(1)
      const [name = ''] = found
      expect(gzipSync(readFileSync(new URL(name, folder))).length).toBeLessThanOrEqual(25 * KILOBYTE)
      expect(fetched.filter(url => url.endsWith(name))).toEqual([])
    }
})
