import type { Database } from '@tabletome/match/stores/sql'
import type { Played } from '@tabletome/match/protocol'
import type { Records } from './port.ts'
import { doing } from './statements.ts'

/** What people have played: one row for each of their finished matches. */
export const createRecords = (database: Database): Records => {
  const clearedAt = async (person: string): Promise<number> => {
    const [row] = await database.all<{ at: number }>('select at from record_cleared where person_id = $1', [person])
    return Number(row?.at ?? 0)
  }
  return {
    async of(person) {
      const rows = await database.all<{ played: string }>(
        'select played from played where person_id = $1 order by at desc, match_id',
        [person],
      )
      return { matches: rows.map(({ played }) => JSON.parse(played) as Played), clearedAt: await clearedAt(person) }
    },
    async add(person, matches, most) {
      const cleared = await clearedAt(person)
      const news = matches.filter(({ at }) => at > cleared)
      if (news.length === 0) return
      await database.write(
        ...news.map(each => doing(ADD, person, each.match, each.at, JSON.stringify(each))),
        doing(FORGET_OLDEST, person, most),
      )
    },
    async clear(person, at) {
      await database.write(
        doing('delete from played where person_id = $1', person),
        doing(
          'insert into record_cleared (person_id, at) values ($1, $2) on conflict (person_id) do update set at = excluded.at',
          person,
          at,
        ),
      )
    },
  }
}

const ADD = 'insert into played (person_id, match_id, at, played) values ($1, $2, $3, $4) on conflict do nothing'
const FORGET_OLDEST = `delete from played where person_id = $1 and match_id not in (
  select match_id from played where person_id = $1 order by at desc, match_id limit $2)`
