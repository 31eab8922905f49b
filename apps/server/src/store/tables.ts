import type { Database, SqlValue, Statement } from '@tabletome/match/stores/sql'
import type { Most, Status, TableRow, Tables } from './port.ts'
import { doing, holding, needing } from './statements.ts'
import { insertions, tablesFrom, tablesWith } from './tableRows.ts'

export const createTables = (database: Database, process?: string): Tables => {
  const place = { database, process }
  const change = async (...statements: readonly Statement[]): Promise<boolean> =>
    (await database.write(...statements)) !== undefined
  /** A change of a seat is a change of its table too. */
  const changeSeat = (table: string, at: number, sql: string, ...params: readonly SqlValue[]): Promise<boolean> =>
    change(needing(sql, ...params), changedAt(table, at))

  return {
    create: (table, most, mostOfProgram) =>
      change(
        ...(most === undefined ? [] : [holding(table.owner), needing(MADE_FEWER, table.owner, most)]),
        ...(mostOfProgram === undefined ? [] : programsHoldFewer(table, mostOfProgram)),
        ...insertions(table),
      ),

    get: async id => (await tablesWith(place, 'id = $1', [id]))[0],

    of: (person, limit) =>
      tablesWith(
        place,
        'owner = $1 or exists (select 1 from seat where seat.table_id = game_table.id and seat.person_id = $1)',
        [person],
        limit,
      ),

    current: (person, limit) =>
      tablesWith(
        place,
        `status <> 'over' and exists (select 1 from seat where seat.table_id = game_table.id
          and (seat.person_id = $1 or (seat.invited = $1 and game_table.status = 'gathering')))`,
        [person],
        limit,
      ),

    listed: (person, limit) =>
      tablesWith(
        place,
        `(owner = $1 or exists (select 1 from seat where seat.table_id = game_table.id and seat.person_id = $1))
          and not exists (select 1 from unlisted where unlisted.table_id = game_table.id and unlisted.person_id = $1)`,
        [person],
        limit,
      ),

    async unlist(table, person) {
      await change(
        doing('insert into unlisted (person_id, table_id) values ($1, $2) on conflict do nothing', person, table),
      )
    },

    inviting: (person, limit) =>
      tablesWith(
        place,
        `status = 'gathering' and exists (select 1 from seat where seat.table_id = game_table.id and seat.invited = $1)`,
        [person],
        limit,
      ),

    decline: (table, person, at) =>
      changeSeat(
        table,
        at,
        `update seat set invited = null where table_id = $1 and invited = $2 and ${IS_GATHERING}`,
        table,
        person,
      ),

    async setRematch(table, rematch) {
      await change(doing('update game_table set rematch = $2 where id = $1', table, rematch))
    },

    open: limit =>
      tablesFrom(
        place,
        `select * from (
          select game_table.*, row_number() over (partition by owner order by changed_at desc) as turn from game_table
          where status = 'gathering' and exists (
            select 1 from seat where seat.table_id = game_table.id and seat.kind = 'empty' and seat.offer = 'open')
        ) as open_tables order by turn, changed_at desc limit ${limit}`,
      ),

    async heldBy(person) {
      const rows = await database.all<{ status: Status; tables: number }>(
        `select status, count(*) as tables from game_table where status <> 'over' and ${SITS_AT_ANOTHERS} group by status`,
        [person],
      )
      const of = (status: Status): number => Number(rows.find(row => row.status === status)?.tables ?? 0)
      const [held] = await database.all<{ seats: number }>(
        `select count(*) as seats from seat join game_table on game_table.id = seat.table_id
          where seat.person_id = $1 and game_table.status <> 'over'`,
        [person],
      )
      return { tables: of('gathering') + of('playing'), gathering: of('gathering'), seats: Number(held?.seats ?? 0) }
    },

    takeSeat: (table, seat, { person, nonce, invite }, at, most) =>
      change(
        holding(person),
        ...(most === undefined ? [] : holdsFewer(person, most, invite === undefined)),
        needing(
          `update seat set kind = 'person', person_id = $3, nonce = $4, invite = null, invited = null
            where table_id = $1 and seat = $2 and kind = 'empty' and ${IS_GATHERING}
            and ${invite === undefined ? `offer = 'open' and $5 = ''` : 'invite = $5'}`,
          table,
          seat,
          person,
          nonce,
          invite ?? '',
        ),
        changedAt(table, at),
      ),

    freeSeat: (table, seat, person, invite, at) =>
      changeSeat(
        table,
        at,
        `update seat set kind = 'empty', person_id = null, nonce = '',
          offer = case offer when 'me' then 'friend' else offer end,
          invite = case offer when 'open' then null else $4 end
        where table_id = $1 and seat = $2 and person_id = $3 and ${IS_GATHERING}`,
        table,
        seat,
        person,
        invite,
      ),

    async addNonce(table, owner, nonce) {
      await change(
        doing('update seat set nonce = $3 where table_id = $1 and person_id = $2', table, owner, nonce),
        doing('update game_table set awaits_nonce = 0 where id = $1', table),
      )
    },

    renewInvite: (table, seat, invite, at) =>
      changeSeat(
        table,
        at,
        `update seat set invite = $3
        where table_id = $1 and seat = $2 and kind = 'empty' and invite is not null and ${IS_GATHERING}`,
        table,
        seat,
        invite,
      ),

    async fillWithBots(table, bot, at) {
      await changeSeat(
        table,
        at,
        `update seat set kind = 'bot', bot = $2, invite = null, invited = null
          where table_id = $1 and kind = 'empty' and ${IS_GATHERING}`,
        table,
        bot,
      )
    },

    giveToBot: (table, seat, person, bot, at) =>
      changeSeat(
        table,
        at,
        `update seat set kind = 'bot', person_id = null, bot = $4, bot_at = null, bot_seq = null, bot_by = null
          where table_id = $1 and seat = $2 and person_id = $3`,
        table,
        seat,
        person,
        bot,
      ),

    standIn: (table, seat, stand, at) =>
      changeSeat(
        table,
        at,
        `update seat set bot = $3, bot_by = $4, bot_seq = $5, bot_at = $6
          where table_id = $1 and seat = $2 and kind = 'person'`,
        table,
        seat,
        ...(stand ? [stand.bot, stand.by, stand.seq, at] : [null, null, null, null]),
      ),

    async setOwner(table, owner) {
      await change(doing('update game_table set owner = $2 where id = $1', table, owner))
    },

    async note(progress) {
      await change(
        ...progress.map(({ table, status, seq, waiting, at }) =>
          doing(
            'update game_table set status = $2, seq = $3, waiting = $4, changed_at = $5 where id = $1 and seq <= $3',
            table,
            status,
            seq,
            JSON.stringify(waiting),
            at,
          ),
        ),
      )
    },

    async unattended(before = ANY_TIME) {
      const rows = await database.all<{ id: string }>(
        `select id from game_table where changed_at < $1 and (
          (status = 'gathering' and awaits_nonce = 0 and not exists (
            select 1 from seat where seat.table_id = game_table.id and seat.kind = 'empty'))
          or (status = 'playing' and (
            (pace = 'turns' and exists (
              select 1 from seat where seat.table_id = game_table.id and seat.bot is not null))
            or exists (select 1 from match where match.id = game_table.id
              and (match.line_count <> game_table.seq or match.ending is not null)))))`,
        [before],
      )
      return rows.map(row => row.id)
    },

    async remove(table) {
      await change(doing('delete from game_table where id = $1', table))
    },

    async forgotten(before, limit) {
      const rows = await database.all<{ id: string }>(
        `select id from game_table where status = 'gathering' and changed_at < $1 limit ${limit}`,
        [before],
      )
      return rows.map(row => row.id)
    },
  }
}

