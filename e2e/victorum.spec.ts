import { expect, type Page, test } from './test.ts'
import { axeFaults } from './axe.ts'
import { chronicle, choose, importTable, optionsOn, pickRecord, settle, statusLine } from './play.ts'
import { recordUntil, victorumMatch } from './positions.ts'
import { everythingOn, reveal, takeRift as take } from './riftPlay.ts'
import { nextChange, quiet } from './waiting.ts'

const headline = (page: Page) => page.locator('.crest-turn, .p-crest').first()

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
  await expect(statusLine(page)).toContainText(/weeks/)
  const left = (await statusLine(page).textContent()) ?? ''
  const [journey = ''] = (await everythingOn(page)).filter(id => /^to .*-\d/.test(id))
  await take(page, journey)
  await expect.poll(() => optionsOn(page)).toContain('spectate')
  await choose(page, 'spectate')
  const [order] = (await everythingOn(page)).filter(id => id.startsWith('order '))
  if (order !== undefined) await take(page, order)
  await expect(await chronicle(page)).toContainText(/influence/i)
  await expect(statusLine(page)).toHaveText(left)
})

/** A question about a rival unit: its turn has begun and is not over. */
const IN_RIVAL_TURN = /^rival\.(move|mark|go|path|engage|target)$/

for (const kind of ['sport', 'bloodshed', 'primus'])
  test(`a ${kind} combat: a reload in the middle of the rival's turn, which then goes on to one's own`, async ({
    page,
  }) => {
    test.slow()
    await settle(page)
    const record = await recordUntil(
      `${kind}1`,
      victorumMatch(),
      ({ combat }, choice) => combat?.kind === kind && combat.side === 'rival' && IN_RIVAL_TURN.test(choice),
    )
    await importTable(page, record)
    const offered = async () => (await everythingOn(page)).toSorted()
    const before = await offered()
    const asked = await statusLine(page).textContent()
    await page.reload()
    await expect.poll(offered).toEqual(before)
    await expect(statusLine(page)).toHaveText(asked ?? '')
    const isMine = /Your turn/
    for (let i = 0; i < 40 && !isMine.test((await headline(page).textContent()) ?? ''); i++) {
      const all = await everythingOn(page)
      const next = all.find(id => id === 'auto') ?? all.find(id => id === 'begin') ?? all[0]
      if (next === undefined) await nextChange(page)
      else await take(page, next)
    }
    await expect(headline(page)).toContainText(isMine)
    await expect(await chronicle(page)).toContainText(/Rival turn/)
  })

test('Victorum by keyboard only: set-up, journey and event', async ({ page }) => {
  await settle(page)
  await openCampaign(page)
  for (let i = 0; i < 12 && !(await optionsOn(page)).includes('accept'); i++) {
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await quiet(page)
  }
  await expect.poll(() => optionsOn(page)).toContain('accept')
  await page.keyboard.press('e')
  await expect.poll(() => optionsOn(page)).not.toContain('accept')
})

/** A whole turn of rivals may lie between. */
const PATIENCE = { timeout: 30_000 }

test('a unit is chosen, attacks, and the turn is ended by keyboard only', async ({ page }) => {
  test.slow()
  await settle(page, { pause: true })
  const record = await recordUntil(
    'keys',
    victorumMatch(),
    (_open, choice, options) => choice === 'player.engage' && options.some(id => id.startsWith('attack ')),
  )
  await importTable(page, record)
  const keyOf = async (selector: string) => (await page.locator(`${selector} kbd`).first().textContent()) ?? ''
  const attacks = page.locator('.option-slot[data-option^="attack "]')
  const chips = await page.locator('[data-subject]').evaluateAll(all => all.map(each => each.dataset.subject ?? ''))
  for (const chip of chips) {
    if ((await attacks.count()) > 0) break
    await page.keyboard.press('Escape')
    await page.keyboard.press(await keyOf(`[data-subject="${chip}"]`))
    await quiet(page)
  }
  const before = await page.locator('[data-seq]').first().getAttribute('data-seq')
  await page.keyboard.press(await keyOf('.option-slot[data-option^="attack "]'))
  await expect(page.getByRole('group', { name: 'What it does' })).toContainText(/\d\s?%/)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('[data-seq]').first().getAttribute('data-seq')).not.toBe(before)
  await expect(await chronicle(page)).toContainText(/attacks/)
  await expect
    .poll(async () => {
      await page.keyboard.press('e')
      return headline(page).textContent()
    }, PATIENCE)
    .toContain('Rival turn')
})

