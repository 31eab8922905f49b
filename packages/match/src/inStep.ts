/** Bots at a question that people answer in any order: they keep step with the people, and are not done before them. */
import type { MatchHost } from './host.ts'
import type { OpenDecision, RecordLine } from './types.ts'

/** Between two answers of bots while people at the same question are choosing. */
export const STEP_MILLISECONDS = 600

export class InStep {
  private readonly host: MatchHost
  private question: string
  /** How often each seat has acted at the open question. */
  private readonly acted = new Map<string, number>()
  /** Bots that would do nothing more but be ready: until a person has acted again. */
  private readonly resting = new Set<string>()

  constructor(host: MatchHost) {
    this.host = host
    this.question = this.openQuestion
  }

  /** To be called with each line of the match. */
  note(line: RecordLine): void {
    if (this.host.choiceInAnyOrder === undefined) return
    const question = this.openQuestion
    if (question !== this.question) {
      this.question = question
      this.acted.clear()
      this.resting.clear()
    } else if ('undo' in line) this.acted.set(line.seat, Math.max(0, this.actsOf(line.seat) - 1))
    else this.acted.set(line.seat, this.actsOf(line.seat) + 1)
    if ('undo' in line || line.by !== 'bot') this.resting.clear()
  }

  /** Somebody is choosing at the same question: there is no hurry. */
  isWithPeople(people: readonly string[]): boolean {
    return this.host.choiceInAnyOrder !== undefined && this.atIt(people).length > 0
  }

  /** The bot that answers next. `mayAnswer` is told whom it may not outrun: the people, and the bots that wait for them. */
  next(
    bots: readonly string[],
    people: readonly string[],
    mayAnswer: (seat: string, people: readonly string[]) => boolean,
  ): OpenDecision | undefined {
    const { host } = this
    const waits = bots.filter(bot => this.mustWait(bot, people))
    const others = waits.length > 0 ? [...people, ...waits] : people
    for (const bot of bots) {
      if (waits.includes(bot) || !host.waiting.includes(bot)) continue
      const [decision] = host.decisionsFor(bot)
      if (decision && mayAnswer(bot, others)) return decision
    }
    return undefined
  }

  /** False: the bot would be done before the people are, and waits for them instead. */
  mayTake(bot: string, option: string, people: readonly string[]): boolean {
    if (!this.isWithPeople(people) || !this.host.makesReady(bot, option)) return true
    this.resting.add(bot)
    return false
  }

  private mustWait(bot: string, people: readonly string[]): boolean {
    if (!this.isWithPeople(people)) return false
    const slowest = Math.min(...this.atIt(people).map(seat => this.actsOf(seat)))
    return this.resting.has(bot) || this.actsOf(bot) > slowest
  }

  private atIt(people: readonly string[]): readonly string[] {
    return people.filter(seat => this.host.waiting.includes(seat))
  }

  private get openQuestion(): string {
    return JSON.stringify(this.host.view(undefined).agenda.at(-1))
  }

  private actsOf(seat: string): number {
    return this.acted.get(seat) ?? 0
  }
}
