/** Was a match played as its record says, with the dice that were promised? Anybody can check. */
import { digestOf } from '@tabletome/engine'
import type { Game, Shape } from '@tabletome/engine'
import type { Turnpoint } from './turnpoint.ts'
import { Replay } from './replay.ts'
import { commitOf } from './seed.ts'
import type { MatchRecord, RecordLine } from './types.ts'
import { undoOf } from './undo.ts'

export interface Problem {
  readonly code: 'game' | 'notOver' | 'seed' | 'start' | 'line' | 'undo' | 'outcome'
  /** The line it was found at. */
  readonly seq?: number
  readonly message: string
}
export interface Verified {
  readonly ok: boolean
  readonly problems: readonly Problem[]
  /** Lines that went back past something revealed, with everybody's agreement. */
  readonly agreedUndos: readonly number[]
  /** Played by these rules; the program may know newer ones, which lead to the same positions if all is well. */
  readonly rules: number
}

export const verify = (record: MatchRecord, game: Game<Shape>): Verified => {
  const { head, lines } = record
  const agreedUndos = lines.filter(line => 'undo' in line && line.agreed).map(({ seq }) => seq)
  const problems = problemsOf(record, game)
  return { ok: problems.length === 0, problems, agreedUndos, rules: head.rules }
}

const problemsOf = (record: MatchRecord, game: Game<Shape>): readonly Problem[] => {
  const { head, end, lines } = record
  if (head.game !== game.id) return [{ code: 'game', message: `This is a record of ${head.game}, not of ${game.id}` }]
  if (end?.seed === undefined)
    return [{ code: 'notOver', message: 'The match is not over: its seed is not revealed yet' }]
  const problems: Problem[] = []
  if (commitOf(end.seed) !== head.seedCommit)
    problems.push({ code: 'seed', message: 'The seed is not the one that was promised before the first answer' })
  const replay = new Replay(game, record)
  try {
    replay.at(0)
  } catch (error) {
    return [...problems, { code: 'start', seq: 0, message: messageOf(error) }]
  }
  for (const line of lines) {
    const problem = problemAt(replay, line)
    if (problem) problems.push(problem)
    if (problem?.code === 'line') return problems
  }
  const { outcome } = replay.at(lines.length).position
  if (digestOf(outcome) !== digestOf(end.outcome))
    problems.push({ code: 'outcome', seq: lines.length, message: 'The result is not the one these answers lead to' })
  return problems
}

const problemAt = (replay: Replay, line: RecordLine): Problem | undefined => {
  const { seq } = line
  try {
    const before = replay.at(seq - 1)
    if ('undo' in line && !line.agreed && !line.position && !mayUndo(before, line))
      return { code: 'undo', seq, message: `Line ${seq}: ${line.seat} could not undo this alone` }
    const after = replay.at(seq)
    if (after.position.digest() === line.digest) return undefined
    return 'undo' in line
      ? { code: 'line', seq, message: `Line ${seq}: the position is not the recorded one` }
      : undefined
  } catch (error) {
    return { code: 'line', seq, message: messageOf(error) }
  }
}

const mayUndo = (
  before: Turnpoint,
  line: { readonly seat: string; readonly undo: number; readonly takeBack?: true },
) => {
  const { takesBack, way } = undoOf(before, line.seat, () => true, true)
  return line.takeBack ? takesBack : way.some(({ seq }) => seq === line.undo)
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
