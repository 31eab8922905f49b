import { fork } from 'node:child_process'

/** A server in its own process, so that its CPU time is its own. */
export interface Child {
  readonly port: number
  /** Seconds of CPU time used so far. */
  cpu(): Promise<number>
  stop(): Promise<void>
}
type Reply = { readonly port: number } | { readonly cpu: number } | { readonly failed: string }

export async function startChild(file: string, argument: string): Promise<Child> {
  const child = fork(new URL(file, import.meta.url), [argument], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const next = (): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const ended = (code: number | null): void => reject(new Error(`the server process ended with code ${code}`))
      child.once('exit', ended)
      child.once('message', message => {
        child.off('exit', ended)
        resolve(message as Reply)
      })
    })
  const ready = await next()
  if (!('port' in ready))
    throw new Error('failed' in ready ? ready.failed : 'the server process did not say where it listens')
  return {
    port: ready.port,
    async cpu() {
      const reply = next()
      child.send('cpu')
      const told = await reply
      return 'cpu' in told ? told.cpu : Number.NaN
    },
    stop: () =>
      new Promise(resolve => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

/** The other side: tells the port, answers questions about CPU time, ends when asked to. */
export function serveParent(port: number, close: () => Promise<void>): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpu: (user + system) / 1_000_000 } satisfies Reply)
  })
  process.once('SIGTERM', () => {
    void close().finally(() => process.exit(0))
  })
  process.once('disconnect', () => process.exit(0))
  process.send?.({ port } satisfies Reply)
}
