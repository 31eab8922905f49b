import { resolve } from 'node:path'
import type { Limits } from './limits.ts'
import { LIMITS, limitsFrom } from './limits.ts'

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export interface Config {
  readonly port: number
  readonly host: string
  /** Folder of the database. */
  readonly data: string
  /** A PostgreSQL that keeps everything instead of a file in `data`, for several processes. */
  readonly databaseUrl?: string
  /** A NATS by which processes wake each other. */
  readonly busUrl?: string
  /** Further origins that may talk to this server, such as the development server of the web app. */
  readonly origins: readonly string[]
  readonly logLevel: LogLevel
  /** How many proxies stand in front of the server and may be believed about addresses and TLS. */
  readonly proxies: number
  /** Who may read /metrics: only this machine, or everybody. */
  readonly metrics: 'local' | 'open'
  /** Which push services get notifications: those on the internet, any address (for tests), or none. */
  readonly push: 'public' | 'any' | 'off'
  /** Whom a push service may write to about this server: an address as `mailto:` or `https:`. */
  readonly pushContact: string
  readonly limits: Limits
}

export const DEFAULT_PORT = 4100

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

type Env = Readonly<Record<string, string | undefined>>

/** Reads the settings of the server from environment variables; docs/operating.md lists them. */
export const readConfig = (env: Env): Config => ({
  port: wholeNumber(env, 'PORT', DEFAULT_PORT, 65_535),
  host: env.HOST ?? '127.0.0.1',
  data: resolve(env.TABLETOME_DATA ?? './data'),
  ...urlOf(env, 'DATABASE_URL', 'databaseUrl', ['postgres:', 'postgresql:']),
  ...urlOf(env, 'BUS_URL', 'busUrl', ['nats:', 'tls:']),
  origins: originsOf(env.ORIGINS ?? ''),
  logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'warn'),
  proxies: wholeNumber(env, 'PROXIES', 0, 10),
  metrics: oneOf(env, 'METRICS', ['local', 'open'], 'local'),
  push: oneOf(env, 'PUSH', ['public', 'any', 'off'], 'public'),
  pushContact: contactOf(env.PUSH_CONTACT ?? ''),
  limits: limitsFrom(LIMITS, name => (env[name] === undefined ? undefined : wholeNumber(env, name, 0, 1_000_000_000))),
})

const wholeNumber = (env: Env, name: string, standard: number, max: number): number => {
  const text = env[name]
  if (text === undefined || text === '') return standard
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > max)
    throw new ConfigError(`${name} is “${text}”: a whole number from 0 to ${max} is needed.`)
  return value
}

const oneOf = <V extends string>(env: Env, name: string, values: readonly V[], standard: V): V => {
  const text = env[name]
  if (text === undefined || text === '') return standard
  const value = values.find(each => each === text)
  if (value === undefined) throw new ConfigError(`${name} is “${text}”: one of ${values.join(', ')} is needed.`)
  return value
}

const contactOf = (text: string): string => {
  if (text === '') return 'mailto:postmaster@localhost'
  if (!/^(mailto|https):\S+$/.test(text))
    throw new ConfigError(`PUSH_CONTACT is “${text}”: something such as mailto:me@example.org is needed.`)
  return text
}

/** Nothing that it holds is repeated but its beginning: it may hold a password. */
const urlOf = <K extends string>(
  env: Env,
  name: string,
  key: K,
  protocols: readonly string[],
): Partial<Record<K, string>> => {
  const text = env[name]
  if (text === undefined || text === '') return {}
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new ConfigError(
      `${name} begins with “${text.slice(0, 10)}”: an address such as ${protocols[0]}//host is needed.`,
    )
  const found: Partial<Record<string, string>> = { [key]: text }
  return found as Partial<Record<K, string>>
}

const originsOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map(each => each.trim())
    .filter(each => each !== '')
    .map(each => {
      if (!URL.canParse(each))
        throw new ConfigError(`ORIGINS names “${each}”: an origin such as https://example.org is needed.`)
      return new URL(each).origin
    })
