import { expect, test } from './test.ts'
import { axeFaultsInBoth } from './axe.ts'
import { settle } from './play.ts'
import { careless, importEnded, keepPlayed, keptStories, playedMatch } from './stories.ts'

test('the record says what costs most, from five judged matches on, with the worst of it and the lesson', async ({
  page,
}) => {
  test.slow()
  await settle(page)
  await importEnded(page, await careless())
  const end = page.getByRole('dialog', { name: 'Defeat' })
  await expect(end.locator('.moment').first()).toBeVisible({ timeout: 60_000 })
  await expect.poll(() => page.getByRole('progressbar').count(), { timeout: 90_000 }).toBe(0)
  const [story] = await keptStories(page)
  if (!story) throw new Error('the match was not judged')
  const others = [1, 2, 3, 4].map(i => ({ ...story, match: `other-${i}` }))
  await keptStories(page, others)
  const all = [story, ...others].map(({ match }, i) => playedMatch(match, 'rift', i))

  // Five matches, one of which was never judged: nothing is said but that.
  await keepPlayed(page, [...all.slice(0, 4), playedMatch('unknown', 'rift', 9)])
  await page.goto('/record')
  const leaf = page.locator('.record-costly')
  await expect(leaf).toContainText('4 matches have been judged so far: too few to say')
  await expect(leaf.getByRole('listitem')).toHaveCount(0)

  await keepPlayed(page, all)
  await page.reload()
  await expect(leaf).toContainText('from 5 judged matches')
  const rows = leaf.getByRole('listitem')
  expect(await rows.count()).toBeLessThanOrEqual(3)
  await expect(rows.first()).toContainText(/(\d+ times|twice|once)−\d+$/)
  await expect(leaf.getByRole('link', { name: /^Lesson: / })).toHaveAttribute('href', /^\/learn\/rift\//)
  expect(await axeFaultsInBoth(page)).toEqual([])
  await rows.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/replay\/local\/.*at=\d+/)
  await expect(page.locator('.verdict')).toContainText('the better answer', { timeout: 30_000 })
})
