import { createHash } from 'node:crypto'
import { relative, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readKnown, rowOf } from './equivalent.ts'
import { refusedOf } from './compiler.ts'
import { changed, type Change, functionAround, linesOf } from './mutate.ts'
import { Runner } from './pool.ts'
import { type Source, sourcesOf } from './subject.ts'
import type { Measured } from './worker.ts'

/** npm run mutants -- <game> [--count 200] [--seed one] [--workers 2]: do the rule tests notice small changes of the rules? */
const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const GOAL = 95
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '200' },
    skip: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'one' },
    workers: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
  },
})

interface Mutant {
  readonly source: Source
  readonly change: Change
}

/** All changes in an order drawn by the seed and by what each changes: work elsewhere leaves the draw as it is. */
const drawn = (sources: readonly Source[], seed: string): Mutant[] => {
  const all = sources.flatMap(source =>
    source.changes.map(change => ({ source, change, lot: lotOf(seed, source, change) })),
  )
  return all.sort((a, b) => (a.lot < b.lot ? -1 : 1))
}
const lotOf = (seed: string, { path, code }: Source, change: Change): string => {
  const { before, after } = linesOf(code, change)
  return createHash('sha1').update([seed, path, change.kind, before, after].join('\n')).digest('hex')
}

/** Tests that go through the changed function, all if it is part of loading the file, those of the same folder and the quickest first. */
const testsFor = ({ source, change }: Mutant, tests: readonly Measured[], loading: ReadonlySet<number>): Measured[] => {
  const place = functionAround(source.functions, change)
  const isLoading = place < 0 || loading.has(source.first + place)
  const through = isLoading ? tests : tests.filter(({ hits }) => hits.includes(source.first + place))
  const folder = source.path.slice(0, source.path.lastIndexOf('/'))
  const stem = source.path.replace(/(?:\.query)?\.ts$/, '')
  const rank = ({ file, ms }: Measured): number => ms + (file.startsWith(stem) ? 0 : file.startsWith(folder) ? 5 : 10)
  return [...through].sort((a, b) => rank(a) - rank(b))
}

/** A survivor with its row for the list of those that nothing could notice. */
const show = ({ source, change }: Mutant, reached: number, home: string): void => {
  const { line, before, after } = linesOf(source.code, change)
  console.log(`\n${source.path}:${line} (${change.kind}, ${reached} tests go through it)\n- ${before}\n+ ${after}`)
  console.log(rowOf(relative(home, source.path), before, after))
}

const run = async (game: string): Promise<void> => {
  const begun = performance.now()
  const sources = sourcesOf(ROOT, game)
  const skip = Number(values.skip)
  const mutants = drawn(sources, values.seed)
    .filter(({ source }) => source.path.includes(values.only))
    .slice(skip, skip + Number(values.count))
  const home = `games/${game}`
  const known = readKnown(join(ROOT, home, 'test/equivalent-mutants.md'))
  const isKnown = ({ source, change }: Mutant): boolean => {
    const { before, after } = linesOf(source.code, change)
    return known.some(each => join(home, each.file) === source.path && each.before === before && each.after === after)
  }
  const runners = Array.from({ length: Number(values.workers) }, () => new Runner(ROOT, game))
  const [first] = runners
  if (first === undefined) throw new Error('no worker')
  const { tests, loading, failed } = await first.measure()
  if (failed.length > 0) throw new Error(`tests that fail without any change:\n${failed.join('\n')}`)

  const atLoading = new Set(loading)
  /** By which tests. */
  const noticed: string[] = []
  const unnoticed: (Mutant & { reached: number })[] = []
  const queue = mutants.filter(mutant => !isKnown(mutant))
  const waiting = [...queue]
  await Promise.all(
    runners.map(async runner => {
      for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
        const chosen = testsFor(mutant, tests, atLoading)
        const { source, change } = mutant
        const by =
          chosen.length === 0
            ? undefined
            : await runner.try(
                source.path,
                changed(source.code, change),
                chosen.map(({ id, file }) => ({ id, file })),
              )
        if (by === undefined) unnoticed.push({ ...mutant, reached: chosen.length })
        else noticed.push(by)
      }
      runner.close()
    }),
  )

  const refused = refusedOf(ROOT, game, unnoticed)
  const survivors = unnoticed.filter(mutant => !refused.has(mutant))
  for (const survivor of survivors) show(survivor, survivor.reached, home)
  const killed = noticed.length
  const tried = killed + survivors.length
  const percent = tried === 0 ? 100 : (100 * killed) / tried
  const hanging = noticed.filter(by => by === 'hanging').length
  const equivalent = mutants.length - queue.length
  console.log(
    '\n| Game | Seed | Mutants | Refused by the compiler | Equivalent | Killed | by hanging | Survived | Rate |',
  )
  console.log('|---|---|---|---|---|---|---|---|---|')
  console.log(
    `| ${game} | ${values.seed} | ${mutants.length} | ${refused.size} | ${equivalent} | ${killed} | ${hanging} | ${survivors.length} | ${percent.toFixed(1)} % |`,
  )
  console.log(`\n${tests.length} tests, ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  if (percent < GOAL) process.exitCode = 1
}

const [game] = positionals
if (game === undefined) {
  console.log('Which game? npm run mutants -- <game> [--count 200] [--seed one]')
  process.exitCode = 1
} else await run(game)
