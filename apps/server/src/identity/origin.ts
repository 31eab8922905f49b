import type { IncomingHttpHeaders } from 'node:http'

/**
 * Browsers say where a request comes from, and do not apply the same-origin rule to WebSockets: this check is what keeps
 * another site from acting in a visitor's name.
 */
export const isOwnOrigin = (
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[],
): boolean => {
  if (origin === undefined || host === undefined || !URL.canParse(origin)) return false
  const parsed = new URL(origin)
  if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:') return false
  return hostOf(parsed.protocol, host) === parsed.host || allowed.includes(parsed.origin)
}

/** Without the port where it is the usual one, as in an origin. */
const hostOf = (protocol: string, host: string): string | undefined =>
  URL.canParse(`${protocol}//${host}`) ? new URL(`${protocol}//${host}`).host : undefined

/** Programs other than browsers send neither header; they have no visitor whose cookie could be misused. */
export const mayChange = (headers: IncomingHttpHeaders, allowed: readonly string[]): boolean => {
  if (headers.origin !== undefined) return isOwnOrigin(headers.origin, headers.host, allowed)
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin' || site === 'none'
}
