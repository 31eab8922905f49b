import { chai, expect } from 'vitest'

type Run = () => unknown
export interface Test {
  readonly id: string
  readonly file: string
  readonly run: Run
}

/** Stands for `vitest` while test files are loaded: the tests are kept, to be run one by one. */
export class Suite {
  readonly tests: Test[] = []
  private file = ''
  private readonly within: string[] = []
  private readonly named = new Map<string, number>()

  begin(file: string): void {
    this.file = file
  }

  private readonly test = (name: string, run: Run): void => {
    const title = [this.file, ...this.within, name].join(' › ')
    const times = this.named.get(title) ?? 0
    this.named.set(title, times + 1)
    this.tests.push({ id: times === 0 ? title : `${title} (${times})`, file: this.file, run })
  }
  private readonly describe = (name: string, run: Run): void => {
    this.within.push(name)
    run()
    this.within.pop()
  }

  /** What a test file imports. */
  get api(): Record<string, unknown> {
    return { chai, expect, test: withEach(this.test), it: withEach(this.test), describe: withEach(this.describe) }
  }
}

/** `test.each(rows)(name, run)`: one test for each row. */
const withEach = (one: (name: string, run: Run) => void) =>
  Object.assign(one, {
    each: (rows: readonly unknown[]) => (name: string, run: (...values: unknown[]) => unknown) => {
      for (const row of rows) {
        const values: unknown[] = Array.isArray(row) ? row : [row]
        one(`${name} ${values.map(String).join(' ')}`, () => run(...values))
      }
    },
  })
