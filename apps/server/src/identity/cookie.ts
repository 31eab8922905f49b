import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSessionToken } from './tokens.ts'

/** `session`: who I am. `device`: an account has been signed in to here before, which is remembered after signing out. */
const COOKIES = { session: 'tabletome', device: 'tabletome-device' }
type Cookie = keyof typeof COOKIES

/** The longest that browsers keep a cookie. */
const MAX_AGE_SECONDS = 400 * 24 * 3600
/** Without TLS other hosts of the same site can add cookies of our name: so many are looked at. */
const SAME_NAME = 4

/** Behind TLS browsers see to it that nobody but this very host has set a cookie of this name. */
const nameOf = (cookie: Cookie, isSecure: boolean): string => `${isSecure ? '__Host-' : ''}${COOKIES[cookie]}`

const settingsFor = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const

export const setCookie = (request: FastifyRequest, reply: FastifyReply, cookie: Cookie, token: string): void => {
  const settings = settingsFor(request)
  reply.setCookie(nameOf(cookie, settings.secure), token, { ...settings, maxAge: MAX_AGE_SECONDS })
}

export const clearCookie = (request: FastifyRequest, reply: FastifyReply, cookie: Cookie): void => {
  const settings = settingsFor(request)
  reply.clearCookie(nameOf(cookie, settings.secure), settings)
}

/** The tokens of a raw Cookie header, mostly one. */
export const tokensOf = (header: string | undefined, cookie: Cookie, isSecure: boolean): readonly string[] => {
  if (header === undefined || header.length > 8192) return []
  const name = nameOf(cookie, isSecure)
  const tokens: string[] = []
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at < 0 || part.slice(0, at).trim() !== name) continue
    const token = part.slice(at + 1).trim()
    if (isSessionToken(token) && tokens.length < SAME_NAME) tokens.push(token)
  }
  return tokens
}

/** Whether the request came by TLS, where there is no fastify request, at the WebSocket upgrade. */
export const isByTls = (request: IncomingMessage, proxies: number): boolean => {
  const said = request.headers['x-forwarded-proto']
  return proxies > 0 && typeof said === 'string' && said.split(',').at(-1)?.trim() === 'https'
}
