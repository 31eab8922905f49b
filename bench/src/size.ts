import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Bench } from './figure.ts'

const DIST = fileURLToPath(new URL('../../apps/web/dist/', import.meta.url))

/** What a browser must fetch, as the built site says. */
export const bench: Bench = {
  about: 'gzip sizes of the built site: first load, and what a table of Defenders adds',
  async run() {
    if (!existsSync(join(DIST, 'index.html'))) throw new Error('there is no built site: run "npm run build" first')
    const page = readFileSync(join(DIST, 'index.html'), 'utf8')
    const first = closure([...namedIn(page).map(file => join(DIST, file)), ...gameParts().filter(isArt)])
    const table = closure(gameParts().filter(file => !isForBots(file))).filter(file => !first.includes(file))
    const fonts = readdirSync(join(DIST, 'assets')).filter(file => file.endsWith('.woff2'))
    return [
      {
        what: 'first load: page, scripts, styles and the picture on Home',
        value: kilobytes([join(DIST, 'index.html'), ...first]),
        unit: 'kB',
        target: { atMost: 120 },
      },
      {
        what: 'a table of Defenders: rules, board, English words',
        value: kilobytes(table),
        unit: 'kB',
        target: { atMost: 90 },
      },
      { what: 'files of the first load', value: first.length + 1, unit: '' },
      { what: 'font files there are (fetched as needed)', value: fonts.length, unit: '' },
    ]
  },
}

const kilobytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0) / 1000

/** Home shows each game's picture; bots think in a worker. */
const isArt = (file: string): boolean => /\/Art-/.test(file)
const isForBots = (file: string): boolean => /\/bots-/.test(file)

/** Scripts and styles the page itself asks for. */
const namedIn = (page: string): string[] =>
  [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)

/** What the list of games loads on demand, without the other language and the rulebooks, which have their own page. */
function gameParts(): string[] {
  const assets = readdirSync(join(DIST, 'assets')).filter(file => file.endsWith('.js'))
  const list = assets.find(file => file.startsWith('games-'))
  if (list === undefined) throw new Error('the built site has no list of games')
  return onDemandOf(join(DIST, 'assets', list)).filter(file => {
    const text = file.endsWith('.js') ? readFileSync(file, 'utf8') : ''
    return !/\/fr-/.test(file) && !/- \*\*[A-Z]+-[A-Z]+-\d{2}\*\*/.test(text)
  })
}

const onDemandOf = (file: string): string[] => {
  const text = readFileSync(file, 'utf8')
  const styles = [...text.matchAll(/assets\/[\w.-]+\.css/g)].map(([name]) => join(DIST, name))
  return [...specifiers(text, /import\((["'`])(\.\/[^"'`]+)\1\)/g, file), ...styles].filter(name => !/\/fr-/.test(name))
}

/** The files and everything they import at once. */
function closure(files: readonly string[]): string[] {
  const found = new Set<string>()
  const add = (file: string): void => {
    if (found.has(file) || !existsSync(file)) return
    found.add(file)
    if (!file.endsWith('.js')) return
    const text = readFileSync(file, 'utf8')
    for (const each of specifiers(text, /(?:from|import)\s*(["'`])(\.\/[^"'`]+)\1/g, file)) add(each)
  }
  for (const file of files) add(file)
  return [...found]
}

const specifiers = (text: string, pattern: RegExp, from: string): string[] =>
  [...text.matchAll(pattern)].map(([, , name = '']) => join(dirname(from), name))
