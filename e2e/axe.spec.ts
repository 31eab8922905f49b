import { expect, test } from './test.ts'
import { axeFaults } from './axe.ts'
import { choose, hasty, playOn, settle, statusLine } from './play.ts'

const SCREENS = [
  '/',
  '/tables',
  '/new/defenders',
  '/new/tactics',
  '/new/rift',
  '/new/victorum',
  '/build/tactics',
  '/campaign/rift',
  '/rules',
  '/rules/defenders',
  '/rules/tactics',
  '/rules/rift',
  '/rules/victorum',
  '/words/defenders',
  '/words/victorum',
  '/replay',
  '/settings',
  '/about',
  '/privacy',
  '/no-such-page',
]

for (const theme of ['light', 'dark']) {
  for (const screen of SCREENS)
    test(`axe finds nothing on ${screen}, ${theme}`, async ({ page }) => {
      await settle(page, { theme })
      await page.goto(screen)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await page.waitForLoadState('networkidle')
      expect(await axeFaults(page)).toEqual([])
    })

  test(`axe finds nothing at the table, on the result and in the replay, ${theme}`, async ({ page }) => {
    test.slow()
    await settle(page, { theme })
    await page.goto('/')
    await page.getByRole('button', { name: /Play now/ }).click()
    await expect(statusLine(page)).toContainText('Choose a hero')
    expect(await axeFaults(page)).toEqual([])
    await choose(page, 'hero paladin')
    await choose(page, 'hero warrior')
    expect(await axeFaults(page)).toEqual([])
    await playOn([page], hasty)
    expect(await axeFaults(page)).toEqual([])
    await page
      .getByRole('link', { name: /Replay/ })
      .or(page.getByRole('button', { name: /Replay/ }))
      .first()
      .click()
    await expect(page.getByRole('slider').first()).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
  })
}
