import type { Game, Reason, Saved, Shape, Step, Position } from '@tabletome/engine'
import { Refused } from '@tabletome/engine'
import { dev, scripted, waitsFor } from '@tabletome/engine/testing'

dev()

type FactOf<S extends Shape, F extends S['fact']['type']> = Extract<S['fact'], { type: F }>

/** A position as a test tells it; it is dealt when the first question about it is asked. */
export abstract class Staged<S extends Shape> {
  private readonly game: Game<S>
  /** How dice fall, in the order of the rolls. */
  protected thrown: unknown[] = []
  protected shuffles = false
  /** What runs instead of the usual. */
  protected steps: Step[] | undefined
  /** What runs first. */
  protected before: Step[] = []
  protected dealt: Position<S> | undefined
  /** What an example says is answered, as far as it was not yet. */
  private due: string[] = []
  /** Everything that happened, in order, with what only one seat may know. */
  readonly told: S['fact'][] = []

  constructor(game: Game<S>) {
    this.game = game
  }

  /** The position as the engine saves it. */
  protected abstract saved(): Saved<S>

  /** Piles are really shuffled. */
  shuffling(): this {
    this.shuffles = true
    return this
  }
  /** Runs these steps first. */
  running(...steps: Step[]): this {
    this.before = steps
    return this
  }
  /** Runs these steps and nothing else. */
  onlyRunning(...steps: Step[]): this {
    this.steps = steps
    return this
  }

  /** The test plays an example: its answers are those of the example, in their order; after them it is free. */
  heldTo(line: readonly string[]): this {
    this.due = [...line]
    return this
  }
  private isDue(entry: string): void {
    const next = this.due.shift()
    if (next !== undefined && next !== entry) throw new Error(`the example says "${next}", not "${entry}"`)
  }

  // ---------------------------------------------------------------- what happens

  get table(): Position<S> {
    if (this.dealt === undefined) {
      this.dealt = this.dealing(this.saved())
      this.hear()
    }
    return this.dealt
  }

  protected dealing(saved: Saved<S>): Position<S> {
    const dice = this.thrown.length > 0 ? this.thrown : (saved.dice ?? [])
    return scripted(this.game, { ...saved, dice }, { shuffles: this.shuffles })
  }
  protected hear(): void {
    for (const { fact } of (this.dealt as Position<S>).facts) this.told.push(fact)
  }
  protected answer(seat: S['seat'], options: readonly string[]): this {
    for (const option of options) {
      this.isDue(`${seat} ${option}`)
      this.table.answer(seat, option)
      this.hear()
    }
    return this
  }
  /** The answer is refused and nothing has changed. */
  protected refusal(seat: S['seat'], option: string): Reason | undefined {
    this.isDue(`!${seat} ${option}`)
    const before = this.table.digest()
    try {
      this.table.answer(seat, option)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (this.table.digest() !== before) throw new Error(`refusing "${option}" changed the position`, { cause: error })
      return error.reason
    }
    throw new Error(`"${option}" of ${seat} was accepted`)
  }

  // ---------------------------------------------------------------- what can be seen

  get open(): S['open'] {
    return this.table.state.open as S['open']
  }
  get facts(): readonly S['fact'][] {
    return this.table && this.told
  }
  types(): string[] {
    return this.facts.map(({ type }) => type)
  }
  of<F extends S['fact']['type']>(type: F): FactOf<S, F>[] {
    return this.facts.filter((fact): fact is FactOf<S, F> => fact.type === type)
  }
  /** A pile from the top. */
  pile<P extends keyof S['piles']>(name: P): S['piles'][P][] {
    const piles = this.table.save().piles as { [name in keyof S['piles']]: S['piles'][name][] }
    return piles[name].toReversed()
  }
  protected offered(seat: S['seat']): string[] {
    return (this.table.decisions.find(decision => decision.seat === seat)?.options ?? []).map(({ id }) => id)
  }
  /** Who is asked what; the result and its cause when it is over. */
  waitsFor(): string {
    const { outcome } = this.table
    return outcome === undefined ? waitsFor(this.table) : this.ended(outcome)
  }
  protected abstract ended(outcome: S['outcome']): string
}

/** A position of a game with several seats: who answers is always said. */
export abstract class Seated<S extends Shape> extends Staged<S> {
  /** A seat answers, one question after the other. */
  seat(seat: S['seat'], ...options: string[]): this {
    return this.answer(seat, options)
  }
  whyNot(seat: S['seat'], anchor: string): string {
    return shortly(this.table.whyNot(seat, anchor))
  }
  reason(seat: S['seat'], anchor: string): Reason | undefined {
    return this.table.whyNot(seat, anchor)
  }
  options(seat: S['seat']): string[] {
    return this.offered(seat)
  }
  /** The rest of the options that begin so, sorted: `after('p1', 'fighter to')` are space names. */
  after(seat: S['seat'], start: string): string[] {
    return restOf(this.offered(seat), start)
  }
}

export const restOf = (options: readonly string[], start: string): string[] =>
  options
    .filter(id => id.startsWith(`${start} `))
    .map(id => id.slice(start.length + 1))
    .sort()

/** The rule and the key of a reason: `TAC-RANGE-04 outOfRange`. */
export const shortly = (why: Reason | undefined): string => (why === undefined ? '' : `${why.rule} ${why.key}`)
