/** Whether a SQLite file is whole. Nothing is changed by looking, as long as something is wrong. */
import { isThere, lostChanges } from './journal.ts'
import { openDriver } from './sqliteDriver.ts'

/** What is wrong with it, in sentences; none: nothing is, or there is no such file yet. */
export const problemsOf = async (path: string): Promise<readonly string[]> => {
  if (!isThere(path)) return []
  const lost = lostChanges(path)
  if (lost > 1)
    return [
      lost === Number.POSITIVE_INFINITY
        ? `The journal ${path}-wal cannot be read: what was stored last is lost.`
        : `The journal ${path}-wal cannot be read to its end: ${lost} stored changes are lost.`,
    ]
  const driver = await openDriver(path)
  try {
    driver.exec('pragma query_only = on')
    const found = driver.prepare('pragma quick_check(10)').all([]) as Record<string, unknown>[]
    return found.map(row => String(Object.values(row)[0])).filter(text => text !== 'ok')
  } catch (error) {
    return [error instanceof Error ? `${path}: ${error.message}.` : String(error)]
  } finally {
    driver.close()
  }
}

/** The file is damaged: whoever runs the server has to decide what to do. */
export class Damaged extends Error {
  override readonly name = 'Damaged'
  readonly problems: readonly string[]
  constructor(path: string, problems: readonly string[]) {
    super(`The database ${path} is damaged. ${problems.join(' ')}`)
    this.problems = problems
  }
}
