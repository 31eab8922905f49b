import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

/** A real process that has loaded everything; `start` lets it open the database and listen. */
export interface Standby {
  start(): Promise<string>
  kill(): Promise<void>
}
export interface StandbyOptions {
  /** `standard`: as a server is started; `roomy`: as tests want it. */
  readonly limits?: 'roomy' | 'standard'
  /** Megabytes of heap the process may have. */
  readonly heap?: number
  /** Further settings. */
  readonly env?: Readonly<Record<string, string>>
}
export const standby = (data: string, { limits = 'roomy', heap, env = {} }: StandbyOptions = {}): Standby => {
  const entry = fileURLToPath(new URL('./process.ts', import.meta.url))
  const child: ChildProcess = spawn(process.execPath, [...heapOf(heap), '--import', 'tsx', entry, data, limits], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()))
  onTestFinished(() => void child.kill('SIGKILL'))
  return {
    async start() {
      const lines = createInterface({ input: child.stdout! })
      child.stdin?.write('go\n')
      for await (const line of lines) if (line.startsWith('http')) return line
      throw new Error('the server did not start')
    },
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}

const heapOf = (megabytes: number | undefined): string[] =>
  megabytes === undefined ? [] : [`--max-old-space-size=${megabytes}`]
