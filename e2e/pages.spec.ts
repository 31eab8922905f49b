import { expect, type Page, test } from './test.ts'
import { settle } from './play.ts'
import { quiet } from './waiting.ts'

const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]
const PAGES = [
  '/',
  '/new/defenders',
  '/new/tactics',
  '/new/rift',
  '/new/victorum',
  '/learn/defenders',
  '/learn/victorum',
  '/tables',
  '/record',
  '/settings',
  '/lab',
  '/about',
]

/** Buttons, links and headings whose words run out of their box or under something else. */
const faultsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOnlySpoken = (parent: Element) => getComputedStyle(parent).clipPath !== 'none'
    /** Around all words that are seen. */
    const wordsOf = (element: Element): DOMRect | undefined => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      let around: DOMRect | undefined
      while (texts.nextNode()) {
        const { parentElement: parent, textContent } = texts.currentNode
        if (!parent?.checkVisibility() || !textContent?.trim() || isOnlySpoken(parent)) continue
        range.selectNodeContents(texts.currentNode)
        const box = range.getBoundingClientRect()
        if (box.width === 0) continue
        const [left, top] = [Math.min(box.left, around?.left ?? box.left), Math.min(box.top, around?.top ?? box.top)]
        const right = Math.max(box.right, around?.right ?? box.right)
        const bottom = Math.max(box.bottom, around?.bottom ?? box.bottom)
        around = new DOMRect(left, top, right - left, bottom - top)
      }
      return around
    }
    const faults: string[] = []
    for (const element of document.querySelectorAll('button, a, h1, h2, h3, label')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.textContent.trim() === '') continue
      if (element.closest('[inert], [aria-hidden="true"], .skip')) continue
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const [box, words] = [element.getBoundingClientRect(), wordsOf(element)]
      if (!words || box.width < 3 || box.height < 3) continue
      const what = `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 40)}”`
      if (words.left < box.left - 2 || words.right > box.right + 2) faults.push(`${what}: runs out of its box`)
      if (words.right > innerWidth + 1) faults.push(`${what}: runs out of the window`)
      const y = words.top + words.height / 2
      for (const x of [words.left + 3, words.left + words.width / 2, words.right - 3]) {
        const hit = document.elementFromPoint(x, y)
        // A notice goes by.
        if (hit && !element.contains(hit) && !hit.contains(element) && !hit.closest('.notices')) {
          faults.push(`${what}: under ${hit.tagName.toLowerCase()} ${hit.className.toString()}`)
          break
        }
      }
    }
    return faults
  })

for (const path of PAGES)
  test(`words stay in their boxes on ${path}, in every window and both languages`, async ({ browser }) => {
    test.setTimeout(120_000)
    for (const language of ['en', 'fr']) {
      const page = await (await browser.newContext()).newPage()
      await settle(page, { language })
      // Home as a newcomer finds it has the most to show.
      if (path === '/') await page.addInitScript(() => localStorage.removeItem('tabletome.played'))
      await page.goto(path)
      await expect(page.locator('main h1, main h2, main h3').first()).toBeVisible({ timeout: 20_000 })
      for (const size of WINDOWS) {
        await page.setViewportSize(size)
        await quiet(page)
        expect(await faultsOn(page), `${path}, ${language}, ${size.width} × ${size.height}`).toEqual([])
      }
      await page.context().close()
    }
  })

test('four games and their buttons are above the fold at 1280 × 720', async ({ page }) => {
  await settle(page)
  await page.goto('/')
  await expect(page.locator('.game-go')).toHaveCount(4)
  for (const button of await page.locator('.game-go .btn').all()) await expect(button).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
})

test('a game for one asks for no seats, and its first campaign is chosen for a newcomer', async ({ page }) => {
  await settle(page)
  await page.addInitScript(() => localStorage.removeItem('tabletome.played'))
  await page.goto('/new/victorum')
  await expect(page.getByRole('button', { name: /Open the table/ })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('group', { name: /Who sits at seat/ })).toHaveCount(0)
  const first = page.getByRole('group', { name: /First campaign/ })
  await expect(first.getByRole('radio', { name: 'Yes' })).toBeChecked()
})
