import type { NewTable } from '@tabletome/match/protocol'
import { commitOf } from '@tabletome/match'
import { usualBot } from '@tabletome/games/usualBot.ts'
import type { Catalogue } from '../catalogue.ts'
import { conflict, malformed, noSuchTable, notAllowed, tooFast } from '../http/fault.ts'
import { newInvite, newSeed, newTableId } from '../identity/tokens.ts'
import type { Limits } from '../limits.ts'
import { createSerial } from '../serial.ts'
import type { Most, Person, SeatRow, Store, TableRow } from '../store/port.ts'
import { isAt, seatsOf } from './info.ts'
import { seatsFor, wantedSeat } from './seats.ts'
import { mostOfProgram, tooMany } from './room.ts'
import { checkedSetup, standInLevel } from './setup.ts'

/** The life of a table: made, seats taken and given up, begun. Playing itself is the work of `play`. */
export interface TableService {
  create(person: Person, wish: NewTable): Promise<TableRow>
  takeSeat(person: Person, table: string, wish: { invite?: string; seat?: string; nonce?: string }): Promise<TableRow>
  /** Gives the table, or nothing when it closed with the last person. The owner may free the seats of others while it gathers. */
  leaveSeat(person: Person, table: string, seat: string): Promise<TableRow | undefined>
  /** What the owner adds to the seed after having seen its commitment. */
  addNonce(person: Person, table: string, nonce: string): Promise<TableRow>
  /** While the table gathers its owner makes an invite anew, so that the old link is no longer good; or closes it. */
  renewInvite(person: Person, table: string, seat: string): Promise<TableRow>
  /** So does whoever made a table at which nobody else sits. */
  close(person: Person, table: string): Promise<void>
  /** The seat kept for this person need not be kept. */
  decline(person: Person, table: string): Promise<void>
  /** Takes a table off the person's list: one that is over, or at which the person has no seat. */
  unlist(person: Person, table: string): Promise<void>
  start(person: Person, table: string, bot: string | undefined): Promise<TableRow>
  /** Begins the match of a table that is full. */
  beginIfFull(table: string): Promise<TableRow>
  get(table: string): Promise<TableRow>
  remove(table: string): Promise<void>
}

export interface TablePorts {
  readonly store: Store
  readonly catalogue: Catalogue
  readonly limits: Limits
  /** Creates the match of a full table; harmless if it is there already. */
  begin(table: TableRow): Promise<void>
  /** Also while the lists do not say so yet. */
  isOver(table: TableRow): boolean
  /** The match of a table that is no more. */
  discard(table: string): Promise<void>
  /** Told whenever a table is no longer as it was. */
  onChange(table: string): void
  now(): number
}

