/** Stores in databases, whichever they are. */
export { isUniqueViolation } from './database.ts'
export type { Database, Migration, Outcome, SqlValue, Statement } from './database.ts'
export { matchMigrations } from './sql.ts'
export { sqlStore } from './sqlStore.ts'
