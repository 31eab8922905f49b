import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Bus } from './port.ts'
import { createWiredBus } from './wired.ts'
import type { Ends, Wire } from './wired.ts'

const CHANNEL = 'tabletome'
const AGAIN_MILLISECONDS = 500
const PATIENCE_MILLISECONDS = 5000

/**
 * Ids by NOTIFY of PostgreSQL, on a connection of their own, after the commit they tell of: within it, NOTIFY would make all
 * commits wait for each other.
 */
export const createNotifyBus = (url: string, onError: (error: unknown) => void): Promise<Bus> =>
  createWiredBus(ends => openWire(url, ends, onError), onError)

const openWire = async (url: string, { hear, returned }: Ends, onError: (error: unknown) => void): Promise<Wire> => {
  const me = randomBytes(6).toString('hex')
  let client: pg.Client | undefined
  let isClosed = false
  let again: NodeJS.Timeout | undefined
  let latency: number | undefined

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'tabletome bus',
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MILLISECONDS,
      query_timeout: PATIENCE_MILLISECONDS,
    })
    let isOver = false
    // A client may say several times that it has failed: one answer is enough.
    const over = (): void => {
      if (isOver) return
      isOver = true
      if (client === next) client = undefined
      next.end().catch(() => undefined)
    }
    next.on('error', () => {
      over()
      retry()
    })
    next.on('end', () => {
      over()
      retry()
    })
    next.on('notification', ({ payload = '' }) => {
      if (!payload.startsWith(me)) hear(payload.slice(payload.indexOf(' ') + 1))
    })
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      client = next
    } catch (error) {
      over()
      throw error
    }
  }
  const retry = (): void => {
    if (isClosed || client || again) return
    again = setTimeout(() => {
      again = undefined
      connect().then(returned, () => retry())
    }, AGAIN_MILLISECONDS)
    again.unref()
  }
  let last: Promise<unknown> = Promise.resolve()
  const notify = async (text: string): Promise<void> => {
    const since = performance.now()
    await client?.query('select pg_notify($1, $2)', [CHANNEL, `${me} ${text}`])
    latency = performance.now() - since
  }
  /** One after the other; what fails is lost. */
  const send = (text: string): void => {
    last = last.then(() => notify(text)).catch((error: unknown) => (isClosed ? undefined : onError(error)))
  }

  await connect()
  return {
    send,
    latency: async () => latency,
    async close() {
      isClosed = true
      clearTimeout(again)
      await last
      await client?.end().catch(() => undefined)
    },
  }
}
