import { test } from './test.ts'
import { axeFaults } from './axe.ts'
import { answer, expect, expectStep, openExample, PATIENCE, stepOf } from './examplePlay.ts'
import { settle, unveil } from './play.ts'

test.use({ actionTimeout: PATIENCE })

test('on a phone: an example of Rift is read, played by tapping, and opened on a table', async ({ page }) => {
  test.setTimeout(240_000)
  await settle(page)
  const leaf = await openExample(page, 'rift', 'RIFT-EX-08')
  expect(await axeFaults(page, '#example-RIFT-EX-08')).toEqual([])
  const { width } = (await leaf.boundingBox()) ?? { width: 0 }
  expect(width).toBeGreaterThan(300)
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth === innerWidth)).toBe(true)
  const start = await stepOf(leaf)
  const next = leaf.getByRole('button', { name: /Next/ })
  expect((await next.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44)
  await next.tap()
  await expectStep(leaf, start + 1)
  await leaf.getByRole('button', { name: 'Step back' }).tap()
  await expectStep(leaf, start)

  await leaf.getByRole('button', { name: 'Play this example' }).tap()
  await answer(leaf, 'hero malik', 'tap')
  await leaf.getByRole('button', { name: 'Reset' }).tap()
  await leaf.getByRole('button', { name: 'Open on a table' }).tap()
  await expect(page).toHaveURL(/\/local\//)
  await unveil(page)
})
