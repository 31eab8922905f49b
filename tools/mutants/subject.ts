import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Change, changesOf, type Extent } from './mutate.ts'
import { filesBelow } from './world.ts'

/** A file whose rules are tried, and the numbers of its functions from `first` on. */
export interface Source {
  readonly path: string
  readonly code: string
  readonly changes: readonly Change[]
  readonly functions: readonly Extent[]
  readonly first: number
}

const isTest = (path: string): boolean => path.endsWith('.test.ts')
/** Positions drawn at random and whole games told are no tests of a rule: a mutant that only they notice has survived. */
const isRuleTest = (path: string): boolean =>
  isTest(path) && !/\/(?:playthroughs|chronicles)\.test\.ts$|\.slow\.test\.ts$/.test(path)

/** Copies and imagined worlds are looked at by `checkGame`, the keys of reasons by the compiler. */
const isPlumbing = (path: string): boolean => /\/state\/(?:copyOpen|imagine|reasons(?:\.query)?)\.ts$/.test(path)

/** Rules and content of a game. */
export const sourcesOf = (root: string, game: string): Source[] => {
  let first = 0
  return ['rules', 'content']
    .flatMap(part => filesBelow(root, `games/${game}/${part}`))
    .filter(path => path.endsWith('.ts') && !isTest(path) && !isPlumbing(path))
    .map(path => {
      const code = readFileSync(join(root, path), 'utf8')
      const source = { path, code, ...changesOf(path, code), first }
      first += source.functions.length
      return source
    })
}

/** The tests that are to notice a change. */
export const testsOf = (root: string, game: string): string[] =>
  ['rules', 'content', 'test'].flatMap(part => filesBelow(root, `games/${game}/${part}`)).filter(isRuleTest)
