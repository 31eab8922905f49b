import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { RunningServer, ServerOptions } from '../src/app.ts'
import { createApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import type { Limits } from '../src/limits.ts'
import type { Guest } from './guest.ts'
import { guestAt } from './guest.ts'
import { ROOMY } from './roomy.ts'

/** A folder that goes away after the test. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tabletome-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export interface World {
  readonly server: RunningServer
  readonly address: string
  readonly data: string
  /** Somebody new, with a cookie of their own. */
  guest(): Promise<Guest>
  /** Lets so many milliseconds pass for the server. */
  later(milliseconds: number): void
  /** Sets the clock of the machine; no time passes by that. */
  setClock(milliseconds: number): void
  close(): Promise<void>
}

type Changes = Partial<Omit<ServerOptions, 'limits' | 'ticks'>> & {
  readonly limits?: Partial<Limits>
  /** No time passes but by `later`: no limit is lifted because the machine is slow. */
  readonly timeless?: true
}

/** A real server on a real database, with the small games of these tests, closed after the test. */
export const openWorld = async ({ timeless, ...changes }: Changes = {}): Promise<World> => {
  const data = changes.data ?? temporaryFolder()
  let ahead = 0
  let astray = 0
  const server = await createApp({
    ...readConfig({}),
    port: 0,
    logLevel: 'silent',
    games: new URL('./games.ts', import.meta.url).href,
    now: () => Date.now() + ahead + astray,
    ticks: changes.now ?? (() => (timeless ? 0 : performance.now()) + ahead),
    ...changes,
    data,
    limits: { ...ROOMY, ...changes.limits },
  })
  const address = await server.listen()
  let closed: Promise<void> | undefined
  const close = (): Promise<void> => (closed ??= server.close())
  onTestFinished(close)
  return {
    server,
    address,
    data,
    guest: () => guestAt(address),
    later: milliseconds => {
      ahead += milliseconds
    },
    setClock: milliseconds => {
      astray += milliseconds
    },
    close,
  }
}
