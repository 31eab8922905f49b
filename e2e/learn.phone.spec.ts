import { expect, test } from './test.ts'
import { gameById, games } from '@tabletome/games'
import { isRead } from '@tabletome/match/lesson'
import { axeFaults } from './axe.ts'
import { coach, endOfLesson, lessonsOf, openAt, playLesson, settleNew, stepAt } from './learnPlay.ts'
import { coachFaults, resize, SIZES } from './sizes.ts'

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
  // The tip lies over the map: what can be chosen stays in sight on the smallest phone too.
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(tip).toBeInViewport({ ratio: 1 })
  const { y = 0, height = 0 } = (await tip.boundingBox()) ?? {}
  expect(y + height).toBeLessThanOrEqual((await page.locator('.p-list').boundingBox())?.y ?? 0)
  await tip.getByRole('button', { name: 'Got it' }).tap()
  await expect(tip).toBeHidden()
})

const PHONES = SIZES.filter(({ name }) => ['360×640', '375×667', '390×844'].includes(name))
for (const { id: game } of games)
  test(`on every phone the coach of ${game} is whole where it says most, in both languages`, async ({ page }) => {
    test.slow()
    const steps = (await lessonsOf(game)).flatMap(lesson => lesson.steps.map(step => ({ lesson, step })))
    const faults: string[] = []
    await settleNew(page)
    await page.goto('/')
    for (const language of ['en', 'fr'] as const) {
      const words = (await gameById(game)?.parts.lessonText?.(language))?.text.lessons ?? {}
      const said = ({ lesson, step }: (typeof steps)[number]) => words[lesson.id]?.steps[step.id]?.line.length ?? 0
      await page.evaluate(kept => localStorage.setItem('tabletome.settings', kept), JSON.stringify({ language }))
      for (const read of [true, false]) {
        const [longest] = steps
          .filter(({ step }) => isRead(step) === read && step.only === undefined)
          .toSorted((a, b) => said(b) - said(a))
        const open = longest && (await stepAt(game, longest.lesson, longest.step.id))
        if (!open) throw new Error('no such step')
        await openAt(page, game, open)
        if (read) await expect(page.locator('.coach-next')).toBeVisible()
        for (const size of PHONES) {
          await resize(page, size)
          for (const fault of await coachFaults(page))
            faults.push(`${language} ${longest.lesson.id} ${longest.step.id}, ${size.name}: ${fault}`)
        }
      }
    }
    expect(faults).toEqual([])
  })
