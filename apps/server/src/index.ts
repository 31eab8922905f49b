export { buildServer } from './app.ts'
export type { RunningServer } from './app.ts'
export { ConfigError, DEFAULT_PORT, readConfig } from './config.ts'
export type { Config } from './config.ts'
