import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Bus } from '../bus/port.ts'
import { Fault, conflict, malformed, noSession, tooFast } from '../http/fault.ts'
import type { Limits } from '../limits.ts'
import type { Person, Store } from '../store/port.ts'
import type { Together } from '../together/port.ts'
import { addressKey } from './address.ts'
import { createBearers } from './bearer.ts'
import { clearCookie, setCookie, tokensOf } from './cookie.ts'
import { NAME_LENGTH, cleanName, guestName, loginOf } from './names.ts'
import { createPasswords } from './passwords.ts'
import { hashOf, newPersonId, newSessionToken } from './tokens.ts'

/** A person together with the session the request came by. */
export interface Known extends Person {
  readonly session: string
}

/** Who is who: guests by cookie, accounts by name and password. */
export interface Identity {
  /** Nobody if none of the tokens is that of a session. */
  bySession(tokens: readonly string[]): Promise<Known | undefined>
  /** A person; throws the fault `noSession`, and `notForBots` where a token comes. */
  of(request: FastifyRequest): Promise<Known>
  /** A person, or an outside bot by its token: for what may be done at a table. */
  atTable(request: FastifyRequest): Promise<Known>
  /** Throws the fault `badToken`. */
  byToken(bearer: string): Promise<Known>
  orGuest(request: FastifyRequest, reply: FastifyReply): Promise<Known>
  rename(known: Known, name: string): Promise<Person>
  setPassword(
    request: FastifyRequest,
    reply: FastifyReply,
    known: Known,
    wish: { readonly password: string; readonly old?: string },
  ): Promise<Person>
  login(request: FastifyRequest, reply: FastifyReply, name: string, password: string): Promise<Person>
  logout(request: FastifyRequest, reply: FastifyReply): Promise<void>
  endOthers(known: Known): Promise<void>
  /** Throws unless it is really this person: accounts show their password once more. */
  confirm(known: Known, password: string | undefined): Promise<void>
}

const DAY = 24 * 3600 * 1000
/** From all addresses together so many times as often as from one a name may be tried. */
const STRANGERS = 10

export interface IdentityPorts {
  readonly store: Store
  readonly bus: Bus
  readonly limits: Limits
  readonly together: Together
  now(): number
}

