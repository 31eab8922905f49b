/** The screens and their addresses, both ways. */

export type TableKind = 'local' | 'online'
export type ReplaySource = TableKind | 'file' | 'shared'
export type Route =
  | {
      readonly screen:
        | 'home'
        | 'tables'
        | 'replays'
        | 'rulebooks'
        | 'settings'
        | 'record'
        | 'lab'
        | 'about'
        | 'privacy'
        | 'unknown'
    }
  | { readonly screen: 'new'; readonly game: string }
  | { readonly screen: 'workshop'; readonly game: string }
  | { readonly screen: 'campaign'; readonly game: string }
  | { readonly screen: 'table'; readonly kind: TableKind; readonly id: string; readonly result: boolean }
  | { readonly screen: 'replay'; readonly source: ReplaySource; readonly id: string }
  | { readonly screen: 'rules'; readonly game: string }
  | { readonly screen: 'position'; readonly game: string }
  | { readonly screen: 'learn'; readonly game: string }
  | { readonly screen: 'words'; readonly game: string }
  | { readonly screen: 'tips'; readonly game: string }
  | { readonly screen: 'lesson'; readonly game: string; readonly lesson: string }
  | { readonly screen: 'join'; readonly table: string; readonly token: string }

const PLAIN = {
  '': 'home',
  tables: 'tables',
  replay: 'replays',
  rules: 'rulebooks',
  settings: 'settings',
  record: 'record',
  lab: 'lab',
  about: 'about',
  privacy: 'privacy',
} as const

const isPlain = (word: string): word is keyof typeof PLAIN => Object.hasOwn(PLAIN, word)

const decoded = (part: string) => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export const routeOf = (path: string): Route => {
  const [first = '', second, third, ...rest] = path.split('/').filter(Boolean).map(decoded)
  if (rest.length > 0) return { screen: 'unknown' }
  if (second === undefined) return { screen: isPlain(first) ? PLAIN[first] : 'unknown' }
  if (first === 't' || first === 'local') {
    if (third !== undefined && third !== 'result') return { screen: 'unknown' }
    return { screen: 'table', kind: first === 't' ? 'online' : 'local', id: second, result: third === 'result' }
  }
  if (first === 'join' && third !== undefined) return { screen: 'join', table: second, token: third }
  if (first === 'replay' && (second === 'local' || second === 'online') && third !== undefined)
    return { screen: 'replay', source: second, id: third }
  if (first === 'learn')
    return third === undefined ? { screen: 'learn', game: second } : { screen: 'lesson', game: second, lesson: third }
  if (third !== undefined) return { screen: 'unknown' }
  if (first === 'replay' && (second === 'file' || second === 'shared'))
    return { screen: 'replay', source: second, id: '' }
  if (first === 'new') return { screen: 'new', game: second }
  if (first === 'build') return { screen: 'workshop', game: second }
  if (first === 'campaign') return { screen: 'campaign', game: second }
  if (first === 'tips') return { screen: 'tips', game: second }
  if (first === 'rules') return { screen: 'rules', game: second }
  if (first === 'words') return { screen: 'words', game: second }
  if (first === 'position') return { screen: 'position', game: second }
  return { screen: 'unknown' }
}

const part = encodeURIComponent
/** Signs that mean nothing behind a hash stay as they are, so that a code in an address can be read. */
const readable = (value: string) => part(value).replace(/%(?:3A|40|2C|2F|3B)/g, decodeURIComponent)

/** The code a workshop's address carries. */
export const codeFrom = (hash: string): string | undefined => (hash.length > 1 ? decoded(hash.slice(1)) : undefined)

/** What somebody pasted as a value: the code itself, or a link to the workshop with the code behind the hash. */
export const pastedCode = (pasted: string): string => {
  const [address = '', hash] = pasted.trim().split('#')
  const path = address.replace(/^[a-z]+:\/\/[^/]+/i, '')
  return hash !== undefined && routeOf(path).screen === 'workshop' ? decoded(hash) : pasted.trim()
}
/** The line a replay's address names, if it has one. */
export const lineFrom = (search: string, last: number): number => {
  const at = Number(new URLSearchParams(search).get('at') ?? 0)
  return Number.isSafeInteger(at) ? Math.min(Math.max(0, at), last) : 0
}
/** The seat whose chances a replay's address asks for, if it names one. */
export const seatFrom = (search: string): string | undefined => new URLSearchParams(search).get('of') ?? undefined
/** What a replay's address says of where it stands and whose chances it tells. */
export const replayQuery = (at: number | undefined, of: string | undefined): string => {
  const said = [...(at === undefined ? [] : [`at=${at}`]), ...(of === undefined ? [] : [`of=${part(of)}`])]
  return said.length > 0 ? `?${said.join('&')}` : ''
}
export const pathTo = {
  home: '/',
  tables: '/tables',
  replays: '/replay',
  rulebooks: '/rules',
  settings: '/settings',
  record: '/record',
  lab: '/lab',
  about: '/about',
  privacy: '/privacy',
  /** What is already settled stands behind the hash, by setting. */
  newTable: (game: string, settled: Readonly<Record<string, string>> = {}) => {
    const list = Object.entries(settled).map(([id, value]) => `${part(id)}=${readable(value)}`)
    return `/new/${part(game)}${list.length > 0 ? `#${list.join('&')}` : ''}`
  },
  /** What is being made stands behind the hash, so that the link carries it. */
  workshop: (game: string, code?: string) => `/build/${part(game)}${code ? `#${readable(code)}` : ''}`,
  campaign: (game: string) => `/campaign/${part(game)}`,
  table: (kind: TableKind, id: string) => `/${kind === 'online' ? 't' : 'local'}/${part(id)}`,
  result: (kind: TableKind, id: string) => `${pathTo.table(kind, id)}/result`,
  /** `at`: the line it opens at; `of`: the seat whose chances are told. */
  replay: (source: ReplaySource, id = '', at?: number, of?: string) =>
    `/replay/${source}${id ? `/${part(id)}` : ''}${replayQuery(at, of)}`,
  /** The same, walking through one's own doubtful decisions. */
  tryAgain: (source: ReplaySource, id: string, of?: string) =>
    `${pathTo.replay(source, id)}?try${of === undefined ? '' : `&of=${part(of)}`}`,
  /** A whole record, packed, behind the hash. */
  shared: (packed: string, at: number) => `${pathTo.replay('shared', '', at)}#${packed}`,
  rules: (game: string, rule?: string) => `/rules/${part(game)}${rule ? `#${part(rule)}` : ''}`,
  learn: (game: string) => `/learn/${part(game)}`,
  words: (game: string) => `/words/${part(game)}`,
  tips: (game: string) => `/tips/${part(game)}`,
  lesson: (game: string, lesson: string) => `/learn/${part(game)}/${part(lesson)}`,
  /** Its words stand behind the hash. */
  position: (game: string, given: object) => `/position/${part(game)}#${part(JSON.stringify(given))}`,
  join: (table: string, token: string) => `/join/${part(table)}/${part(token)}`,
} as const

/** The path of an invitation somebody pasted: a whole address, or the path alone. */
export const joinPathOf = (pasted: string): string | undefined => {
  const path = pasted.trim().replace(/^[a-z]+:\/\/[^/]+/i, '')
  const route = routeOf(path.replace(/[?#].*$/, ''))
  return route.screen === 'join' || (route.screen === 'table' && route.kind === 'online') ? path : undefined
}
