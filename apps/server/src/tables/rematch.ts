import { commitOf } from '@tabletome/match'
import { conflict, notAllowed, tooFast } from '../http/fault.ts'
import { newInvite, newSeed, newTableId } from '../identity/tokens.ts'
import type { Limits } from '../limits.ts'
import { createSerial } from '../serial.ts'
import { createBuckets } from '../socket/bucket.ts'
import { NOBODY } from '../store/port.ts'
import type { Person, SeatRow, Store, TableRow } from '../store/port.ts'
import { seatsOf } from './info.ts'
import { mostOfProgram, tooMany } from './room.ts'

export interface RematchPorts {
  readonly store: Store
  readonly limits: Limits
  get(table: string): Promise<TableRow>
  isOver(table: TableRow): boolean
  onChange(table: string): void
  now(): number
  ticks(): number
}

/**
 * The same table once more: everybody’s seat is kept for them, bots stay. Whoever asks second gets the table of whoever asked
 * first. It waits for the nonce of its owner, like a table made with `awaitNonce`.
 */
export const createRematches = ({ store, limits, get, isOver, onChange, now, ticks }: RematchPorts) => {
  const { tables } = store
  const oneByOne = createSerial()
  const wishes = createBuckets(limits.rematchesPerHour / 3600, limits.rematchesPerHour)

  return (person: Person, id: string): Promise<TableRow> =>
    oneByOne(id, async () => {
      const table = await get(id)
      if (seatsOf(table, person.id).length === 0) throw notAllowed('Only those who played ask for a rematch.')
      if (!isOver(table)) throw conflict('notOver', 'The match is not over.')
      const asked = table.rematch === undefined ? undefined : await tables.get(table.rematch)
      if (asked?.status === 'gathering' && isExpected(asked, person.id)) return asked
      if (!wishes.take(person.id, ticks())) throw tooFast('You have asked for many rematches. Wait a while.')
      const seed = newSeed()
      const made: TableRow = {
        ...withoutPast(table),
        id: newTableId(),
        owner: person.id,
        status: 'gathering',
        awaitsNonce: true,
        seed,
        seedCommit: commitOf(seed),
        seq: 0,
        waiting: [],
        createdAt: now(),
        changedAt: now(),
        seats: table.seats.map(seat => oncemore(seat, person)),
      }
      if (!(await tables.create(made, limits.tablesPerPerson, mostOfProgram(limits))))
        throw await tooMany(store, made, limits)
      await tables.setRematch(id, made.id)
      onChange(id)
      onChange(made.id)
      return get(made.id)
    })
}

const withoutPast = ({ rematch: _rematch, ...table }: TableRow): TableRow => table

const isExpected = (table: TableRow, person: string): boolean =>
  table.seats.some(seat => seat.person === person || seat.invited?.person === person)

/** Outside bots stay too; one that has been revoked leaves its seat to anybody with the link. */
const programOncemore = ({ seat, person, name, program }: SeatRow): SeatRow => {
  const base = { seat, offer: 'friend' as const, nonce: '' }
  if (name === NOBODY || person === undefined || !program)
    return { ...base, name: '', kind: 'empty', invite: newInvite() }
  return { ...base, name, kind: 'person', person, program }
}

const oncemore = (seat: SeatRow, person: Person): SeatRow => {
  const base = { seat: seat.seat, name: '', nonce: '' }
  if (seat.person === undefined)
    return { ...base, offer: 'bot', kind: 'bot', ...(seat.bot === undefined ? {} : { bot: seat.bot }) }
  if (seat.person === person.id) return { ...base, offer: 'me', kind: 'person', person: person.id, name: person.name }
  if (seat.program) return programOncemore(seat)
  const invited = { person: seat.person, name: seat.name }
  return { ...base, offer: 'friend', kind: 'empty', invite: newInvite(), invited }
}
