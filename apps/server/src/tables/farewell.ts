import type { Bus } from '../bus/port.ts'
import { Fault } from '../http/fault.ts'
import type { Person, Store } from '../store/port.ts'
import { seatsOf } from './info.ts'
import type { TableService } from './service.ts'

/** More tables than anybody has. */
const ALL = 100_000

/**
 * Somebody wants to be forgotten: seats are given up as anybody gives them up, tables that only gathered are closed, and then
 * name, password, sessions and talk go. Finished matches stay for the others, without the name.
 */
export const farewell = async (
  { store, service, bus }: { store: Store; service: TableService; bus: Bus },
  person: Person,
): Promise<void> => {
  const seats: { table: string; seat: string }[] = []
  for (const table of await store.tables.of(person.id, ALL)) {
    const mine = seatsOf(table, person.id)
    seats.push(...mine.map(seat => ({ table: table.id, seat })))
    if (table.status === 'over') continue
    if (table.status === 'gathering' && table.owner === person.id) await service.remove(table.id)
    else for (const seat of mine) await service.leaveSeat(person, table.id, seat).catch(unlessNoBots)
  }
  for (const { id, name } of await store.programs.of(person.id))
    await farewell({ store, service, bus }, { id, name, account: false, programOf: person.id })
  await store.people.forget(person.id, seats)
  bus.publish([`person:${person.id}`, ...seats.map(({ table }) => `table:${table}` as const)])
}

/** A game without bots keeps the empty chair. */
const unlessNoBots = (error: unknown): void => {
  if (!(error instanceof Fault) || error.code !== 'noBots') throw error
}
