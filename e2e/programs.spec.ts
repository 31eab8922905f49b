import { spawn } from 'node:child_process'
import { expect, test } from './test.ts'
import { axeFaultsInBoth } from './axe.ts'
import { settle } from './play.ts'

test('a bot of one’s own is made in the settings, seated at a new table, marked there, and revoked', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await settle(page, { name: 'Ada' })
  await page.goto('/settings')
  await page.getByLabel('Name of the bot').fill('Walker')
  await page.getByRole('button', { name: 'Make a bot' }).click()
  const token = await page.getByLabel('Token of Walker').inputValue()
  expect(token).toMatch(/^tabletome_/)
  await expect(page.getByText('never connected · 0 seats')).toBeVisible()
  expect(await axeFaultsInBoth(page)).toEqual([])
  await page.reload()
  await expect(page.getByText('Walker', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Token of Walker')).toHaveCount(0)

  await page.goto('/new/defenders')
  await page.getByRole('group', { name: 'Who sits at seat 2' }).getByRole('radio', { name: 'My bot' }).check()
  await page.getByRole('button', { name: /Open the table/ }).click()
  await expect(page).toHaveURL(/\/t\//)
  await page.getByRole('button', { name: 'Table menu' }).click()
  await expect(page.getByText('bot of Ada, not connected')).toBeVisible()
  const program = spawn(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'examples/bots/random-bot.ts', baseURL ?? ''],
    { env: { ...process.env, TABLETOME_TOKEN: token }, stdio: 'ignore' },
  )
  try {
    await expect(page.getByText('bot of Ada', { exact: true })).toBeVisible({ timeout: 40_000 })
  } finally {
    program.kill()
  }
  await expect(page.getByText('Walker (bot)').first()).toBeAttached()

  await page.goto('/settings')
  await page.getByRole('button', { name: 'Revoke Walker' }).click()
  await page.getByRole('button', { name: 'Yes, revoke it' }).click()
  await expect(page.getByText('Walker', { exact: true })).toHaveCount(0)
})
