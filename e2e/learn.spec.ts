import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from './test.ts'
import { gameById, games } from '@tabletome/games'
import { axeFaults } from './axe.ts'
import {
  coach,
  endOfLesson,
  lessonsOf,
  openAt,
  playLesson,
  playUpTo,
  settleNew,
  standing,
  stepAt,
} from './learnPlay.ts'
import { unplug } from './network.ts'
import { choose, optionsOn, positionOf, unveil } from './play.ts'
import { columnFaults } from './sizes.ts'
import { nextChange } from './waiting.ts'

/** What a newcomer presses on the way, as each language has it. */
const WAY = {
  en: {
    learn: 'Learn',
    start: /Start lesson I\b/,
    done: 'Lesson I is done',
    all: 'All lessons',
    oneOf: (of: number) => `1 of ${of},`,
    skip: /Skip to the first game/,
    gotIt: 'Got it',
    goOn: 'Continue',
    play: 'Play',
    open: /Open the table/,
  },
  fr: {
    learn: 'Apprendre',
    start: /Commencer la leçon I\b/,
    done: 'Leçon I terminée',
    all: 'Toutes les leçons',
    oneOf: (of: number) => `1 sur ${of},`,
    skip: /Passer à la première partie/,
    gotIt: 'Compris',
    goOn: 'Continuer',
    play: 'Jouer',
    open: /Ouvrir la table/,
  },
} as const
/** What is asked first in the ready-made game. */
const ASKED: Readonly<Record<string, string>> = {
  defenders: 'draw',
  tactics: 'keep ',
  rift: 'colour ',
  victorum: 'to ',
}
const offered = async (page: Page, start: string): Promise<string | undefined> =>
  (await optionsOn(page)).find(id => id.startsWith(start))

for (const { id: game } of games)
  for (const language of ['en', 'fr'] as const)
    test(`${game}, ${language}: from Home to the first lesson, the first game and an ordinary game`, async ({
      page,
    }) => {
      test.slow()
      const way = WAY[language]
      const lessons = await lessonsOf(game)
      const words = (await gameById(game)?.parts.lessonText?.(language))?.text.lessons ?? {}
      const [lesson] = lessons
      const asked = ASKED[game]
      if (!lesson || !asked) throw new Error('no lesson')
      const said = words[lesson.id]
      const card = page.locator('.game').nth(games.findIndex(({ id }) => id === game))
      await settleNew(page, { language })

      await page.goto('/')
      await card.getByRole('button', { name: way.learn }).click()
      await page.getByRole('button', { name: way.start }).click()
      await expect(coach(page)).toContainText(said?.steps[lesson.steps[0]?.id ?? '']?.line ?? '–', { timeout: 40_000 })
      expect(await columnFaults(page), 'the left column beside the first step').toEqual([])
      await playLesson(page, lesson)
      await expect(endOfLesson(page)).toContainText(way.done)
      await expect(endOfLesson(page)).toContainText(Object.values(said?.success ?? {})[0] ?? '–')
      await page.getByRole('button', { name: way.all }).click()
      await expect(page.getByText(way.oneOf(lessons.filter(({ further }) => !further).length))).toBeVisible()

      await page.getByRole('button', { name: way.skip }).click()
      const tip = page.locator('.tip')
      await expect(tip).toBeVisible({ timeout: 40_000 })
      await tip.getByRole('button', { name: way.gotIt }).click()
      await expect(tip).toBeHidden()
      await expect.poll(() => offered(page, asked)).toBeTruthy()
      await choose(page, (await offered(page, asked)) ?? '')

      await page.goto('/')
      await expect(page.getByRole('article', { name: way.goOn })).toBeVisible()
      await card.getByRole('button', { name: way.play }).click()
      const open = page.getByRole('button', { name: way.open })
      await expect(open).toBeVisible()
      await expect(page.locator('.newcomer')).toHaveCount(0)
      await open.click()
      await unveil(page)
    })

test('after the last lesson: its seals, and the ways on', async ({ page }) => {
  test.slow()
  const core = (await lessonsOf('defenders')).filter(({ further }) => !further)
  const last = core.at(-1)
  const step = last && (await stepAt('defenders', last, last.steps.at(-1)?.id ?? ''))
  if (!last || !step) throw new Error('no lesson')
  await settleNew(page, { language: 'fr' })
  await page.goto('/')
  await openAt(
    page,
    'defenders',
    step,
    core.slice(0, -1).map(({ id }) => id),
  )
  await playLesson(page, last)
  const after = page.getByRole('dialog', { name: 'Vous savez jouer à Défenseurs.' })
  await expect(after.getByRole('heading', { level: 3 })).toHaveText([
    'Votre première partie',
    'Avec un ami',
    'Un autre jeu',
  ])
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.locator('.tip')).toBeVisible({ timeout: 40_000 })
})

test('tips come one at a time, until no more are wanted; help keeps them all', async ({ page }) => {
  await settleNew(page)
  await page.goto('/new/defenders')
  await page
    .locator('.newcomer')
    .getByRole('button', { name: /First game/ })
    .click()
  const tip = page.locator('.tip')
  await expect(tip).toHaveAttribute('data-tip', 'both', { timeout: 40_000 })
  await choose(page, 'draw')
  await expect(tip).toHaveCount(1)
  expect(await tip.getAttribute('data-tip')).not.toBe('both')
  await tip.getByRole('button', { name: 'No more tips' }).click()
  await expect(tip).toBeHidden()
  await expect(page.getByText(/Tips are off/)).toBeVisible()
  await choose(page, 'draw')
  await expect(tip).toBeHidden()
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
