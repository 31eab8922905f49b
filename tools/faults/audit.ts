import type { Game, Shape } from '@tabletome/engine'
import type { MatchRecord, RecordLine } from '@tabletome/match'
import { Replay, verify } from '@tabletome/match'
import type { Attempt } from './ledger.ts'

/** What is wrong with a stored match, compared with what its people sent and were told: nothing, if all is well. */
export const problemsOf = (record: MatchRecord, attempts: readonly Attempt[]): readonly string[] => {
  const taken = new Map<number, Attempt>()
  const problems: string[] = []
  for (const attempt of attempts) {
    const { outcome } = attempt
    if (outcome.is !== 'taken') continue
    const line = record.lines[outcome.line - 1]
    if (!line || !isOf(line, attempt))
      problems.push(`lost: ${attempt.seat} ${attempt.option ?? 'undo'} was acknowledged as line ${outcome.line}`)
    else if (taken.has(outcome.line)) problems.push(`two answers were acknowledged as line ${outcome.line}`)
    taken.set(outcome.line, attempt)
  }
  // What nobody was told about must be something that somebody has sent, once.
  const unsure = new Set(attempts.filter(({ outcome }) => outcome.is === 'unsure'))
  for (const line of record.lines) {
    if (taken.has(line.seq) || isOfNobody(line)) continue
    const sender = [...unsure].find(attempt => attempt.seq < line.seq && isOf(line, attempt))
    if (sender) unsure.delete(sender)
    else problems.push(`doubled: line ${line.seq} of ${line.seat} was stored, but nobody sent it, or not so often`)
  }
  record.lines.forEach((line, at) => {
    if (line.seq !== at + 1) problems.push(`line ${line.seq} stands where line ${at + 1} should be`)
  })
  return problems
}

const isOf = (line: RecordLine, { seat, option }: Attempt): boolean =>
  line.seat === seat && ('undo' in line ? option === undefined : line.option === option)

/** A bot's, or of the program itself when rules have changed. */
const isOfNobody = (line: RecordLine): boolean => ('undo' in line ? line.position !== undefined : line.by === 'bot')

/** Whether it replays to its digests and its result, and to what each seat was shown last. */
export const replayProblemsOf = (
  record: MatchRecord,
  game: Game<Shape>,
  shown: ReadonlyMap<string, unknown>,
): readonly string[] => {
  const problems = verify(record, game).problems.map(({ message }) => message)
  if (problems.length > 0) return problems
  const { position } = new Replay(game, record).at(record.lines.length)
  return [...shown]
    .filter(([seat, view]) => JSON.stringify(sorted(view)) !== JSON.stringify(sorted(position.view(seat))))
    .map(([seat]) => `${seat} was shown another table than the one that is stored`)
}

/** Keys in order, so that equal things read the same. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  )
}
