/** Drawings of a game that its first screens do not show: they come after the table, all of a pack together. */
export type Drawings = Readonly<Record<string, string>>

interface Pack {
  readonly load: () => Promise<{ readonly default: Drawings }>
  loading?: Promise<Drawings>
  drawn?: Drawings
  /** When they are there, or have been waited for long enough. */
  soon?: Promise<void>
  readonly waits: Map<string, Promise<string>>
}

const packs = new Map<string, Pack>()
/** Games with a screen that is seen: what opens on it may lack an icon for a moment, but never hides it again. */
const seen = new Map<string, number>()
const gameOf = (pack: string): string => pack.slice(0, pack.indexOf('/'))

/** Where the drawings are that `icon:<name>?later` stands for in a file of a board: `<game>/<file>`. */
export const lateIcons = (id: string, load: Pack['load']): void => {
  if (!packs.has(id)) packs.set(id, { load, waits: new Map() })
}

/** Fetched once; what could not be fetched may be asked for again. */
const fetched = (pack: Pack): Promise<Drawings> => {
  pack.loading ??= pack.load().then(
    ({ default: drawn }) => {
      pack.drawn = drawn
      return drawn
    },
    (error: unknown) => {
      pack.loading = undefined
      pack.waits.clear()
      throw error
    },
  )
  return pack.loading
}

const packsOf = (game: string): Pack[] => [...packs].flatMap(([id, pack]) => (gameOf(id) === game ? [pack] : []))
/** All of a game. */
export const loadLateIcons = async (game: string): Promise<void> => {
  await Promise.all(packsOf(game).map(fetched))
}
export const hasLateIcons = (game: string): boolean => packsOf(game).every(({ drawn }) => drawn !== undefined)

/** From now on a screen of the game is seen; what is returned ends it. */
export const standsNow = (game: string): (() => void) => {
  const add = (by: number) => seen.set(game, (seen.get(game) ?? 0) + by)
  add(1)
  return () => void add(-1)
}

export const isSeen = (game: string): boolean => (seen.get(game) ?? 0) > 0

/** So long a screen that is not seen yet waits for its icons; then it is shown, and they come into the room they have on it. */
export const ICONS_MOMENT = 1500
const soonOf = (pack: Pack): Promise<void> => {
  pack.soon ??= Promise.race([
    fetched(pack).then(
      () => undefined,
      () => undefined,
    ),
    new Promise<void>(done => setTimeout(done, ICONS_MOMENT)),
  ])
  return pack.soon
}

interface Late {
  readonly later: Promise<string>
  readonly soon: Promise<void>
  readonly stands: boolean
}

/** What an icon is drawn by: itself, or `@game/file/name`, its drawing once it is there. */
export const drawingOf = (body: string): string | Late => {
  if (!body.startsWith('@')) return body
  const cut = body.lastIndexOf('/')
  const id = body.slice(1, cut)
  const name = body.slice(cut + 1)
  const pack = packs.get(id)
  if (!pack) return ''
  if (pack.drawn) return pack.drawn[name] ?? ''
  return { later: waitFor(pack, name), soon: soonOf(pack), stands: isSeen(gameOf(id)) }
}

/** It would have to be fetched now. */
export const isLate = (body: string): boolean => {
  if (!body.startsWith('@')) return false
  const pack = packs.get(body.slice(1, body.lastIndexOf('/')))
  return pack !== undefined && pack.drawn === undefined
}

/** The same promise for the same icon as long as it is waited for: whoever waits asks again. */
const waitFor = (pack: Pack, name: string): Promise<string> => {
  const known = pack.waits.get(name)
  if (known) return known
  // Without its drawing an icon is empty rather than in the way of everything else.
  const later = fetched(pack).then(
    drawn => drawn[name] ?? '',
    () => '',
  )
  pack.waits.set(name, later)
  return later
}
