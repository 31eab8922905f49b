import { expect, test } from '@playwright/test'
import { choose, hasty, optionsOn, playOn, settle, statusLine } from './play.ts'

test('after one load the site starts and plays without a network', async ({ page, context }) => {
  await settle(page)
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (
          await Promise.all((await caches.keys()).map(async key => (await (await caches.open(key)).keys()).length))
        ).reduce((a, b) => a + b, 0),
      ),
    )
    .toBeGreaterThan(20)
  await context.setOffline(true)
  await page.goto('/')
  await page.getByRole('button', { name: /Play now/ }).click()
  await expect(statusLine(page)).toContainText('Choose a hero')
  await choose(page, 'hero paladin')
  await choose(page, 'hero warrior')
  await playOn([page], hasty, answers => answers >= 4)
  const before = await optionsOn(page)
  await page.reload()
  await expect.poll(() => optionsOn(page)).toEqual(before)
  await page.goto('/rules/defenders#DEF-MOVE-01')
  await expect(page.getByText('DEF-MOVE-01').first()).toBeVisible()
})
