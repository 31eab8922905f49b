import type { Setup } from '@tabletome/engine'
import type { MatchStore } from '@tabletome/match'
import type { Played, PlayerRecord, Program, SeatKind, Talk } from '@tabletome/match/protocol'

/** A human being, as far as the server knows one. */
export interface Person {
  readonly id: string
  readonly name: string
  /** Has a password: usable on other devices. */
  readonly account: boolean
  /** An outside bot: the id of whose it is. */
  readonly programOf?: string
}
export interface Session {
  readonly person: Person
  readonly seenAt: number
}
export interface Account {
  readonly id: string
  readonly name: string
  readonly password: string
}

export interface SeatRow {
  readonly seat: string
  /** How it was offered when the table was made. */
  readonly offer: Exclude<SeatKind, 'program'>
  readonly kind: 'person' | 'bot' | 'empty'
  /** Id and name of the person who holds it. */
  readonly person?: string
  readonly name: string
  /** The person has an account: nobody else can be called like this. */
  readonly account?: true
  /** With an outside bot: id and name of whose it is. */
  readonly program?: { readonly of: string; readonly name: string }
  /** Level of the bot that plays it; with a person: of the bot that stands in. */
  readonly bot?: string
  /** With a person for whom a bot stands in: since when. */
  readonly standIn?: StandIn
  /** An empty seat that is kept for somebody: id and name. */
  readonly invited?: { readonly person: string; readonly name: string }
  /** One-time token, as long as it has not been used. */
  readonly invite?: string
  /** What this seat added to the seed. */
  readonly nonce: string
}
export interface StandIn {
  readonly at: number
  /** The last answer before the bot. */
  readonly seq: number
  /** Id and name of whoever asked for it. */
  readonly by: string
  readonly byName: string
}
export type Status = 'gathering' | 'playing' | 'over'
export interface TableRow {
  readonly id: string
  readonly game: string
  readonly setup: Setup
  /** Id of the person who made it. */
  readonly owner: string
  readonly pace: 'live' | 'turns'
  readonly spectators: boolean
  readonly undo: boolean
  readonly status: Status
  /** It does not begin before its owner has added a nonce. */
  readonly awaitsNonce: boolean
  /** Level of the bots that stand in for people who are away; absent: the best of the game. */
  readonly standIn?: string
  /** Hints are agreed on, also between rivals. */
  readonly hints?: true
  /** The table that was made to play it once more. */
  readonly rematch?: string
  /** The server's part of the seed: never leaves the server before the match is over. */
  readonly seed: string
  readonly seedCommit: string
  /** As of the last note; the match itself knows better while it is loaded. */
  readonly seq: number
  readonly waiting: readonly string[]
  readonly createdAt: number
  readonly changedAt: number
  /** In seat order. */
  readonly seats: readonly SeatRow[]
  /** Who is there by another process, and since when. */
  readonly elsewhere?: ReadonlyMap<string, number>
}
/** How far a match has come, noted in the lists of tables; may lag behind the log by a moment. */
export interface Progress {
  readonly table: string
  readonly status: Status
  readonly seq: number
  readonly waiting: readonly string[]
  readonly at: number
}

export interface TalkRow {
  /** Running number at this table, from 1. */
  readonly n: number
  readonly from: string
  readonly seat?: string
  readonly at: number
  readonly talk: Talk
}

/** All that is stored about one person, for that person to read. The answers of matches are in their records. */
export interface KnownOf {
  readonly id: string
  readonly name: string
  /** Whether there is one; it is kept as a hash. */
  readonly password: boolean
  readonly createdAt: number
  readonly sessions: readonly { readonly createdAt: number; readonly seenAt: number }[]
  readonly devices: readonly { readonly createdAt: number }[]
  /** Browsers that are told of turns. */
  readonly notifications: readonly {
    readonly endpoint: string
    readonly language: string
    readonly createdAt: number
  }[]
  /** Tables whose turns they are told of. */
  readonly notifiedOf: readonly string[]
  /** Tables they made. */
  readonly made: readonly string[]
  readonly seats: readonly {
    readonly table: string
    readonly game: string
    readonly status: Status
    readonly seat: string
    /** What this seat added to the seed. */
    readonly nonce: string
    readonly createdAt: number
    readonly changedAt: number
  }[]
  /** Their record: how each match ended. */
  readonly played: readonly { readonly match: string; readonly at: number; readonly played: unknown }[]
  /** Lessons finished and under way, tips read. */
  readonly learned: unknown
  readonly talk: readonly { readonly table: string; readonly at: number; readonly talk: unknown }[]
  /** Outside bots of theirs; tokens are kept as hashes. */
  readonly programs: readonly { readonly id: string; readonly name: string; readonly createdAt: number }[]
}

