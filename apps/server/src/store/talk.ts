import type { Talk } from '@tabletome/match/protocol'
import type { Database } from '@tabletome/match/stores/sqlite'
import { TALK_KEPT } from './port.ts'
import type { TalkStore } from './port.ts'

export const sqliteTalk = (database: Database): TalkStore => ({
  add: (table, { from, seat, at, talk }) =>
    database.write(tx => {
      const last = tx.all<{ n: number | null }>('select max(n) as n from talk where table_id = $1', [table])
      const n = Number(last[0]?.n ?? 0) + 1
      tx.run('insert into talk (table_id, n, said_by, seat, at, talk) values ($1, $2, $3, $4, $5, $6)', [
        table,
        n,
        from,
        seat ?? null,
        at,
        JSON.stringify(talk),
      ])
      tx.run('delete from talk where table_id = $1 and n <= $2', [table, n - TALK_KEPT])
      return n
    }),

  of: async (table, after = 0) =>
    database
      .all<{ n: number; said_by: string; seat: string | null; at: number; talk: string }>(
        'select n, said_by, seat, at, talk from talk where table_id = $1 and n > $2 order by n',
        [table, after],
      )
      .map(row => ({
        n: Number(row.n),
        from: row.said_by,
        ...(row.seat === null ? {} : { seat: row.seat }),
        at: Number(row.at),
        talk: JSON.parse(row.talk) as Talk,
      })),
})
