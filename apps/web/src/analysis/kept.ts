import type { Story } from './story.ts'

/** Stories are kept in this browser, so that nothing is judged twice. */
const NAME = 'tabletome-stories'
const keyOf = (match: string, seat: string) => `${match} ${seat}`

let opened: Promise<IDBDatabase> | undefined
const database = (): Promise<IDBDatabase> => {
  opened ??= new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('stories')
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error ?? new Error('The browser could not use its database'))
  })
  return opened
}
const answered = <R>(request: IDBRequest<R>): Promise<R> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser could not use its database'))
  })

/** Nothing where none is kept, or where the browser keeps nothing. */
export const keptStory = async (match: string, seat: string): Promise<Story | undefined> => {
  try {
    const store = (await database()).transaction('stories').objectStore('stories')
    return await answered(store.get(keyOf(match, seat)) as IDBRequest<Story | undefined>)
  } catch {
    return undefined
  }
}

/** Of one match from the eyes of all seats it was judged for. */
export const keptStoriesOf = async (match: string): Promise<readonly Story[]> => {
  try {
    const store = (await database()).transaction('stories').objectStore('stories')
    const all = IDBKeyRange.bound(keyOf(match, ''), keyOf(match, '\uffff'))
    return await answered(store.getAll(all) as IDBRequest<Story[]>)
  } catch {
    return []
  }
}

export const keepStory = async (story: Story): Promise<void> => {
  try {
    const store = (await database()).transaction('stories', 'readwrite').objectStore('stories')
    await answered(store.put(story, keyOf(story.match, story.seat)))
  } catch {
    // A browser that keeps nothing judges the match again next time.
  }
}

/** With everything else of this browser. */
export const forgetStories = (): void => {
  opened = undefined
  indexedDB.deleteDatabase(NAME)
}
