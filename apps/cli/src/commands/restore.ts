import { restore } from '@tabletome/server'
import type { Command } from '../main.ts'
import { print } from '../output.ts'

const spec = {
  about: 'puts what “backup” has copied into a new folder, or into an empty PostgreSQL',
  words: ['file', 'to'],
  options: {},
} as const

export const command: Command<typeof spec> = {
  spec,
  async run({ words: [file = '', to = ''] }) {
    for (const { table, rows, digest } of await restore(file, to))
      print(`${table.padEnd(16)}${String(rows).padStart(9)}  ${digest.slice(0, 16)}`)
    return 0
  },
}
