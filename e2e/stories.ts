import type { Page } from '@playwright/test'
import { recordUntil, riftMatch } from './positions.ts'

/** A match that ended badly, played without a thought: there is much to be said about it. */
export const careless = () => recordUntil('r2', { ...riftMatch(2, 1), level: 'random' }, () => false)
/** A finished match as a table of this browser: its result is shown. */
export const importEnded = async (page: Page, record: string) => {
  await page.goto('/tables')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /Import/ }).click()
  await (await chooser).setFiles({ name: 'end.jsonl', mimeType: 'application/x-ndjson', buffer: Buffer.from(record) })
}

/** What was found out about a match, as the browser keeps it; only what these tests need of it. */
export interface KeptStory {
  readonly match: string
  readonly seat: string
}

/** Keeps these beside those that are there, and tells all of them. */
export const keptStories = <S extends KeptStory>(page: Page, more: readonly S[] = []): Promise<S[]> =>
  page.evaluate(
    added =>
      new Promise<S[]>((resolve, reject) => {
        const opening = indexedDB.open('tabletome-stories', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('stories')
        opening.onerror = () => reject(new Error('no stories'))
        opening.onsuccess = () => {
          const store = opening.result.transaction('stories', 'readwrite').objectStore('stories')
          for (const story of added) store.put(story, `${story.match} ${story.seat}`)
          const reading = store.getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result as S[])
          }
        }
      }),
    more as S[],
  )

/** A match of the record. */
export const playedMatch = (match: string, game: string, daysAgo = 0) => ({
  match,
  game,
  mode: game === 'rift' ? 'scenario' : 'coop',
  players: 2,
  seal: `seal ${match}`,
  at: Date.now() - daysAgo * 86_400_000,
  answers: 90,
  minutes: 30,
  end: daysAgo % 2 ? 'won' : 'lost',
  difficulty: daysAgo % 3 ? 'normal' : 'story',
  heroes: [] as string[],
  others: [],
})

export const keepPlayed = (page: Page, matches: readonly ReturnType<typeof playedMatch>[]) =>
  page.evaluate(kept => localStorage.setItem('tabletome.record', kept), JSON.stringify({ matches, clearedAt: 0 }))
