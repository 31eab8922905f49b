import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { LIMITS } from './limits.ts'

test('without settings the server listens to this machine only, on port 4100', () => {
  expect(readConfig({})).toEqual({
    port: 4100,
    host: '127.0.0.1',
    data: resolve('data'),
    origins: [],
    logLevel: 'warn',
    proxies: 0,
    metrics: 'local',
    push: 'public',
    pushContact: 'mailto:postmaster@localhost',
    limits: LIMITS,
  })
})

test('settings come from the environment', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    TABLETOME_DATA: '/var/tabletome',
    ORIGINS: 'https://a.example/, http://localhost:5173',
    LOG_LEVEL: 'info',
    PROXIES: '1',
    METRICS: 'open',
    LIMIT_SOCKETS_PER_ADDRESS: '5',
  })
  expect(config).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    data: '/var/tabletome',
    logLevel: 'info',
    proxies: 1,
    metrics: 'open',
  })
  expect(config.origins).toEqual(['https://a.example', 'http://localhost:5173'])
  expect(config.limits).toEqual({ ...LIMITS, socketsPerAddress: 5 })
})

test('a setting that makes no sense is named', () => {
  for (const env of [
    { PORT: 'x' },
    { PORT: '70000' },
    { PORT: '-1' },
    { LOG_LEVEL: 'loud' },
    { ORIGINS: 'example' },
    { LIMIT_BOT_WORKERS: '1.5' },
  ]) {
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow(Object.keys(env)[0])
  }
})
