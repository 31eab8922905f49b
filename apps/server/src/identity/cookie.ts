import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSessionToken } from './tokens.ts'

export const COOKIE = 'tabletome'
/** The longest that browsers keep a cookie. */
const MAX_AGE_SECONDS = 400 * 24 * 3600

export const setSessionCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: MAX_AGE_SECONDS,
  })
}

export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.clearCookie(COOKIE, { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' })
}

/** The session token of a raw Cookie header; used where there is no fastify request, at the WebSocket upgrade. */
export const tokenOf = (header: string | undefined): string | undefined => {
  if (header === undefined || header.length > 8192) return undefined
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at < 0 || part.slice(0, at).trim() !== COOKIE) continue
    const token = part.slice(at + 1).trim()
    return isSessionToken(token) ? token : undefined
  }
  return undefined
}
