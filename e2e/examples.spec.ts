import { type Page, test } from './test.ts'
import { gameById } from '@tabletome/games'
import { axeFaults } from './axe.ts'
import { answer, EXAMPLES, expect, expectStep, openExample, PATIENCE, stepOf } from './examplePlay.ts'
import { unplug } from './network.ts'
import { positionOf, settle, unveil } from './play.ts'

test.use({ actionTimeout: PATIENCE })

/** In one of the themes; without motion, or colours would still be on their way. */
const expectNoFaults = async (page: Page, id: string, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  expect(await axeFaults(page, `#example-${id}`)).toEqual([])
}

for (const { game, id, other } of EXAMPLES)
  test(`${game}: an example is stepped through, left, reset and opened on a table`, async ({ page }) => {
    test.setTimeout(240_000)
    await settle(page)
    const leaf = await openExample(page, game, id)
    const start = await stepOf(leaf)
    await expectNoFaults(page, id, 'dark')
    await leaf.getByRole('button', { name: /Next/ }).click()
    await expectStep(leaf, start + 1)
    await expect(leaf.locator('.example-step.is-now')).toHaveCount(1)
    await leaf.getByRole('button', { name: 'Step back' }).click()
    await expectStep(leaf, start)

    // Where the example leaves a choice, another answer is tried from beside the steps, told, and put back.
    if (game === 'tactics') {
      await leaf.locator('[data-instead]').first().click()
      await expect(leaf.locator('.example-at')).toContainText('your own try')
      await expect(leaf.locator('.example-instead [role=status]')).not.toHaveText('Instead:')
      await leaf.getByRole('button', { name: 'Back to the example' }).click()
      await expectStep(leaf, start)
    }

    await leaf.getByRole('button', { name: 'Play this example' }).click()
    await expect(leaf.locator('.example-ask [data-option]').first()).toBeVisible()
    await expectNoFaults(page, id, 'light')
    await answer(leaf, other)
    await leaf.getByRole('button', { name: 'Back to the steps' }).click()
    await expect(leaf.locator('.example-at')).toContainText('your own try')
    await leaf.getByRole('button', { name: 'Reset' }).click()
    await expectStep(leaf, start)

    await leaf.getByRole('button', { name: 'Open on a table' }).click()
    await expect(page).toHaveURL(/\/local\//)
    await unveil(page)
    // What was laid out by hand is known again after a reload.
    const before = await positionOf(page)
    await page.reload()
    await unveil(page)
    await expect.poll(() => positionOf(page), { timeout: PATIENCE }).toBe(before)
  })

test('arrow keys step an example on and back again, and the focus stays', async ({ page }) => {
  await settle(page)
  const leaf = await openExample(page, 'defenders', 'E-07')
  const start = await stepOf(leaf)
  const next = leaf.getByRole('button', { name: /Next/ })
  await next.focus()
  for (const [key, step] of [
    ['ArrowRight', start + 1],
    ['ArrowRight', start + 2],
    ['ArrowLeft', start + 1],
    ['ArrowLeft', start],
    ['ArrowLeft', start],
    ['ArrowRight', start + 1],
  ] as const) {
    await page.keyboard.press(key)
    await expectStep(leaf, step)
    await expect(next).toBeFocused()
  }
})

test('an example in French', async ({ page }) => {
  test.setTimeout(240_000)
  await settle(page, { language: 'fr' })
  const titles = await gameById('tactics')?.parts.exampleText?.('fr')
  const leaf = await openExample(page, 'tactics', 'WE-28')
  await expect(leaf.getByRole('heading')).toHaveText(`Exemple ${titles?.text['WE-28']}`)
  const start = await stepOf(leaf)
  await leaf.getByRole('button', { name: 'Suite' }).click()
  await expectStep(leaf, start + 1)
  await leaf.getByRole('button', { name: 'Jouer cet exemple' }).click()
  await answer(leaf, 'roll')
  await leaf.getByRole('button', { name: 'Revenir aux étapes' }).click()
  await expectStep(leaf, start + 2)
  await leaf.getByRole('button', { name: 'Étape précédente' }).click()
  await expectStep(leaf, start + 1)
})

test('an example without a network', async ({ page, context }) => {
  test.setTimeout(240_000)
  await settle(page)
  await unplug(page, context)
  const leaf = await openExample(page, 'victorum', 'VIC-EX-61')
  const start = await stepOf(leaf)
  await leaf.getByRole('button', { name: /Next/ }).click()
  await expectStep(leaf, start + 1)
  await leaf.getByRole('button', { name: 'Open on a table' }).click()
  await unveil(page)
})
