import { expect, test } from './test.ts'
import { axeFaults } from './axe.ts'
import { person } from './people.ts'

test('where a table is set up, bots and difficulties say how often our bots win', async ({ page }) => {
  await page.goto('/new/defenders')
  const second = page.locator('.chair').nth(1)
  await second.getByRole('radio', { name: 'Bot', exact: true }).check({ force: true })
  await expect(page.getByText(/^Normal: our best bot \(\w+\) wins \d+% \(\d+ to \d+%, \d+ matches\)\.$/)).toBeVisible()
  await expect(second.getByText(/With its like it wins \d+%/)).toBeVisible()
  await second.getByRole('radio', { name: 'Expert', exact: true }).check({ force: true })
  await expect(second.getByText(/up to two seconds at a time\. With its like it wins \d+%/)).toBeVisible()
})

test('hints between rivals are off, unless whoever makes the table allows them: then everybody is told before sitting down', async ({
  page,
  browser,
}) => {
  await page.goto('/new/tactics')
  await page.locator('.chair').nth(1).getByRole('radio', { name: 'Friend by link' }).check({ force: true })
  const hints = page.getByRole('group', { name: 'Hints' })
  await expect(hints.getByRole('radio', { name: 'None' })).toBeChecked()
  await hints.getByRole('radio', { name: 'For everybody' }).check({ force: true })
  // Nobody may look on: who holds the invite is told all the same, and is not sent to where only the door is.
  await page.locator('details.advanced > summary').click()
  await page
    .getByRole('group', { name: 'Spectators' })
    .getByRole('radio', { name: 'No', exact: true })
    .check({ force: true })
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page.getByText('Hints allowed for everybody')).toBeVisible()
  const bram = await person(browser, { name: 'Bram' })
  await bram.goto(await page.locator('.invite input').first().inputValue())
  await expect(bram.getByText('Hints allowed for everybody. You agree to it by sitting down.')).toBeVisible()
  expect(await axeFaults(bram)).toEqual([])
  await expect(bram.getByRole('button', { name: 'Watch' })).toBeHidden()
  await bram.getByRole('button', { name: 'Sit down' }).click()
  await expect(bram).toHaveURL(/\/t\//)
  await bram.context().close()
})
