import { createInProcessBus } from './inProcess.ts'
import type { Bus, BusId } from './port.ts'

/** How ids reach the other processes. Nothing of it comes back to the sender. */
export interface Wire {
  send(text: string): void
  latency(): Promise<number | undefined>
  close(): Promise<void>
}
export interface Ends {
  hear(text: string): void
  /** The wire was broken and is whole again. */
  returned(): void
}

/** Where messages may not be long, many ids go in several. */
const MOST_CHARACTERS = 7000
const SEPARATOR = ' '

/** This process hears at once, the others by wire: everything published in one turn of the event loop together. */
export const createWiredBus = async (
  open: (ends: Ends) => Promise<Wire>,
  onError: (error: unknown) => void,
): Promise<Bus> => {
  const here = createInProcessBus(onError)
  const listeners: (() => void)[] = []
  const wire = await open({
    hear: text => here.publish(text.split(SEPARATOR).filter(isBusId)),
    returned: () => listeners.forEach(each => each()),
  })
  let waiting = new Set<BusId>()
  let isClosed = false

  const flush = (): void => {
    let text = ''
    for (const id of waiting) {
      if (text.length + id.length > MOST_CHARACTERS) {
        wire.send(text)
        text = ''
      }
      text += text === '' ? id : SEPARATOR + id
    }
    waiting = new Set()
    if (text !== '') wire.send(text)
  }
  return {
    publish(ids) {
      if (isClosed || ids.length === 0) return
      here.publish(ids)
      if (waiting.size === 0) setImmediate(flush)
      for (const id of ids) waiting.add(id)
    },
    subscribe: here.subscribe,
    onReturn: listener => void listeners.push(listener),
    latency: () => wire.latency(),
    async close() {
      if (isClosed) return
      isClosed = true
      flush()
      await here.close()
      await wire.close()
    },
  }
}

const isBusId = (text: string): text is BusId => /^(table|match|talk|person):[^\s]+$/.test(text)
