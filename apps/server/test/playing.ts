import { sfc32 } from '@tabletome/engine'
import type { Line } from './guest.ts'

/** Everybody who is asked answers at random, one after the other, until so many answers are given or the match is over. */
export const playOut = async (
  lines: readonly Line[],
  table: string,
  { seed, answers = 10_000 }: { seed: string; answers?: number },
): Promise<number> => {
  const random = sfc32(seed)
  for (let given = 0; given < answers; given += 1) {
    await inStep(lines, table)
    if (lines[0]?.seen(table).update?.over) return given
    const asked = lines.flatMap(line =>
      (line.seen(table).update?.decisions ?? []).map(decision => ({ line, decision })),
    )
    const turn = asked[random.below(asked.length)]
    if (!turn) throw new Error('nobody is asked')
    const option = turn.decision.options[random.below(turn.decision.options.length)]
    const { seq } = turn.line.seen(table).update ?? { seq: 0 }
    const answer = await turn.line.ask({ t: 'answer', table, seat: turn.decision.seat, seq, option: option?.id ?? '' })
    if (!answer.ok)
      throw new Error(`${turn.decision.seat} ${option?.id}: ${answer.refusal.code} ${answer.refusal.message}`)
    await reach(turn.line, table, answer.seq ?? 0)
  }
  await inStep(lines, table)
  return answers
}

/** Waits until that line has been told about an answer. */
export const reach = async (line: Line, table: string, seq: number): Promise<void> => {
  await line.when(() => (line.seen(table).update?.seq ?? -1) >= seq, `answer ${seq}`)
}

/** Waits until a seat of that line is asked, or the match is over. */
export const myTurn = async (line: Line, table: string): Promise<void> => {
  await line.when(() => {
    const { update } = line.seen(table)
    return update !== undefined && (update.over || update.decisions.length > 0)
  }, 'my turn')
}

/** Waits until all have been told the same. */
export const inStep = async (lines: readonly Line[], table: string): Promise<void> => {
  const seq = Math.max(...lines.map(line => line.seen(table).update?.seq ?? 0))
  for (const line of lines) await reach(line, table, seq)
}
