import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** `cut`: what is open ends, what comes is refused. `hanging`: nothing passes, and nobody is told. A number: so many milliseconds late. */
export type Way = 'open' | 'cut' | 'hanging' | number

/** A way to ports of this machine that tests can break: whoever comes in is led to the first of them that lets it in. */
export interface Proxy {
  readonly port: number
  become(way: Way): void
  close(): Promise<void>
}

const HOST = '127.0.0.1'
/** So much may be on its way in one direction before the sender has to wait. */
const MOST_CHUNKS = 64

export const startProxy = async (...targets: readonly number[]): Promise<Proxy> => {
  let way: Way = 'open'
  const pairs = new Set<() => void>()
  let hanging: (() => void)[] = []

  const passes = async (since: number): Promise<void> => {
    while (way === 'hanging') await new Promise<void>(resolve => hanging.push(resolve))
    const late = typeof way === 'number' ? since + way - performance.now() : 0
    if (late > 0) await new Promise(resolve => setTimeout(resolve, late))
  }
  /** Chunks keep their order; the end of one side reaches the other after all of them. */
  const lead = (from: Socket, to: Socket): void => {
    let last: Promise<void> = Promise.resolve()
    let chunks = 0
    const then = (work: () => void): void => {
      const since = performance.now()
      last = last.then(() => passes(since)).then(work)
    }
    from.on('data', chunk => {
      chunks += 1
      if (chunks > MOST_CHUNKS) from.pause()
      then(() => {
        chunks -= 1
        if (chunks <= MOST_CHUNKS) from.resume()
        if (!to.destroyed) to.write(chunk)
      })
    })
    from.on('close', () => then(() => to.destroy()))
    from.on('error', () => undefined)
  }

  const server = createServer({ noDelay: true }, socket => {
    socket.on('error', () => undefined)
    if (way === 'cut') return socket.destroy()
    void passes(performance.now())
      .then(() => reached(targets))
      .then(target => {
        if (!target || way === 'cut' || socket.destroyed) {
          target?.destroy()
          socket.destroy()
          return
        }
        const end = (): void => {
          pairs.delete(end)
          socket.destroy()
          target.destroy()
        }
        pairs.add(end)
        for (const each of [socket, target]) each.on('close', () => pairs.delete(end))
        lead(socket, target)
        lead(target, socket)
      })
  })
  server.listen(0, HOST)
  await new Promise(resolve => server.once('listening', resolve))
  const become = (next: Way): void => {
    way = next
    if (way === 'cut') for (const end of pairs) end()
    if (way === 'hanging') return
    const freed = hanging
    hanging = []
    for (const each of freed) each()
  }
  return {
    port: (server.address() as AddressInfo).port,
    become,
    async close() {
      become('cut')
      await new Promise(resolve => server.close(resolve))
    },
  }
}

const reached = async (ports: readonly number[]): Promise<Socket | undefined> => {
  for (const port of ports) {
    const socket = connect({ port, host: HOST, noDelay: true })
    const isThere = await new Promise<boolean>(resolve => {
      socket.once('connect', () => resolve(true))
      socket.once('error', () => resolve(false))
    })
    if (isThere) return socket
  }
  return undefined
}
