import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Asked, Named, Said } from './worker.ts'

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url))
/** A test that takes so much longer than it did hangs; long enough for a machine that is busy with other things. */
const PATIENCE = 25_000

/** One process that runs tests; a mutant that hangs or breaks it has been noticed, and a new process takes its place. */
export class Runner {
  private child: ChildProcess | undefined

  private readonly root: string
  private readonly game: string

  constructor(root: string, game: string) {
    this.root = root
    this.game = game
  }

  private async ready(): Promise<ChildProcess> {
    if (this.child !== undefined) return this.child
    const child = fork(WORKER, [this.root, this.game], {
      execArgv: ['--import', 'tsx', '--max-old-space-size=1500'],
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.child = child
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve())
      child.once('exit', code => reject(new Error(`the worker stopped (${code})`)))
    })
    child.removeAllListeners('exit')
    return child
  }

  async measure(): Promise<Extract<Said, { said: 'measured' }>> {
    const said = await this.ask({ do: 'measure' }, undefined)
    if (said === undefined || said.said !== 'measured') throw new Error('the tests could not be measured')
    return said
  }
  /** By which test the change was noticed, if by any. */
  async try(path: string, code: string, tests: readonly Named[]): Promise<string | undefined> {
    const said = await this.ask({ do: 'try', path, code, tests }, PATIENCE)
    if (said === undefined) return 'hanging'
    return said.said === 'tried' ? said.by : undefined
  }

  /** Nothing if it hangs or breaks. */
  private async ask(asked: Asked, patience: number | undefined): Promise<Said | undefined> {
    const child = await this.ready()
    return new Promise(resolve => {
      let timer: NodeJS.Timeout | undefined
      const wait = () => {
        clearTimeout(timer)
        if (patience !== undefined) timer = setTimeout(giveUp, patience)
      }
      const leave = (said: Said | undefined) => {
        clearTimeout(timer)
        child.removeAllListeners('message')
        child.removeAllListeners('exit')
        resolve(said)
      }
      const giveUp = () => {
        this.child = undefined
        child.kill('SIGKILL')
        leave(undefined)
      }
      child.on('message', (said: Said) => (said.said === 'running' ? wait() : leave(said)))
      child.on('exit', giveUp)
      wait()
      child.send(asked)
    })
  }
  close(): void {
    this.child?.kill()
  }
}