const ANY_TIME = Number.MAX_SAFE_INTEGER
const IS_GATHERING = `exists (select 1 from game_table where id = $1 and status = 'gathering')`
const SITS_AT_ANOTHERS = `owner <> $1
  and exists (select 1 from seat where seat.table_id = game_table.id and seat.person_id = $1)`

const MADE_FEWER = `select 1 as fewer where
  (select count(*) from game_table where owner = $1 and status <> 'over') < cast($2 as integer)`

const holdsFewer = (person: string, most: Most, isOpenSeat: boolean): readonly Statement[] => {
  const fewer = (condition: string): string => `select 1 as fewer where
    (select count(*) from game_table where ${condition} and ${SITS_AT_ANOTHERS}) < cast($2 as integer)`
  return [
    needing(fewer(`status <> 'over'`), person, most.tables),
    ...(most.seats === undefined ? [] : [needing(HOLDS_FEWER_SEATS, person, most.seats)]),
    ...(isOpenSeat ? [needing(fewer(`status = 'gathering'`), person, most.gathering)] : []),
  ]
}

const HOLDS_FEWER_SEATS = `select 1 as fewer where
  (select count(*) from seat join game_table on game_table.id = seat.table_id
    where seat.person_id = $1 and game_table.status <> 'over') < cast($2 as integer)`

/** Each outside bot of a new table has room for all the seats it gets there. */
const programsHoldFewer = ({ seats }: TableRow, most: Required<Most>): readonly Statement[] => {
  const wanted = new Map<string, number>()
  for (const { person, program } of seats)
    if (program && person !== undefined) wanted.set(person, (wanted.get(person) ?? 0) + 1)
  return [...wanted].flatMap(([person, count]) => [
    holding(person),
    ...holdsFewer(person, { ...most, seats: most.seats - count + 1 }, false),
  ])
}

const changedAt = (table: string, at: number): Statement =>
  doing('update game_table set changed_at = $2 where id = $1', table, at)
