import type { Bus, BusId } from '../bus/port.ts'
import type { Pulse, Together } from './port.ts'
import { BEAT_MILLISECONDS } from './port.ts'

export interface PollPorts {
  readonly together: Together
  readonly bus: Bus
  /** Tables that somebody here looks at, or whose match is loaded. */
  tables(): readonly string[]
  /** To be done as if the bus had said so, in this process only. */
  wake(ids: readonly BusId[]): void
  /** After a time in which anything may have been missed. */
  onReturn(): void
  onError(error: unknown): void
}

/**
 * The bus may lose what it is told. So every process says now and then that it lives, and looks whether the tables it shows have
 * changed without its knowing: a lost message delays, it never forks.
 */
export const startPolling = (ports: PollPorts): { stop(): Promise<void> } => {
  const { together, bus, tables, wake, onReturn, onError } = ports
  if (!together.isShared) return { stop: async () => undefined }
  let known = new Map<string, Pulse>()
  let isStopped = false
  let running: Promise<void> = Promise.resolve()

  const poll = async (): Promise<void> => {
    await together.beat()
    const found = await together.pulse(tables())
    const before = known
    known = new Map(found.map(pulse => [pulse.table, pulse]))
    wake(found.flatMap(pulse => changesSince(before.get(pulse.table), pulse)))
  }
  const again = (): void => {
    running = running.then(() => (isStopped ? undefined : poll())).catch(onError)
  }
  again()
  const timer = setInterval(again, BEAT_MILLISECONDS)
  timer.unref()
  bus.onReturn(() => {
    known = new Map()
    again()
    onReturn()
  })
  return {
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
      await together.leave().catch(onError)
    },
  }
}

const changesSince = (before: Pulse | undefined, now: Pulse): BusId[] => [
  ...(before?.seq === now.seq ? [] : [`match:${now.table}:${now.seq}` as const]),
  ...(before?.changedAt === now.changedAt && before.people === now.people ? [] : [`table:${now.table}` as const]),
  ...(before?.talk === now.talk ? [] : [`talk:${now.table}` as const]),
]
