import { expect, test } from './test.ts'
import { axeFaults, axeFaultsInBoth } from './axe.ts'
import { importTable, settle } from './play.ts'
import { recordUntil, riftMatch, shortOfTheWin, tacticsMatch, victorumMatch } from './positions.ts'
import { careless, importEnded } from './stories.ts'

test('a combat that was won has its leaf: what it brought, and the reward as first button', async ({ page }) => {
  await settle(page, { milestones: 'pages' })
  await importTable(page, await recordUntil('a1', victorumMatch(), (_open, choice) => choice.startsWith('reward.')))
  const leaf = page.getByRole('dialog', { name: /^Won at / })
  await expect(leaf).toContainText('Your hero')
  await expect(leaf.getByRole('button', { name: 'Choose the reward' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(leaf).toBeHidden()
  await expect(page.locator('[data-option]').first()).toBeVisible()
  await page.reload()
  await expect(page.locator('[data-option]').first()).toBeVisible()
  await expect(leaf).toBeHidden()
})

test('an act that was won has its page, and goes on with the next act', async ({ page }) => {
  await settle(page, { milestones: 'pages' })
  const record = await recordUntil('act1', victorumMatch(), ({ act }, choice) => act === 2 && choice === 'travel')
  await importTable(page, record)
  const act = page.getByRole('dialog', { name: 'Act I is won' })
  for (const part of ['The road of Act I', 'Krakenlance has grown', 'What changes in Act II'])
    await expect(act.getByRole('heading', { name: part })).toBeVisible()
  expect(await axeFaultsInBoth(page)).toEqual([])
  await act.getByRole('button', { name: /^Begin Act II/ }).click()
  await expect(act).toBeHidden()
})

test('a scenario that was won shows its stars and offers the next place first', async ({ page }) => {
  await settle(page)
  const { record, rest } = await shortOfTheWin(riftMatch(1, 1), 1)
  await importTable(page, record)
  await page.locator(`[data-option="${rest[0]}"]`).first().click()
  const end = page.getByRole('dialog', { name: 'Victory' })
  await expect(end).toContainText('Nothing got through')
  await expect(end.getByRole('button', { name: /^Play Fields of Azavare/ })).toBeFocused()
  // The picture gives way, so that everything that comes next is in sight in a small window.
  expect(await end.locator('.story-left').evaluate(left => left.scrollHeight - left.clientHeight)).toBeLessThanOrEqual(
    1,
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/local\//)
  await expect(end).toBeHidden()
  await expect(page.locator('.crest-turn, .turn-words').first()).toBeVisible()
})

for (const theme of ['light', 'dark'] as const)
  test(`the result tells the story: curve, turning points, the way to the replay and on from there, ${theme}`, async ({
    page,
  }) => {
    test.slow()
    await settle(page, { theme })
    await importEnded(page, await careless())
    const end = page.getByRole('dialog', { name: 'Defeat' })
    const top = async () => (await end.locator('.story-two').boundingBox())?.y ?? 0
    await expect(end.locator('.story-two')).toBeVisible()
    const before = await top()
    await expect(end.getByRole('img', { name: /^Chance to win: / })).toBeVisible({ timeout: 40_000 })
    const moments = end.locator('.moment')
    await expect(moments.first()).toBeVisible({ timeout: 60_000 })
    await expect.poll(() => end.getByRole('progressbar').count(), { timeout: 90_000 }).toBe(0)
    expect(await moments.count()).toBeLessThanOrEqual(5)
    // What was there from the start has kept its place, but for the length of a sentence.
    expect(Math.abs((await top()) - before)).toBeLessThan(80)
    await expect(end.getByText('At your answers')).toBeVisible()
    // Nothing lies over the ways out of a moment.
    for (const see of await moments.getByRole('button', { name: 'See it' }).all()) await see.click({ trial: true })
    expect(await axeFaults(page)).toEqual([])
    // Below the axis what happened stands at its time, no box over another.
    const frieze = end.getByRole('img', { name: /^Below it, at their time: Round \d+ hearts −\d/ })
    await expect(frieze).toBeVisible()
    const boxes = await frieze
      .locator('.frieze-ground')
      .evaluateAll(all => all.map(each => each.getBoundingClientRect()).map(({ left, right }) => ({ left, right })))
    expect(boxes.length).toBeGreaterThan(1)
    boxes.forEach(({ left }, i) => expect(left).toBeGreaterThan(boxes[i - 1]?.right ?? 0))
    // As a table it takes the same room and says the same.
    const { height } = (await end.locator('.story-plot').boundingBox()) ?? {}
    await end.getByRole('radio', { name: 'Table' }).check()
    await expect(end.getByRole('table', { name: 'The story of the match' })).toContainText(
      /Horde \d+ escapes: \d hearts lost/,
    )
    expect((await end.locator('.story-plot').boundingBox())?.height).toBe(height)
    expect(await axeFaults(page)).toEqual([])
    await end.getByRole('radio', { name: 'Curve' }).check()
    // The curve says where the pointer stands, and a press opens the replay there.
    const press = end.locator('.curve-press')
    const { width = 0 } = (await press.boundingBox()) ?? {}
    await press.hover({ position: { x: width / 2, y: 20 } })
    await expect(end.locator('.curve-pointed')).toContainText(/^Round \d+: \d+ %$/)
    await press.click({ position: { x: width / 2, y: 20 } })
    await expect(page).toHaveURL(/\/replay\/local\/.*at=\d+/)
    await page.goBack()
    await page.reload()
    await expect(moments.first()).toBeVisible({ timeout: 30_000 })
    const better = moments.filter({ hasText: 'Better:' }).first()
    const why = (await better.locator('.moment-why').innerText()).trim()
    expect(why).toMatch(/^[A-Z].+\.$/)
    await better.getByRole('button', { name: 'See it' }).click()
    await expect(page).toHaveURL(/\/replay\/local\/.*at=\d+/)
    await expect(page.getByRole('slider')).toBeAttached()
    await expect(page.locator('.verdict')).toContainText('the better answer', { timeout: 30_000 })
    // Why it is better is said with it, here as on the page of the result.
    await expect(page.locator('.verdict-why')).toHaveText(why)
    expect(await axeFaults(page)).toEqual([])
  })

test('in the replay the curve is the scrubber, marks are gone to by key, branches are kept under a name', async ({
  page,
}) => {
  test.slow()
  await settle(page)
  await importEnded(page, await careless())
  await expect(page.getByRole('dialog', { name: 'Defeat' })).toBeVisible()
  await page.keyboard.press('r')
  const scrubber = page.getByRole('slider', { name: 'Timeline' })
  await expect(page.locator('.scrubber .curve')).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('.move-list li').first()).toBeVisible({ timeout: 60_000 })
  await expect.poll(() => page.getByRole('progressbar').count(), { timeout: 90_000 }).toBe(0)
  // The list shows what is marked, one's own moves, or all of them.
  const rows = page.locator('.move-list li')
  const marked = await rows.count()
  await page.locator('.move-list').getByRole('radio', { name: 'Mine' }).check()
  await expect.poll(() => rows.count()).toBeGreaterThan(marked)
  const mine = await rows.count()
  await page.locator('.move-list').getByRole('radio', { name: 'All' }).check()
  expect(await rows.count()).toBeGreaterThanOrEqual(mine)
  await rows.last().getByRole('button').click()
  await expect(rows.last().getByRole('button')).toHaveAttribute('aria-current', 'step')
  await expect(rows.last()).toBeInViewport()
  expect(await axeFaultsInBoth(page)).toEqual([])
  // The slider lies exactly over the axis: a press goes to the line that is drawn there.
  const axis = await page.locator('.scrubber .curve-ground').boundingBox()
  const last = Number(await scrubber.getAttribute('max'))
  if (axis) await page.mouse.click(axis.x + axis.width * 0.25, axis.y + axis.height / 2)
  expect(Math.abs(Number(await scrubber.inputValue()) - last * 0.25)).toBeLessThanOrEqual(1)
  await scrubber.blur()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Home')
  const before = await scrubber.inputValue()
  await page.keyboard.press(']')
  await expect(scrubber).not.toHaveValue(before)
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await expect(page).not.toHaveURL(/\/replay\//)
  await page.goBack()
  const name = page.getByRole('textbox', { name: 'Name of the branch' })
  await name.fill('What if')
  await name.blur()
  await page.reload()
  await expect(name).toHaveValue('What if')
})

test('the expert’s line shows what might have been, step by step, and Escape returns to the match', async ({
  page,
}) => {
  test.slow()
  await settle(page)
  await importEnded(page, await careless())
  const better = page.locator('.moment').filter({ hasText: 'Better:' }).first()
  const first = /Better: (.+), \d+ %/.exec(await better.innerText({ timeout: 60_000 }))?.[1] ?? ''
  await better.getByRole('button', { name: 'See it' }).click()
  const status = page.locator('.crest-goal [role=status]')
  await expect(status).toHaveText(/^Position \d+ of \d+$/)
  const position = await status.innerText()
  const board = page.locator('.board-box')
  await expect(page.locator('.verdict')).toBeVisible({ timeout: 60_000 })
  const drawn = await board.innerHTML()
  await page.getByRole('button', { name: 'Expert’s line' }).click()
  await expect(status).toHaveText('What might have been, 1 of 6', { timeout: 30_000 })
  const leaf = page.locator('.expert-line')
  // It begins with what was found to be better, on a board that is marked as imagined.
  await expect(leaf.getByRole('listitem').first()).toContainText(first)
  await expect(page.locator('.board-box.is-imagined')).toBeVisible()
  await expect(page.locator('.curve-branch')).toBeAttached()
  await expect(leaf.getByRole('button', { name: 'Next step' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(status).toHaveText('What might have been, 2 of 6', { timeout: 30_000 })
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(status).toHaveText(/What might have been, ([3-6]) of/, { timeout: 500 })
  }).toPass({ timeout: 30_000 })
  await expect(leaf.locator('[aria-current=step]')).toHaveCount(1)
  expect(await board.innerHTML()).not.toBe(drawn)
  expect(await axeFaultsInBoth(page)).toEqual([])
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  await expect(leaf).toHaveCount(0)
  await expect(status).toHaveText(position)
  await expect(page.locator('.board-box.is-imagined, .curve-branch')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Expert’s line' })).toBeFocused()
  // The timeline has its keys again.
  await page.keyboard.press('ArrowRight')
  await expect(status).not.toHaveText(position)
})

test('at one screen result and replay tell the same story, and digits lead to its moments', async ({ page }) => {
  test.slow()
  await settle(page)
  // Bram moves first, the result is told for Ada, who sits first.
  await importEnded(page, await recordUntil('t1', tacticsMatch('competitive', 2), () => false))
  const moments = page.locator('.moment')
  await expect(moments.first()).toBeVisible({ timeout: 60_000 })
  await expect.poll(() => page.getByRole('progressbar').count(), { timeout: 90_000 }).toBe(0)
  const at = await moments.evaluateAll(all => all.findIndex(each => each.textContent?.includes('Better:')))
  const given = await moments.nth(at).locator('h3').innerText()
  await page.keyboard.press(`Digit${at + 1}`)
  await expect(page).toHaveURL(/\/replay\/local\/.*at=\d+&of=p1/)
  await expect(page.locator('.move-list')).toContainText('Ada')
  await expect(page.locator('.move-list [aria-current]')).toContainText(given, { timeout: 30_000 })
})

test('the judging of a match is stopped, keeps what it found, and goes on to the end', async ({ page }) => {
  test.slow()
  await settle(page)
  await importEnded(page, await careless())
  const bar = page.locator('.judging')
  const judged = async () => Number(/after (\d+) of/.exec(await bar.innerText())?.[1])
  await expect(bar).toContainText(/decision [2-9] of \d+/, { timeout: 60_000 })
  await bar.getByRole('button', { name: 'Stop' }).click()
  await expect(bar).toContainText(/Stopped after \d+ of \d+ decisions/)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('img', { name: /^Chance to win: / })).toBeVisible()
  const found = await judged()
  expect(found).toBeGreaterThan(0)
  await bar.getByRole('button', { name: 'Go on judging' }).click()
  await expect(bar.getByRole('progressbar')).toBeVisible()
  expect(Number(await bar.getByRole('progressbar').getAttribute('value'))).toBeGreaterThanOrEqual(found)
  await expect(bar).toHaveCount(0, { timeout: 90_000 })
  await expect(page.locator('.moment').first()).toBeVisible()
})

test('doubtful decisions can be tried while the judging is stopped', async ({ page }) => {
  test.slow()
  await settle(page)
  await importEnded(page, await careless())
  await page.getByRole('button', { name: /^Try again what went wrong/ }).click({ timeout: 90_000 })
  await page.getByRole('button', { name: 'Stop' }).click()
  const leaf = page.locator('.try-again')
  await expect(leaf).toContainText(/decision 1 of/)
  // Neither what was played nor the better answer: it must be weighed first.
  await leaf.locator('.try-options button').last().click()
  await expect(leaf.locator('.try-verdict')).toContainText('Better:', { timeout: 30_000 })
})

test('one’s doubtful decisions are walked through from the first, even if they are still being judged', async ({
  page,
}) => {
  test.slow()
  await settle(page)
  await importEnded(page, await recordUntil('t1', tacticsMatch('competitive', 2), () => false))
  // The button stands there as soon as one is found, at the end of the match.
  await page.getByRole('button', { name: /^Try again what went wrong/ }).click({ timeout: 90_000 })
  const leaf = page.locator('.try-again')
  await expect(leaf).toContainText(/decision 1 of [2-9]/, { timeout: 60_000 })
  await leaf.getByRole('button', { name: 'Show me' }).click()
  await leaf.getByRole('button', { name: 'Next decision' }).click()
  await expect(leaf).toContainText('decision 2 of')
})

test('doubtful decisions once more: the better answer is shown only after a try', async ({ page }) => {
  test.slow()
  await settle(page)
  await importEnded(page, await careless())
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Try again what went wrong/ })
    .click({ timeout: 90_000 })
  const leaf = page.locator('.try-again')
  await expect(leaf).toContainText(/decision \d+ of/, { timeout: 60_000 })
  await expect(leaf).not.toContainText('Better:')
  await expect(page.locator('.verdict')).toHaveCount(0)
  await leaf.locator('.try-options button').first().click()
  await expect(leaf.locator('.try-verdict')).toContainText('Better:', { timeout: 30_000 })
  await expect(leaf.locator('.try-why')).toHaveText(/^\s*[A-Z].+\.$/)
  expect(await axeFaultsInBoth(page)).toEqual([])
})

test('a match that ends here goes into the record, which can be begun afresh', async ({ page }) => {
  await settle(page)
  await page.goto('/record')
  await expect(page.getByText('Nothing counted yet')).toBeVisible()
  expect(await axeFaultsInBoth(page)).toEqual([])
  const { record, rest } = await shortOfTheWin(riftMatch(1, 1), 1)
  await importTable(page, record)
  await page.locator(`[data-option="${rest[0]}"]`).first().click()
  await expect(page.getByRole('dialog', { name: 'Victory' })).toBeVisible()
  await page.goto('/record')
  const rift = page.getByRole('button', { name: /^Rift/ })
  await expect(rift).toContainText('1 won')
  expect(await axeFaultsInBoth(page)).toEqual([])
  await page.getByRole('button', { name: 'Start afresh' }).click()
  await page.getByRole('button', { name: 'Yes, start afresh' }).click()
  await expect(page.getByText('Nothing counted yet')).toBeVisible()
})
