/** The tables of the match store, in SQL that SQLite and PostgreSQL both understand. */
import type { Migration } from './database.ts'

export const matchMigrations: readonly Migration[] = [
  {
    owner: 'match',
    number: 1,
    statements: [
      `create table match (
        id text primary key,
        head text not null,
        seed text not null,
        ending text,
        line_count integer not null,
        changed_at bigint not null
      )`,
      `create table match_line (
        match_id text not null references match (id),
        seq integer not null,
        line text not null,
        primary key (match_id, seq)
      )`,
      `create table match_snapshot (
        match_id text not null references match (id),
        seq integer not null,
        rules integer not null,
        position text not null,
        primary key (match_id, seq)
      )`,
    ],
  },
  {
    owner: 'match',
    number: 2,
    statements: ['create table undo_request (match_id text primary key references match (id), request text not null)'],
  },
]

export const sql = {
  create: `insert into match (id, head, seed, line_count, changed_at) values ($1, $2, $3, 0, $4)`,
  /** Nothing after a gap, or in a match there is not. The key (match_id, seq) of `append` is the arbiter. */
  count: `update match set line_count = $2, changed_at = $3 where id = $1 and line_count >= $2 - 1`,
  append: `insert into match_line (match_id, seq, line) values ($1, $2, $3)`,
  finish: `update match set ending = $2 where id = $1`,
  snapshot: `insert into match_snapshot (match_id, seq, rules, position) values ($1, $2, $3, $4)
    on conflict (match_id, seq) do update set rules = excluded.rules, position = excluded.position`,
  latestSnapshot: `select seq, rules, position from match_snapshot
    where match_id = $1 and seq <= $2 order by seq desc limit 1`,
  head: `select head, seed, ending from match where id = $1`,
  lines: `select line from match_line where match_id = $1 and seq > $2 order by seq`,
  list: `select head, line_count, ending, changed_at from match order by changed_at desc, id`,
  request: `select request from undo_request where match_id = $1`,
  newRequest: `insert into undo_request (match_id, request) values ($1, $2) on conflict do nothing`,
  changeRequest: `update undo_request set request = $3 where match_id = $1 and request = $2`,
  endRequest: `delete from undo_request where match_id = $1 and request = $2`,
  removeRequest: `delete from undo_request where match_id = $1`,
  removeSnapshots: `delete from match_snapshot where match_id = $1`,
  removeLines: `delete from match_line where match_id = $1`,
  remove: `delete from match where id = $1`,
}
