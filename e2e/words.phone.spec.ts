import { expect, test } from './test.ts'
import { settle } from './play.ts'

test('a tap on a word opens its card at the foot; a long press on an option too, without choosing it', async ({
  page,
}) => {
  await settle(page)
  await page.goto('/learn/defenders/hold')
  const card = page.getByRole('dialog', { name: /, explained$/ })
  const word = page.locator('.coach .term').first()
  await word.tap()
  await expect(card).toBeVisible()
  const box = await card.boundingBox()
  expect((box?.x ?? 0) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 390).toBe(true)
  await page.locator('.board-field').tap({ position: { x: 10, y: 10 } })
  await expect(card).toHaveCount(0)

  await page.getByRole('button', { name: 'Next', exact: true }).tap()
  const option = page.locator('[data-option] .option', { has: page.locator('[data-term]') }).first()
  await expect(option).toBeVisible()
  const at = await option.boundingBox()
  if (!at) throw new Error('The option is not in sight')
  const point = { x: at.x + at.width / 2, y: at.y + at.height / 2 }
  const touch = await page.context().newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await expect(card).toBeVisible()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(card).toBeVisible()
  await expect(page.locator('.option.is-chosen')).toHaveCount(0)
})
