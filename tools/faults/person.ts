import type { NewTable, TableInfo } from '@tabletome/match/protocol'
import type { Random } from '@tabletome/engine'

/** Somebody with a cookie, who asks whichever process answers until one does. */
export interface Person {
  readonly cookie: string
  /** One of the processes, at random. */
  address(): string
  createTable(wish: NewTable): Promise<TableInfo>
  sitDown(table: string, invite: string): Promise<void>
}

const PATIENCE_MILLISECONDS = 8000
const AGAIN_MILLISECONDS = 400

export const newPerson = async (
  addresses: readonly string[],
  random: Random,
  isOver: () => boolean,
): Promise<Person> => {
  let cookie = ''
  const address = (): string => addresses[random.below(addresses.length)] ?? ''

  /** Nothing when it could not be had this time. */
  const once = async (method: string, path: string, body?: object): Promise<Response | undefined> => {
    try {
      const response = await fetch(address() + path, {
        method,
        signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
        headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      return response.status < 500 ? response : undefined
    } catch {
      return undefined
    }
  }
  const ask = async (method: string, path: string, body?: object): Promise<Response> => {
    for (;;) {
      const response = await once(method, path, body)
      if (response) return response
      if (isOver()) throw new Error(`${method} ${path} was never answered`)
      await new Promise(resolve => setTimeout(resolve, AGAIN_MILLISECONDS))
    }
  }
  const me = await ask('GET', '/api/me')
  cookie = me.headers
    .getSetCookie()
    .map(each => each.split(';')[0])
    .join('; ')
  return {
    cookie,
    address,
    async createTable(wish) {
      const response = await ask('POST', '/api/tables', wish)
      if (response.status !== 201) throw new Error(await response.text())
      return (await response.json()) as TableInfo
    },
    async sitDown(table, invite) {
      const response = await ask('POST', `/api/tables/${table}/seats`, { invite })
      if (response.ok) return
      // Perhaps it was done the first time, and only the answer was lost.
      const { seats } = (await (await ask('GET', `/api/tables/${table}`)).json()) as TableInfo
      if (!seats.some(({ mine }) => mine)) throw new Error(`no seat at ${table}: ${response.status}`)
    },
  }
}
