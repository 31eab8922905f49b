import { expect, type Page, test } from './test.ts'
import { axeFaultsInBoth } from './axe.ts'
import { importTable, settle } from './play.ts'
import { recordUntil, riftMatch, tacticsMatch, victorumMatch } from './positions.ts'

const inRift = () =>
  recordUntil('rift rows', riftMatch(2, 1), ({ round = 0 }, choice) => round >= 2 && choice === 'act')

test('a row of my tables tells the mode, where the match stands and who leads', async ({ page }) => {
  test.setTimeout(120_000)
  await settle(page)
  await importTable(
    page,
    await recordUntil(
      'rows',
      tacticsMatch('solo', 1),
      ({ turn }, choice) => choice === 'turn.act' && (turn?.number ?? 0) > 2,
    ),
  )
  await page.goto('/tables')
  await pickRow(page, 'Tactics', [/Solo/, /turn/i])
  await importTable(page, await inRift())
  await page.goto('/tables')
  await pickRow(page, 'Rift', [/Normal/, /round 2/i])
  await importTable(page, await recordUntil('hero rows', victorumMatch(), (_open, choice) => choice === 'travel'))
  await page.goto('/tables')
  await pickRow(page, 'Victorum', [/Krakenlance/])
  expect(await axeFaultsInBoth(page)).toEqual([])
})

test('the record of an online match that still runs is not played on, and the page says why', async ({ page }) => {
  await settle(page)
  await page.goto('/tables')
  const [head = '', ...lines] = (await inRift()).trim().split('\n')
  // As a server gives it: no line tells of its digest, and nothing of the seed.
  const known = lines.flatMap(line => {
    const { digest, seed, ...rest } = JSON.parse(line) as Record<string, unknown>
    return 'seq' in rest && digest !== undefined && seed === undefined ? [JSON.stringify(rest)] : []
  })
  expect(known.length).toBeGreaterThan(5)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /Import/ }).click()
  const buffer = Buffer.from([head, ...known].join('\n'))
  await (await chooser).setFiles({ name: 'running.jsonl', mimeType: 'application/x-ndjson', buffer })
  await expect(page.getByText(/an online match that still runs: enough to read/)).toBeVisible()
  await expect(page).toHaveURL(/\/tables$/)
})

const pickRow = async (page: Page, game: string, told: readonly RegExp[]) => {
  const row = page.locator('.table-row', { hasText: game }).first()
  await expect(row).toBeVisible()
  for (const each of told) await expect(row).toContainText(each)
}

test('Escape closes the menu of the table, also when the button in focus is gone', async ({ page }) => {
  await settle(page)
  await importTable(page, await inRift())
  const menu = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Table menu' }).click()
  await expect(menu).toBeVisible()
  await menu.getByRole('button').first().focus()
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.hidden = true
  })
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})
