import { expect, type Page, test } from './test.ts'
import { settle } from './play.ts'

/** Steps in which something impossible is tried: the lesson, the acts before, what is pressed, the step after. */
const TRIED = [
  ['victorum/tactics', [], 'unit hero', 'stun'],
  ['victorum/primus', [{ next: true }], 'unit primus', 'helper'],
] as const

const at = (page: Page, lesson: string, acts: readonly object[]) => {
  const [game = '', id = ''] = lesson.split('/')
  const learned = JSON.stringify({ [game]: { done: [], quiet: true, at: { lesson: id, step: acts.length, acts } } })
  return page.addInitScript(kept => localStorage.setItem('tabletome.learn', kept), learned)
}

for (const [lesson, acts, pressed, after] of TRIED)
  test(`${lesson}: trying what the rules refuse leads on`, async ({ page }) => {
    await settle(page)
    await at(page, lesson, acts)
    await page.goto(`/learn/${lesson}`)
    await page.locator(`.board-field [data-anchor="${pressed}"]`).first().click({ force: true })
    await expect(page.locator('.coach')).toHaveAttribute('data-step', after)
  })