export interface People {
  addGuest(person: { readonly id: string; readonly name: string }, session: string, at: number): Promise<void>
  /** Who that session belongs to; sessions are known by the SHA-256 of their token. */
  session(hash: string): Promise<Session | undefined>
  addSession(person: string, hash: string, at: number): Promise<void>
  touchSession(hash: string, at: number): Promise<void>
  endSession(hash: string): Promise<void>
  endOtherSessions(person: string, keep: string): Promise<void>
  /** False when an account of somebody else has that name, or one that looks like it. */
  rename(person: string, name: string, login: string): Promise<boolean>
  /** Makes an account, or changes its password. False when another account has that name, or one that looks like it. */
  setPassword(person: string, login: string, password: string): Promise<boolean>
  account(login: string): Promise<Account | undefined>
  passwordOf(person: string): Promise<string | undefined>
  /** A device on which that account has been signed in to, known by the SHA-256 of its token. */
  addDevice(person: string, hash: string, at: number): Promise<void>
  knowsDevice(person: string, hash: string): Promise<boolean>
  /** A guest signs in to an account: seats and tables come along, the guest is no more. */
  bringAlong(guest: string, account: string): Promise<void>
  /** What that person has learned, as text; nothing if nobody has told. */
  learned(person: string): Promise<string | undefined>
  keepLearned(person: string, learned: string, at: number): Promise<void>
  /**
   * Name, password, sessions and talk of a person go, also the name in the records of these seats. Where tables still refer to
   * the person somebody without a name stays.
   */
  forget(person: string, seats: readonly { readonly table: string; readonly seat: string }[]): Promise<void>
  known(person: string): Promise<KnownOf | undefined>
  /** Ends sessions unseen and forgets devices added before `sessions`, and forgets guests without any table unseen since `guests`. */
  tidy(sessions: number, guests: number): Promise<void>
}

/** Outside bots: persons of their own, each of somebody, who come by a token instead of a session. */
export interface Programs {
  /** False when the owner has `most` already, or an account has that name, or one that looks like it. */
  add(program: NewProgramRow, most: number): Promise<boolean>
  /** Who that token belongs to; tokens are known by their SHA-256. */
  byToken(hash: string): Promise<Session | undefined>
  touch(hash: string, at: number): Promise<void>
  /** In the order they were made. */
  of(owner: string): Promise<readonly Program[]>
  count(owner: string): Promise<number>
}
export interface NewProgramRow {
  readonly id: string
  readonly owner: string
  readonly name: string
  readonly hash: string
  readonly at: number
}

/** At how many tables of others a person has a seat that are not over, and how many of them still gather. */
export interface Most {
  readonly tables: number
  readonly gathering: number
  /** Seats at all tables that are not over. */
  readonly seats?: number
}
export type Held = Required<Most>

/** Which bot stands in, who asked for it, and after which answer. */
export interface Stand {
  readonly bot: string
  readonly by: string
  readonly seq: number
}

