import { readFileSync, writeFileSync } from 'node:fs'
import { csvOf, runFrom } from '@tabletome/games/lab/files.ts'
import { MOST_RUNS } from '@tabletome/games/lab/job.ts'
import { pageOf } from '@tabletome/games/lab/page.ts'
import type { Summary } from '@tabletome/games/lab/summary.ts'
import { Misuse, oneOf } from '../arguments.ts'
import type { Command } from '../main.ts'
import { print } from '../output.ts'

const spec = {
  about: 'makes a page with plots (report) or a table (csv) of one run of simulate, or compares up to four',
  words: ['report|csv', 'run.json…'],
  options: {
    out: { kind: 'text', value: 'file', about: 'where it is written (lab.html, lab.csv)' },
  },
} as const

export const command: Command<typeof spec> = {
  spec,
  async run({ words: [what = '', ...files], options }) {
    const made = oneOf('kind', what, ['report', 'csv'])
    if (files.length > MOST_RUNS) throw new Misuse(`at most ${MOST_RUNS} runs are compared, not ${files.length}`)
    const runs = files.map(read)
    const out = options.out ?? (made === 'report' ? 'lab.html' : 'lab.csv')
    writeFileSync(out, made === 'report' ? pageOf(runs) : csvOf(runs))
    print(`${out}: ${runs.map(({ game, games }) => `${game}, ${games} games`).join('; ')}`)
    return 0
  },
}

function read(file: string): Summary {
  try {
    return runFrom(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Misuse(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