export const createIdentity = ({ store, bus, limits, together, now }: IdentityPorts): Identity => {
  const people = store.people
  const secrets = createPasswords()
  const limit = (name: string, count: number, seconds: number): ((key: string) => Promise<boolean>) => {
    const bucket = { name, perSecond: count / seconds, burst: count }
    return key => together.take(bucket, key)
  }
  const isNewGuestAllowed = limit('guests', limits.guestsPerHour, 3600)
  const isAttemptAllowed = limit('attempts', limits.loginsPerMinute, 60)
  const isStrangerAllowed = limit('strangers', STRANGERS * limits.loginsPerMinute, 60)

  const bySession = async (tokens: readonly string[]): Promise<Known | undefined> => {
    for (const hash of tokens.map(hashOf)) {
      const session = await people.session(hash)
      if (!session) continue
      if (now() - session.seenAt > DAY) await people.touchSession(hash, now())
      return { ...session.person, session: hash }
    }
    return undefined
  }
  const tokensIn = (request: FastifyRequest, cookie: 'session' | 'device'): readonly string[] =>
    tokensOf(request.headers.cookie, cookie, request.protocol === 'https')
  const current = (request: FastifyRequest): Promise<Known | undefined> => bySession(tokensIn(request, 'session'))
  const bearers = createBearers(store, now)
  const of = async (request: FastifyRequest): Promise<Known> => {
    if (request.headers.authorization !== undefined) {
      await bearers.known(request.headers.authorization)
      throw new Fault(403, 'notForBots', 'The token of a bot is for playing: this is done by its owner.')
    }
    const known = await current(request)
    if (!known) throw noSession()
    return known
  }
  const openSession = async (request: FastifyRequest, reply: FastifyReply, person: string): Promise<void> => {
    const token = newSessionToken()
    await people.addSession(person, hashOf(token), now())
    setCookie(request, reply, 'session', token)
  }
  /** Remembers that this account has been signed in to from here. */
  const rememberDevice = async (request: FastifyRequest, reply: FastifyReply, person: string): Promise<void> => {
    if (await deviceOf(request, person)) return
    const token = newSessionToken()
    await people.addDevice(person, hashOf(token), now())
    setCookie(request, reply, 'device', token)
  }
  const deviceOf = async (request: FastifyRequest, person: string | undefined): Promise<string | undefined> => {
    for (const hash of tokensIn(request, 'device').map(hashOf))
      if (person !== undefined && (await people.knowsDevice(person, hash))) return hash
    return undefined
  }
  /**
   * Strangers are slowed down by their address, and all of them together by the name they try; a device that has been signed in
   * before is counted for itself, so that nobody can keep people out of their account.
   */
  const mayTry = async (request: FastifyRequest, login: string, person: string | undefined): Promise<boolean> => {
    const device = await deviceOf(request, person)
    if (device !== undefined) return isAttemptAllowed(`device ${device}`)
    return (await isAttemptAllowed(`at ${addressKey(request.ip)}`)) && (await isStrangerAllowed(login))
  }

  return {
    bySession,
    of,
    byToken: bearers.known,
    atTable: request =>
      request.headers.authorization === undefined ? of(request) : bearers.known(request.headers.authorization),
    async orGuest(request, reply) {
      if (request.headers.authorization !== undefined) return bearers.known(request.headers.authorization)
      const known = await current(request)
      if (known) return known
      if (!(await isNewGuestAllowed(addressKey(request.ip)))) throw tooFast('Too many new guests from your address.')
      const token = newSessionToken()
      const person = { id: newPersonId(), name: guestName() }
      await people.addGuest(person, hashOf(token), now())
      setCookie(request, reply, 'session', token)
      return { ...person, account: false, session: hashOf(token) }
    },
    async rename(known, wish) {
      const name = cleanName(wish)
      if (name === undefined) throw malformed(`A name has 1 to ${NAME_LENGTH} visible characters.`)
      if (!(await people.rename(known.id, name, loginOf(name)))) throw nameTaken(name)
      bus.publish([`person:${known.id}`])
      return { id: known.id, name, account: known.account }
    },
    async setPassword(request, reply, known, { password, old }) {
      const stored = await people.passwordOf(known.id)
      const who = stored === undefined ? `at ${addressKey(request.ip)}` : `id ${known.id}`
      if (!(await isAttemptAllowed(who))) throw tooFast('Too many attempts. Wait a minute.')
      if (stored !== undefined) {
        if (old === undefined || !(await secrets.matches(stored, old)))
          throw new Fault(403, 'wrongPassword', 'The old password is not right.')
      }
      const hash = await secrets.hash(password)
      if (!(await people.setPassword(known.id, loginOf(known.name), hash))) throw nameTaken(known.name)
      await people.endOtherSessions(known.id, known.session)
      await rememberDevice(request, reply, known.id)
      bus.publish([`person:${known.id}`])
      return { id: known.id, name: known.name, account: true }
    },
    async login(request, reply, name, password) {
      const login = loginOf(cleanName(name) ?? '')
      const account = await people.account(login)
      if (!(await mayTry(request, login, account?.id))) throw tooFast('Too many attempts to sign in. Wait a minute.')
      if (!(await secrets.matches(account?.password, password)) || !account)
        throw new Fault(403, 'wrongPassword', 'There is no account with that name and password.')
      const before = await current(request)
      if (before?.account === false) await people.bringAlong(before.id, account.id)
      else if (before) await people.endSession(before.session)
      bus.publish([`person:${account.id}`, ...(before ? [`person:${before.id}` as const] : [])])
      await openSession(request, reply, account.id)
      await rememberDevice(request, reply, account.id)
      return { id: account.id, name: account.name, account: true }
    },
    async logout(request, reply) {
      const known = await current(request)
      if (known) {
        await people.endSession(known.session)
        bus.publish([`person:${known.id}`])
      }
      clearCookie(request, reply, 'session')
    },
    async confirm(known, password) {
      const stored = await people.passwordOf(known.id)
      if (stored === undefined) return
      if (!(await isAttemptAllowed(`id ${known.id}`))) throw tooFast('Too many attempts. Wait a minute.')
      if (password === undefined || !(await secrets.matches(stored, password)))
        throw new Fault(403, 'wrongPassword', 'The password is not right.')
    },
    async endOthers(known) {
      await people.endOtherSessions(known.id, known.session)
      bus.publish([`person:${known.id}`])
    },
  }
}

const nameTaken = (name: string): Fault => conflict('nameTaken', `Another account is called “${name}”.`)
