import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** What limits count by: an IPv4 address, or the first half of an IPv6 address, which is what one household gets. */
export const addressKey = (address: string): string => {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const middle = plain.includes('::')
    ? Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
    : []
  return [...left, ...middle, ...right].slice(0, 4).join(':')
}

/** Where a raw request comes from. Behind proxies that may be believed, as many steps back as there are proxies. */
export const addressOf = (request: IncomingMessage, proxies: number): string => {
  const forwarded = proxies === 0 ? [] : String(request.headers['x-forwarded-for'] ?? '').split(',')
  const known = forwarded.map(each => each.trim()).filter(each => each !== '')
  return known.at(-proxies) ?? known[0] ?? request.socket.remoteAddress ?? 'unknown'
}
