import type { Talk } from '@tabletome/match/protocol'
import type { Database } from '@tabletome/match/stores/sql'
import { TALK_KEPT } from './port.ts'
import type { TalkStore } from './port.ts'
import { doing } from './statements.ts'

export const createTalk = (database: Database): TalkStore => ({
  async add(table, { from, seat, at, talk }) {
    const written = await database.write(
      // Of two who talk at the same moment the second waits for its number.
      doing('update game_table set seq = seq where id = $1', table),
      doing(
        `insert into talk (table_id, n, said_by, seat, at, talk) values (
          $1, (select coalesce(max(n), 0) + 1 from talk where table_id = $1), $2, $3, $4, $5) returning n`,
        table,
        from,
        seat ?? null,
        at,
        JSON.stringify(talk),
      ),
      doing(
        `delete from talk where table_id = $1 and n <= (select max(n) from talk where table_id = $1) - ${TALK_KEPT}`,
        table,
      ),
    )
    const [row] = (written?.[1]?.rows ?? []) as readonly { n: number }[]
    return Number(row?.n)
  },

  of: async (table, after = 0) =>
    (
      await database.all<{ n: number; said_by: string; seat: string | null; at: number; talk: string }>(
        'select n, said_by, seat, at, talk from talk where table_id = $1 and n > $2 order by n',
        [table, after],
      )
    ).map(row => ({
      n: Number(row.n),
      from: row.said_by,
      ...(row.seat === null ? {} : { seat: row.seat }),
      at: Number(row.at),
      talk: JSON.parse(row.talk) as Talk,
    })),
})
