/** Keeps a match and its store in step: one change at a time, stored before it counts, and the store decides who was first. */
import { refusalOf } from './attempt.ts'
import type { Attempt, Surroundings } from './attempt.ts'
import { Course } from './course.ts'
import type { Turnpoint } from './turnpoint.ts'
import type { Replay } from './replay.ts'
import { restore } from './restore.ts'
import type { Opening } from './restore.ts'
import { snapshotsOnTheWay } from './snapshots.ts'
import type { Answered, RecordLine } from './types.ts'
import { Unavailable } from './stores/unavailable.ts'

/**
 * After each stored line, and (without one) when a request to undo comes or goes. `isOwn`: it happened here; else another host
 * on the same store did it, and this one has read it.
 */
export type Listener = (line: RecordLine | undefined, isOwn: boolean) => void

const SNAPSHOT_EVERY = 50

export class Keeper implements Surroundings {
  readonly listeners = new Set<Listener>()
  private readonly opening: Opening
  private current: Course
  /** The seq of the latest snapshot. */
  private snapshot: number
  /** Everything that writes waits for what was asked before. */
  private queue: Promise<unknown> = Promise.resolve()

  constructor(opening: Opening, course: Course, snapshot: number) {
    this.opening = opening
    this.current = course
    this.snapshot = snapshot
  }

  get course(): Course {
    return this.current
  }
  readonly now = (): number => this.opening.now()
  readonly report = (error: unknown): void => this.opening.report?.(error)

  inOrder<R>(work: () => Promise<R>): Promise<R> {
    const result = this.queue.then(work)
    this.queue = result.catch(() => undefined)
    return result
  }

  /** Only from within `inOrder`. Of two hosts the loser takes over what is stored and looks whether its answer still stands. */
  async write(seat: string, seq: number, attempt: (course: Course) => Attempt, mayBeLate = false): Promise<Answered> {
    try {
      // Somebody else may have told the seat about lines that have not come here yet.
      if (seq > this.course.seq) await this.reload()
      for (;;) {
        const { course } = this
        if (course.over) return { ok: false, refusal: refusalOf(course, 'over', 'The match is over') }
        if (!course.isCurrent(seat, seq) && !(mayBeLate && course.isStillAsked(seat, seq)))
          return { ok: false, refusal: refusalOf(course, 'outOfDate', `The match is at ${course.seq}, not at ${seq}`) }
        const tried = attempt(course)
        if ('refusal' in tried) return { ok: false, refusal: tried.refusal }
        if (await this.opening.store.append(course.head.match, tried.line)) {
          this.take(tried.line, tried.turnpoint, true)
          await this.afterLine()
          return { ok: true, seq: tried.line.seq }
        }
        if (!(await this.reload())) throw new Error(`The store refuses line ${tried.line.seq} but does not have it`)
      }
    } catch (error) {
      this.report(error)
      // Whether the line was stored is unknown: what the store has is true.
      await this.reload().catch(this.report)
      const code = error instanceof Unavailable ? 'tryAgain' : 'failed'
      return { ok: false, refusal: refusalOf(this.course, code, 'The answer could not be stored') }
    }
  }

  /** Only from within `inOrder`. Takes over what others have stored; false if there is nothing new. */
  async reload(): Promise<boolean> {
    const stored = await this.opening.store.read(this.course.head.match, this.course.seq)
    if (!stored || stored.lines.length === 0) return false
    for (const line of stored.lines) {
      try {
        this.take(line, this.course.after(line), false)
      } catch (error) {
        this.report(error)
        await this.reopen()
        return true
      }
    }
    return true
  }

  private async reopen(): Promise<void> {
    const restored = await restore(this.opening)
    if (!restored) throw new Error(`There is no match ${this.course.head.match}`)
    const before = this.course.seq
    this.current = new Course(this.opening.game, restored)
    for (const line of restored.record.lines.slice(before)) this.announce(line, false)
  }

  private take(line: RecordLine, turnpoint: Turnpoint, isOwn: boolean): void {
    this.course.add(line, turnpoint)
    this.announce(line, isOwn)
  }

  announce(line: RecordLine | undefined, isOwn: boolean): void {
    for (const listener of this.listeners) {
      try {
        listener(line, isOwn)
      } catch (error) {
        this.report(error)
      }
    }
  }

  /** The end and the snapshots can be made again from the lines: if they fail, nothing is lost. */
  async afterLine(): Promise<void> {
    const { store } = this.opening
    const { head, seed, position, turnpoint } = this.course
    const { outcome } = position
    if (outcome !== undefined) await store.finish(head.match, { seed, outcome }).catch(this.report)
    if (outcome !== undefined || turnpoint.seq - this.snapshot >= SNAPSHOT_EVERY)
      await this.saveSnapshot().catch(this.report)
  }

  /** A replay that begins at a stored position not far before that line, where there is one. */
  async replayFrom(course: Course, first: number): Promise<{ replay: Replay; base: number | undefined }> {
    const replay = course.replay()
    const { store, match } = this.opening
    for await (const { seq, rules, position } of snapshotsOnTheWay(store, match, replay.timeline, first))
      if (rules === course.game.version && replay.know(seq, position)) return { replay, base: seq }
    return { replay, base: undefined }
  }

  /** Only from within `inOrder`. */
  async prepare(): Promise<void> {
    const { course } = this
    if (course.isReady) return
    const { replay, base } = await this.replayFrom(course, course.firstTold)
    course.prepare(replay, base)
  }

  async saveSnapshot(): Promise<void> {
    const { head, game, turnpoint } = this.course
    const { seq, position } = turnpoint
    if (seq === 0 || seq === this.snapshot) return
    await this.opening.store.saveSnapshot(head.match, seq, game.version, position.save())
    this.snapshot = seq
  }
}
