import type { Fault } from '../http/fault.ts'
import { tooFast } from '../http/fault.ts'
import type { Limits } from '../limits.ts'
import type { Held, Store, TableRow } from '../store/port.ts'

/** What one outside bot may hold. */
export const mostOfProgram = ({ tablesPerProgram, seatsPerProgram }: Limits): Held => ({
  tables: tablesPerProgram,
  gathering: tablesPerProgram,
  seats: seatsPerProgram,
})

/** Why a new table was not stored: its owner has too many, or a bot would get a seat too many. */
export const tooMany = async (store: Store, table: TableRow, limits: Limits): Promise<Fault> => {
  for (const { person, program, name } of table.seats) {
    if (!program || person === undefined) continue
    const held = await store.tables.heldBy(person)
    const more = table.seats.filter(each => each.person === person).length
    if (held.tables >= limits.tablesPerProgram || held.seats + more > limits.seatsPerProgram)
      return tooFast(
        `${name} is busy: a bot has at most ${limits.tablesPerProgram} tables and ${limits.seatsPerProgram} seats at once.`,
      )
  }
  return tooFast(`You have ${limits.tablesPerPerson} tables that are not over. Finish or leave some of them first.`)
}