export interface Tables {
  /** False when the owner has so many already that are not over, or when an outside bot of it would have a seat too many. */
  create(table: TableRow, most?: number, mostOfProgram?: Required<Most>): Promise<boolean>
  get(id: string): Promise<TableRow | undefined>
  /** Where that person sits or that the person made, newest change first. */
  of(person: string, limit: number): Promise<readonly TableRow[]>
  /** Not over, where that person sits or where a seat is kept for that person. */
  current(person: string, limit: number): Promise<readonly TableRow[]>
  /** Those of `of` that the person has not taken off the list. */
  listed(person: string, limit: number): Promise<readonly TableRow[]>
  unlist(table: string, person: string): Promise<void>
  /** Still gathering, with a seat that is kept for that person. */
  inviting(person: string, limit: number): Promise<readonly TableRow[]>
  /** The seat is no longer kept for that person; its link stays good. */
  decline(table: string, person: string, at: number): Promise<boolean>
  setRematch(table: string, rematch: string): Promise<void>
  /**
   * Still gathering, with a seat that anybody may take: of every owner the one that changed last, then of every owner the next,
   * so that nobody fills the list.
   */
  open(limit: number): Promise<readonly TableRow[]>
  heldBy(person: string): Promise<Held>
  /**
   * False when the seat is not empty, the table no longer gathers, the invite is not (or no longer) good, or the person holds
   * `most` already; those that gather count for open seats only.
   */
  takeSeat(
    table: string,
    seat: string,
    by: { person: string; nonce: string; invite?: string },
    at: number,
    most?: Most,
  ): Promise<boolean>
  /** While gathering: the seat is empty again, with a new invite if it was offered to a friend. */
  freeSeat(table: string, seat: string, person: string, invite: string, at: number): Promise<boolean>
  /** The nonce of the owner, for every seat the owner holds; the table no longer waits for it. */
  addNonce(table: string, owner: string, nonce: string): Promise<void>
  /** While gathering: the old invite of that empty seat is no longer good. False if it has none. */
  renewInvite(table: string, seat: string, invite: string, at: number): Promise<boolean>
  /** While gathering: every empty seat goes to a bot. */
  fillWithBots(table: string, bot: string, at: number): Promise<void>
  /** While playing: a bot takes the seat for good. */
  giveToBot(table: string, seat: string, person: string, bot: string, at: number): Promise<boolean>
  /** A bot stands in for the person of that seat, or no longer does. `by`: who asked for it. */
  standIn(table: string, seat: string, stand: Stand | undefined, at: number): Promise<boolean>
  setOwner(table: string, owner: string): Promise<void>
  note(progress: readonly Progress[]): Promise<void>
  /** Tables to look after when the server starts: full but not begun, turn by turn with a bot at them, or noted behind their match; `before`: unchanged since then. */
  unattended(before?: number): Promise<readonly string[]>
  remove(table: string): Promise<void>
  /** Made, never begun, and untouched since then. */
  forgotten(before: number, limit: number): Promise<readonly string[]>
}

export interface TalkStore {
  /** The last hundred are kept. Gives the number of the new one. */
  add(table: string, entry: Omit<TalkRow, 'n'>): Promise<number>
  /** Oldest first; `after`: only those with a higher number. */
  of(table: string, after?: number): Promise<readonly TalkRow[]>
}

/** A browser that can be told something while the site is closed: where to, and by which keys. */
export interface PushDevice {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly language: string
}
export interface PushStore {
  /** The secret of that name: the one that is stored, else this one is from now on. */
  secret(name: string, otherwise: string): Promise<string>
  /** False when the person has `most` devices already. A device known under another person now belongs to this one. */
  addDevice(person: string, device: PushDevice, at: number, most: number): Promise<boolean>
  removeDevice(endpoint: string, person?: string): Promise<void>
  devices(person: string): Promise<readonly PushDevice[]>
  /** Whether that person wants to hear of turns at that table. */
  wish(table: string, person: string, wanted: boolean): Promise<void>
  wishesOf(person: string): Promise<readonly string[]>
  /** Who wants to hear of turns at that table. */
  wishersAt(table: string): Promise<readonly string[]>
  /** True for the first who notes that this person has been told (or need be told anew). */
  note(table: string, person: string, told: boolean): Promise<boolean>
}

/** What people have played, as their browsers counted it. */
export interface Records {
  /** The newest first. */
  of(person: string): Promise<PlayerRecord>
  /** Matches that are known stay as they are; of more than `most` the oldest go, as does what is older than the last fresh start. */
  add(person: string, matches: readonly Played[], most: number): Promise<void>
  /** Begins afresh. */
  clear(person: string, at: number): Promise<void>
}

/** All that must survive the process. Every adapter passes the suite of contract.ts. */
export interface Store {
  readonly people: People
  readonly programs: Programs
  readonly tables: Tables
  readonly talk: TalkStore
  readonly push: PushStore
  readonly records: Records
  readonly matches: MatchStore
  /** Stores something small; rejects when nothing can be stored. */
  check(): Promise<void>
  /** How many tables there are, by status. */
  counts(): Promise<Readonly<Record<Status, number>>>
  close(): Promise<void>
}

/** How somebody is called who has been forgotten. */
export const NOBODY = '—'
export const TALK_KEPT = 100
