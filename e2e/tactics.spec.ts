import { type Browser, expect, type Page, test } from './test.ts'
import { axeFaults } from './axe.ts'
import { chronicle, choose, importTable, optionsOn, resultDialog, settle, statusLine } from './play.ts'
import { recordUntil, tacticsMatch } from './positions.ts'
import {
  everyOption,
  focusUnit,
  type Offer,
  openTactics,
  setUp,
  settleAsking,
  subjectsOn,
  take,
} from './tacticsPlay.ts'
import { nextChange, quiet } from './waiting.ts'

const person = async (browser: Browser, name: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await settleAsking(page, { name })
  return page
}

const FIGHTS = / (melee|missile|spell|ballista) /
/** Cards for somebody else's turn are kept, so that one is soon played there. */
const KEPT = ['T07', 'T13', 'T06', 'T11', 'T12']
const column = (option: string) => option.split(' ')[2]?.charCodeAt(0) ?? 0
const row = (option: string) => Number(option.split(' ')[2]?.slice(1) ?? 0)
const fromTheMiddle = (option: string) => Math.abs(column(option) - 'H'.charCodeAt(0)) + Math.abs(row(option) - 6)

/** Seeks a fight: hits whoever is in reach, else goes to the middle; answers blows and plays cards whenever it can. */
const seekFight = async (page: Page, moves: number): Promise<Offer | undefined> => {
  const subjects = await subjectsOn(page)
  if (subjects.length === 0) return answerQuickly(await optionsOn(page))
  for (const unit of subjects) {
    const fight = (await focusUnit(page, unit, false)).find(option => FIGHTS.test(option))
    if (fight !== undefined) return { option: fight, unit }
  }
  const unit = subjects[moves % subjects.length] ?? ''
  const [nearest] = (await focusUnit(page, unit))
    .filter(option => / to /.test(option))
    .sort((a, b) => fromTheMiddle(a) - fromTheMiddle(b))
  return nearest === undefined ? { option: 'done' } : { option: nearest, unit }
}
const answerQuickly = (options: readonly string[]): Offer | undefined => {
  const option =
    options.find(id => id.startsWith('reveal ') || id.startsWith('counter ')) ??
    options.find(id => id === 'roll' || id === 'power 0' || id.startsWith('way ')) ??
    options.find(id => id.startsWith('discard ') && !KEPT.includes(id.slice(8))) ??
    options.find(id => id.startsWith('keep ') && KEPT.includes(id.slice(5))) ??
    options.find(id => id === 'auto' || id === 'pass' || id === 'done') ??
    options[0]
  return option === undefined ? undefined : { option }
}

test('a game for two online: a Tactic Card is played in the other player’s turn, and both read of it', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const [ada, bram] = [await person(browser, 'Ada'), await person(browser, 'Bram')]
  await ada.goto('/new/tactics')
  await ada.getByRole('group', { name: 'Who sits at seat 2' }).getByRole('radio', { name: 'Friend by link' }).check()
  await ada.getByRole('button', { name: /Open the table/ }).click()
  await expect(ada.locator('.invite input')).toHaveValue(/\/join\//)
  await bram.goto(await ada.locator('.invite input').inputValue())
  await expect(statusLine(bram)).not.toHaveText('')
  let interrupted = false
  let answers = 0
  const deadline = Date.now() + 200_000
  while (!interrupted && Date.now() < deadline) {
    if (await resultDialog(ada).isVisible()) break
    let answered = false
    for (const page of [ada, bram]) {
      const pick = await seekFight(page, answers)
      if (pick === undefined) continue
      answers++
      answered = true
      const isTheirs = (await statusLine(page).textContent())?.startsWith('Your turn') === false
      if (pick.option.startsWith('reveal ') && isTheirs) interrupted = true
      await take(page, pick)
    }
    if (!answered) await nextChange(ada)
  }
  expect(interrupted).toBe(true)
  for (const page of [ada, bram]) await expect(await chronicle(page)).toContainText(/reveal/i)
})

test('whoever was hit is asked for a Counter at once, strikes back and reads of it', async ({ page }) => {
  await settleAsking(page)
  await importTable(
    page,
    await recordUntil('counter', tacticsMatch('competitive', 2), (_open, choice) => choice === 'counter.offer'),
  )
  const counter = (await optionsOn(page)).find(option => option.startsWith('counter '))
  expect(counter).toBeDefined()
  await choose(page, counter ?? '')
  await page.locator('.veil button').click()
  await expect(await chronicle(page)).toContainText(/Counter/)
})

/** To the small dungeon by the portals, in, and out with its crystal. */
const seekCrystal = (options: readonly Offer[]) => {
  const first = (test: RegExp) => options.find(({ option }) => test.test(option))
  return (
    first(/^use$|^exit |^unit /) ??
    first(/\bin A2$/) ??
    first(/\benter 1x2$/) ??
    first(/^discard |^stop$/) ??
    first(/ to (I9|C3|M3|D10|M9)$/) ??
    first(/^(done|pass)$/) ??
    options[0]
  )
}

