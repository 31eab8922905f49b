import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { addressKey, addressOf } from './address.ts'
import { tokensOf } from './cookie.ts'
import { cleanName, loginOf } from './names.ts'
import { isOwnOrigin, mayChange } from './origin.ts'
import { createPasswords } from './passwords.ts'

test('limits count by IPv4 address, or by the first half of an IPv6 address', () => {
  expect(addressKey('10.0.0.1')).toBe('10.0.0.1')
  expect(addressKey('::ffff:10.0.0.1')).toBe('10.0.0.1')
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(addressKey('2001:db8:1:2::6')).toBe('2001:db8:1:2')
  expect(addressKey('2001:db8::6')).toBe('2001:db8:0:0')
  expect(addressKey('::1')).toBe('0:0:0:0')
})

test('forwarded addresses are believed only as far as there are proxies', () => {
  const from = (forwarded?: string) =>
    ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.9' } }) as unknown as IncomingMessage
  expect(addressOf(from('6.6.6.6, 1.2.3.4'), 0)).toBe('10.0.0.9')
  expect(addressOf(from('6.6.6.6, 1.2.3.4'), 1)).toBe('1.2.3.4')
  expect(addressOf(from('6.6.6.6, 1.2.3.4'), 2)).toBe('6.6.6.6')
  expect(addressOf(from('1.2.3.4'), 3)).toBe('1.2.3.4')
  expect(addressOf(from(), 1)).toBe('10.0.0.9')
})

test('an origin is our own when its host is the host that was asked, usual ports aside', () => {
  expect(isOwnOrigin('http://example.org', 'example.org', [])).toBe(true)
  expect(isOwnOrigin('http://example.org', 'EXAMPLE.org:80', [])).toBe(true)
  expect(isOwnOrigin('https://example.org', 'example.org:443', [])).toBe(true)
  expect(isOwnOrigin('https://example.org', 'example.org:80', [])).toBe(false)
  expect(isOwnOrigin('http://example.org:81', 'example.org', [])).toBe(false)
  expect(isOwnOrigin('http://localhost:5173', 'localhost:4100', ['http://localhost:5173'])).toBe(true)
  for (const origin of ['null', '', 'x', 'file://', 'data:text/html,x', undefined])
    expect([origin, isOwnOrigin(origin, 'example.org', [])]).toEqual([origin, false])
})

test('changes may come from our own pages and from programs, not from other sites', () => {
  expect(mayChange({ host: 'a', origin: 'http://a' }, [])).toBe(true)
  expect(mayChange({ host: 'a' }, [])).toBe(true)
  expect(mayChange({ host: 'a', 'sec-fetch-site': 'same-origin' }, [])).toBe(true)
  expect(mayChange({ host: 'a', origin: 'http://b' }, [])).toBe(false)
  expect(mayChange({ host: 'a', origin: 'null' }, [])).toBe(false)
  expect(mayChange({ host: 'a', 'sec-fetch-site': 'same-site' }, [])).toBe(false)
})

test('the session is read from a cookie header as browsers send it', () => {
  const token = 'a'.repeat(43)
  const read = (header: string | undefined, isSecure = false) => tokensOf(header, 'session', isSecure)
  expect(read(`a=1; tabletome=${token}; b=2`)).toEqual([token])
  expect(read(`tabletome=${token}`)).toEqual([token])
  const other = 'b'.repeat(43)
  expect(read(`tabletome=${other}; tabletome=${token}`)).toEqual([other, token])
  expect(read(`tabletome=${other}; __Host-tabletome=${token}`, true)).toEqual([token])
  expect(read(`tabletome=${other}`, true)).toEqual([])
  expect(read(`tabletome-device=${other}`)).toEqual([])
  expect(read(Array.from({ length: 50 }, () => `tabletome=${token}`).join(';'))).toHaveLength(4)
  for (const header of [
    undefined,
    '',
    'tabletome',
    'tabletome=',
    `xtabletome=${token}`,
    `tabletome=${token}!`,
    `${'x=y;'.repeat(3000)}tabletome=${token}`,
  ])
    expect(read(header)).toEqual([])
})

test('names are one line of visible characters, and two ways to write one are one login', () => {
  expect(cleanName(' Zoë\t of\u00a0Oz ')).toBe('Zoë of Oz')
  expect(cleanName('x'.repeat(40))).toHaveLength(40)
  expect(cleanName('x'.repeat(41))).toBeUndefined()
  expect(loginOf('ZOË')).toBe(loginOf('zoe\u0308'))
})

test('passwords are hashed with argon2id at the chosen cost; nobody’s password never matches', async () => {
  const secrets = createPasswords()
  const hash = await secrets.hash('correct horse')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await secrets.matches(hash, 'correct horse')).toBe(true)
  expect(await secrets.matches(hash, 'correct horsf')).toBe(false)
  expect(await secrets.matches(undefined, 'nobody has this password')).toBe(false)
})

test('when too many sign in at once the rest are sent away', async () => {
  const secrets = createPasswords()
  const all = await Promise.allSettled(Array.from({ length: 60 }, () => secrets.matches('$argon2id$broken', 'x')))
  expect(
    all.filter(each => each.status === 'rejected' && String(each.reason).includes('Too many people')),
  ).toHaveLength(8)
})
