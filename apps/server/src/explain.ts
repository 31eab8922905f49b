import { Damaged, isBusy } from '@tabletome/match/stores/sqlite'
import { ConfigError } from './config.ts'

/** What the process ends with: 3 when the database is damaged and must not be written to by a start that is tried again. */
export const exitCodeOf = (error: unknown): number => (error instanceof Damaged ? 3 : 1)

/** Why the server could not start, in words that say what to do about it. */
export const explainStart = (error: unknown): string => {
  if (error instanceof ConfigError) return error.message
  if (error instanceof Damaged)
    return `${error.message}\nNothing was changed. “npm run tabletome -- doctor <folder>” says what can be saved; docs/operating.md says how to restore a backup.`
  if (!(error instanceof Error)) return String(error)
  if (isBusy(error))
    return 'The database is locked by another program, perhaps a second server or a backup. Stop it first.'
  const code = 'code' in error ? error.code : undefined
  if (code === 'SQLITE_READONLY' || /readonly|read-only/i.test(error.message) || code === 'EROFS')
    return `The database cannot be written: ${error.message}. Look at the rights of its folder.`
  if (/unable to open|ConnectionFailed/i.test(error.message) || (code === 'EACCES' && !('port' in error)))
    return `The folder of the database cannot be used: ${error.message}. TABLETOME_DATA chooses another one.`
  if (/newer version/.test(error.message)) return `${error.message}: start the version that wrote it, or a newer one.`
  const port = 'port' in error ? Number(error.port) : undefined
  if (code === 'EADDRINUSE' && port !== undefined)
    return `Port ${port} is taken by another program. Choose another one, for example: PORT=${port + 1} npm start`
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be opened by this user. Choose one above 1023, for example: PORT=4100 npm start`
  return error.stack ?? error.message
}
