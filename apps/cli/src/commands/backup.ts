import { backUp } from '@tabletome/server'
import type { Command } from '../main.ts'
import { print } from '../output.ts'

const spec = {
  about: 'copies everything of a server to one new file, also while it runs',
  words: ['from', 'file'],
  options: {},
} as const

export const command: Command<typeof spec> = {
  spec,
  async run({ words: [from = '', file = ''] }) {
    await backUp(from, file)
    print(`Everything is in ${file}.`)
    return 0
  },
}
