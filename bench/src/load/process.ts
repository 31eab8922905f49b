import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Order, Played } from './swarm.ts'

/** A swarm in a process of its own. */
export interface SwarmProcess {
  obey(order: Order): Promise<Partial<Played>>
  stop(): void
}

export const startSwarm = (): SwarmProcess => {
  const child = fork(new URL('./swarm.ts', import.meta.url), [], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  return {
    obey: order =>
      new Promise((resolve, reject) => {
        const ended = (): void => reject(new Error('the swarm has ended'))
        child.once('exit', ended)
        child.once('message', message => {
          child.off('exit', ended)
          resolve(message as Partial<Played>)
        })
        child.send(order)
      }),
    stop: () => void child.kill('SIGKILL'),
  }
}

/** Clock ticks per second of /proc: the same on every Linux. */
const TICKS = 100

/** Seconds of CPU time a process has used, all its threads together. */
export const cpuOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}
/** The same of its first thread alone, which runs rules and sockets. */
export const mainThreadOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}
export const megabytesOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
