import { type Game, type Position, sfc32, type Shape, start } from '@tabletome/engine'
import {
  type Answered,
  branch,
  formatRecord,
  importApart,
  MatchHost,
  type MatchRecord,
  type MatchStore,
  newSeed,
  parseRecord,
  replay,
  verify,
} from '@tabletome/match'
import type { ByItself, PositionModule } from '@tabletome/games/types'
import type { LocalApi, LocalEvent, LocalSeat } from './api.ts'
import { hintApi } from './hints.ts'
import { replayApi } from './replays.ts'
import { type BotPace, infoOf, type Rules, RunningTable } from './running.ts'
import type { SeatBook, SeatPage } from './seatBook.ts'

export interface LocalWorld {
  readonly store: MatchStore
  readonly seatBook: SeatBook
  /** Throws when this version does not know the game. */
  gameOf(game: string): Promise<Game<Shape>>
  /** The same with what bots need: fetched when one of them must think. */
  rulesOf(game: string): Promise<Rules>
  /** How the table answers by itself; nothing in a game that leaves everything to people. */
  byItselfOf(game: string): Promise<ByItself | undefined>
  /** How the game reads a position that was laid out by hand. */
  positionsOf(game: string): Promise<PositionModule>
  /** From the weakest to the strongest bot of a game. */
  botsOf(game: string): readonly string[]
  now(): number
  post(event: LocalEvent): void
  /** Other tabs of this browser look again at this table. */
  announce(table: string): void
}

const ID_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), byte => ID_LETTERS[byte % ID_LETTERS.length]).join('')

/** A position for a match that has its own chance from there on. */
const dealt = (position: Position<Shape>) => {
  const { random: _itsChance, ...start } = position.save()
  return start
}

const noTable = (): Answered => ({ ok: false, refusal: { code: 'unknownMatch', message: 'This table is not open' } })

