/** SQLite: files, the database they make, and whether they are whole. */
export { Damaged, problemsOf } from './integrity.ts'
export { openSqliteDatabase } from './sqliteDatabase.ts'
export type { SqliteDatabase } from './sqliteDatabase.ts'
export { driversHere, isBusy, openDriver } from './sqliteDriver.ts'
export type { DriverName } from './sqliteDriver.ts'
