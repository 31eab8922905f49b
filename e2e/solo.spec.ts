import { expect, test } from './test.ts'
import {
  choose,
  hasty,
  importTable,
  movesOn,
  optionsOn,
  playOn,
  positionOf,
  resultDialog,
  settle,
  statusLine,
} from './play.ts'
import { firstTurn, manyWays } from './positions.ts'
import { nextChange, quiet, secondClickAt } from './waiting.ts'

test('from Home to the first decision in one click', async ({ page }) => {
  await settle(page)
  await page.goto('/')
  await page.getByRole('button', { name: /Play now/ }).click()
  await expect(statusLine(page)).toContainText('Choose a hero')
  expect(await optionsOn(page)).toContain('hero paladin')
})

test('a reload in the middle of a turn gives the same position and the same options', async ({ page }) => {
  await settle(page)
  await page.goto('/')
  await page.getByRole('button', { name: /Play now/ }).click()
  await choose(page, 'hero paladin')
  await choose(page, 'hero warrior')
  const move = (await optionsOn(page)).find(id => id.includes(' move ')) ?? ''
  await choose(page, move)
  const before = { options: await optionsOn(page), status: await statusLine(page).textContent() }
  await page.reload()
  await expect.poll(() => optionsOn(page)).toEqual(before.options)
  await expect(statusLine(page)).toHaveText(before.status ?? '')
})

test('undo takes back a move, and says why it cannot go further', async ({ page }) => {
  await settle(page)
  await importTable(page, await firstTurn())
  const before = await optionsOn(page)
  await choose(page, before.find(id => id.includes(' move ')) ?? '')
  await expect(page.getByRole('button', { name: /^Undo/ }).first()).not.toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('u')
  await expect.poll(() => optionsOn(page)).toEqual(before)
  await expect(page.getByRole('note').filter({ hasText: /No undo/ })).toBeVisible()
})

test('the board offers the same options as the list, with their exact result', async ({ page }) => {
  await settle(page)
  await page.goto('/')
  await page.getByRole('button', { name: /Play now/ }).click()
  await choose(page, 'hero paladin')
  await choose(page, 'hero warrior')
  const move =
    (await optionsOn(page)).find(id => id.startsWith('red move ')) ??
    (await optionsOn(page)).find(id => id.includes(' move ')) ??
    ''
  const [, , place = ''] = move.split(' ')
  await page.locator(`[data-option="${move}"] button`).hover()
  await expect(page.locator(`[data-option="${move}"] .option.is-plan`)).toContainText(/1 AP/)
  await expect(page.locator('.dock .pip.plan')).toHaveCount(1)
  await page.locator(`[data-anchor="place ${place}"]`).first().click()
  // Both Defenders could go there: then the board asks who.
  const both = page.locator('.menu button').first()
  const hasMoved = async () => (await optionsOn(page)).some(id => id.includes('move capital'))
  await expect.poll(async () => (await both.isVisible()) || (await hasMoved())).toBe(true)
  if (await both.isVisible()) await both.click()
  await expect.poll(hasMoved).toBe(true)
})

test('a whole solo game by keyboard only, to the result', async ({ page }) => {
  test.slow()
  await settle(page)
  await page.goto('/')
  await page.getByRole('button', { name: /Play now/ }).focus()
  await page.keyboard.press('Enter')
  await expect(statusLine(page)).toContainText('Choose a hero')
  const deadline = Date.now() + 90_000
  while (!(await resultDialog(page).isVisible())) {
    expect(Date.now()).toBeLessThan(deadline)
    const before = await positionOf(page)
    const wanted = hasty(await optionsOn(page))
    if (wanted === undefined) {
      await nextChange(page)
      continue
    }
    if (wanted === 'end' || wanted === 'ready') await page.keyboard.press('e')
    else {
      await page.keyboard.press(wanted.endsWith('decline') ? String(await keyOf(page, wanted)) : '1')
      await page.keyboard.press('Enter')
    }
    await movesOn(page, before)
  }
  await expect(resultDialog(page)).toContainText(/Capital fell/)
})

/** The number key shown on an option's button. */
const keyOf = (page: import('@playwright/test').Page, option: string): Promise<string> =>
  page.locator(`[data-option="${option}"] .key`).first().innerText()

test('the result offers replay, verification and a rematch; the record can be verified', async ({ page }) => {
  test.slow()
  await settle(page)
  await page.goto('/')
  await page.getByRole('button', { name: /Play now/ }).click()
  await playOn([page], hasty)
  await page.getByRole('button', { name: /verif|fair/i }).click()
  await expect(page.getByText(/match.* seed|replayed|agree/i).first()).toBeVisible()
  await page
    .getByRole('link', { name: /Replay/ })
    .or(page.getByRole('button', { name: /Replay/ }))
    .first()
    .click()
  await expect(page).toHaveURL(/\/replay\//)
  await expect(page.getByRole('slider').first()).toBeVisible()
})

test('a double click takes one decision, not two', async ({ page }) => {
  await settle(page)
  await page.goto('/')
  await page.getByRole('button', { name: /Play now/ }).click()
  await expect.poll(() => optionsOn(page)).toContain('hero paladin')
  const seqOf = async () => Number(await page.locator('[data-seq]').first().getAttribute('data-seq'))
  const before = await seqOf()
  const box = await page.locator('.option-slot[data-option="hero paladin"] button').boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await secondClickAt(page, x, y)
  await page.mouse.click(x, y)
  // Another hero lay there by then.
  await expect(page.locator('body')).toHaveAttribute('data-clicked-on', /^hero /)
  await quiet(page)
  expect(await seqOf()).toBe(before + 1)
})

test('a click where nothing can be done says why beside it, and nothing goes dark', async ({ page }) => {
  await settle(page)
  await page.goto('/')
  await page.getByRole('button', { name: /Play now/ }).click()
  await choose(page, 'hero paladin')
  await choose(page, 'hero warrior')
  await expect.poll(async () => (await optionsOn(page)).some(id => id.includes(' move '))).toBe(true)
  const open = (await optionsOn(page)).flatMap(id => id.split(' move ')[1] ?? [])
  const places = ['mountains', 'plains', 'forest', 'coast', 'desert', 'ruins']
  const barred = places.find(place => !open.includes(place)) ?? ''
  await page.locator(`.board-field [data-anchor="place ${barred}"]`).first().click()
  await expect(page.locator('.hand-note')).toContainText(/DEF-/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a new question begins at the top of its list, wherever the list before was left', async ({ page }) => {
  await settle(page)
  await page.setViewportSize({ width: 1280, height: 610 })
  await importTable(page, await manyWays())
  const list = page.locator('.ask-list')
  await list.evaluate(box => box.scrollTo({ top: box.scrollHeight, behavior: 'instant' }))
  expect(await list.evaluate(box => box.scrollTop)).toBeGreaterThan(20)
  const seq = page.locator('[data-seq]').first()
  const before = await seq.getAttribute('data-seq')
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await expect(seq).not.toHaveAttribute('data-seq', before ?? '')
  await expect.poll(() => list.evaluate(box => box.scrollTop)).toBe(0)
  expect(await list.evaluate(box => box.scrollHeight - box.clientHeight)).toBeGreaterThan(20)
})
