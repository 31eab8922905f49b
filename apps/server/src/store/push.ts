import type { Database } from '@tabletome/match/stores/sql'
import type { PushDevice, PushStore } from './port.ts'
import { doing, holding, needing } from './statements.ts'

export const createPush = (database: Database): PushStore => ({
  async secret(name, otherwise) {
    await database.write(
      doing('insert into server_secret (name, value) values ($1, $2) on conflict do nothing', name, otherwise),
    )
    const [kept] = await database.all<{ value: string }>('select value from server_secret where name = $1', [name])
    return kept?.value ?? otherwise
  },

  async addDevice(person, { endpoint, p256dh, auth, language }, at, most) {
    const written = await database.write(
      holding(person),
      needing(
        `select 1 as fewer where (
          select count(*) from push_device where person_id = $1 and endpoint <> $2) < cast($3 as integer)`,
        person,
        endpoint,
        most,
      ),
      doing(
        `insert into push_device (endpoint, person_id, p256dh, auth, language, created_at) values ($1, $2, $3, $4, $5, $6)
          on conflict (endpoint) do update set person_id = excluded.person_id, p256dh = excluded.p256dh,
            auth = excluded.auth, language = excluded.language`,
        endpoint,
        person,
        p256dh,
        auth,
        language,
        at,
      ),
    )
    return written !== undefined
  },

  async removeDevice(endpoint, person) {
    await database.write(
      person === undefined
        ? doing('delete from push_device where endpoint = $1', endpoint)
        : doing('delete from push_device where endpoint = $1 and person_id = $2', endpoint, person),
    )
  },

  async devices(person) {
    const rows = await database.all<PushDevice>(
      'select endpoint, p256dh, auth, language from push_device where person_id = $1',
      [person],
    )
    return rows.map(({ endpoint, p256dh, auth, language }) => ({ endpoint, p256dh, auth, language }))
  },

  async wish(table, person, wanted) {
    await database.write(
      wanted
        ? doing(
            'insert into push_wish (table_id, person_id, told) values ($1, $2, 0) on conflict do nothing',
            table,
            person,
          )
        : doing('delete from push_wish where table_id = $1 and person_id = $2', table, person),
    )
  },

  async wishesOf(person) {
    const rows = await database.all<{ table_id: string }>(
      `select table_id from push_wish join game_table on game_table.id = table_id
        where person_id = $1 and status <> 'over'`,
      [person],
    )
    return rows.map(row => row.table_id)
  },

  async wishersAt(table) {
    const rows = await database.all<{ person_id: string }>('select person_id from push_wish where table_id = $1', [
      table,
    ])
    return rows.map(row => row.person_id)
  },

  async note(table, person, told) {
    const sql = 'update push_wish set told = $3 where table_id = $1 and person_id = $2 and told <> $3'
    return (await database.write(needing(sql, table, person, told ? 1 : 0))) !== undefined
  },
})
