import address from 'virtual:worker:local/worker.ts'
import type { LocalApi, LocalEvent } from './api.ts'
import { callsTo } from './rpc.ts'

type Listener = (event: LocalEvent) => void
const listeners = new Set<Listener>()
let api: LocalApi | undefined

/** The worker that plays local tables; started when it is first needed, one per page. */
export const local = (): LocalApi => {
  api ??= callsTo<LocalApi, LocalEvent>(new Worker(address, { type: 'module' }), event => {
    if (event.event === 'tables') rememberTables()
    for (const listener of listeners) listener(event)
  })
  return api
}

const KNOWN = 'tabletome.tables'

/** There may be tables in this browser; without any the worker need not be started to look for them. */
export const mayHaveTables = (): boolean => {
  try {
    return localStorage.getItem(KNOWN) !== null
  } catch {
    return true
  }
}
const rememberTables = () => {
  try {
    localStorage.setItem(KNOWN, '1')
  } catch {
    // Then they are looked for every time.
  }
}

export const onLocalEvent = (listener: Listener) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
