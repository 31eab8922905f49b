import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from './test.ts'

interface Part {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

const SITE = fileURLToPath(new URL('../apps/web/dist/', import.meta.url))
const parts = (): Readonly<Record<string, Part>> =>
  JSON.parse(readFileSync(`${SITE}.vite/manifest.json`, 'utf8')) as Record<string, Part>

/** The files of these parts and of all that they import at once. */
const filesOf = (names: readonly string[]): Set<string> => {
  const all = parts()
  const seen = new Set<string>()
  const files = new Set<string>()
  const add = (name: string): void => {
    const part = all[name]
    if (!part) throw new Error(`The built site has no ${name}`)
    if (seen.has(name)) return
    seen.add(name)
    for (const file of [part.file, ...(part.css ?? [])]) files.add(file)
    part.imports?.forEach(add)
  }
  names.forEach(add)
  return files
}

/** What the page itself names. */
const firstPage = (): Set<string> => {
  const page = readFileSync(`${SITE}index.html`, 'utf8')
  return filesOf(Object.entries(parts()).flatMap(([name, { file }]) => (page.includes(`"/${file}"`) ? [name] : [])))
}

const kilobytes = (files: Iterable<string>): number => {
  let sum = 0
  for (const file of files) sum += gzipSync(readFileSync(SITE + file), { level: 9 }).length
  return sum / 1000
}

const WORKERS = ['src/local/worker.ts', 'src/analysis/worker.ts', 'src/lab/worker.ts', 'src/sw/sw.ts']
/** Kilobytes of scripts and styles, packed, that a table adds to the first page: a little above what it takes. `bench size` measures what a browser fetches. */
const MOST = { defenders: 153, tactics: 188, rift: 193, victorum: 225 } as const

test('the first page is light', () => {
  const weight = kilobytes(firstPage())
  expect(weight).toBeGreaterThan(80)
  expect(weight).toBeLessThan(104)
})

for (const [game, most] of Object.entries(MOST))
  for (const language of ['en', 'fr'])
    test(`a table of ${game} in ${language} does not grow`, () => {
      const of = `../../games/${game}`
      const table = filesOf([
        'src/screens/table/LocalTable.tsx',
        'src/local/worker.ts',
        `${of}/index.ts`,
        `${of}/board/index.ts`,
        `${of}/text/${language}.ts`,
      ])
      const first = firstPage()
      expect(kilobytes([...table].filter(file => !first.has(file)))).toBeLessThan(most)
    })

test('what has no document loads nothing of a page', () => {
  const ofPage = [...filesOf(['src/screens/table/LocalTable.tsx'])].filter(name =>
    /\/(?:main|react|table)-|\.css$/.test(name),
  )
  expect(ofPage.length).toBeGreaterThan(3)
  const games = Object.keys(MOST).flatMap(game =>
    ['index', 'bots/index', 'position/index'].map(part => `../../games/${game}/${part}.ts`),
  )
  const forWorkers = filesOf([...WORKERS, ...games, '../../games/victorum/byItself.ts'])
  expect(ofPage.filter(name => forWorkers.has(name))).toEqual([])
})
