import { spawn } from 'node:child_process'
import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A service of the tests: on a free port of this machine, in a folder that goes away with it. */
export interface Service {
  readonly url: string
  readonly port: number
  /** As the machine would end it: at once. */
  kill(): Promise<void>
  /** The same again, on the same port with the same data. */
  start(): Promise<void>
  /** Ends it for good. */
  stop(): Promise<void>
}

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}

export const temporaryFolder = (name: string): { path: string; remove(): void } => {
  const path = mkdtempSync(join(tmpdir(), `tabletome-${name}-`))
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) }
}

/** Starts a program and waits until it can be used; gives up with what it has said. */
export const launch = async (
  program: string,
  args: readonly string[],
  options: SpawnOptions,
  isReady: () => Promise<boolean>,
  patienceMilliseconds = 60_000,
): Promise<ChildProcess> => {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const out of [child.stdout, child.stderr])
    out?.on('data', (part: Buffer) => (said = (said + part.toString()).slice(-4000)))
  const until = performance.now() + patienceMilliseconds
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() > until) {
      child.kill('SIGKILL')
      throw new Error(`${program} did not start: ${said}`)
    }
    await new Promise(resolve => setTimeout(resolve, 30))
  }
  return child
}

/** Ends a program and waits until it is gone. */
export const end = async (child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> => {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise(resolve => child.once('exit', resolve))
  child.kill(signal)
  await gone
}
