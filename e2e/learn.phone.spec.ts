import { expect, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { coach, endOfLesson, lessonsOf, playLesson, settleNew } from './learnPlay.ts'

test('on a phone: Home leads to a lesson, which is played by tapping to its seal', async ({ page }) => {
  test.slow()
  await settleNew(page)
  await page.goto('/')
  const [lesson] = await lessonsOf('defenders')
  if (!lesson) throw new Error('no lesson')
  await page.getByRole('button', { name: /Learn by playing/ }).tap()
  await expect(coach(page)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.scrollingElement?.scrollHeight === innerHeight)).toBe(true)
  await playLesson(page, lesson, 'tap')
  await expect(endOfLesson(page)).toContainText('Lesson I is done')
  await page.getByRole('button', { name: /Lesson II/ }).tap()
  await expect(coach(page)).toBeVisible()
})

test('on a phone: the first game begins with a tip above the question, and nothing scrolls', async ({ page }) => {
  await settleNew(page)
  await page.goto('/')
  await page.getByRole('button', { name: /First game/ }).tap()
  const tip = page.locator('.tip')
  await expect(tip).toBeVisible({ timeout: 30_000 })
  expect(await axeFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.scrollingElement?.scrollHeight === innerHeight)).toBe(true)
  await tip.getByRole('button', { name: 'Got it' }).tap()
  await expect(tip).toBeHidden()
})
