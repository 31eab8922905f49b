import type { ChildProcess } from 'node:child_process'
import { connect } from 'node:net'
import { findNats } from '../../scripts/services.mjs'
import { end, freePort, launch } from './running.ts'
import type { Service } from './running.ts'

/** A NATS of our own. */
export const startNats = async (): Promise<Service> => {
  const program = findNats()
  if (program === undefined) throw new Error('There is no NATS here: on Debian apt-get install nats-server.')
  const port = await freePort()
  let child: ChildProcess | undefined
  const start = async (): Promise<void> => {
    child = await launch(program, ['-a', '127.0.0.1', '-p', String(port)], {}, () => listens(port))
  }
  await start()
  return {
    url: `nats://127.0.0.1:${port}`,
    port,
    kill: () => end(child, 'SIGKILL'),
    start,
    stop: () => end(child, 'SIGKILL'),
  }
}

const listens = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
