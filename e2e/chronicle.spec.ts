import { expect, test } from './test.ts'
import { choose, importTable, optionsOn, settle } from './play.ts'
import { recordUntil, victorumMatch } from './positions.ts'

test('a long chronicle opens at its newest line, holds few lines, stays where it is read, and “newer” leads back', async ({
  page,
}) => {
  test.slow()
  await settle(page)
  const late = recordUntil('chronicle', victorumMatch(), ({ act = 0 }, choice) => act > 1 && choice === 'travel')
  await importTable(page, await late)
  await page.keyboard.press('l')
  const log = page.locator('.drawer [role="log"]')
  const lines = log.locator('.line, .turn')
  await expect(lines.last()).toBeInViewport()
  // The match has several hundred lines.
  expect(await lines.count()).toBeLessThan(100)
  const [first = ''] = (await optionsOn(page)).filter(id => id.startsWith('to '))
  // It follows.
  const newest = await lines.last().textContent()
  await choose(page, first)
  await expect(lines.last()).not.toHaveText(newest ?? '')
  await expect(lines.last()).toBeInViewport()
  // Somebody reads further up: what is read stays, and what comes is counted.
  await log.hover()
  await page.mouse.wheel(0, -400)
  await expect.poll(() => log.evaluate(box => box.scrollHeight - box.scrollTop - box.clientHeight)).toBeGreaterThan(100)
  const newer = page.getByRole('button', { name: /newer/ })
  await expect(newer).toBeHidden()
  await page.locator('.ask-slot [data-option]').first().click()
  await expect(newer).toBeVisible()
  await expect(lines.last()).not.toBeInViewport()
  await newer.click()
  await expect(lines.last()).toBeInViewport()
  await expect(newer).toBeHidden()
})
