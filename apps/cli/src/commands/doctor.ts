import { examine } from '@tabletome/server'
import { Misuse } from '../arguments.ts'
import type { Command } from '../main.ts'
import { print, printJson } from '../output.ts'

const spec = {
  about: 'looks at the database of a server and says what can be saved; nothing is changed',
  words: ['folder'],
  options: { json: { kind: 'flag', about: 'as JSON' } },
} as const

const SHOWN = 20

/** The exit code is 3 for a database that is damaged, as it is when a server refuses to start with it. */
export const command: Command<typeof spec> = {
  spec,
  async run({ words: [folder = ''], options }) {
    const found = await examine(folder)
    if (!found) throw new Misuse(`there is no tabletome.db in ${folder}`)
    const { problems, rows, whole, broken } = found
    const isWhole = problems.length === 0 && broken.length === 0
    if (options.json) {
      printJson(found)
      return isWhole ? 0 : 3
    }
    print(isWhole ? 'The database is whole.' : ['The database is damaged:', ...problems].join('\n  '))
    print(`Matches that can be read to their last line: ${whole} of ${whole + broken.length}.`)
    if (broken.length > 0) print(`Not: ${broken.slice(0, SHOWN).join(', ')}${broken.length > SHOWN ? ' …' : ''}`)
    const read = Object.entries(rows).map(([table, count]) => `${table} ${count ?? 'cannot be read'}`)
    print(`Rows: ${read.join(', ')}.`)
    if (!isWhole)
      print(
        'Best: restore the last backup. To go on with what is counted above, keep a copy of the folder, then run: sqlite3 tabletome.db "pragma wal_checkpoint(truncate)" for a damaged journal, or sqlite3 tabletome.db .recover for a damaged file.',
      )
    return isWhole ? 0 : 3
  },
}
