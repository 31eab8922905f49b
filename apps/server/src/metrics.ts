import { monitorEventLoopDelay } from 'node:perf_hooks'
import { cpuUsage, memoryUsage, uptime } from 'node:process'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What Prometheus reads. */
export interface Metrics {
  /** Adds one to a counter, e.g. to `refusals_total` with the label `outOfDate`. */
  count(name: CounterName, label?: string): void
  observe(name: HistogramName, value: number): void
  /** From now on these values are looked up whenever somebody asks. */
  watch(read: () => Promise<Gauges>): void
  text(): Promise<string>
  close(): void
}
/** Values that are looked up; those with a label by its values. What is undefined is not known just now. */
export type Gauges = Partial<Record<PlainGauge, number | undefined>> & {
  readonly [name in LabelledGauge]?: Readonly<Record<string, number>>
}

const COUNTERS = {
  answers_total: ['Answers stored.', ''],
  refusals_total: ['Messages refused on sockets.', 'code'],
  messages_total: ['Messages received on sockets.', ''],
  upgrades_refused_total: ['WebSocket upgrades refused.', 'status'],
  bot_answers_total: ['Answers given by bots.', ''],
  bot_failures_total: ['Bots that crashed, took too long or answered nonsense.', ''],
  notifications_total: ['Notifications sent to push services.', 'result'],
  requests_total: ['HTTP requests.', 'status'],
  errors_total: ['Errors the server did not expect.', ''],
} as const
const HISTOGRAMS = {
  answer_seconds: [
    'From the arrival of an answer to its acknowledgement.',
    [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1],
  ],
  bot_seconds: ['Time a bot took to think.', [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5]],
  commit_writes: ['Writes that shared one commit.', [1, 2, 5, 10, 20, 50, 100, 500]],
  store_write_seconds: ['Time a commit took.', [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 5]],
} as const
const GAUGES = {
  sockets: ['Open sockets.', ''],
  matches_loaded: ['Matches in memory.', ''],
  bot_questions_waiting: ['Questions that wait for a bot to be free.', ''],
  store_writes_waiting: ['Writes that are not committed yet.', ''],
  bus_seconds: ['Time of a message to the bus and back.', ''],
  tables: ['Tables in the store.', 'status'],
  memory_bytes: ['Memory of the process.', ''],
  heap_bytes: ['Memory of its JavaScript heap.', ''],
  uptime_seconds: ['Time since the process began.', ''],
  event_loop_delay_seconds: ['How late the main thread was since this was read last, at parts of the time.', 'at'],
  event_loop_delay_max_seconds: ['The same: the worst.', ''],
} as const
type CounterName = keyof typeof COUNTERS
type HistogramName = keyof typeof HISTOGRAMS
type LabelledGauge = 'tables' | 'event_loop_delay_seconds'
type PlainGauge = Exclude<keyof typeof GAUGES, LabelledGauge>

const PREFIX = 'tabletome_'
const labelsOf = (label: string): string[] => (label === '' ? [] : [label])

export const createMetrics = (): Metrics => {
  const registers = [new Registry()]
  const counters = mapOf(COUNTERS, (name, [help, label]) => ({
    label,
    counter: new Counter({ name: PREFIX + name, help, labelNames: labelsOf(label), registers }),
  }))
  const histograms = mapOf(
    HISTOGRAMS,
    (name, [help, buckets]) => new Histogram({ name: PREFIX + name, help, buckets: [...buckets], registers }),
  )
  const gauges = mapOf(GAUGES, (name, [help, label]) => ({
    label,
    gauge: new Gauge({ name: PREFIX + name, help, labelNames: labelsOf(label), registers }),
  }))
  const cpu = new Counter({ name: `${PREFIX}cpu_seconds_total`, help: 'Time on processors.', registers })
  const loop = monitorEventLoopDelay({ resolution: 10 })
  loop.enable()
  const reads: (() => Promise<Gauges>)[] = [async () => ofProcess(loop)]

  const look = async (read: () => Promise<Gauges>): Promise<void> => {
    for (const [name, value] of Object.entries(await read())) {
      const { gauge, label } = gauges[name as keyof typeof GAUGES]
      gauge.reset()
      if (typeof value === 'object') for (const [of, one] of Object.entries(value)) gauge.set({ [label]: of }, one)
      else if (value !== undefined) gauge.set(value)
    }
  }
  return {
    count(name, of = '') {
      const { counter, label } = counters[name]
      if (label === '') counter.inc()
      else counter.inc({ [label]: of })
    },
    observe: (name, value) => histograms[name].observe(value),
    watch: read => void reads.push(read),
    async text() {
      for (const read of reads) await look(read)
      const { user, system } = cpuUsage()
      cpu.reset()
      cpu.inc((user + system) / 1_000_000)
      return (await Promise.all(registers.map(register => register.metrics()))).join('')
    },
    close: () => void loop.disable(),
  }
}

const ofProcess = (loop: ReturnType<typeof monitorEventLoopDelay>): Gauges => {
  const { rss, heapUsed } = memoryUsage()
  const late = { '0.5': seconds(loop.percentile(50)), '0.99': seconds(loop.percentile(99)) }
  const max = seconds(loop.max)
  loop.reset()
  return {
    memory_bytes: rss,
    heap_bytes: heapUsed,
    uptime_seconds: uptime(),
    event_loop_delay_seconds: late,
    event_loop_delay_max_seconds: max,
  }
}

/** From nanoseconds; nothing measured since the last time is no delay. */
const seconds = (nanoseconds: number): number => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0)

const mapOf = <K extends string, V, R>(
  record: Readonly<Record<K, V>>,
  make: (name: K, value: V) => R,
): Record<K, R> => {
  const made: Partial<Record<K, R>> = {}
  for (const name of Object.keys(record) as K[]) made[name] = make(name, record[name])
  return made as Record<K, R>
}
