import { expect, test } from './test.ts'
import { unplug } from './network.ts'
import { choose, hasty, optionsOn, playOn, settle, statusLine } from './play.ts'

test('after one load the site starts and plays without a network', async ({ page, context }) => {
  await settle(page)
  await unplug(page, context)
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