test('alone: a hero enters a dungeon and comes out with the crystal', async ({ page }) => {
  test.setTimeout(120_000)
  await settle(page, { pass: 'auto' })
  await openTactics(page, /Solo adventure/)
  await expect.poll(() => optionsOn(page)).not.toEqual([])
  await setUp(page)
  const log = await chronicle(page)
  const taken = async () => /Spark Crystal/.test((await log.textContent()) ?? '')
  const deadline = Date.now() + 90_000
  while (!(await taken()) && Date.now() < deadline) {
    if (await resultDialog(page).isVisible()) break
    const pick = seekCrystal(await everyOption(page))
    if (pick) await take(page, pick)
    else await nextChange(page)
  }
  await expect(log).toContainText('Spark Crystal')
  await expect(page.locator('[data-anchor="box 1x2"]').first()).toBeVisible()
})

test('the realm builder makes a realm, and a Battle is played on it', async ({ page }) => {
  await settle(page)
  await page.goto('/build/tactics')
  await page.getByRole('button', { name: /Random/ }).click()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: /Play on this realm/ }).click()
  await expect(page).toHaveURL(/\/new\/tactics/)
  await page.getByRole('button', { name: /Open the table/ }).click()
  await expect.poll(() => optionsOn(page), { timeout: 20_000 }).not.toEqual([])
  await setUp(page)
  // Whoever begins is drawn: the bot may have struck already, and asks for a Counter.
  await expect
    .poll(
      async () => {
        if ((await subjectsOn(page)).length > 0) return true
        if ((await optionsOn(page)).includes('pass')) await choose(page, 'pass')
        return false
      },
      { timeout: 40_000 },
    )
    .toBe(true)
})

test('a solo game by keyboard only, to its end', async ({ page }) => {
  test.setTimeout(120_000)
  await settle(page, { pass: 'auto' })
  await openTactics(page, /Solo adventure/)
  await expect.poll(() => optionsOn(page)).not.toEqual([])
  const deadline = Date.now() + 90_000
  while (!(await resultDialog(page).isVisible()) && Date.now() < deadline) {
    const options = await optionsOn(page)
    if (options.length === 0) await nextChange(page)
    else if (options.includes('done')) await page.keyboard.press('e')
    else {
      await page.keyboard.press('1')
      await page.keyboard.press('Enter')
    }
    await quiet(page)
  }
  await expect(resultDialog(page)).toBeVisible()
})

test('the board offers the reach of the unit in focus, says what a space costs and why another is out of reach', async ({
  page,
}) => {
  await settle(page)
  await openTactics(page, /Competitive/)
  await expect.poll(() => optionsOn(page)).not.toEqual([])
  await setUp(page)
  await expect.poll(async () => (await subjectsOn(page)).length, { timeout: 30_000 }).toBeGreaterThan(1)
  const [unit] = await subjectsOn(page)
  const options = await focusUnit(page, unit ?? '')
  const go = options.find(id => / to /.test(id)) ?? ''
  expect(go).not.toBe('')
  await page.locator(`.option-slot[data-option="${go}"] button`).first().hover()
  await expect(page.locator(`.option-slot[data-option="${go}"] .option.is-plan`)).toBeVisible()
  await choose(page, go)
  await expect(await chronicle(page)).toContainText(/goes|moves|went/i)
})

test('a click on a space that the unit in focus cannot reach says why beside it, and nothing goes dark', async ({
  page,
}) => {
  await settle(page)
  await importTable(
    page,
    await recordUntil(
      'barred',
      tacticsMatch('solo', 1),
      (_open, choice, options) => choice === 'turn.act' && options.some(id => / to /.test(id)),
    ),
  )
  const [unit = ''] = await subjectsOn(page)
  const open = (await focusUnit(page, unit)).flatMap(id => id.split(' to ')[1] ?? [])
  const spaces = await page
    .locator('.board-field [data-anchor^="space "]')
    .evaluateAll(all => all.map(each => each.getAttribute('data-anchor')?.slice('space '.length) ?? ''))
  const barred = spaces.filter(space => !open.includes(space)).at(-1) ?? ''
  expect(barred).not.toBe('')
  await page.locator(`.board-field [data-anchor="space ${barred}"]`).first().click()
  await expect(page.locator('.hand-note.is-looked .rule-link')).toHaveText(/TAC-/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Tactics speaks French', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  await settle(page, { language: 'fr' })
  await page.goto('/new/tactics')
  await page
    .getByRole('radio', { name: /Aventure en solo|Solo/ })
    .first()
    .check()
  await page.getByRole('button', { name: /Ouvrir la table/ }).click()
  await expect.poll(() => optionsOn(page)).not.toEqual([])
  await expect(statusLine(page)).toContainText(/gard|choisi/i)
  await setUp(page)
  await expect.poll(async () => (await subjectsOn(page)).length, { timeout: 30_000 }).toBeGreaterThan(0)
  await focusUnit(page, (await subjectsOn(page))[0] ?? '')
  await expect(page.locator('.decision')).toContainText(/Aller|Déplac/)
})

for (const theme of ['light', 'dark'])
  test(`axe finds nothing at a table of Tactics, ${theme}`, async ({ page }) => {
    test.slow()
    await settle(page, { theme })
    await openTactics(page, /Solo adventure/)
    await expect.poll(() => optionsOn(page)).not.toEqual([])
    expect(await axeFaults(page)).toEqual([])
    await setUp(page)
    await expect.poll(async () => (await subjectsOn(page)).length, { timeout: 30_000 }).toBeGreaterThan(0)
    await focusUnit(page, (await subjectsOn(page))[0] ?? '')
    expect(await axeFaults(page)).toEqual([])
  })
