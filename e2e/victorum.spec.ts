import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { choose, importTable, optionsOn, settle, statusLine } from './play.ts'
import { recordUntil, victorumMatch } from './positions.ts'
import { everythingOn, takeRift as take } from './riftPlay.ts'

const chronicle = (page: Page) => page.locator('.chronicle')

async function openCampaign(page: Page): Promise<void> {
  await page.goto('/new/victorum')
  await page.getByRole('button', { name: /Open the table|Ouvrir la table/ }).click()
  await expect.poll(() => optionsOn(page)).not.toEqual([])
}
/** Through the choices before the first journey. */
async function setUp(page: Page): Promise<void> {
  for (let i = 0; i < 6; i++) {
    const next = (await optionsOn(page)).find(id => id.startsWith('prowess ') || id === 'addDie')
    if (next === undefined) return
    await choose(page, next)
  }
}

test('a campaign begins, travels and spectates: three cards are put in order, and no week is marked', async ({
  page,
}) => {
  await settle(page)
  await openCampaign(page)
  await setUp(page)
  const [journey = ''] = (await everythingOn(page)).filter(id => /^to .*-\d/.test(id))
  await take(page, journey)
  await expect.poll(() => optionsOn(page)).toContain('spectate')
  await choose(page, 'spectate')
  const [order] = (await everythingOn(page)).filter(id => id.startsWith('order '))
  if (order !== undefined) await take(page, order)
  await expect(chronicle(page)).toContainText(/influence/i)
  await expect(statusLine(page)).toContainText(/12 weeks/)
})

for (const kind of ['sport', 'bloodshed', 'primus'])
  test(`a ${kind} combat: the rival's turn, a reload in the middle of it, then one's own`, async ({ page }) => {
    test.slow()
    await settle(page)
    const record = await recordUntil(
      `${kind}1`,
      victorumMatch(),
      ({ combat }, choice) => combat?.kind === kind && combat.turn >= 1 && choice === 'rival.start',
    )
    await importTable(page, record)
    await choose(page, 'begin')
    const before = await optionsOn(page)
    await page.reload()
    await expect.poll(() => optionsOn(page)).toEqual(before)
    for (let i = 0; i < 40 && !(await optionsOn(page)).some(id => /^(reinforce|pass|done)$/.test(id)); i++) {
      const all = await everythingOn(page)
      const next = all.find(id => id === 'auto') ?? all.find(id => id === 'begin') ?? all[0]
      if (next === undefined) await page.waitForTimeout(150)
      else await take(page, next)
    }
    await expect(page.locator('[data-anchor^="hex "], [data-anchor^="unit "]').first()).toBeAttached()
    await expect(chronicle(page)).toContainText(/turn/i)
  })

test('Victorum by keyboard only: set-up, journey and event', async ({ page }) => {
  await settle(page)
  await openCampaign(page)
  for (let i = 0; i < 12 && !(await optionsOn(page)).includes('accept'); i++) {
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await page.waitForTimeout(250)
  }
  await expect.poll(() => optionsOn(page)).toContain('accept')
  await page.keyboard.press('e')
  await expect.poll(() => optionsOn(page)).not.toContain('accept')
})

test('Victorum in French, and axe finds nothing on the map and in the arena', async ({ page }) => {
  test.slow()
  await settle(page, { language: 'fr', theme: 'dark' })
  await openCampaign(page)
  await setUp(page)
  await expect(statusLine(page)).toContainText(/semaines/)
  expect(await axeFaults(page)).toEqual([])
  const record = await recordUntil(
    'axe',
    victorumMatch(),
    ({ combat }, choice) => combat !== undefined && combat.turn >= 2 && choice === 'player.engage',
  )
  await importTable(page, record)
  expect(await axeFaults(page)).toEqual([])
})
