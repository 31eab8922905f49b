import { createStore } from '@tabletome/boardkit'
import type { Made } from '@tabletome/games/types'
import { useCallback, useSyncExternalStore } from 'react'

/** What was made in a workshop and kept under a name, by game, in this browser only. */
const keyOf = (game: string) => `tabletome.made.${game}`
const LONGEST_CODE = 2000
const MOST = 100

const isMade = (value: unknown): value is Made => {
  if (typeof value !== 'object' || value === null) return false
  const { name, code } = value as Partial<Record<keyof Made, unknown>>
  return typeof name === 'string' && name !== '' && typeof code === 'string' && code.length <= LONGEST_CODE
}

/** Reads what was kept, thing by thing: what is broken is left out. */
export const readShelf = (kept: string | null): readonly Made[] => {
  try {
    const found: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(found) ? found.filter(isMade).map(({ name, code }) => ({ name, code })) : []
  } catch {
    return []
  }
}

/** One name, one thing: the same name is overwritten, the same thing renamed. The newest stands first. */
export const put = (shelf: readonly Made[], made: Made): readonly Made[] =>
  [made, ...shelf.filter(({ name, code }) => name !== made.name && code !== made.code)].slice(0, MOST)

/** Another tab may save too. */
const store = createStore(
  () => new Map<string, readonly Made[]>(),
  changed => {
    const onStorage = ({ key }: StorageEvent) => (key === null || key.startsWith(keyOf(''))) && changed()
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  },
)

const shelfOf = (game: string): readonly Made[] => {
  const shelves = store.read()
  const known = shelves.get(game)
  if (known) return known
  let kept: string | null = null
  try {
    kept = localStorage.getItem(keyOf(game))
  } catch {
    // A browser that keeps nothing has an empty shelf.
  }
  const shelf = readShelf(kept)
  shelves.set(game, shelf)
  return shelf
}

const write = (game: string, shelf: readonly Made[]) => {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(shelf))
  } catch {
    // A browser that keeps nothing: the thing then lasts as long as the page.
  }
  store.set(new Map(store.read()).set(game, shelf))
}

export const useShelf = (game: string) => {
  const saved = useSyncExternalStore(store.subscribe, () => shelfOf(game))
  const save = useCallback((made: Made) => write(game, put(shelfOf(game), made)), [game])
  const remove = useCallback(
    (name: string) =>
      write(
        game,
        shelfOf(game).filter(made => made.name !== name),
      ),
    [game],
  )
  return { saved, save, remove }
}
