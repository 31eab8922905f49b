import { BENCH_NAMES, BENCHES, type Figure, isMet } from '@tabletome/bench'
import { oneOf } from '../arguments.ts'
import type { Command } from '../main.ts'
import { print, printJson, Progress, tableOf, tell } from '../output.ts'

const spec = {
  about: `measures: ${BENCH_NAMES.join(', ')}; all of them without a name`,
  words: ['name?'],
  options: { json: { kind: 'flag', about: 'as JSON' } },
} as const

interface Measured {
  readonly bench: string
  readonly figures: readonly Figure[]
  readonly error?: string
}

export const command: Command<typeof spec> = {
  spec,
  async run({ words: [name], options }) {
    const chosen = name === undefined ? BENCH_NAMES : [oneOf('bench', name, BENCH_NAMES)]
    const all: Measured[] = []
    for (const each of chosen) {
      const measured = await measure(each)
      all.push(measured)
      if (!options.json) print(inWords(measured))
    }
    if (options.json) printJson({ node: process.version, benches: all })
    for (const { bench, error } of all) if (error !== undefined) tell(`${bench}: ${error}`)
    return all.some(({ error }) => error !== undefined) ? 1 : 0
  },
}

/** A figure that misses its target is shown as such; only a bench that cannot run is a failure. */
async function measure(name: (typeof BENCH_NAMES)[number]): Promise<Measured> {
  const progress = new Progress()
  try {
    const bench = await BENCHES[name]()
    return { bench: name, figures: await bench.run(text => progress.show(text)) }
  } catch (error) {
    return { bench: name, figures: [], error: error instanceof Error ? error.message : String(error) }
  } finally {
    progress.end()
  }
}

const inWords = ({ bench, figures }: Measured): string =>
  `${bench}\n${tableOf(figures.map(figure => [`  ${figure.what}`, shown(figure.value).padStart(11), figure.unit, aim(figure)]))}\n`

const shown = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value >= 1000 ? 0 : value >= 10 ? 1 : 2 })

function aim(figure: Figure): string {
  const { target } = figure
  if (target === undefined) return ''
  const wanted = 'atLeast' in target ? `at least ${shown(target.atLeast)}` : `at most ${shown(target.atMost)}`
  return `${isMet(figure) ? '✓' : '✗'} (${wanted})`
}
