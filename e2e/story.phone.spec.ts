import { expect, test } from './test.ts'
import { axeFaultsInBoth } from './axe.ts'
import { importTable, settle } from './play.ts'
import { recordUntil, riftMatch, shortOfTheWin, victorumMatch } from './positions.ts'
import { careless, importEnded, keepPlayed, keptStories, playedMatch } from './stories.ts'

for (const size of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
])
  test(`a milestone fits ${size.width} × ${size.height}: title and first button in sight`, async ({ page }) => {
    await page.setViewportSize(size)
    await settle(page, { milestones: 'pages' })
    await importTable(page, await recordUntil('a1', victorumMatch(), (_open, choice) => choice.startsWith('reward.')))
    const leaf = page.getByRole('dialog', { name: /^Won at / })
    await expect(leaf.getByRole('heading')).toBeInViewport({ ratio: 1 })
    const main = leaf.getByRole('button', { name: 'Choose the reward' })
    await expect(main).toBeInViewport({ ratio: 1 })
    expect(await axeFaultsInBoth(page)).toEqual([])
    await main.tap()
    await expect(leaf).toBeHidden()
  })

test('the end of a match on a phone: the main step stays at the bottom, and the record has no sideways scrolling', async ({
  page,
}) => {
  await settle(page, { theme: 'dark' })
  const { record, rest } = await shortOfTheWin(riftMatch(1, 1), 1)
  await importTable(page, record)
  await page.locator(`[data-option="${rest[0]}"]`).first().tap()
  const end = page.getByRole('dialog', { name: 'Victory' })
  await expect(end.getByRole('button', { name: /^Play Fields of Azavare/ })).toBeInViewport({ ratio: 1 })
  await expect(end).toContainText('Half of the hearts left')
  expect(await axeFaultsInBoth(page)).toEqual([])
  await page.goto('/record')
  await expect(page.getByRole('button', { name: /^Rift/ })).toContainText('1 won')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(await axeFaultsInBoth(page)).toEqual([])
})

test('on a phone the figures of the record can be read', async ({ page }) => {
  await settle(page)
  await page.goto('/record')
  await keepPlayed(
    page,
    Array.from({ length: 8 }, (_, i) => ({ ...playedMatch(`m${i}`, 'defenders', i), heroes: ['paladin'] })),
  )
  const move = { seq: 4, digest: '', choice: 'turn.act', given: ['end'], best: 'go', chance: 0.4, gain: 0, reach: 0.02 }
  const judged = (loss: number, id: string) => ({ ...move, better: 0.4 + loss, loss, reason: { id, by: 1 } })
  const found = { seat: 'p1', by: '', points: [], own: [4], asked: [4, 5, 6] }
  const moves = [judged(0.2, 'standing'), judged(0.1, 'idle'), judged(0.3, 'standing')]
  await keptStories(
    page,
    Array.from({ length: 6 }, (_, i) => ({ ...found, match: `m${i}`, moves })),
  )
  await page.reload()
  const plot = page.locator('.record-shares')
  await expect(plot).toContainText(/\d+–\d+ · \d of \d/)
  const least = await plot.evaluate(drawn => {
    const scale = drawn.getBoundingClientRect().width / ((drawn as SVGSVGElement).viewBox.baseVal.width || 1)
    return Math.min(
      ...[...drawn.querySelectorAll('text')].map(each => scale * parseFloat(getComputedStyle(each).fontSize)),
    )
  })
  expect(least).toBeGreaterThan(12)
  // What costs most stands below, whole.
  const costly = page.locator('.record-costly')
  await expect(costly.getByRole('listitem')).toHaveText(['Letting a Region fall12 times−25', /^Leaving Action Points/])
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    const box = await costly.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(size.width)
  }
  expect(await axeFaultsInBoth(page)).toEqual([])
})

test('a long name in the record stands above its bar, a short one beside it', async ({ page }) => {
  await settle(page)
  await page.goto('/record')
  await keepPlayed(
    page,
    [0, 1, 2, 3, 4, 5].map(i => ({ ...playedMatch(`m${i}`, 'tactics', i), mode: i === 0 ? 'competitive' : 'coop' })),
  )
  await page.reload()
  const plot = page.locator('.record-shares').filter({ hasText: 'Adventure for two' })
  await expect(plot).toBeVisible()
  const boxes = (part: string) => plot.locator(part).evaluateAll(all => all.map(each => each.getBoundingClientRect()))
  for (const name of await boxes('.plot-name'))
    for (const bar of await boxes('.plot-bar'))
      expect(name.bottom <= bar.top || name.top >= bar.bottom || name.right <= bar.left).toBe(true)
})

test('a replay on a phone: board, timeline and what is said of the position lie below one another', async ({
  page,
}) => {
  await settle(page)
  await importTable(page, (await shortOfTheWin(riftMatch(1, 1), 1)).record)
  await expect(page).toHaveURL(/\/local\//)
  await page.goto(page.url().replace('/local/', '/replay/local/'))
  const boxOf = async (part: string) => (await page.locator(part).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await expect(page.locator('.replay-phone .timeline')).toBeVisible()
  const [board, timeline, said] = [await boxOf('.board-field'), await boxOf('.timeline'), await boxOf('.p-page')]
  expect(board.height).toBeGreaterThanOrEqual(180)
  for (const { x, width } of [board, timeline, said]) expect([x, width]).toEqual([0, 390])
  expect(timeline.y).toBeGreaterThanOrEqual(board.y + board.height - 1)
  expect(said.y).toBeGreaterThanOrEqual(timeline.y + timeline.height - 1)
})

for (const size of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
])
  test(`the expert’s line on a phone of ${size.width} × ${size.height}: by finger, whole, and back`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize(size)
    await settle(page)
    await importEnded(page, await careless())
    await page
      .locator('.moment')
      .filter({ hasText: 'Better:' })
      .first()
      .getByRole('button', { name: 'See it' })
      .tap({ timeout: 60_000 })
    await expect(page.locator('.verdict')).toBeAttached({ timeout: 60_000 })
    // All ways through the match stand in one row.
    const ways = page.locator('.timeline').getByRole('button')
    await expect(ways).toHaveCount(7)
    const tops = await ways.evaluateAll(all => all.map(each => each.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    await page.getByRole('button', { name: 'Expert’s line' }).tap()
    const status = page.locator('.crest-goal [role=status]')
    await expect(status).toHaveText('What might have been, 1 of 6', { timeout: 30_000 })
    const next = page.locator('.expert-line').getByRole('button', { name: 'Next step' })
    await expect(next).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.expert-line li').first()).toBeInViewport()
    await next.tap()
    await expect(status).toHaveText('What might have been, 2 of 6', { timeout: 30_000 })
    await expect(status).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await axeFaultsInBoth(page)).toEqual([])
    await page.getByRole('button', { name: 'Back to the match' }).tap()
    await expect(page.locator('.expert-line')).toHaveCount(0)
  })
