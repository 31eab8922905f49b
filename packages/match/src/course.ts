/** A match in memory: its lines, where it stands, and the last positions, so that viewers get short updates. */
import type { Game, Shape, Position } from '@tabletome/engine'
import { afterTakeBack, atHand, isInAnyOrder, isSameQuestion, putAway, shrink } from './turnpoint.ts'
import type { Turnpoint } from './turnpoint.ts'
import { Replay } from './replay.ts'
import { Diverged, replayAnswer, startTrail } from './replayAnswer.ts'
import type { Restored } from './restore.ts'
import type { Steps } from './steps.ts'
import { Timeline } from './timeline.ts'
import type { MatchRecord, RecordEnd, RecordHead, RecordLine } from './types.ts'
import { undoOf } from './undo.ts'
import type { UndoChoice } from './undo.ts'

/** For viewers that are a few lines behind; who is further behind gets the whole view. */
const RECENT = 4

/** Of so many lines it is at hand what they made happen: who comes is told the end of the history. */
const TOLD = 64

/** What a line made happen, and whether undo stops behind it. */
type Happened = Pick<Turnpoint, 'facts' | 'barrier'>
const NOTHING: Happened = { facts: [], barrier: undefined }

/** A line, what it made happen, and what each fact changed on the board, where that is still at hand. */
export interface Told extends Happened {
  readonly line: RecordLine | undefined
  readonly steps: Steps | undefined
}

export class Course {
  readonly game: Game<Shape>
  readonly head: RecordHead
  readonly seed: string
  private readonly lines: RecordLine[]
  private readonly timeline: Timeline
  /** After each of the last lines. */
  private readonly recent = new Map<number, Turnpoint>()
  /** What each line made happen, by seq, as far as somebody wanted to know. */
  private told = new Map<number, Happened>()
  /** Somebody is told the whole history again and again. */
  private tellsAll = false
  private current: Turnpoint
  /** Whoever goes far back asks for the same turnpoint several times. */
  private lastAgain: Turnpoint | undefined
  private isForgetful = false
  private isWatched = false
  /** Of a match that was over when it was opened: by later rules its last position may not be found again. */
  private readonly end: RecordEnd | undefined

  constructor(game: Game<Shape>, { record, turnpoint }: Pick<Restored, 'record' | 'turnpoint'>) {
    this.game = game
    this.head = record.head
    this.seed = record.seed
    this.lines = [...record.lines]
    this.timeline = new Timeline(this.lines)
    this.current = turnpoint
    this.end = record.end
    const known: Turnpoint[] = []
    for (let each: Turnpoint | undefined = turnpoint; each && known.length < RECENT; each = each.before)
      known.push(each)
    for (const each of known.reverse()) this.remember(each.seq, each)
    this.remember(this.seq, turnpoint)
    this.shrink()
  }

  get seq(): number {
    return this.lines.length
  }
  get turnpoint(): Turnpoint {
    if (this.isForgetful) this.recall()
    return this.current
  }
  get position(): Position<Shape> {
    return this.current.position
  }
  get over(): boolean {
    return this.end !== undefined || this.position.outcome !== undefined
  }

  /** Somebody wants to see the board change fact by fact, from the next line on. */
  watch(): void {
    this.isWatched = true
    this.current.position.watch()
  }

  add(line: RecordLine, turnpoint: Turnpoint): void {
    // After a pause in play nothing else is at hand that tells what this line changed.
    if (!this.recent.has(this.seq)) this.recent.set(this.seq, this.current)
    this.lines.push(line)
    this.timeline.add(line)
    this.current = atHand(turnpoint)
    if (this.isWatched) this.current.position.watch()
    this.remember(this.seq, this.current)
    this.shrink()
  }

  /** Between two answers: whatever may not be looked at again takes little room. */
  settle(): void {
    this.shrink(1)
    this.lastAgain = undefined
    for (const [seq, turnpoint] of this.recent) if (turnpoint !== this.current) this.recent.set(seq, putAway(turnpoint))
  }

  private shrink(whole = RECENT): void {
    shrink(this.current, { whole, near: RECENT }, seq => this.again(seq))
  }

  private again(seq: number): Turnpoint {
    if (this.lastAgain?.seq !== seq) this.lastAgain = this.replay().at(seq)
    return this.lastAgain
  }

  private remember(seq: number, turnpoint: Turnpoint): void {
    this.told.set(seq, turnpoint.seq === seq ? { facts: turnpoint.facts, barrier: turnpoint.barrier } : NOTHING)
    if (!this.tellsAll) this.told.delete(seq - TOLD)
    this.recent.set(seq, turnpoint)
    for (const old of this.recent.keys()) {
      if (this.recent.size <= RECENT) break
      this.recent.delete(old)
    }
  }

  /** Keeps only the position; everything else is found again from the lines when somebody wants it. */
  forget(): void {
    this.recent.clear()
    this.told.clear()
    this.tellsAll = false
    this.current = { ...this.current, before: undefined }
    this.isForgetful = true
  }

