/** Which part of the project a file belongs to; games' parts carry the game, so that no game reaches into another. */
export type Layer = { part: Part; game?: string }

export type Part =
  | 'engine'
  | 'match'
  | 'protocol'
  | 'bots'
  | 'boardkit'
  | 'games'
  | 'gamesTesting'
  | 'gamesText'
  | 'lab'
  | 'words'
  | 'game'
  | 'rules'
  | 'content'
  | 'knowledge'
  | 'board'
  | 'text'
  | 'gameBots'
  | 'rulebook'
  | 'position'
  | 'lessons'
  | 'gameTest'
  | 'web'
  | 'server'
  | 'cli'
  | 'bench'
  | 'tools'

/** What a part may import: values and types; types only; or values by `import()` only, so that they load on demand. */
type Leave = { values: readonly Part[]; types?: readonly Part[]; onDemand?: readonly Part[]; outside: Outside }

/** Packages that are not ours: none, a list of names (a trailing `:` or `/` allows everything below), or any. */
type Outside = 'any' | readonly string[]

const REACT = ['react', 'react/', 'react-dom', 'react-dom/', 'icon:'] as const
const GAME_PARTS = [
  'game',
  'rules',
  'content',
  'knowledge',
  'words',
  'board',
  'text',
  'gameBots',
  'rulebook',
  'position',
  'lessons',
] as const
const PUBLIC = ['engine', 'match', 'bots', 'boardkit', 'games'] as const
const ON_SCREEN = ['board', 'text', 'rulebook', 'position', 'lessons'] as const

/** The import table. Every part may import itself. */
export const LEAVE: Record<Part, Leave> = {
  engine: { values: [], outside: [] },
  match: { values: ['engine'], outside: [] },
  /** The schemas of the wire: the server checks by them, a browser has only their types. */
  protocol: { values: [], types: ['engine', 'match'], outside: ['typebox'] },
  bots: { values: ['engine'], outside: [] },
  boardkit: { values: [], types: ['engine', 'match'], outside: REACT },
  games: {
    values: ['engine', 'bots', 'game'],
    types: ['match', 'boardkit', ...GAME_PARTS],
    onDemand: GAME_PARTS,
    outside: REACT,
  },
  gamesText: { values: [], types: ['engine', 'games'], outside: [] },
  /** The laboratory: games among bots, counted and drawn, alike on the command line and on its screen. */
  lab: { values: ['engine', 'match', 'bots', 'games'], outside: [] },
  gamesTesting: { values: ['engine', 'games'], types: ['match'], outside: ['vitest'] },
  game: {
    values: ['engine', 'bots', 'rules', 'content', 'knowledge', 'words', 'gameBots'],
    types: ['games', ...ON_SCREEN],
    onDemand: ON_SCREEN,
    outside: [],
  },
  rules: { values: ['engine', 'content', 'knowledge', 'words'], outside: [] },
  /** How answers are written: read by everybody who gets an id. */
  words: { values: ['engine', 'content', 'knowledge'], types: ['rules'], outside: [] },
  content: { values: [], types: ['engine', 'rules', 'games'], outside: [] },
  knowledge: { values: ['content'], types: ['engine', 'rules'], outside: [] },
  board: {
    values: ['content', 'knowledge', 'words', 'boardkit', 'gamesText'],
    types: ['engine', 'rules', 'text', 'games'],
    outside: REACT,
  },
  text: { values: ['content', 'knowledge', 'words', 'gamesText'], types: ['engine', 'rules', 'games'], outside: [] },
  gameBots: { values: ['engine', 'bots', 'rules', 'content', 'knowledge', 'words'], types: ['games'], outside: [] },
  rulebook: { values: [], types: ['games'], outside: [] },
  /** Positions laid out by hand: what tests, lessons and examples begin at. */
  position: {
    values: ['engine', 'rules', 'content', 'knowledge', 'words', 'gamesText'],
    types: ['games'],
    outside: [],
  },
  /** Lessons and examples are data: they name what they need. */
  lessons: { values: [], types: ['engine', 'match', 'position', 'games'], outside: [] },
  gameTest: { values: ['engine', 'match', 'bots', 'boardkit', 'games', ...GAME_PARTS], outside: 'any' },
  web: {
    values: [...PUBLIC, 'gamesText', 'lab'],
    types: ['protocol', ...ON_SCREEN],
    onDemand: ON_SCREEN,
    outside: 'any',
  },
  server: { values: ['engine', 'match', 'protocol', 'bots', 'games'], outside: 'any' },
  cli: { values: ['engine', 'match', 'bots', 'games', 'lab', 'server', 'bench'], outside: 'any' },
  /** A bench in the browser starts it and opens tables as browser tests do. */
  bench: { values: [...PUBLIC, 'server', 'game', 'knowledge', 'tools'], types: ['protocol', 'rules'], outside: 'any' },
  tools: {
    values: [...PUBLIC, ...GAME_PARTS, 'gamesText', 'gamesTesting', 'lab', 'gameTest', 'server', 'cli', 'bench', 'web'],
    types: ['protocol'],
    outside: 'any',
  },
}

/** The stores are where a match meets the disk; everything else in it runs in a browser worker too. */
export const leaveOf = (path: string, layer: Layer): Leave =>
  path.startsWith('packages/match/src/stores/')
    ? { ...LEAVE.match, outside: ['node:', 'libsql', 'pg', 'tsx/'] }
    : LEAVE[layer.part]

const FOLDERS: Record<string, Part> = {
  rules: 'rules',
  content: 'content',
  knowledge: 'knowledge',
  board: 'board',
  builder: 'board',
  campaign: 'board',
  text: 'text',
  frieze: 'text',
  costs: 'text',
  bots: 'gameBots',
  rulebook: 'rulebook',
  position: 'position',
  lessons: 'lessons',
  glossary: 'lessons',
  examples: 'lessons',
  test: 'gameTest',
}

export const layerOf = (path: string): Layer => {
  const [top = '', second = '', third = '', ...deeper] = path.split('/')
  if (/\.config\.[cm]?ts$/.test(path)) return { part: 'tools' }
  if (path === 'packages/match/src/protocol.ts') return { part: 'protocol' }
  if (top === 'packages' && isPart(second)) return { part: second }
  if (top === 'apps' && isPart(second)) return { part: second }
  if (top === 'bench') return { part: 'bench' }
  if (top !== 'games') return { part: 'tools' }
  if (third === '') return { part: 'games' }
  if (second === 'lab') return { part: 'lab' }
  if (second === 'text') return { part: 'gamesText' }
  // The kit that the tests of every game share.
  if (second === 'testing') return { part: 'gamesTesting' }
  // Pure looks at a view, used by rules, board, text and bots alike.
  if (third === 'knowledge.ts' || path.endsWith('.query.ts')) return { part: 'knowledge', game: second }
  if (third === 'words.ts') return { part: 'words', game: second }
  return { part: deeper.length > 0 ? (FOLDERS[third] ?? 'game') : 'game', game: second }
}

const isPart = (name: string): name is Part => Object.hasOwn(LEAVE, name)

/** Tests and the kits they are written with. */
export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || /\/(test|testing)\//.test(path)

/** The workspace a file lives in: one may be entered only by its package name. */
export const workspaceOf = (path: string): string => {
  const [top = '', second = ''] = path.split('/')
  return top === 'packages' || top === 'apps' ? `${top}/${second}` : top === 'games' || top === 'bench' ? top : ''
}
