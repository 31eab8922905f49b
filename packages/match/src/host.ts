/** One running match: whoever runs it, a server, a worker or the command line, talks to this. */
import type { Game, Reason, Setup, Shape, View } from '@tabletome/engine'
import { reasonOf, refusalOf, tryAgreedUndo, tryAnswer, tryUndo, UNDO_REASONS } from './attempt.ts'
import type { Attempt } from './attempt.ts'
import { Course } from './course.ts'
import { Keeper } from './keeper.ts'
import type { Listener } from './keeper.ts'
import { answerOn, isInAnyOrder, isSameQuestion, startOf } from './turnpoint.ts'
import type { Turnpoint } from './turnpoint.ts'
import { Replay, startTable } from './replay.ts'
import { restore } from './restore.ts'
import type { Opening } from './restore.ts'
import { commitOf, newSeed } from './seed.ts'
import { snapshotsOnTheWay } from './snapshots.ts'
import { Teller } from './teller.ts'
import type {
  Answered,
  AnsweredBy,
  Happening,
  MatchRecord,
  OpenDecision,
  RecordHead,
  Refusal,
  RefusalCode,
  StartingPosition,
  UndoRequest,
  UndoRequests,
  UndoState,
  Update,
  Viewer,
} from './types.ts'
import { Unavailable } from './stores/unavailable.ts'
import { openDecisions } from './updates.ts'

export interface NewMatch extends Opening {
  readonly setup: Setup
  /** Who sits where: seat → name. */
  readonly seats: Readonly<Record<string, string>>
  readonly random: RecordHead['random']
  readonly seed?: string
  readonly nonces?: readonly string[]
  /** Begins there instead of as the rules set it up. */
  readonly position?: StartingPosition
}

const LONGEST_LIST = 200

export class MatchHost {
  private readonly opening: Opening
  private readonly keeper: Keeper
  private readonly teller = new Teller()
  private readonly requests: UndoRequests
  /** As read last; what was asked before the last line is over. */
  private lastRequest: UndoRequest | undefined

  private constructor(opening: Opening, keeper: Keeper) {
    this.opening = opening
    this.keeper = keeper
    this.requests = opening.store.requests ?? memoryRequests()
  }
  private get request(): UndoRequest | undefined {
    return this.lastRequest?.seq === this.seq ? this.lastRequest : undefined
  }

  /** Stores a new match. Throws when the game cannot be set up like this. */
  static async create(given: NewMatch): Promise<MatchHost> {
    const { game, setup, seats, store, match, random, now } = given
    const seed = given.seed ?? newSeed()
    const head: RecordHead = {
      tabletome: 1,
      match,
      game: game.id,
      rules: game.version,
      setup,
      seats,
      seedCommit: commitOf(seed),
      nonces: given.nonces ?? [],
      random,
      createdAt: now(),
      ...(given.position && { position: given.position }),
    }
    const stranger = Object.keys(seats).find(seat => !game.seats(setup).includes(seat))
    if (stranger !== undefined) throw new Error(`There is no seat ${stranger}`)
    const turnpoint = startOf(0, startTable(game, head, seed))
    await store.create(head, seed)
    const keeper = new Keeper(given, new Course(game, { record: { head, lines: [], seed }, turnpoint }), 0)
    await keeper.afterLine()
    return new MatchHost(given, keeper)
  }

  /** Opens a stored match where it stands. Throws when there is none. */
  static async open(opening: Opening): Promise<MatchHost> {
    const restored = await restore(opening)
    if (!restored) throw new Error(`There is no match ${opening.match}`)
    const keeper = new Keeper(opening, new Course(opening.game, restored), restored.snapshot)
    if (!restored.record.end) await keeper.afterLine()
    return new MatchHost(opening, keeper)
  }

  // ---------------------------------------------------------------- looking

