import { mkdirSync } from 'node:fs'
import { type Browser, expect, type Page, test } from './test.ts'
import { MODES } from './modes.ts'
import { hasty, importTable, playOn, resultDialog, settle, statusLine } from './play.ts'
import { DEFENDERS_FOR_FOUR, recordUntil, riftMatch, tacticsMatch, victorumMatch } from './positions.ts'
import { focusUnit, subjectsOn } from './tacticsPlay.ts'

/** Draws docs/screenshots: every screen of the README, on a desk and on a phone, by daylight and by candle; then every mode. */
const FOLDER = 'docs/screenshots'
const SIZES = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } }
mkdirSync(FOLDER, { recursive: true })

let midGame = ''
let foeRevealed = ''
let atBlows = ''
let inDungeon = ''
let inBattle = ''
let atTheTowers = ''
let atTheBoss = ''
let forFour = ''
let onTheRoad = ''
let inTheArena = ''
test.beforeAll(async () => {
  const has = (options: readonly string[], kind: string) => options.some(option => option.includes(` ${kind} `))
  atBlows = await recordUntil(
    'blows',
    tacticsMatch('competitive', 2),
    ({ turn }, choice, options, seat) =>
      seat === 'p1' &&
      choice === 'turn.act' &&
      (turn?.number ?? 0) > 5 &&
      has(options, 'melee') &&
      has(options, 'missile'),
  )
  inDungeon = await recordUntil(
    'dungeon',
    tacticsMatch('solo', 1),
    ({ flipped = {} }, choice) => choice === 'turn.act' && Object.keys(flipped).length > 0,
  )
  inBattle = await recordUntil(
    'battle',
    tacticsMatch('battle', 4),
    ({ turn }, choice, _options, seat) => seat === 'p1' && choice === 'turn.act' && (turn?.number ?? 0) > 11,
  )
  atTheTowers = await recordUntil(
    'towers',
    riftMatch(2, 1),
    ({ round = 0 }, choice, options) =>
      round >= 4 && choice === 'place' && options.filter(id => / H\d/.test(id)).length > 20,
  )
  atTheBoss = await MODES['Rift, a boss and a full hand']()
  forFour = await recordUntil(
    'four',
    riftMatch(7, 4),
    ({ round = 0 }, choice, _options, seat) => round >= 4 && choice === 'act' && seat === 'p1',
  )
  onTheRoad = await recordUntil('road', victorumMatch(), ({ round = 0 }, choice) => round > 4 && choice === 'travel')
  inTheArena = await recordUntil(
    'arena',
    victorumMatch(),
    ({ combat }, choice, options) =>
      combat !== undefined &&
      combat.turn >= 3 &&
      choice === 'player.engage' &&
      options.some(id => id.startsWith('attack ')),
  )
  midGame = await recordUntil(
    'mid',
    DEFENDERS_FOR_FOUR,
    ({ round = 0 }, choice, options) => round >= 5 && choice === 'defend.window' && options.length > 1,
  )
  foeRevealed = await recordUntil(
    'foe',
    DEFENDERS_FOR_FOUR,
    ({ foe }, choice) => foe !== undefined && choice === 'turn.act',
  )
})

