import type { LocalApi, LocalEvent } from './api.ts'
import { callsTo } from './rpc.ts'

type Listener = (event: LocalEvent) => void
const listeners = new Set<Listener>()
let api: LocalApi | undefined

/** The worker that plays local tables; started when it is first needed, one per page. */
export const local = (): LocalApi => {
  api ??= callsTo<LocalApi, LocalEvent>(
    new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    event => {
      for (const listener of listeners) listener(event)
    },
  )
  return api
}

export const onLocalEvent = (listener: Listener) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
