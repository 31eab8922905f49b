import { ConfigError } from './config.ts'

/** Why the server could not start, in words that say what to do about it. */
export const explainStart = (error: unknown): string => {
  if (error instanceof ConfigError) return error.message
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : undefined
  const port = 'port' in error ? Number(error.port) : undefined
  if (code === 'EADDRINUSE' && port !== undefined)
    return `Port ${port} is taken by another program. Choose another one, for example: PORT=${port + 1} npm start`
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be opened by this user. Choose one above 1023, for example: PORT=4100 npm start`
  return error.stack ?? error.message
}