const open = async (browser: Browser, theme: string, width: keyof typeof SIZES): Promise<Page> => {
  const context = await browser.newContext({ viewport: SIZES[width], hasTouch: width === 390, isMobile: width === 390 })
  const page = await context.newPage()
  await settle(page, { theme, name: 'Ada' })
  return page
}
for (const theme of ['light', 'dark'] as const)
  for (const width of [1440, 390] as const) {
    const name = (screen: string) => ({ path: `${FOLDER}/${screen}-${theme}-${width}.png` })
    test(`${theme} ${width}`, async ({ browser }) => {
      const page = await open(browser, theme, width)
      const shoot = async (screen: string) => {
        await page.evaluate(() => document.fonts.ready)
        await expect(page.locator('.notice')).toHaveCount(0, { timeout: 15_000 })
        await page.screenshot(name(screen))
      }
      await page.goto('/')
      await page.waitForLoadState('networkidle')
      await shoot('home')
      await page.goto('/new/defenders')
      await page.waitForLoadState('networkidle')
      await shoot('new-table')
      await page.goto('/rules/defenders#DEF-DEFEND-01')
      await expect(page.getByText('DEF-DEFEND-01').first()).toBeVisible()
      await shoot('rulebook')
      await page.goto('/')
      await page.getByRole('button', { name: /Play now/ }).click()
      await expect(statusLine(page)).toContainText('Choose a hero')
      await shoot('table-start')
      await importTable(page, midGame)
      await shoot('table-mid')
      await importTable(page, foeRevealed)
      await shoot('table-foe')
      await playOn([page], hasty)
      await expect(resultDialog(page)).toBeVisible()
      // The story is drawn when all its decisions are judged.
      await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeHidden({ timeout: 90_000 })
      await shoot('result')
      await page.context().close()
    })

    test(`Tactics, ${theme} ${width}`, async ({ browser }) => {
      const page = await open(browser, theme, width)
      const shoot = async (screen: string) => {
        await page.evaluate(() => document.fonts.ready)
        await expect(page.locator('.notice')).toHaveCount(0, { timeout: 15_000 })
        await page.screenshot(name(`tactics-${screen}`))
      }
      await page.goto('/new/tactics')
      await page.waitForLoadState('networkidle')
      await shoot('new-table')
      await page.goto('/build/tactics')
      await page
        .getByRole('button', { name: /Great Wall/ })
        .first()
        .click()
      await shoot('builder')
      await importTable(page, atBlows)
      const units = await subjectsOn(page)
      for (const unit of units) {
        const blow = (await focusUnit(page, unit, false)).find(option => option.includes(' melee '))
        if (blow === undefined) continue
        const button = page.locator(`.option-slot[data-option="${blow}"] button`).first()
        await (width === 390 ? button.tap() : button.hover())
        break
      }
      await shoot('blow')
      await importTable(page, inDungeon)
      await shoot('dungeon')
      await importTable(page, inBattle)
      await shoot('battle')
      await page.context().close()
    })

    test(`Rift, ${theme} ${width}`, async ({ browser }) => {
      const page = await open(browser, theme, width)
      const shoot = async (screen: string) => {
        await page.evaluate(() => document.fonts.ready)
        await expect(page.locator('.notice')).toHaveCount(0, { timeout: 15_000 })
        await page.screenshot(name(`rift-${screen}`))
      }
      await page.goto('/new/rift')
      await page.waitForLoadState('networkidle')
      await shoot('new-table')
      await page.goto('/campaign/rift')
      await page.waitForLoadState('networkidle')
      await shoot('campaign')
      await importTable(page, atTheTowers)
      await shoot('placing')
      await importTable(page, atTheBoss)
      await shoot('boss')
      await importTable(page, forFour)
      await shoot('four')
      await page.context().close()
    })

    test(`Victorum, ${theme} ${width}`, async ({ browser }) => {
      const page = await open(browser, theme, width)
      const shoot = async (screen: string) => {
        await page.evaluate(() => document.fonts.ready)
        await expect(page.locator('.notice')).toHaveCount(0, { timeout: 15_000 })
        await page.screenshot(name(`victorum-${screen}`))
      }
      await page.goto('/new/victorum')
      await page.waitForLoadState('networkidle')
      await shoot('new-table')
      await importTable(page, onTheRoad)
      await shoot('map')
      await importTable(page, inTheArena)
      await shoot('arena')
      const attack = page.locator('.option-slot[data-option^="attack "] button').first()
      for (const chip of await page.locator('[data-subject]').all())
        if ((await attack.count()) === 0) await (width === 390 ? chip.tap() : chip.click())
      await (width === 390 ? attack.tap() : attack.hover())
      await shoot('attack')
      await page.context().close()
    })
  }

/** Every game and mode in the smallest windows they are made for, to be looked through; many, so they are pressed. */
const SMALLEST = { 1280: { width: 1280, height: 720 }, 360: { width: 360, height: 640 } }
for (const [mode, make] of Object.entries(MODES))
  test(`modes: ${mode}`, async ({ browser }) => {
    const record = await make()
    for (const width of [1280, 360] as const) {
      const phone = width === 360
      const context = await browser.newContext({ viewport: SMALLEST[width], hasTouch: phone, isMobile: phone })
      const page = await context.newPage()
      await settle(page, { theme: phone ? 'dark' : 'light', language: phone ? 'fr' : 'en', name: 'Ada' })
      await importTable(page, record)
      await page.evaluate(() => document.fonts.ready)
      const file = mode.toLowerCase().replaceAll(/[^a-z]+/g, '-')
      await page.screenshot({ path: `${FOLDER}/modes/${file}-${width}.jpg`, type: 'jpeg', quality: 72 })
      await context.close()
    }
  })
