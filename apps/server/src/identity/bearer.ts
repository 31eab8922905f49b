import type { Fault } from '../http/fault.ts'
import { Fault as Told } from '../http/fault.ts'
import type { Store } from '../store/port.ts'
import type { Known } from './identity.ts'
import { hashOf, isProgramToken } from './tokens.ts'

/** What an `Authorization` header says, whatever it is; nothing where there is none. */
export type Bearer = string | undefined

/** Noted at most so often: it is shown as a day. */
const SEEN_MILLISECONDS = 3600_000

/** Who comes by a token: outside bots. Everything that is not the token of one is refused, so that nobody becomes a guest by mistake. */
export const createBearers = (store: Store, now: () => number) => ({
  async known(bearer: string): Promise<Known> {
    const [, token = ''] = /^Bearer ([\w-]{1,100})$/i.exec(bearer) ?? []
    if (!isProgramToken(token)) throw badToken('This is not the token of a bot. Send “Authorization: Bearer <token>”.')
    const session = hashOf(token)
    const found = await store.programs.byToken(session)
    if (!found) throw badToken('This token is not known here, or it has been revoked.')
    if (now() - found.seenAt > SEEN_MILLISECONDS) await store.programs.touch(session, now())
    return { ...found.person, session }
  },
})
export type Bearers = ReturnType<typeof createBearers>

const badToken = (message: string): Fault => new Told(401, 'badToken', message)
