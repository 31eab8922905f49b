/** PostgreSQL: the database that several processes share. */
export { openPostgresDatabase } from './postgresDatabase.ts'
export type { PostgresDatabase, PostgresOptions } from './postgresDatabase.ts'
