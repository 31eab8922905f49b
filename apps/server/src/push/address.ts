import { lookup } from 'node:dns'
import { BlockList, isIP } from 'node:net'
import type { LookupFunction } from 'node:net'

const INSIDE = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(network, prefix, 'ipv6')

/** An address within a house or a machine: nothing a stranger names may lead the server there. */
export const isInside = (address: string): boolean => {
  const kind = isIP(address)
  if (kind === 0) return true
  const old = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  return old === undefined ? INSIDE.check(address, kind === 6 ? 'ipv6' : 'ipv4') : INSIDE.check(old, 'ipv4')
}

/** Whether notifications may be sent there at all: a named host on the internet, by TLS. */
export const isPushService = (endpoint: string): boolean => {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    isIP(hostname.replace(/^\[|\]$/g, '')) === 0 &&
    hostname.includes('.') &&
    !/\.(local|localhost|internal|home|lan|test|invalid)\.?$/.test(hostname)
  )
}

/** Looks a name up like everybody, but never finds what is inside: a name may point there only once it is asked for. */
export const lookupOutside: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const outside = error ? [] : found.filter(({ address }) => !isInside(address))
    const [first] = outside
    if (error) done(error, '', 0)
    else if (!first) done(Object.assign(new Error(`${hostname} leads inside`), { code: 'ENOTFOUND' }), '', 0)
    else if (options.all) done(null, outside)
    else done(null, first.address, first.family)
  })
}
