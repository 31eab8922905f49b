import type { SqlValue, Statement } from '@tabletome/match/stores/sql'

/** One statement of a write. */
export const doing = (sql: string, ...params: readonly SqlValue[]): Statement => ({ sql, params })

/** The same, without whose effect nothing of the write is done. */
export const needing = (sql: string, ...params: readonly SqlValue[]): Statement => ({ sql, params, needed: true })

/** Until the write is done nobody else writes about that person: what is counted here still holds when it is stored. */
export const holding = (person: string): Statement => doing('update person set name = name where id = $1', person)
