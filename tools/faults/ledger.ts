import type { RefusalCode } from '@tabletome/match'

/** One answer or undo that somebody sent, and what became of it as far as the sender was told. */
export interface Attempt {
  readonly table: string
  readonly seat: string
  /** The line the sender had seen last. */
  readonly seq: number
  /** The option; absent: an undo. */
  readonly option?: string
  outcome: Outcome
}
export type Outcome =
  /** The server has acknowledged it as this line. */
  | { readonly is: 'taken'; readonly line: number }
  /** The server has said that it was not taken. */
  | { readonly is: 'refused'; readonly code: RefusalCode }
  /** Whether it was stored nobody has said: no answer came, or `tryAgain`. */
  | { readonly is: 'unsure' }

/** Everything that was sent in a run. */
export class Ledger {
  readonly attempts: Attempt[] = []
  readonly refusals = new Map<string, number>()

  send(attempt: Omit<Attempt, 'outcome'>): Attempt {
    const sent: Attempt = { ...attempt, outcome: { is: 'unsure' } }
    this.attempts.push(sent)
    return sent
  }

  refused(attempt: Attempt, code: RefusalCode): void {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1)
    if (code !== 'tryAgain' && code !== 'failed') attempt.outcome = { is: 'refused', code }
  }

  at(table: string): readonly Attempt[] {
    return this.attempts.filter(attempt => attempt.table === table)
  }

  count(is: Outcome['is']): number {
    return this.attempts.filter(({ outcome }) => outcome.is === is).length
  }
}