test('what is switched on at one table is off at the next, opened without a reload', async ({ page }) => {
  await settle(page)
  const fighting = (seed: string) =>
    recordUntil(seed, victorumMatch(), ({ combat }, choice) => combat !== undefined && choice.startsWith('player.'))
  await importTable(page, await fighting('tools'))
  const threat = page.locator('.rail button[aria-keyshortcuts="T"]')
  await expect(threat).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('t')
  await expect(threat).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.locator('.mark-home').click()
  await page.locator('a[href="/tables"]').first().click()
  await pickRecord(page, await fighting('next'))
  await expect(threat).toHaveAttribute('aria-pressed', 'false')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('a unit is dragged to its hex, another from the camp into the arena', async ({ page }) => {
  test.slow()
  await settle(page)
  const centre = async (selector: string): Promise<[number, number]> => {
    const box = await page.locator(selector).first().boundingBox()
    return box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0]
  }
  const drag = async (from: string, to: string) => {
    await page.mouse.move(...(await centre(from)))
    await page.mouse.down()
    await page.mouse.move(...(await centre(to)), { steps: 8 })
    await page.mouse.up()
  }
  for (const [verb, place] of [
    ['deploy', '.dock'],
    ['move', '.board-field'],
  ] as const) {
    const record = await recordUntil(verb, victorumMatch(), (_open, choice, options) => {
      return choice === `player.${verb}` && options.some(id => id.startsWith(`${verb} `))
    })
    await importTable(page, record)
    const [option = ''] = (await everythingOn(page)).filter(id => id.startsWith(`${verb} `))
    const [, unit = '', hex = ''] = option.split(' ')
    await page.keyboard.press('Escape')
    await drag(`${place} [data-anchor="unit ${unit}"]`, `.board-field [data-anchor="hex ${hex}"]`)
    await expect(page.locator(`.board-field [data-anchor="unit ${unit}"]`)).toHaveAttribute(
      'aria-label',
      new RegExp(`^${hex},`),
    )
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

  const confirm = (page: Page, option: string) =>
    page.locator(`.main-buttons [data-option="${option}"]`, { hasText: /^Confirm/ })
  const tapAt = async (page: Page, anchor: string): Promise<void> => {
    const box = await page.locator(`.board-field [data-anchor="${anchor}"]`).first().boundingBox()
    if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  }
  /** What an option does with a unit, shown on the arena: which piece, and where it goes or whom it strikes. */
  const onArena = (option: string): { unit: string; goal: string } | undefined => {
    const [verb = '', unit = '', goal = '', over] = option.split(' ')
    if (over !== undefined || !['deploy', 'move', 'attack'].includes(verb)) return undefined
    return { unit: `unit ${unit}`, goal: verb === 'attack' ? `unit ${goal}` : `hex ${goal}` }
  }
  /** The piece first, if it is not in focus by itself; then its goal. True if that selected the option. */
  const tapArena = async (page: Page, option: string): Promise<boolean> => {
    const meant = onArena(option)
    if (!meant) return false
    const chip = page.locator(`[data-subject="${meant.unit}"]`)
    if ((await chip.count()) > 0 && (await chip.getAttribute('aria-pressed')) !== 'true') await chip.tap()
    await tapAt(page, meant.goal)
    return confirm(page, option)
      .waitFor({ timeout: 1_500 })
      .then(
        () => true,
        () => false,
      )
  }
  /** Not any more where the table has answered by itself. */
  const isOffered = (page: Page, option: string): Promise<boolean> =>
    expect
      .poll(() => reveal(page, option), { timeout: 4_000 })
      .toBe(true)
      .then(
        () => true,
        () => false,
      )
  const tapList = async (page: Page, option: string): Promise<void> => {
    await expect.poll(() => reveal(page, option), { message: `"${option}" can be chosen` }).toBe(true)
    const slot = page.locator(`[data-option="${option}"]`).first()
    const inner = slot.locator('button')
    await ((await inner.count()) > 0 ? inner.first() : slot).tap()
  }

  /** What somebody would do who wants to see the end of the combat: strike, come nearer, stop. */
  const next = (offered: readonly string[]): string | undefined =>
    ['deploy ', 'attack ', 'move '].flatMap(verb => offered.filter(id => id.startsWith(verb)))[0] ??
    offered.find(id => id === 'end') ??
    offered[0]

  test('a combat by touch: pieces and goals are tapped on the arena, everything stays on the screen', async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await settle(page, { confirm: 'dangerous' })
    await importTable(
      page,
      await recordUntil(
        'touch',
        victorumMatch(),
        ({ combat }, choice) => combat?.kind === 'sport' && combat.turn >= 2 && choice === 'player.engage',
      ),
    )
    const seqOf = () => page.locator('[data-seq]').first().getAttribute('data-seq')
    const inCombat = () => page.locator('.board-field [data-anchor^="hex "]').count()
    let onBoard = 0
    for (let taps = 0; taps < 60 && onBoard < 8 && (await inCombat()) > 0; taps++) {
      await expect.poll(async () => (await everythingOn(page)).length, PATIENCE).toBeGreaterThan(0)
      const seq = await seqOf()
      const option = next(await everythingOn(page))
      // The rival, or the table itself, may have moved on meanwhile.
      if (option === undefined || seq !== (await seqOf())) continue
      if (await tapArena(page, option)) onBoard++
      else if (await isOffered(page, option)) await tapList(page, option)
      else continue
      const button = confirm(page, option)
      if (await button.isVisible()) {
        await expect(button).toBeInViewport({ ratio: 1 })
        await button.tap()
      }
      await expect.poll(seqOf, { message: option }).not.toBe(seq)
      expect((await page.locator('.board-field').boundingBox())?.height).toBeGreaterThan(200)
    }
    expect(onBoard).toBeGreaterThan(5)
    await page.getByRole('navigation').last().getByText('Chronicle').tap()
    await expect(await chronicle(page)).toContainText(/attacks/i)
  })

  test('a tap where nothing can be done says why, with the rule', async ({ page }) => {
    await settle(page, { confirm: 'dangerous' })
    const record = await recordUntil('why', victorumMatch(), (_open, choice) => choice === 'player.deploy')
    await importTable(page, record)
    await page.locator('[data-subject="unit hero"]').tap()
    await tapAt(page, 'hex A1')
    await expect(page.locator('.hand-note')).toContainText(/A1 is not a deployment hex/)
    await expect(page.locator('.hand-note').getByText('VIC-COMBAT-PREP-11')).toBeVisible()
  })
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
