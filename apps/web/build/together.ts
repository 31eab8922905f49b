import type { Rolldown } from 'vite'

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>
type Context = Rolldown.ChunkingContext

/** These modules and what they import are one file, as far as no earlier group has taken it. */
const all = (name: string, test: RegExp): Groups[number] => ({ name, test })

/** Modules that only pass on what others define: whoever imports them does not need all of it. */
const PASSES_ON = /\/packages\/.*\/index\.ts$/

/** The modules that import it at once, themselves or through others, and it. */
const neededBy = (id: string, context: Context): ReadonlySet<string> => {
  const found = new Set<string>()
  const add = (module: string): void => {
    if (found.has(module) || PASSES_ON.test(module)) return
    found.add(module)
    for (const importer of context.getModuleInfo(module)?.importers ?? []) add(importer)
  }
  add(id)
  return found
}

const TABLE = /\/src\/screens\/table\/Table\.tsx$/
/** Pages that show no table. */
const PAGES = /\/src\/screens\/(?!table\/|lesson\/|replay\/(?!Replays))([\w-]+)\//
/** What nearly every board draws with. */
const BOARDS =
  /\/boardkit\/src\/(?:say|frame\/PanZoom|pieces\/(?:Arrow|Figure|SeatBadge|Track|lateParts)|hand\/(?:AnchorButton|Grid|OptionButton|boardKeys|described|pick))\.tsx?$|\/games\/outcome\.ts$/
const ART = /\/board\/art\/Art\.tsx$/

const gameOf = (id: string): string => /\/games\/(\w+)\//.exec(id)?.[1] ?? ''

/** What a table shares with others is a file for each set of these that needs it. */
const sharedWith = (debugName: string, others: RegExp): Groups[number] => ({
  debugName,
  test: /\/apps\/web\/src\/.*\.(?:tsx?|css)$/,
  name: (id, context) => {
    const needing = [...neededBy(id, context)]
    const names = new Set(needing.flatMap(module => others.exec(module)?.[1] ?? []))
    return names.size > 0 && needing.some(module => TABLE.test(module)) ? [...names].sort().join('-') : undefined
  },
})

/** The icons that the table and boards show, and those of nearly every board alone. */
const ofBoards: Groups[number]['name'] = (id, context) => {
  const importers = context.getModuleInfo(id)?.importers ?? []
  const games = new Set(importers.map(gameOf))
  if (games.size < 2 || importers.some(module => ART.test(module))) return undefined
  if (importers.some(module => module.includes('/src/table/'))) return 'signs'
  return games.size > 2 && !games.has('') ? 'icons' : undefined
}

/** What rules, words and board of a game share. */
const SHARED = /\/games\/\w+\/(?:content\/.*|words|rules\/.*\.query)\.ts$/

/**
 * What is always fetched together is one file: left alone, the bundler makes a file of every set of modules that the same screens
 * share, a hundred for a table, and small files pack badly. The earlier group takes a module. Workers and the service worker have
 * no document: whatever they share with a page stands in a group of its own, before that of the page.
 */
export const together: Groups = [
  all('pitches', /virtual:pitches/),
  all('notice', /\/src\/sw\/notice\.ts$/),
  // Keeps its address when only our own code changes.
  all('react', /\/node_modules\//),
  all('ids', /\/packages\/engine\/src\/words\.ts$/),
  all('played', /vite\/preload-helper|\/games\/played\.ts$|\/src\/local\/rpc\.ts$/),
  all('games', /\/games\/index\.ts$/),
  all('main', /\/src\/main\.tsx$/),
  all(
    'match',
    /\/packages\/engine\/src\/(?:foresee|foresight)\.ts$|\/packages\/match\/src\/(?:delta|turnpoint|undo|record)\.ts$/,
  ),
  all('host', /\/packages\/match\/src\/host\.ts$/),
  all('local', /\/src\/local\/tables\.ts$/),
  { debugName: 'icons', test: /icon:/, name: ofBoards },
  all('leaf', /\/boardkit\/src\/pieces\/Leaf\.tsx$/),
  all('sentence', /\/games\/text\/(?:percent|sentence)\.ts$/),
  all('token', /\/boardkit\/src\/pieces\/(?:Token|Diaper)\.tsx$/),
  sharedWith('pages', PAGES),
  all('kit', BOARDS),
  // Replays, examples and lessons show a table: they fetch it whole.
  all('table', TABLE),
  {
    debugName: 'land',
    test: SHARED,
    name: (id, context) =>
      [...neededBy(id, context)].some(module => ART.test(module)) ? `${gameOf(id)}-land` : undefined,
  },
  { debugName: 'cards', test: SHARED, name: id => `${gameOf(id)}-cards` },
]