  private get course(): Course {
    return this.keeper.course
  }
  get game(): Game<Shape> {
    return this.course.game
  }
  get head(): RecordHead {
    return this.course.head
  }
  get match(): string {
    return this.course.head.match
  }
  get seats(): readonly string[] {
    return this.course.position.seats
  }
  get seq(): number {
    return this.course.seq
  }
  get over(): boolean {
    return this.course.over
  }
  /** The seats that are asked now, also those whose answer is held for the others. */
  get waiting(): readonly string[] {
    return this.course.position.view(undefined).waiting
  }
  view(seat: string | undefined): View<Shape> {
    if (seat !== undefined && !this.seats.includes(seat)) throw new Error(`There is no seat ${seat}`)
    return this.course.position.view(seat)
  }
  decisionsFor(seat: string): readonly OpenDecision[] {
    return openDecisions(this.course.position, [seat])
  }
  /** The question now open, if people act at it in any order. */
  get choiceInAnyOrder(): string | undefined {
    const { position } = this.course
    return isInAnyOrder(position) ? position.agenda.at(-1)?.do : undefined
  }
  /** After this answer the same question waits for the others only: the seat has said that it is done. */
  makesReady(seat: string, option: string): boolean {
    const { position } = this.course
    if (!isInAnyOrder(position)) return false
    const after = answerOn(position, seat, [option]).position
    const { waiting } = after
    return (
      after.outcome === undefined && waiting.length > 0 && isSameQuestion(position, after) && !waiting.includes(seat)
    )
  }
  undoFor(seat: string): UndoState {
    return this.course.undoOf(seat).state
  }
  /** Why what the seat pointed at is not an option. */
  whyNot(seat: string, anchor: string): Reason | undefined {
    return this.seats.includes(seat) ? reasonOf(this.course, seat, anchor) : undefined
  }
  /**
   * The whole view and all that happened, or only what changed and happened since line `since`, which is where this viewer
   * was told last, holding the same seats. Who is too far behind gets the whole view again. `most`: of what happened only so
   * many lines, the last ones.
   */
  update(viewer: Viewer, since?: number, most?: number): Update {
    const { request } = this
    if (viewer.steps) this.course.watch()
    const asked = request && { seat: request.seat, to: request.to, agreed: request.agreed }
    const told = { ...(since !== undefined && { since }), ...(most !== undefined && { most }) }
    return this.teller.update(this.course, viewer, told, asked)
  }
  /** What happened before line `before`: the last lines of it, at most so many. */
  async history(viewer: Viewer, before: number, most: number): Promise<readonly Happening[]> {
    const { course } = this
    const end = Math.min(before, course.seq + 1)
    const first = Math.max(0, end - most)
    const { replay } = await this.keeper.replayFrom(course, first)
    return this.teller.history(course, viewer, [first, end - 1], replay)
  }
  /**
   * After a match was opened or has rested: finds what is needed to go on and to tell the end of its history by way of a stored
   * position. Else whoever wants it first waits until the whole match has been played again.
   */
  ready(): Promise<void> {
    return this.keeper.inOrder(() => this.keeper.prepare())
  }
  /** The whole truth: as long as the match is not over it is for its owner only. `withSeed` reveals the seed before the end. */
  record({ withSeed = false } = {}): MatchRecord {
    return this.course.record(withSeed)
  }
  /** Any position of the match, for looking back: the whole truth too. */
  async positionAt(seq: number): Promise<Turnpoint> {
    const { game, store } = this.opening
    const known = this.course.at(seq)
    if (known) return known
    const replay = new Replay(game, this.course.record(true))
    const { before } = replay.timeline.at(seq)
    for await (const snapshot of snapshotsOnTheWay(store, this.match, replay.timeline, before?.seq ?? 0))
      if (snapshot.rules === game.version && replay.know(snapshot.seq, snapshot.position)) break
    return replay.at(seq)
  }
  /** Called after each stored line, and when a request to undo comes or goes. Returns how to stop it. */
  subscribe(listener: Listener): () => void {
    this.keeper.listeners.add(listener)
    return () => {
      this.keeper.listeners.delete(listener)
    }
  }

  // ---------------------------------------------------------------- changing

  /** An option of the open question, or a list of options in a row: all or nothing. `seq`: the line the seat has seen last. */
  answer(seat: string, seq: number, option: string | readonly string[], by?: AnsweredBy): Promise<Answered> {
    const options: unknown = typeof option === 'string' ? [option] : option
    if (!isListOfTexts(options)) return malformed('An answer is an option or a list of options')
    return this.write(seat, seq, course => tryAnswer(course, seat, options, this.keeper, by), true)
  }

  /** Back before the seat's last answer, or (`turn`) before the first of its last answers that can be undone in a row. */
  undo(seat: string, seq: number, { turn = false } = {}): Promise<Answered> {
    return this.write(seat, seq, course => tryUndo(course, seat, turn, this.keeper))
  }

  private write(seat: string, seq: number, attempt: (course: Course) => Attempt, mayBeLate = false): Promise<Answered> {
    if (!this.seats.includes(seat)) return malformed(`There is no seat ${seat}`)
    if (!Number.isSafeInteger(seq)) return malformed('An answer names the line it follows')
    return this.keeper.inOrder(() => this.keeper.write(seat, seq, attempt, mayBeLate))
  }

