/** A match that a lesson leads: the same host as at every table, and beside it where the lesson stands. */
import type { Game, Setup, Shape } from '@tabletome/engine'
import { MatchHost } from '../host.ts'
import { memoryStore } from '../stores/memory.ts'
import type { Answered, StartingPosition } from '../types.ts'
import { act, type Act, beginLesson, begunWith, learnerOf, putBack, type Standing, stepBack } from './course.ts'
import type { Lesson } from './types.ts'

export interface NewLesson {
  readonly game: Game<Shape>
  readonly lesson: Lesson
  readonly laid: { readonly setup: Setup; readonly position: StartingPosition }
  /** How the learner is called. */
  readonly name: string
  /** What was done before, when the lesson is taken up again. */
  readonly acts?: readonly Act[]
}

/** Chance beyond what is laid out is the same every time: a lesson can be taken up where it was left. */
const SEED = '1e550a'.padEnd(64, '0')

export class LedMatch {
  readonly host: MatchHost
  readonly seat: string
  private readonly start: Standing
  private now: Standing
  /** The line of the match at which so many answers of the lesson had been given. */
  private readonly seqs: number[] = [0]
  private readonly listeners = new Set<() => void>()
  /** What is being carried out, or was last. */
  private last: Promise<unknown> = Promise.resolve()

  private constructor(host: MatchHost, start: Standing) {
    this.host = host
    this.start = start
    this.now = start
    this.seat = learnerOf(start.lesson)
  }

  static async open({ game, lesson, laid, name, acts = [] }: NewLesson): Promise<LedMatch> {
    const host = await MatchHost.create({
      game,
      setup: laid.setup,
      position: laid.position,
      seats: Object.fromEntries(game.seats(laid.setup).map(seat => [seat, seat === learnerOf(lesson) ? name : seat])),
      random: 'sfc32',
      seed: SEED,
      store: memoryStore(),
      match: lesson.id,
      now: () => 0,
      report: error => console.error(error),
    })
    const { position } = await host.positionAt(0)
    const led = new LedMatch(host, beginLesson(lesson, position.copy()))
    await led.carryOut(led.start)
    for (const each of acts) if (led.now.doing !== 'over') await led.carryOut(act(led.now, each))
    return led
  }

  get at(): Standing {
    return this.now
  }
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  /** An act that does not fit changes nothing. */
  act(done: Act): Promise<Answered> {
    return this.inTurn(now => act(now, done))
  }
  /** Takes back an answer that was allowed and did not help. */
  putBack(): Promise<Answered> {
    return this.inTurn(putBack)
  }
  /** The learner's last answer in this step; nothing if there is none. */
  undo(): Promise<Answered> {
    return this.inTurn(now => {
      const began = now.begun.at(-1)
      if (!began || now.answers.length === 0) return now
      const earlier = now.acts.slice(began.acts.length)
      const last = earlier.findLastIndex(each => 'answer' in each)
      return earlier.slice(0, last).reduce(act, begunWith(began))
    })
  }
  /** To the start of the step before. */
  back(): Promise<Answered> {
    return this.inTurn(now => stepBack(now) ?? now)
  }
  /** To another standing of this lesson: what was only shown is put back. */
  to(standing: Standing): Promise<Answered> {
    return this.inTurn(() => standing)
  }
  /** This act would end the match, behind which there is no way back. */
  endsBy(done: Act): boolean {
    return act(this.now, done).position.outcome !== undefined
  }
  /** Whether the way back is still open: a match that is over is not taken up again. */
  get mayGoBack(): boolean {
    return !this.host.over
  }

  /** One after the other: the match tells of an answer before the lesson has gone on, and somebody may act just then. */
  private inTurn(next: (now: Standing) => Standing): Promise<Answered> {
    const done = this.last.then(() => this.carryOut(next(this.now)))
    this.last = done.catch(() => undefined)
    return done
  }

  /** The match follows where the lesson has gone: back as far as it must, then on by its answers. */
  private async carryOut(next: Standing): Promise<Answered> {
    const { host, seat, seqs } = this
    const were = this.now.lines
    const same = next.lines.findIndex(({ seat: by, option }, i) => by !== were[i]?.seat || option !== were[i]?.option)
    const kept = same < 0 ? Math.min(next.lines.length, were.length) : same
    const known = Math.min(kept, seqs.length - 1)
    if (known < seqs.length - 1) {
      const undone = await host.askUndo(seat, seqs[known] ?? 0, [])
      if (!undone.ok) return undone
      seqs.length = known + 1
      seqs[known] = host.seq
    }
    this.now = next
    for (const line of next.lines.slice(known)) {
      const answered = await host.answer(line.seat, host.seq, line.option)
      if (!answered.ok) return answered
      seqs.push(host.seq)
    }
    for (const listener of this.listeners) listener()
    return { ok: true, seq: host.seq }
  }
}
