/** Counts for Prometheus, in its text format. */
export interface Metrics {
  /** Adds one to a counter, e.g. `refusals_total` with the label `code="outOfDate"`. */
  count(name: CounterName, label?: string): void
  observe(name: HistogramName, value: number): void
  /** Values that are read when somebody asks. */
  text(gauges: Readonly<Record<string, number>>): string
}

const COUNTERS = {
  answers_total: ['Answers stored.', ''],
  refusals_total: ['Messages refused on sockets.', 'code'],
  messages_total: ['Messages received on sockets.', ''],
  upgrades_refused_total: ['WebSocket upgrades refused.', 'status'],
  bot_answers_total: ['Answers given by bots.', ''],
  bot_failures_total: ['Bots that crashed, took too long or answered nonsense.', ''],
  requests_total: ['HTTP requests.', 'status'],
  errors_total: ['Errors the server did not expect.', ''],
} as const
const HISTOGRAMS = {
  answer_seconds: [
    'From the arrival of an answer to its acknowledgement.',
    0.001,
    0.002,
    0.005,
    0.01,
    0.02,
    0.05,
    0.1,
    0.25,
    1,
  ],
  bot_seconds: ['Time a bot took to think.', 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
  commit_writes: ['Writes that shared one commit.', 1, 2, 5, 10, 20, 50, 100, 500],
} as const
type CounterName = keyof typeof COUNTERS
type HistogramName = keyof typeof HISTOGRAMS

const PREFIX = 'tabletome_'

export const metrics = (): Metrics => {
  const counters = new Map<CounterName, Map<string, number>>()
  const histograms = new Map<HistogramName, Histogram>()
  for (const name of keysOf(HISTOGRAMS)) histograms.set(name, histogram(HISTOGRAMS[name].slice(1) as number[]))
  return {
    count(name, label = '') {
      const values = counters.get(name) ?? new Map<string, number>()
      counters.set(name, values)
      values.set(label, (values.get(label) ?? 0) + 1)
    },
    observe(name, value) {
      histograms.get(name)?.add(value)
    },
    text(gauges) {
      const lines: string[] = []
      for (const name of keysOf(COUNTERS)) {
        const [help, label] = COUNTERS[name]
        lines.push(`# HELP ${PREFIX}${name} ${help}`, `# TYPE ${PREFIX}${name} counter`)
        const values = counters.get(name)
        if (!values) lines.push(...(label === '' ? [`${PREFIX}${name} 0`] : []))
        else
          for (const [of, value] of values)
            lines.push(`${PREFIX}${name}${label === '' ? '' : `{${label}="${of}"}`} ${value}`)
      }
      for (const [name, each] of histograms) {
        lines.push(`# HELP ${PREFIX}${name} ${HISTOGRAMS[name][0]}`, `# TYPE ${PREFIX}${name} histogram`)
        lines.push(...each.lines(PREFIX + name))
      }
      const typed = new Set<string>()
      for (const [name, value] of Object.entries(gauges)) {
        const family = name.replace(/\{.*/, '')
        if (!typed.has(family)) lines.push(`# TYPE ${PREFIX}${family} gauge`)
        typed.add(family)
        lines.push(`${PREFIX}${name} ${value}`)
      }
      return `${lines.join('\n')}\n`
    },
  }
}

interface Histogram {
  add(value: number): void
  lines(name: string): string[]
}
const histogram = (bounds: readonly number[]): Histogram => {
  const counts = bounds.map(() => 0)
  let sum = 0
  let total = 0
  return {
    add(value) {
      sum += value
      total += 1
      const at = bounds.findIndex(bound => value <= bound)
      if (at >= 0) counts[at] = (counts[at] ?? 0) + 1
    },
    lines(name) {
      let below = 0
      const buckets = bounds.map((bound, at) => {
        below += counts[at] ?? 0
        return `${name}_bucket{le="${bound}"} ${below}`
      })
      return [...buckets, `${name}_bucket{le="+Inf"} ${total}`, `${name}_sum ${sum}`, `${name}_count ${total}`]
    },
  }
}

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] => Object.keys(record) as K[]
