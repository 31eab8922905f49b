/** Which games have been begun in this browser: whoever is new to one is shown its gentlest way in. */
const KEY = 'tabletome.played'

const played = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}

export const isNewTo = (game: string): boolean => !played().includes(game)

export const notePlayed = (game: string) => {
  if (!isNewTo(game)) return
  try {
    localStorage.setItem(KEY, JSON.stringify([...played(), game]))
  } catch {
    // Without storage everybody stays a newcomer, nothing worse.
  }
}
