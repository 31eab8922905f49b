import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { idsIn, rulesOf, testedIn } from './ids.ts'

export interface Coverage {
  readonly game: string
  /** Rules in the built-in rulebook. */
  readonly rules: number
  readonly cited: number
  readonly tested: number
  readonly notApplicable: number
  /** Rules without a test and without a reason not to have one. */
  readonly missing: readonly string[]
  /** Rules that no code cites. */
  readonly uncited: readonly string[]
  /** Ids in tests or code that the rulebook does not have, or has in one language only. */
  readonly unknown: readonly string[]
}
/** The files of a game, read or made up. */
export interface Sources {
  readonly game: string
  readonly rulebooks: Readonly<Record<'en' | 'fr', string>>
  readonly notApplicable: string
  readonly code: readonly string[]
  readonly tests: readonly string[]
}

/** Compares what the rulebook states with what code cites and tests prove. */
export function coverageOf({ game, rulebooks, notApplicable, code, tests }: Sources): Coverage {
  const en = rulesOf(rulebooks.en)
  const fr = rulesOf(rulebooks.fr)
  const all = new Set([...en.keys(), ...fr.keys()])
  const [prefix = ''] = [...all][0]?.split('-') ?? []
  const excused = new Map([...rulesOf(notApplicable)].filter(([, reason]) => reason !== ''))
  const cited = new Set(prefix === '' ? [] : code.flatMap(source => idsIn(source, prefix)))
  const tested = new Set(prefix === '' ? [] : tests.flatMap(source => testedIn(source, prefix)))
  const inBoth = (id: string) => en.has(id) && fr.has(id)
  const known = [...all].filter(inBoth).sort()
  return {
    game,
    rules: known.length,
    cited: known.filter(id => cited.has(id)).length,
    tested: known.filter(id => tested.has(id)).length,
    notApplicable: known.filter(id => excused.has(id)).length,
    missing: known.filter(id => !tested.has(id) && !excused.has(id)),
    uncited: known.filter(id => !cited.has(id)),
    unknown: [...new Set([...all, ...cited, ...tested, ...rulesOf(notApplicable).keys()])]
      .filter(id => !inBoth(id))
      .sort(),
  }
}

export const isCovered = ({ rules, missing, unknown }: Coverage): boolean =>
  rules > 0 && missing.length === 0 && unknown.length === 0

/** Reads the folder of a game. */
export function sourcesOf(folder: string, game: string): Sources {
  const files = filesUnder(folder).filter(file => /\.tsx?$/.test(file))
  const isTest = (file: string) => /\.test\.tsx?$/.test(file)
  const inTestFolder = (file: string) => file.slice(folder.length).startsWith('/test/')
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  return {
    game,
    rulebooks: { en: read(join(folder, 'rulebook/en.md')), fr: read(join(folder, 'rulebook/fr.md')) },
    notApplicable: read(join(folder, 'rulebook/not-applicable.md')),
    code: files.filter(file => !isTest(file) && !inTestFolder(file)).map(read),
    tests: files.filter(isTest).map(read),
  }
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() ? filesUnder(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  )
