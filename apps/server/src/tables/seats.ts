import type { NewTable, Program } from '@tabletome/match/protocol'
import { usualBot } from '@tabletome/games/usualBot.ts'
import type { Catalogue } from '../catalogue.ts'
import { Fault, conflict, malformed } from '../http/fault.ts'
import { newInvite } from '../identity/tokens.ts'
import type { Person, SeatRow, TableRow } from '../store/port.ts'

/** The seats of the game in its order, each as it was wished for. */
export const seatsFor = async (
  catalogue: Catalogue,
  wish: NewTable,
  person: Person,
  programs: readonly Program[],
): Promise<readonly SeatRow[]> => {
  const { game } = await catalogue.rules(wish.game)
  const info = catalogue.info(wish.game)
  const names = namesOf(() => {
    game.start(wish.setup)
    return game.seats(wish.setup)
  })
  if (names.length !== wish.seats.length)
    throw malformed(
      `This set-up has ${names.length} ${names.length === 1 ? 'seat' : 'seats'}, not ${wish.seats.length}.`,
    )
  return wish.seats.map(({ kind, bot, program }, at) => {
    const seat = names[at] ?? ''
    if (kind === 'program') return { seat, ...seatOfProgram(programs, program, person) }
    const base = { seat, offer: kind, name: '', nonce: '' }
    if (kind === 'me') return { ...base, kind: 'person', person: person.id, name: person.name, nonce: wish.nonce ?? '' }
    if (kind === 'open') return { ...base, kind: 'empty' }
    if (kind === 'friend') return { ...base, kind: 'empty', invite: newInvite() }
    const level = bot ?? usualBot(info)
    if (level === undefined || !info?.bots.includes(level)) throw malformed(`There is no bot “${level}” for this game.`)
    return { ...base, kind: 'bot', bot: level }
  })
}

/** Offered like that of a friend: whoever frees it gets a link for it. */
const seatOfProgram = (
  programs: readonly Program[],
  wanted: string | undefined,
  { id, name }: Person,
): Omit<SeatRow, 'seat'> => {
  const mine = programs.find(program => program.id === wanted)
  if (!mine) throw new Fault(403, 'notYourBot', 'There is no such bot of yours: it may have been revoked.')
  const program = { of: id, name }
  return { offer: 'friend', kind: 'person', person: mine.id, name: mine.name, program, nonce: '' }
}

const namesOf = (seats: () => readonly string[]): readonly string[] => {
  try {
    return seats()
  } catch (error) {
    throw malformed(error instanceof Error ? error.message : 'This set-up is impossible.')
  }
}

/** The seat that is kept for a person, at a table that still gathers. */
export const keptFor = (table: TableRow, person: string): SeatRow | undefined =>
  table.seats.find(seat => seat.kind === 'empty' && seat.invited?.person === person)

/** The seat an invite is for, one that is kept for this person, or an open one. */
export const wantedSeat = (
  table: TableRow,
  { id: person, programOf }: Pick<Person, 'id' | 'programOf'>,
  invite: string | undefined,
  seat: string | undefined,
): { readonly seat: string; readonly invite?: string } => {
  if (invite !== undefined) {
    const invited = table.seats.find(each => each.invite === invite && (seat === undefined || each.seat === seat))
    if (!invited) throw new Fault(403, 'usedInvite', 'This invitation is not valid, or has been used.')
    return { seat: invited.seat, invite }
  }
  const kept = keptFor(table, person)
  if (kept?.invite !== undefined && (seat === undefined || kept.seat === seat))
    return { seat: kept.seat, invite: kept.invite }
  if (programOf !== undefined && programOf !== table.owner)
    throw new Fault(
      403,
      'botsByInvite',
      'Open seats are for people: a bot comes by an invite link, or to its owner’s tables.',
    )
  const free = table.seats.find(
    each => each.kind === 'empty' && each.offer === 'open' && (seat === undefined || each.seat === seat),
  )
  if (!free) throw conflict('noSeat', 'There is no open seat at this table.')
  return { seat: free.seat }
}
