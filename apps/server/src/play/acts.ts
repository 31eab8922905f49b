import { usualBot } from '@tabletome/games/usualBot.ts'
import type { Answered, MatchHost, Refusal } from '@tabletome/match'
import { PHRASES } from '@tabletome/match/phrases'
import type { ClientMessage } from '@tabletome/match/protocol'
import type { Bus } from '../bus/port.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Limits } from '../limits.ts'
import { createBuckets } from '../socket/bucket.ts'
import type { Person, SeatRow, Stand, Store, TableRow } from '../store/port.ts'
import { isAt, maySee, seatsOf } from '../tables/info.ts'
import type { Rows } from '../tables/rows.ts'
import { refusal, unknownTable } from './client.ts'
import type { Matches } from './matches.ts'
import type { Presence } from './presence.ts'

/** What people do at a table. Everything a seat may do is checked here. */
export interface Acts {
  /** `name` and `person` of whoever asks. */
  act(person: Asking, message: Act): Promise<Answered>
}
/** `programOf`: an outside bot, which plays and says its lines; nothing else. */
export type Asking = Pick<Person, 'id' | 'name' | 'programOf'>
export type Act = Exclude<ClientMessage, { t: 'watch' | 'unwatch' | 'history' | 'hello' }>

export interface ActPorts {
  readonly store: Store
  readonly rows: Rows
  readonly bus: Bus
  readonly matches: Matches
  readonly presence: Presence
  readonly catalogue: Catalogue
  readonly limits: Limits
  now(): number
  /** For limits: see ServerOptions. */
  ticks(): number
}

const refused = (why: Refusal): Answered => ({ ok: false, refusal: why })

export const createActs = (ports: ActPorts): Acts => {
  const { store, rows, bus, matches, catalogue, limits, now, ticks } = ports
  const mouths = createBuckets(limits.talkPerTenSeconds / 10, limits.talkPerTenSeconds)

  const setStandIn = async (table: TableRow, seat: string, stand: Stand | undefined): Promise<void> => {
    await store.tables.standIn(table.id, seat, stand, now())
    rows.forget(table.id)
    bus.publish([`table:${table.id}`])
  }

  const talk = async (
    person: { id: string; name: string },
    table: TableRow,
    message: Act & { t: 'talk' },
  ): Promise<Answered> => {
    if (!isAt(table, person.id)) return refused(refusal('notYourSeat', 'Only those at the table talk.'))
    const phrases: readonly string[] = [...PHRASES, ...(catalogue.info(table.game)?.phrases ?? [])]
    if ('phrase' in message.talk && !phrases.includes(message.talk.phrase))
      return refused(refusal('malformed', 'There is no such phrase in this game.'))
    if (!mouths.take(person.id, ticks()))
      return refused(refusal('tooFast', 'Not so fast: give the others a chance to read.'))
    const seat = table.seats.find(each => each.person === person.id)
    const from = seat ? { from: seat.name, seat: seat.seat } : { from: person.name }
    await store.talk.add(table.id, { ...from, at: now(), talk: message.talk })
    bus.publish([`talk:${table.id}`])
    return { ok: true, seq: table.seq }
  }

  const standIn = async (
    person: string,
    table: TableRow,
    seat: SeatRow,
    bot: string | undefined,
  ): Promise<Answered> => {
    const why = whyNotStandIn(ports, person, table, seat, bot)
    if (why) return refused(why)
    const { seq } = await matches.open(table)
    // For somebody else the bot named when the table was made plays, whatever was asked for: a rival gains nothing by it.
    const level = seat.person === person ? bot : (table.standIn ?? usualBot(catalogue.info(table.game)))
    if (level !== undefined)
      await setStandIn(table, seat.seat, { bot: level, by: person, seq: seat.standIn?.seq ?? seq })
    else if (seat.standIn) await setStandIn(table, seat.seat, undefined)
    return { ok: true, seq }
  }

  const play = (
    host: MatchHost,
    table: TableRow,
    message: Exclude<Act, { t: 'talk' | 'standIn' }>,
  ): Promise<Answered> => {
    const { seat } = message
    if (message.t === 'answer') return host.answer(seat, message.seq, message.option, message.by)
    if (message.t === 'agreeUndo') return host.agreeUndo(seat, message.agree)
    if (!table.undo) return Promise.resolve(refused(refusal('cannotUndo', 'This table plays without undo.')))
    if (message.t === 'undo') return host.undo(seat, message.seq, { turn: message.turn === true })
    return host.askUndo(seat, message.to, othersAt(table, seat))
  }

  return {
    async act(person, message) {
      const table = await rows.get(message.table)
      const isProgram = person.programOf === undefined ? undefined : true
      if (!table || !maySee(table, { person: person.id, ...(isProgram && { isProgram }) }))
        return refused(unknownTable())
      if (isProgram && message.t === 'askUndo')
        return refused(refusal('cannotUndo', 'Bots do not ask people to take something back.'))
      if (message.t === 'talk') return talk(person, table, message)
      const seat = table.seats.find(each => each.seat === message.seat)
      if (!seat) return refused(refusal('notYourSeat', 'There is no such seat at this table.'))
      if (table.status === 'gathering') {
        // It may have begun in another process.
        rows.forget(table.id)
        return refused(refusal('notAsked', 'The match has not begun.'))
      }
      if (isProgram && message.t === 'standIn' && seat.person !== person.id)
        return refused(refusal('notYourSeat', 'This is not your seat.'))
      if (message.t === 'standIn') return standIn(person.id, table, seat, message.bot)
      if (seat.person !== person.id) return refused(refusal('notYourSeat', 'This is not your seat.'))
      const host = await matches.open(table)
      const answered = await play(host, table, message)
      // Whoever answers is back: the bot that stood in need not any more.
      if (answered.ok && message.t === 'answer' && seat.bot !== undefined) await setStandIn(table, seat.seat, undefined)
      return answered
    },
  }
}

