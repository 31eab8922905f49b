/**
 * One line of a record played again. Where the rules have changed since: a question the record does not know is answered
 * if it has one option, a line that is now taken silently is skipped, and anything else has diverged.
 */
import type { Shape, Position } from '@tabletome/engine'
import { afterAnswer, isSecretQuestion } from './turnpoint.ts'
import type { Facts, Turnpoint } from './turnpoint.ts'
import { NO_STEPS } from './steps.ts'
import type { AnswerLine } from './types.ts'

/** These rules do not lead where the record says. */
export class Diverged extends Error {
  readonly seq: number
  constructor(seq: number, message: string, cause?: unknown) {
    super(`Line ${seq}: ${message}`, { cause })
    this.name = 'Diverged'
    this.seq = seq
  }
}

type Silent = readonly { readonly choice: string; readonly option: string }[]
export interface Trail {
  readonly turnpoint: Turnpoint
  /** Taken silently since the last answer, and not yet found in the record. */
  readonly silent: Silent
  /** The digest of the last line is not reached yet: the lines that follow must explain why. */
  readonly isAhead: boolean
}
export const startTrail = (turnpoint: Turnpoint): Trail => ({
  turnpoint,
  silent: turnpoint.position.auto,
  isAhead: false,
})

/** exact: by the same rules. bridged: by others that lead to the same positions. ignored: as far as the answers go. */
export type Digests = 'exact' | 'bridged' | 'ignored'

/** More questions with one option in a row than any rules have. */
const MANY = 1000

export const replayAnswer = (trail: Trail, line: AnswerLine, digests: Digests): Trail => {
  const isExact = digests === 'exact'
  const walk = new Walk(trail)
  const asks = typeof line.ask === 'string' ? [line.ask] : line.ask
  const options = typeof line.option === 'string' ? [line.option] : line.option
  asks.forEach((ask, index) => walk.answer(line, ask, options[index] ?? '', isExact))
  if (digests === 'ignored') return { turnpoint: walk.turnpoint(line), silent: walk.silent, isAhead: false }
  if (!isExact && walk.position.digest() !== line.digest) walk.settle(line.digest)
  const isAhead = walk.position.digest() !== line.digest
  if (isAhead && (isExact || walk.silent.length === 0))
    throw new Diverged(line.seq, 'the position is not the recorded one')
  return { turnpoint: walk.turnpoint(line), silent: walk.silent, isAhead }
}

class Walk {
  position: Position<Shape>
  silent: Silent
  private readonly from: Trail
  private facts: Facts = []
  private learned = false
  private isAhead: boolean

  constructor(from: Trail) {
    this.from = from
    this.position = from.turnpoint.position
    this.silent = from.silent
    this.isAhead = from.isAhead
  }

  answer({ seq, seat }: AnswerLine, ask: string, option: string, isExact: boolean): void {
    for (let count = 0; count < MANY; count++) {
      if (this.isOffered(seat, ask, option)) {
        if (this.isAhead) throw new Diverged(seq, 'the position before is not the recorded one')
        this.take(seat, option, seq)
        return
      }
      if (isExact) break
      if (this.skip(ask, option)) return
      if (!this.takeOnly(seq)) break
    }
    throw new Diverged(seq, `"${option}" of ${seat} is not an option of ${ask} here`)
  }

  /** Questions with one option that the record does not know, as long as they lead to the recorded position. */
  settle(digest: string): void {
    const tried = new Walk({ turnpoint: this.from.turnpoint, silent: this.silent, isAhead: false })
    tried.position = this.position
    for (let count = 0; count < MANY && tried.takeOnly(0); count++) {
      if (tried.position.digest() !== digest) continue
      this.position = tried.position
      this.silent = tried.silent
      this.facts = [...this.facts, ...tried.facts]
      this.learned ||= tried.learned
      return
    }
  }

  turnpoint(line: AnswerLine): Turnpoint {
    const { position, facts, learned } = this
    if (position === this.from.turnpoint.position)
      return { ...this.from.turnpoint, seq: line.seq, facts: [], steps: NO_STEPS }
    return afterAnswer(this.from.turnpoint, line, { position, facts, learned })
  }

  private isOffered(seat: string, ask: string, option: string): boolean {
    const decision = this.position.decisions.find(each => each.seat === seat)
    return decision?.choice === ask && decision.options.some(({ id }) => id === option)
  }

  private skip(ask: string, option: string): boolean {
    const index = this.silent.findIndex(each => each.choice === ask && each.option === option)
    if (index < 0) return false
    this.silent = this.silent.slice(index + 1)
    this.isAhead = false
    return true
  }

  private takeOnly(seq: number): boolean {
    const [decision, ...others] = this.position.decisions
    const [only, ...more] = decision?.options ?? []
    if (!decision || !only || others.length > 0 || more.length > 0 || isSecretQuestion(this.position)) return false
    this.take(decision.seat, only.id, seq)
    return true
  }

  private take(seat: string, option: string, seq: number): void {
    const after = this.position.copy()
    try {
      after.answer(seat, option)
    } catch (error) {
      throw new Diverged(seq, `"${option}" of ${seat} fails`, error)
    }
    this.position = after
    this.silent = after.auto
    this.facts = [...this.facts, ...after.facts]
    this.learned ||= after.learned
  }
}