  /** Asks for the position after line `to`, past whatever was revealed. All of `people` must agree; asking is agreeing. */
  askUndo(seat: string, to: number, people: readonly string[]): Promise<Answered> {
    return this.asking(async () => {
      const refusal = this.cannotAsk(seat, to)
      if (refusal) return { ok: false, refusal }
      const request = { seat, to, people: people.filter(each => each !== seat), agreed: [seat], seq: this.seq }
      return this.carryOut(request)
    })
  }

  /** Agrees to the open request, or ends it. */
  agreeUndo(seat: string, agree: boolean): Promise<Answered> {
    return this.asking(async () => {
      const { request } = this
      if (!request) return this.refuse('cannotUndo', 'Nobody asks to undo')
      if (seat !== request.seat && !request.people.includes(seat))
        return this.refuse('notAsked', `${seat} is not asked`)
      if (agree) return this.carryOut({ ...request, agreed: [...new Set([...request.agreed, seat])] })
      return this.setRequest(undefined)
    })
  }

  private cannotAsk(seat: string, to: number): Refusal | undefined {
    const { course, request } = this
    if (!this.seats.includes(seat)) return refusalOf(course, 'malformed', `There is no seat ${seat}`)
    if (!Number.isSafeInteger(to) || to < 0 || to >= this.seq)
      return refusalOf(course, 'malformed', `There is no line ${to} to go back to`)
    if (this.over) return refusalOf(course, 'over', UNDO_REASONS.over)
    if (request && request.seat !== seat) return refusalOf(course, 'cannotUndo', 'Another request to undo is open')
    return undefined
  }

  private async carryOut(request: UndoRequest): Promise<Answered | undefined> {
    const { seat, to, people, agreed } = request
    if (!people.every(each => agreed.includes(each))) return this.setRequest(request)
    return this.keeper.write(seat, this.seq, course => tryAgreedUndo(course, seat, to, this.keeper))
  }

  /** Undefined: somebody else was faster, on another host. */
  private async setRequest(request: UndoRequest | undefined): Promise<Answered | undefined> {
    if (!(await this.requests.replace(this.match, this.lastRequest, request))) return undefined
    this.lastRequest = request
    this.keeper.announce(undefined, true)
    return { ok: true, seq: this.seq }
  }
  /** What is asked and agreed to is looked up first, and again if it has changed meanwhile. */
  private asking(work: () => Promise<Answered | undefined>): Promise<Answered> {
    return this.keeper.inOrder(async () => {
      try {
        for (;;) {
          await this.keeper.reload()
          this.lastRequest = await this.requests.read(this.match)
          const answered = await work()
          if (answered) return answered
        }
      } catch (error) {
        this.keeper.report(error)
        return this.refuse(error instanceof Unavailable ? 'tryAgain' : 'failed', 'The request could not be stored')
      }
    })
  }

  private refuse(code: RefusalCode, message: string): Answered {
    return { ok: false, refusal: refusalOf(this.course, code, message) }
  }

  /** Takes over what others have stored; true if there was anything. To be called when a bus says so. */
  refresh(): Promise<boolean> {
    return this.keeper.inOrder(async () => {
      const hasLines = await this.keeper.reload()
      const before = JSON.stringify(this.request)
      this.lastRequest = await this.requests.read(this.match)
      const hasRequest = JSON.stringify(this.request) !== before
      if (hasRequest) this.keeper.announce(undefined, false)
      return hasLines || hasRequest
    })
  }

  /** When nobody has answered for a moment: takes less room, and goes on as fast as before. */
  settle(): void {
    this.course.settle()
    this.teller.forget()
  }

  /** When nobody is about: stores the position, so that the match opens at once, also by later rules, and frees memory. */
  rest(): Promise<void> {
    return this.keeper.inOrder(async () => {
      await this.keeper.saveSnapshot()
      this.course.forget()
      this.teller.forget()
    })
  }
}

/** For one host alone. */
const memoryRequests = (): UndoRequests => {
  let open: UndoRequest | undefined
  return {
    read: async () => open,
    async replace(_match, _before, request) {
      open = request
      return true
    },
  }
}

const isListOfTexts = (options: unknown): options is readonly string[] =>
  Array.isArray(options) &&
  options.length > 0 &&
  options.length <= LONGEST_LIST &&
  options.every(option => typeof option === 'string')

const malformed = async (message: string): Promise<Answered> => ({ ok: false, refusal: { code: 'malformed', message } })
