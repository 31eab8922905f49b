import type { WebSocket } from 'ws'

/** Asks every socket from time to time whether it is still there, and drops those that have not answered or do not read. */
export interface Heartbeat {
  add(socket: WebSocket): void
  stop(): void
}

const MILLISECONDS = 25_000
const BACKLOG_MILLISECONDS = 1000

export const createHeartbeat = (sockets: () => Iterable<WebSocket>, backlogBytes: number): Heartbeat => {
  const silent = new WeakSet<WebSocket>()
  const timer = setInterval(() => {
    for (const socket of sockets()) {
      if (silent.has(socket)) socket.terminate()
      else {
        silent.add(socket)
        socket.ping()
      }
    }
  }, MILLISECONDS)
  timer.unref()
  const backlogTimer = setInterval(() => {
    for (const socket of sockets()) if (socket.bufferedAmount > backlogBytes) socket.terminate()
  }, BACKLOG_MILLISECONDS)
  backlogTimer.unref()
  return {
    add: socket => {
      socket.on('pong', () => silent.delete(socket))
    },
    stop: () => {
      clearInterval(timer)
      clearInterval(backlogTimer)
    },
  }
}
