import type { Answered } from '@tabletome/match'
import type { TableInfo } from '@tabletome/match/protocol'
import { refused, type TableConnection } from './connection.ts'

/** A table of this page alone, of a lesson or an example: nothing of it is stored, and nobody else sits there. */

/** What the parts of a table ask of it. */
export const tableAside = (
  table: Pick<TableInfo, 'id' | 'game' | 'setup'>,
  seats: readonly { readonly seat: string; readonly name: string; readonly mine: boolean }[],
): TableInfo => ({
  ...table,
  pace: 'live',
  spectators: false,
  undo: true,
  status: 'playing',
  seats: seats.map(each => ({ ...each, kind: each.mine ? ('person' as const) : ('bot' as const), connected: true })),
  owner: true,
  seq: 0,
  waiting: [],
  seedCommit: '',
  createdAt: 0,
  changedAt: 0,
})

/** What needs others, or a record. */
export const withNobody = (
  why: string,
): Pick<TableConnection, 'askUndo' | 'agreeUndo' | 'talk' | 'standIn' | 'earlier' | 'record'> => {
  const alone = async (): Promise<Answered> => refused('malformed', why)
  return {
    askUndo: alone,
    agreeUndo: alone,
    talk: alone,
    standIn: alone,
    earlier: async () => false,
    record: async () => '',
  }
}
