import { move } from '@tabletome/server'
import { Misuse } from '../arguments.ts'
import type { Command } from '../main.ts'
import { print } from '../output.ts'

const spec = {
  about: 'copies everything from a folder to an empty PostgreSQL, and compares both; the server must be stopped',
  words: [],
  options: {
    from: { kind: 'text', value: 'DIR', about: 'the folder of the SQLite database (./data)' },
    to: { kind: 'text', value: 'URL', about: 'the PostgreSQL, such as postgres://user@host/database' },
  },
} as const

export const command: Command<typeof spec> = {
  spec,
  async run({ options: { from = './data', to } }) {
    if (to === undefined) throw new Misuse('--to is missing: a PostgreSQL such as postgres://user@host/database')
    const moved = await move(from, to, ({ table, rows, digest }) =>
      print(`${table.padEnd(16)}${String(rows).padStart(9)}  ${digest.slice(0, 16)}`),
    )
    print(`Moved ${moved.reduce((sum, { rows }) => sum + rows, 0)} rows; both hold the same.`)
    return 0
  },
}
