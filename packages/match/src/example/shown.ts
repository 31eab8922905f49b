/** An example being played: the same host as at every table, in memory, always with the same chance. */
import {
  type Game,
  type Reason,
  Refused,
  type Setup,
  sfc32,
  type Shape,
  type View,
  viewBefore,
} from '@tabletome/engine'
import { MatchHost } from '../host.ts'
import { memoryStore } from '../stores/memory.ts'
import type { Answered, StartingPosition } from '../types.ts'
import { entryOf } from './entry.ts'
import type { Entry } from './types.ts'

export interface NewShown {
  readonly game: Game<Shape>
  /** Without a position the rules set a match up. */
  readonly laid: { readonly setup: Setup; readonly position?: StartingPosition }
  readonly line: readonly string[]
  /** How the seats are called. */
  readonly names: Readonly<Record<string, string>>
}

export interface Given {
  readonly seat: string
  readonly option: string | readonly string[]
}

/** Chance beyond what is laid out is the same every time: what is told of an example is what then happens. */
const SEED = 'e4a3'.padEnd(64, '0')

export class ShownExample {
  readonly host: MatchHost
  /** As it was laid out, before anything happens by itself; of a set-up there is nothing to see before. */
  readonly before: View<Shape> | undefined
  readonly entries: readonly Entry[]
  /** Entries of the line that have been played. */
  private passed = 0
  /** Something else was answered than the line says. */
  private left = false
  private readonly answers: Given[] = []
  private readonly listeners = new Set<() => void>()

  private constructor(host: MatchHost, before: View<Shape> | undefined, entries: readonly Entry[]) {
    this.host = host
    this.before = before
    this.entries = entries
  }

  /** `done`: so many entries of the line are played already, or these answers were given. */
  static async open({ game, laid, line, names }: NewShown, done: number | readonly Given[] = 0): Promise<ShownExample> {
    const host = await MatchHost.create({
      game,
      setup: laid.setup,
      ...(laid.position && { position: laid.position }),
      seats: Object.fromEntries(game.seats(laid.setup).map(seat => [seat, names[seat] ?? seat])),
      random: 'sfc32',
      seed: SEED,
      store: memoryStore(),
      match: 'example',
      now: () => 0,
      report: error => console.error(error),
    })
    const before = laid.position && viewBefore(game, { ...laid.position, random: sfc32('example').save() })
    const shown = new ShownExample(host, before, line.map(entryOf))
    if (typeof done === 'number') for (let i = 0; i < done; i++) await shown.forward()
    else for (const { seat, option } of done) await shown.answer(seat, option)
    return shown
  }

  get done(): number {
    return this.passed
  }
  /** Off the line: the steps no longer tell what is on the table. */
  get strayed(): boolean {
    return this.left
  }
  /** Everything answered so far, on the line or off it. */
  get given(): readonly Given[] {
    return this.answers
  }
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  /** The next entry of the line. What the rules refuse changes nothing. */
  async forward(): Promise<Answered> {
    const { host } = this
    const entry = this.entries[this.passed]
    if (!entry || this.left) return { ok: true, seq: host.seq }
    const answered = entry.refused
      ? { ok: true as const, seq: host.seq }
      : await host.answer(entry.seat, host.seq, entry.option)
    if (answered.ok) this.passed++
    if (answered.ok && !entry.refused) this.answers.push({ seat: entry.seat, option: entry.option })
    this.tell()
    return answered
  }

  /** Any legal answer; where it is the one of the line, the line goes on. */
  async answer(seat: string, option: string | readonly string[]): Promise<Answered> {
    const { host } = this
    const given = typeof option === 'string' ? [option] : option
    const answered = await host.answer(seat, host.seq, option)
    if (answered.ok) {
      this.answers.push({ seat, option })
      for (const each of given) this.follow(seat, each)
    }
    this.tell()
    return answered
  }
  private follow(seat: string, option: string): void {
    if (this.left) return
    while (this.entries[this.passed]?.refused) this.passed++
    const entry = this.entries[this.passed]
    if (entry?.seat === seat && entry.option === option) this.passed++
    else this.left = true
  }

  /** Why the rules refuse this now; nothing if they do not. */
  async reasonFor(seat: string, option: string): Promise<Reason | undefined> {
    const { position } = await this.host.positionAt(this.host.seq)
    try {
      position.copy().answer(seat, option)
    } catch (error) {
      if (error instanceof Refused) return error.reason
      throw error
    }
    return undefined
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }
}
