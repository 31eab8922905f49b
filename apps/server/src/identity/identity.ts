import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Bus } from '../bus/port.ts'
import { Fault, conflict, malformed, noSession, tooFast } from '../http/fault.ts'
import type { Limits } from '../limits.ts'
import { buckets } from '../socket/bucket.ts'
import type { Person, Store } from '../store/port.ts'
import { addressKey } from './address.ts'
import { COOKIE, clearSessionCookie, setSessionCookie } from './cookie.ts'
import { NAME_LENGTH, cleanName, guestName, loginOf } from './names.ts'
import { passwords } from './passwords.ts'
import { hashOf, isSessionToken, newPersonId, newSessionToken } from './tokens.ts'

/** A person together with the session the request came by. */
export interface Known extends Person {
  readonly session: string
}

/** Who is who: guests by cookie, accounts by name and password. */
export interface Identity {
  /** Nobody if the token is not that of a session. */
  bySession(token: string | undefined): Promise<Known | undefined>
  /** Throws the fault `noSession`. */
  of(request: FastifyRequest): Promise<Known>
  orGuest(request: FastifyRequest, reply: FastifyReply): Promise<Known>
  rename(known: Known, name: string): Promise<Person>
  setPassword(known: Known, password: string, old: string | undefined): Promise<Person>
  login(request: FastifyRequest, reply: FastifyReply, name: string, password: string): Promise<Person>
  logout(request: FastifyRequest, reply: FastifyReply): Promise<void>
  endOthers(known: Known): Promise<void>
}

const DAY = 24 * 3600 * 1000

export interface IdentityPorts {
  readonly store: Store
  readonly bus: Bus
  readonly limits: Limits
  now(): number
  /** For limits: see ServerOptions. */
  ticks(): number
}

export const identity = ({ store, bus, limits, now, ticks }: IdentityPorts): Identity => {
  const people = store.people
  const secrets = passwords()
  const newGuests = buckets(limits.guestsPerHour / 3600, limits.guestsPerHour)
  const attempts = buckets(limits.loginsPerMinute / 60, limits.loginsPerMinute)

  const bySession = async (token: string | undefined): Promise<Known | undefined> => {
    if (token === undefined || !isSessionToken(token)) return undefined
    const hash = hashOf(token)
    const session = await people.session(hash)
    if (!session) return undefined
    if (now() - session.seenAt > DAY) await people.touchSession(hash, now())
    return { ...session.person, session: hash }
  }
  const current = (request: FastifyRequest): Promise<Known | undefined> => bySession(request.cookies[COOKIE])
  const of = async (request: FastifyRequest): Promise<Known> => {
    const known = await current(request)
    if (!known) throw noSession()
    return known
  }
  const openSession = async (request: FastifyRequest, reply: FastifyReply, person: string): Promise<void> => {
    const token = newSessionToken()
    await people.addSession(person, hashOf(token), now())
    setSessionCookie(request, reply, token)
  }

  return {
    bySession,
    of,
    async orGuest(request, reply) {
      const known = await current(request)
      if (known) return known
      if (!newGuests.take(addressKey(request.ip), ticks())) throw tooFast('Too many new guests from your address.')
      const token = newSessionToken()
      const person = { id: newPersonId(), name: guestName() }
      await people.addGuest(person, hashOf(token), now())
      setSessionCookie(request, reply, token)
      return { ...person, account: false, session: hashOf(token) }
    },
    async rename(known, wish) {
      const name = cleanName(wish)
      if (name === undefined) throw malformed(`A name has 1 to ${NAME_LENGTH} visible characters.`)
      if (!(await people.rename(known.id, name, loginOf(name)))) throw nameTaken(name)
      bus.publish([`person:${known.id}`])
      return { id: known.id, name, account: known.account }
    },
    async setPassword(known, password, old) {
      const stored = await people.passwordOf(known.id)
      if (stored !== undefined) {
        if (!attempts.take(`id ${known.id}`, ticks())) throw tooFast('Too many attempts. Wait a minute.')
        if (old === undefined || !(await secrets.matches(stored, old)))
          throw new Fault(403, 'wrongPassword', 'The old password is not right.')
      }
      const hash = await secrets.hash(password)
      if (!(await people.setPassword(known.id, loginOf(known.name), hash))) throw nameTaken(known.name)
      await people.endOtherSessions(known.id, known.session)
      bus.publish([`person:${known.id}`])
      return { id: known.id, name: known.name, account: true }
    },
    async login(request, reply, name, password) {
      const login = loginOf(cleanName(name) ?? '')
      if (!attempts.take(`at ${addressKey(request.ip)}`, ticks()) || !attempts.take(`as ${login}`, ticks()))
        throw tooFast('Too many attempts to sign in. Wait a minute.')
      const account = await people.account(login)
      if (!(await secrets.matches(account?.password, password)) || !account)
        throw new Fault(403, 'wrongPassword', 'There is no account with that name and password.')
      const before = await current(request)
      if (before?.account === false) await people.bringAlong(before.id, account.id)
      else if (before) await people.endSession(before.session)
      bus.publish([`person:${account.id}`, ...(before ? [`person:${before.id}` as const] : [])])
      await openSession(request, reply, account.id)
      return { id: account.id, name: account.name, account: true }
    },
    async logout(request, reply) {
      const known = await current(request)
      if (known) {
        await people.endSession(known.session)
        bus.publish([`person:${known.id}`])
      }
      clearSessionCookie(request, reply)
    },
    async endOthers(known) {
      await people.endOtherSessions(known.id, known.session)
      bus.publish([`person:${known.id}`])
    },
  }
}

const nameTaken = (name: string): Fault => conflict('nameTaken', `Another account is called “${name}”.`)
