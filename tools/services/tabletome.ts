import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { end, freePort, temporaryFolder } from './running.ts'
import type { Service } from './running.ts'

/** What is built (`npm run build`), run in a process of its own. When it ends by itself it is started again, as systemd would. */
export interface TabletomeProcess extends Service {
  readonly pid: number | undefined
  /** Ends it by that signal and starts it again after a while; resolves when it listens. */
  restart(signal: NodeJS.Signals, after: number): Promise<void>
  signal(signal: NodeJS.Signals): void
  /** Its clock is so many milliseconds ahead from now on. */
  setClock(milliseconds: number): void
  /** The lines it has logged, cut to the last ones. */
  readonly logged: readonly string[]
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const CLOCK = new URL('./clock.mjs', import.meta.url).href
const AGAIN_MILLISECONDS = 300
const PATIENCE_MILLISECONDS = 90_000
const LINES_KEPT = 5000

export const startTabletome = async (env: Readonly<Record<string, string>>): Promise<TabletomeProcess> => {
  const folder = temporaryFolder('server')
  const clock = join(folder.path, 'clock')
  const port = await freePort()
  const logged: string[] = []
  let child: ChildProcess | undefined
  let isWanted = false
  let astray = 0

  const launch = (): void => {
    const started = spawn(process.execPath, ['--import', CLOCK, join(ROOT, 'dist/server.js')], {
      cwd: folder.path,
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        TABLETOME_DATA: folder.path,
        TEST_CLOCK_FILE: clock,
        LOG_LEVEL: 'error',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    for (const out of [started.stdout, started.stderr])
      out.on('data', (part: Buffer) => {
        logged.push(...part.toString().split('\n').filter(Boolean))
        logged.splice(0, logged.length - LINES_KEPT)
      })
    started.once('exit', () => {
      if (isWanted && child === started) setTimeout(() => isWanted && child === started && launch(), AGAIN_MILLISECONDS)
    })
  }
  const tell = (): void => {
    writeFileSync(clock, String(astray))
    child?.kill('SIGUSR2')
  }
  const start = async (): Promise<void> => {
    isWanted = true
    launch()
    const until = performance.now() + PATIENCE_MILLISECONDS
    while (!(await isListening(port))) {
      if (performance.now() > until) throw new Error(`The server did not start: ${logged.slice(-5).join('\n')}`)
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    if (astray !== 0) tell()
  }
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    isWanted = false
    await end(child, signal)
  }
  await start()
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    logged,
    get pid() {
      return child?.pid
    },
    start,
    kill: () => stop('SIGKILL'),
    async restart(signal, after) {
      await stop(signal)
      await new Promise(resolve => setTimeout(resolve, after))
      await start()
    },
    signal: signal => void child?.kill(signal),
    setClock(milliseconds) {
      astray = milliseconds
      tell()
    },
    async stop() {
      child?.kill('SIGCONT')
      await stop('SIGKILL')
      folder.remove()
    },
  }
}

const isListening = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/games`, { signal: AbortSignal.timeout(2000) }).then(
    response => response.ok,
    () => false,
  )
