import { judgeAnswer, type Question, winChance } from '@tabletome/bots'
import { digestOf, type Shape, type View } from '@tabletome/engine'
import { parseRecord, Replay } from '@tabletome/match'
import type { ByItself } from '@tabletome/games/types'
import type { Rules } from '../local/running.ts'
import { expertLine } from './expertLine.ts'
import type { LineStep } from './lineStep.ts'
import type { Move, Point } from './story.ts'

interface Open {
  readonly view: View<Shape>
  readonly question: Question
  readonly given: readonly string[]
  readonly digest: string
}
export interface Outline {
  readonly by: string
  readonly points: readonly Point[]
  readonly own: readonly number[]
  readonly asked: readonly number[]
}
/** What the page asks of a worker that judges a match. */
export interface AnalystApi {
  /** Plays the record once: the curve, and the lines that can be judged. Only what the seat could see is looked at. */
  read(record: string, seat: string): Promise<Outline>
  judge(seq: number): Promise<Move | undefined>
  /** The same for an answer that was not given. */
  tryOut(seq: number, option: string): Promise<Move | undefined>
  /** How an expert would go on after a line; each call on the same line tells the next answer. */
  line(wish: LineWish): Promise<LineStep | undefined>
}
/** A line of the record to go on from, through whose eyes, and how often it has been gone on from there. */
export interface LineWish {
  readonly seq: number
  readonly shown: string | undefined
  readonly first: string | undefined
  readonly step: number
}

/** As wide as everything: the estimate knows nothing there. */
const UNKNOWN = 0.98

const listed = (option: string | readonly string[]) => (typeof option === 'string' ? [option] : option)

export const analyst = (
  rulesOf: (game: string) => Promise<Rules>,
  byItselfOf?: (game: string) => Promise<ByItself> | undefined,
): AnalystApi => {
  let rules: Rules | undefined
  let byItself: ByItself | undefined
  let viewAt: ((seq: number) => { view: View<Shape>; seat: string }) | undefined
  let line: { key: string; found: (LineStep | undefined)[]; next: () => LineStep | undefined } | undefined
  let open = new Map<number, Open>()
  const judged = (seq: number, given: readonly string[]): Move | undefined => {
    const at = open.get(seq)
    const found = at && rules && judgeAnswer(rules.game, rules.evaluation, at.view, at.question, given)
    return found && { ...found, seq, digest: at.digest, choice: at.question.choice, given }
  }
  return {
    async read(text, seat) {
      const record = parseRecord(text)
      rules = await rulesOf(record.head.game)
      const { game, evaluation } = rules
      const { winning } = evaluation
      const by = digestOf([game.version, winning?.fitted])
      open = new Map()
      if (!winning) return { by, points: [], own: [], asked: [] }
      byItself = await byItselfOf?.(record.head.game)
      const replay = new Replay(game, record)
      viewAt = at => ({ view: replay.at(at).position.view(seat), seat })
      line = undefined
      const points: Point[] = []
      const own: number[] = []
      for (let seq = 0; seq <= replay.length; seq++) {
        const { position } = replay.at(seq)
        const view = position.view(seat)
        const { chance, low, high } = winChance(winning, view, seat)
        if (high - low < UNKNOWN) points.push({ seq, chance, low, high })
        const next = record.lines[seq]
        const question = position.decisions.find(each => each.seat === seat)
        if (!next || !('option' in next) || next.seat !== seat || next.by !== undefined) continue
        own.push(seq + 1)
        if (question && question.options.length > 1)
          open.set(seq + 1, { view, question, given: listed(next.option), digest: next.digest })
      }
      // Where nothing is known of how such matches end, nothing is judged either.
      const asked = points.length > 2 ? [...open.keys()] : []
      return { by, points, own, asked }
    },
    judge: async seq => judged(seq, open.get(seq)?.given ?? []),
    tryOut: async (seq, option) => judged(seq, [option]),
    line: async ({ seq, shown, first, step }) => {
      if (!rules || !viewAt) return undefined
      const key = JSON.stringify([seq, shown, first])
      if (line?.key !== key)
        line = { key, found: [], next: expertLine(rules, byItself, { ...viewAt(seq), shown, first }) }
      while (line.found.length <= step) line.found.push(line.next())
      return line.found[step]
    },
  }
}