/** All local tables of this browser: created, opened, played and put away here. Runs in the worker, and in tests. */
export const localTables = (world: LocalWorld): LocalApi & { refresh(table: string): Promise<void> } => {
  const { store, seatBook } = world
  const running = new Map<string, RunningTable>()
  let pace: BotPace = { quick: false }

  const report = (error: unknown) => console.error(error)
  const changed = (table: string) => {
    world.announce(table)
    world.post({ event: 'tables' })
  }
  const pageOf = async (match: string, names: Readonly<Record<string, string>>): Promise<SeatPage> =>
    (await seatBook.read(match)) ?? {
      table: match,
      undo: true,
      seats: Object.values(names).map(name => ({ kind: 'person', name })),
    }
  const run = async (match: string): Promise<RunningTable | undefined> => {
    const known = running.get(match)
    if (known) return known
    const record = await store.read(match)
    if (!record) return undefined
    const game = await world.gameOf(record.head.game)
    const host = await MatchHost.open({ game, store, match, now: world.now, report })
    const already = running.get(match)
    if (already) return already
    const table = new RunningTable(
      host,
      await pageOf(match, record.head.seats),
      () => world.rulesOf(record.head.game),
      newSeed(),
      world.post,
      () => pace,
    )
    running.set(match, table)
    return table
  }
  const told = async (table: string, answer: (running: RunningTable) => Promise<Answered>): Promise<Answered> => {
    const open = running.get(table)
    if (!open) return noTable()
    const answered = await answer(open)
    if (answered.ok) changed(table)
    return answered
  }
  const recordOf = async (table: string): Promise<MatchRecord> => {
    const stored = await store.read(table)
    if (!stored) throw new Error('There is no such table')
    const { head, lines, seed, end } = stored
    return { head, lines, end: end ?? { seed } }
  }
  const keepSeats = async (table: string, seats: readonly LocalSeat[], undo: boolean) => {
    await seatBook.write({ table, seats, undo })
    changed(table)
  }

  return {
    create: async ({ game: id, setup, seats, seed, deal, undo }) => {
      const game = await world.gameOf(id)
      const match = newId()
      const names = Object.fromEntries(game.seats(setup).map((seat, i) => [seat, seats[i]?.name ?? seat]))
      const host = await MatchHost.create({
        game,
        store,
        match,
        setup,
        seats: names,
        random: 'sfc32',
        now: world.now,
        report,
        seed: seed || undefined,
        ...(deal === undefined ? {} : { position: dealt(start(game, setup, sfc32(deal))) }),
      })
      await keepSeats(host.match, seats, undo)
      return host.match
    },
    lay: async ({ game: id, given, names }) => {
      const [game, positions] = await Promise.all([world.gameOf(id), world.positionsOf(id)])
      const { setup, position } = positions.lay(given)
      const seats = game.seats(setup)
      const called = seats.map((seat, i) => names?.[i] ?? seat)
      const host = await MatchHost.create({
        game,
        store,
        match: newId(),
        setup,
        position,
        seats: Object.fromEntries(seats.map((seat, i) => [seat, called[i] ?? seat])),
        random: 'sfc32',
        now: world.now,
        report,
      })
      await keepSeats(
        host.match,
        called.map(name => ({ kind: 'person', name })),
        true,
      )
      return host.match
    },
    list: async () => {
      const [matches, pages] = await Promise.all([store.list(), seatBook.all()])
      const pageAt = new Map(pages.map(page => [page.table, page]))
      return matches.map(({ head, lines, over, changedAt }) => ({
        ...infoOf(head.match, head.game, head.setup, head.seats, pageAt.get(head.match)),
        status: over ? 'over' : 'playing',
        seq: lines,
        waiting: [],
        seedCommit: head.seedCommit,
        createdAt: head.createdAt,
        changedAt,
      }))
    },
    glance: async table => {
      const open = await run(table)
      if (!open) return undefined
      const { view, decisions, seq } = open.host.update({ seats: open.mine })
      return view && { view, decisions, seq }
    },
    open: async table => {
      const open = await run(table)
      open?.greet()
      return open?.info
    },
    close: async table => {
      const open = running.get(table)
      running.delete(table)
      open?.stop()
      await open?.host.rest().catch(report)
    },
    answer: (table, seat, seq, option, by) => told(table, ({ host }) => host.answer(seat, seq, option, by)),
    undo: (table, seat, seq, turn) => told(table, ({ host }) => host.undo(seat, seq, { turn })),
    rewind: (table, seat, to) => told(table, ({ host }) => host.askUndo(seat, to, [])),
    standIn: (table, seat, bot) =>
      told(table, async open => {
        const at = open.host.seats.indexOf(seat)
        const seats = open.page.seats.map((each, i) => {
          if (i !== at || each.kind !== 'person') return each
          const { bot: _, standIn: __, ...person } = each
          return bot === undefined ? person : { ...person, bot, standIn: true as const }
        })
        open.page = { ...open.page, seats }
        await seatBook.write(open.page)
        world.post({ event: 'table', table: open.info })
        open.greet()
        return { ok: true, seq: open.host.seq }
      }),
    setPace: async chosen => {
      pace = chosen
      for (const open of running.values()) open.letBotsAnswer()
    },
    ...hintApi(world.rulesOf),
    byItself: async (game, view, decision, pauses) => (await world.byItselfOf(game))?.(view, decision, pauses),
    record: async table => formatRecord(await recordOf(table)),
    remove: async table => {
      running.get(table)?.stop()
      running.delete(table)
      await store.remove(table)
      await seatBook.remove(table)
      changed(table)
    },
    importRecord: async text => {
      const record = parseRecord(text)
      const game = await world.gameOf(record.head.game)
      // A record that these rules do not follow to its end would open as something else.
      const match = await importApart(store, record, () => replay(game, record))
      changed(match)
      return match
    },
    branch: async (text, seq, seats) => {
      const record = parseRecord(text)
      const game = await world.gameOf(record.head.game)
      const names =
        seats && Object.fromEntries(game.seats(record.head.setup).map((seat, i) => [seat, seats[i]?.name ?? seat]))
      const { head, seed } = branch(game, record, seq, {
        match: newId(),
        createdAt: world.now(),
        random: 'sfc32',
        seats: names,
      })
      await store.create(head, seed)
      const sitters = seats ?? Object.values(head.seats).map(name => ({ kind: 'person' as const, name }))
      await keepSeats(head.match, sitters, true)
      return head.match
    },
    verify: async text => {
      const record = parseRecord(text)
      const game = await world.gameOf(record.head.game)
      const { ok, problems, agreedUndos } = verify(record, game)
      return ok ? { fair: true, agreed: agreedUndos.length > 0 } : { fair: false, problem: problems[0]?.message ?? '' }
    },
    ...replayApi(world.gameOf),
    refresh: async table => {
      await running.get(table)?.host.refresh()
      world.post({ event: 'tables' })
    },
  }
}
