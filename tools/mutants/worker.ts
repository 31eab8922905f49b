import { telling } from './mutate.ts'
import { sourcesOf, testsOf } from './subject.ts'
import { Suite } from './suite.ts'
import { Library, World } from './world.ts'

/** What the workers are asked and what they say. */
export type Asked = { do: 'measure' } | { do: 'try'; path: string; code: string; tests: readonly Named[] }
export interface Named {
  readonly id: string
  readonly file: string
}
export interface Measured extends Named {
  readonly ms: number
  /** The functions that it enters. */
  readonly hits: readonly number[]
}
export type Said =
  | { said: 'ready' }
  | { said: 'running'; id: string }
  | { said: 'measured'; tests: readonly Measured[]; loading: readonly number[]; failed: readonly string[] }
  | { said: 'tried'; by?: string }

const [, , root = '', game = ''] = process.argv
const say = (what: Said): void => void process.send?.(what)

const sources = sourcesOf(root, game)
const byPath = new Map(sources.map(source => [source.path, source]))
const library = new Library(root)
library.outside.set('vitest', {})
const files = testsOf(root, game)
for (const file of files)
  await library.read(file, (path, code) => {
    const source = byPath.get(path)
    return source === undefined ? code : telling(code, source.functions, source.first)
  })

/** Every test by itself: how long it takes and where it goes. */
const measure = async (): Promise<void> => {
  let hits = new Set<number>()
  const suite = loaded(files, id => void hits.add(id))
  const loading = [...hits]
  const tests: Measured[] = []
  const failed: string[] = []
  for (const { id, file, run } of suite.tests) {
    hits = new Set()
    const begun = performance.now()
    try {
      await run()
    } catch (error) {
      failed.push(`${id}: ${String(error)}`)
    }
    tests.push({ id, file, ms: performance.now() - begun, hits: [...hits] })
  }
  say({ said: 'measured', tests, loading, failed })
}

const loaded = (
  paths: Iterable<string>,
  hit?: (id: number) => void,
  instead?: ConstructorParameters<typeof World>[3],
): Suite => {
  const suite = new Suite()
  const world = new World(library, { vitest: suite.api }, hit, instead)
  for (const path of paths) {
    suite.begin(path)
    world.load(path)
  }
  return suite
}

/** The tests in their order until one fails; one that comes about only by the change is run too. */
const tryOut = async (path: string, code: string, tests: readonly Named[]): Promise<void> => {
  const { module } = await library.compile(path, code)
  const wanted = new Set(tests.map(({ file }) => file))
  let suite: Suite
  say({ said: 'running', id: 'loading' })
  try {
    suite = loaded(wanted, undefined, new Map([[path, module]]))
  } catch {
    return say({ said: 'tried', by: 'loading' })
  }
  const runs = new Map(suite.tests.map(({ id, run }) => [id, run]))
  for (const { id } of tests) {
    const run = runs.get(id)
    if (run === undefined) continue
    say({ said: 'running', id })
    try {
      await run()
    } catch {
      return say({ said: 'tried', by: id })
    }
  }
  say({ said: 'tried' })
}

process.on('message', (asked: Asked) => {
  void (asked.do === 'measure' ? measure() : tryOut(asked.path, asked.code, asked.tests))
})
say({ said: 'ready' })