export const createTableService = ({
  store,
  catalogue,
  limits,
  begin,
  isOver,
  discard,
  onChange,
  now,
}: TablePorts): TableService => {
  const { tables } = store
  const oneByOne = createSerial()

  const get = async (id: string): Promise<TableRow> => {
    const table = await tables.get(id)
    if (!table) throw noSuchTable()
    return table
  }
  const changed = async (id: string): Promise<TableRow> => {
    onChange(id)
    return get(id)
  }
  const beginWhenFull = async (id: string): Promise<TableRow> => {
    const table = await get(id)
    if (table.status === 'gathering' && !table.awaitsNonce && table.seats.every(seat => seat.kind !== 'empty'))
      await begin(table)
    return changed(id)
  }

  /** While it is played, a bot of the game takes the seat for good. */
  const replace = async (table: TableRow, seat: string, sitter: string): Promise<TableRow> => {
    if (table.status === 'over') throw conflict('over', 'The match is over.')
    const bot = usualBot(catalogue.info(table.game))
    if (bot === undefined) throw conflict('noBots', 'This game has no bot that could take over.')
    await tables.giveToBot(table.id, seat, sitter, bot, now())
    return changed(table.id)
  }

  return {
    get,
    beginIfFull: id => oneByOne(id, () => beginWhenFull(id)),

    async create(person, wish) {
      const info = catalogue.info(wish.game)
      if (!info) throw malformed(`There is no game “${wish.game}”.`)
      const setup = checkedSetup(info, wish.setup)
      const hasPrograms = wish.seats.some(({ kind }) => kind === 'program')
      const programs = hasPrograms ? await store.programs.of(person.id) : []
      const seats = await seatsFor(catalogue, { ...wish, setup }, person, programs)
      const seed = newSeed()
      const at = now()
      const table: TableRow = {
        id: newTableId(),
        game: info.id,
        setup,
        owner: person.id,
        pace: wish.pace,
        spectators: wish.spectators,
        undo: wish.undo,
        status: 'gathering',
        awaitsNonce: wish.awaitNonce === true,
        ...standInLevel(info, wish.standIn),
        ...(wish.hints ? { hints: true } : {}),
        seed,
        // Made before any seat adds its part, so that the server cannot choose a seed to fit them.
        seedCommit: commitOf(seed),
        seq: 0,
        waiting: [],
        createdAt: at,
        changedAt: at,
        seats,
      }
      if (!(await tables.create(table, limits.tablesPerPerson, mostOfProgram(limits))))
        throw await tooMany(store, table, limits)
      return oneByOne(table.id, () => beginWhenFull(table.id))
    },

    takeSeat: (person, id, { invite, seat, nonce = '' }) =>
      oneByOne(id, async () => {
        const table = await get(id)
        if (table.status !== 'gathering') throw conflict('begun', 'The match has begun without you: no seat is free.')
        const wanted = wantedSeat(table, person, invite, seat)
        if (seatsOf(table, person.id).length > 0) throw conflict('seated', 'You have a seat at this table already.')
        const by = { person: person.id, nonce, ...(wanted.invite === undefined ? {} : { invite: wanted.invite }) }
        const most: Most =
          person.programOf === undefined
            ? { tables: limits.seatsPerPerson, gathering: limits.openSeatsPerPerson }
            : mostOfProgram(limits)
        if (!(await tables.takeSeat(id, wanted.seat, by, now(), most))) {
          const held = await tables.heldBy(person.id)
          const isFull = held.tables >= most.tables || held.seats >= (most.seats ?? Infinity)
          if (isFull || (wanted.invite === undefined && held.gathering >= most.gathering))
            throw tooFast('You have a seat at many tables already. Wait until some have begun, or give up a seat.')
          throw conflict('taken', 'Somebody else was faster.')
        }
        return beginWhenFull(id)
      }),

    leaveSeat: (person, id, seat) =>
      oneByOne(id, async () => {
        const table = await get(id)
        const sitter = table.seats.find(each => each.seat === seat)?.person
        const isMyBots = table.seats.some(each => each.seat === seat && each.program?.of === person.id)
        if (sitter !== undefined && sitter !== person.id && (isGatheredBy(table, person) || isMyBots)) {
          if (table.status !== 'gathering') return replace(table, seat, sitter)
          await tables.freeSeat(id, seat, sitter, newInvite(), now())
          return changed(id)
        }
        if (!seatsOf(table, person.id).includes(seat)) throw notAllowed('This is not your seat.')
        if (table.status === 'over') throw conflict('over', 'The match is over.')
        const others = table.seats.filter(each => isPersons(each) && each.seat !== seat)
        if (table.status === 'gathering') {
          if (others.length === 0 && person.programOf === undefined) {
            await tables.remove(id)
            onChange(id)
            return undefined
          }
          await tables.freeSeat(id, seat, person.id, newInvite(), now())
        } else {
          await replace(table, seat, person.id)
        }
        const heir = others.find(each => each.person !== person.id)?.person
        if (table.owner === person.id && heir !== undefined && others.every(each => each.person !== person.id))
          await tables.setOwner(id, heir)
        return changed(id)
      }),

    addNonce: (person, id, nonce) =>
      oneByOne(id, async () => {
        const table = await get(id)
        ownGathering(table, person)
        if (!table.awaitsNonce) throw conflict('begun', 'This table does not wait for a nonce.')
        await tables.addNonce(id, person.id, nonce)
        return beginWhenFull(id)
      }),

    renewInvite: (person, id, seat) =>
      oneByOne(id, async () => {
        ownGathering(await get(id), person)
        if (!(await tables.renewInvite(id, seat, newInvite(), now())))
          throw conflict('noSeat', 'There is no invitation to that seat.')
        return changed(id)
      }),

    close: (person, id) =>
      oneByOne(id, async () => {
        const table = await get(id)
        if (table.owner !== person.id || table.seats.some(each => isPersons(each) && each.person !== person.id))
          ownGathering(table, person)
        await tables.remove(id)
        if (table.status !== 'gathering') await discard(id)
        onChange(id)
      }),

    decline: (person, id) =>
      oneByOne(id, async () => {
        if (await tables.decline(id, person.id, now())) onChange(id)
      }),

    unlist: (person, id) =>
      oneByOne(id, async () => {
        const table = await get(id)
        if (!isAt(table, person.id)) throw notAllowed('This table is not on your list.')
        if (!isOver(table) && seatsOf(table, person.id).length > 0)
          throw conflict('seated', 'You have a seat at this table: leave it first.')
        await tables.unlist(id, person.id)
      }),

    start: (person, id, bot) =>
      oneByOne(id, async () => {
        const table = await get(id)
        if (table.owner !== person.id) throw notAllowed('Only the owner of the table may begin.')
        if (table.status !== 'gathering') throw conflict('begun', 'The match has begun already.')
        if (table.seats.some(seat => seat.kind === 'empty')) {
          const level = bot ?? usualBot(catalogue.info(table.game))
          if (level === undefined || !catalogue.info(table.game)?.bots.includes(level))
            throw malformed(`There is no bot “${level}” for this game.`)
          await tables.fillWithBots(id, level, now())
        }
        return beginWhenFull(id)
      }),

    remove: id =>
      oneByOne(id, async () => {
        await tables.remove(id)
        onChange(id)
      }),
  }
}

/** Somebody sits there, and no outside bot. */
const isPersons = (seat: SeatRow): boolean => seat.person !== undefined && seat.program === undefined

const isGatheredBy = (table: TableRow, person: Person): boolean =>
  table.owner === person.id && table.status === 'gathering'

const ownGathering = (table: TableRow, person: Person): void => {
  if (table.owner !== person.id) throw notAllowed('Only the owner of the table may do this.')
  if (table.status !== 'gathering') throw conflict('begun', 'The match has begun already.')
}