/** One seat of each other person, also of those for whom a bot stands in: it cannot agree for them. Other bots go along. */
const othersAt = (table: TableRow, seat: string): readonly string[] => {
  const me = table.seats.find(each => each.seat === seat)?.person
  const asked = new Map<string, string>()
  for (const each of table.seats)
    if (each.person !== undefined && !each.program && each.person !== me && !asked.has(each.person))
      asked.set(each.person, each.seat)
  return [...asked.values()]
}

const whyNotStandIn = (
  { catalogue, presence, limits, now, ticks }: ActPorts,
  person: string,
  table: TableRow,
  seat: SeatRow,
  bot: string | undefined,
): Refusal | undefined => {
  if (seat.person === undefined) return refusal('notYourSeat', 'Nobody sits there for whom a bot could stand in.')
  if (table.status === 'over') return refusal('over', 'The match is over.')
  if (bot !== undefined && !catalogue.info(table.game)?.bots.includes(bot))
    return refusal('malformed', `There is no bot “${bot}” for this game.`)
  if (seat.person === person) return undefined
  if (bot === undefined) return refusal('notYourSeat', 'Only the person of that seat takes it back.')
  if (seatsOf(table, person).length === 0) return refusal('notYourSeat', 'Only those at the table may ask for a bot.')
  if (seat.bot !== undefined) return refusal('notYourSeat', 'A bot stands in already.')
  const away = presence.awaySince(table.id, seat.person)
  if (table.pace === 'turns')
    return now() - table.changedAt >= limits.absentTurnsSeconds * 1000
      ? undefined
      : refusal('notYet', 'Not yet: at a turn-by-turn table people take their time.')
  if (away === undefined) return refusal('notYourSeat', 'That person is at the table.')
  return ticks() - away.ticks >= limits.absentSeconds * 1000
    ? undefined
    : refusal('notYet', `Not yet: wait until they have been away for ${limits.absentSeconds} seconds.`)
}
