import { expect, test } from './test.ts'
import { chronicle, optionsOn, settle } from './play.ts'
import { openRift, setUpRift } from './riftPlay.ts'

test('who is ready last sees the march, can skip it and see it again; the chronicle names rules and the replay', async ({
  page,
}) => {
  test.slow()
  await settle(page, { speed: 'slow' })
  await openRift(page)
  await setUpRift(page)
  await expect.poll(() => optionsOn(page), { timeout: 20_000 }).toContain('ready')
  await page.locator('[data-option="ready"]').first().click()
  const strip = page.locator('.ticker.is-live')
  await expect(strip.locator('.beads')).toBeVisible()
  // One way to skip, not two.
  await expect(page.getByRole('button', { name: /Skip to my turn/ })).toHaveCount(1)
  await page.keyboard.press('s')
  await expect(strip).toHaveCount(0)
  await page.keyboard.press('a')
  await expect(strip.locator('.beads')).toBeVisible()
  await page.keyboard.press('s')
  const log = await chronicle(page)
  const line = log.locator('button.line').last()
  await line.click()
  await expect(log.locator('.line-more .rule-link')).toHaveText(/^RIFT-/)
  await log.getByRole('link', { name: 'See it in the replay' }).click()
  await expect(page).toHaveURL(/\/replay\/local\/.*\?at=\d+/)
})

test('at Normal the next own choice comes within six seconds of an enemy phase', async ({ page }) => {
  test.slow()
  await settle(page, { speed: 'normal' })
  await openRift(page)
  await setUpRift(page)
  await expect.poll(() => optionsOn(page), { timeout: 20_000 }).toContain('ready')
  // Measured by the page itself, so that a slow look at it does not count.
  await page.evaluate(() => {
    const onClick = () => {
      const since = performance.now()
      let isShown = false
      const frame = () => {
        const isAsked = document.querySelector('[data-option]') !== null
        isShown ||= !isAsked
        if (isShown && isAsked) document.body.dataset.waited = String(performance.now() - since)
        else requestAnimationFrame(frame)
      }
      requestAnimationFrame(frame)
    }
    addEventListener('click', onClick, { once: true, capture: true })
  })
  await page.locator('[data-option="ready"]').first().click()
  await expect(page.locator('body')).toHaveAttribute('data-waited', /./, { timeout: 15_000 })
  const waited = Number(await page.locator('body').getAttribute('data-waited'))
  expect(waited).toBeGreaterThan(500)
  expect(waited).toBeLessThan(6500)
})