  /** The positions that undo may lead to. */
  private recall(replay = this.replay()): void {
    this.isForgetful = false
    try {
      this.current = replay.at(this.seq)
      if (this.isWatched) this.current.position.watch()
      this.shrink()
    } catch {
      // Played by rules that have changed since: the position is right, and nothing before it can be undone.
    }
  }

  replay(): Replay {
    return new Replay(this.game, this.record(true))
  }

  /** The first line of those that are told to who comes. */
  get firstTold(): number {
    return Math.max(0, this.seq + 1 - TOLD)
  }
  /** Nothing has to be played again to go on, or to tell the end of the history. */
  get isReady(): boolean {
    if (this.isForgetful) return false
    for (let seq = this.firstTold; seq <= this.seq; seq++) if (!this.told.has(seq)) return false
    return true
  }
  /** Makes it so, by a replay that knows a position stored as line `base`, behind which nobody may undo. */
  prepare(replay: Replay, base: number | undefined): void {
    for (let seq = this.firstTold; seq <= this.seq; seq++)
      if (!this.told.has(seq)) this.told.set(seq, happenedAt(replay, seq))
    if (!this.isForgetful) return
    let earliest = replay.at(this.seq)
    while (earliest.before) earliest = earliest.before
    if (earliest.seq !== base) this.recall(replay)
  }

  /** Where a line written by somebody else leads. Throws Diverged. */
  after(line: RecordLine): Turnpoint {
    if (!('undo' in line)) return replayAnswer(startTrail(this.turnpoint), line, 'exact').turnpoint
    if (line.position) throw new Diverged(line.seq, 'the rules have changed')
    const target = this.find(line.undo)
    const turnpoint = line.takeBack ? afterTakeBack(target, line.seq, line.seat) : target
    if (!turnpoint) throw new Diverged(line.seq, `${line.seat} has no answer to take back`)
    return turnpoint
  }

  /** The position after a line, if it is still at hand. */
  at(seq: number): Turnpoint | undefined {
    return seq === this.seq ? this.turnpoint : this.recent.get(seq)
  }

  /** The position after any line, played again if need be. */
  find(seq: number): Turnpoint {
    const known = this.at(seq) ?? this.behind(seq)
    return known ?? this.replay().at(seq)
  }

  private behind(seq: number): Turnpoint | undefined {
    const place = this.timeline.at(seq)
    for (let each: Turnpoint | undefined = this.turnpoint; each; each = each.before)
      if (each.seq === place.seq) return each
    return undefined
  }

  /** Nothing that this seat could see has changed since: others may have answered in secret. */
  isCurrent(seat: string, seq: number): boolean {
    let turnpoint: Turnpoint | undefined = this.turnpoint
    for (let line = this.seq; line > seq; line--) {
      if (turnpoint?.seq !== line || !turnpoint.held || turnpoint.by === seat) return false
      turnpoint = turnpoint.before
    }
    return seq <= this.seq && seq >= 0
  }

  /**
   * The seat answers where people act in any order, and others have come first since without revealing anything: the same
   * question is open again, so the rules can look whether the answer still stands.
   */
  isStillAsked(seat: string, seq: number): boolean {
    const now = this.turnpoint
    let turnpoint: Turnpoint | undefined = now
    for (let line = this.seq; line > seq; line--) {
      if (turnpoint?.seq !== line || turnpoint.by === seat || turnpoint.barrier) return false
      turnpoint = turnpoint.before
    }
    return turnpoint !== undefined && isInAnyOrder(now.position) && isSameQuestion(turnpoint.position, now.position)
  }

  undoOf(seat: string): UndoChoice {
    return undoOf(this.turnpoint, seat, () => {
      for (let place = this.timeline.at(this.seq); place.before; place = place.before)
        if (place.line?.seat === seat) return true
      return false
    })
  }

  /** Each line from `first` to `last` with what it made happen; line 0 is the start. */
  between(first: number, last: number, given?: Replay): readonly Told[] {
    const list: Told[] = []
    let replay = given
    for (let seq = Math.max(0, first); seq <= Math.min(last, this.seq); seq++) {
      let happened = this.told.get(seq)
      if (!happened) {
        replay ??= this.replay()
        happened = happenedAt(replay, seq)
        if (seq < this.firstTold && !given) this.tellsAll = true
        if (seq >= this.firstTold || !given) this.told.set(seq, happened)
      }
      const turnpoint = this.recent.get(seq)
      list.push({ ...happened, line: this.lines[seq - 1], steps: turnpoint?.seq === seq ? turnpoint.steps : undefined })
    }
    return list
  }

  /** The whole truth. While the match is not over it must not leave the hands of whoever runs it, unless everybody may know all. */
  record(withSeed = false): MatchRecord {
    const { head, seed } = this
    const { outcome } = this.position
    const record = { head, lines: this.lines.slice() }
    if (this.end) return { ...record, end: this.end }
    if (outcome !== undefined) return { ...record, end: { seed, outcome } }
    return withSeed ? { ...record, end: { seed } } : record
  }
}

/** Lines played by rules that have changed since may not be playable any more: they happened, and nobody can tell how. */
const happenedAt = (replay: Replay, seq: number): Happened => {
  try {
    return { facts: replay.factsOf(seq), barrier: replay.barrierAt(seq) }
  } catch {
    return NOTHING
  }
}
