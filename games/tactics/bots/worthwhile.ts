import { sfc32 } from '@tabletome/engine'
import type { Asked, View } from '../rules/state/shape.ts'
import { habit } from './habit.ts'
import { type Doing, isRest, type Scored, scoreActs } from './acts.ts'
import { smallAnswer } from './small.ts'
import { isQuest } from './worth.ts'

/** Options thought about, at the beginning of a plan and further on. */
const FIRST = 10
const FURTHER = 5
/** Of one unit's Moves, and of all attacks. */
const MOVES = 3
const FURTHER_MOVES = 2

/** Questions that are answered by habit: there is little to think about. */
const PLAIN: ReadonlySet<Asked['choice']> = new Set<Asked['choice']>([
  'setup.keepUnit',
  'setup.location',
  'setup.place',
  'setup.keepTactic',
  'turn.discard',
  'tactic.gain',
  'tactic.unit',
  'crystal.unit',
  'crystal.bonus',
  'dungeon.caveIn',
  'spell.space',
])

/** What is worth a thought, the most promising first; to be done is always among it. */
export const worthwhile = (view: View, question: Asked, planning = false): readonly string[] => {
  const { choice, options } = question
  if (PLAIN.has(choice)) {
    const answer = smallAnswer(view, question, sfc32(choice))
    return answer === undefined ? options.map(({ id }) => id) : [answer]
  }
  if (question.choice !== 'turn.act' && question.choice !== 'move.go') return options.map(({ id }) => id)
  const plain = !planning && isEndless(view) ? habit(view, question, sfc32(choice)) : undefined
  if (plain !== undefined) return [plain]
  return promising(scoreActs(view.open, question), planning)
}

/** Rounds after which nobody waits for a better moment any more. */
const ENDLESS = 80
/** Two careful sides that see no gain in coming first would circle for ever; habit strikes where it can. */
const isEndless = ({ open }: View): boolean =>
  !isQuest(open) && (open.turn?.number ?? 0) > ENDLESS * Math.max(1, open.order.length)

/** Of a class: all its attacks, its Moves of one sort. */
const kindOf = (doing: Doing): string => {
  if (doing.do === 'move') return `${doing.by} ${doing.go.do}`
  return 'by' in doing ? `${doing.by} ${doing.do}` : doing.do
}

const promising = (scored: readonly Scored[], planning: boolean): string[] => {
  const most = planning ? FURTHER : FIRST
  const moves = planning ? FURTHER_MOVES : MOVES
  const taken: string[] = []
  const perUnit: Record<string, number> = {}
  let last: string | undefined
  for (const { id, doing } of scored.toSorted((a, b) => b.score - a.score)) {
    if (isRest(doing)) {
      last = id
      continue
    }
    if (taken.length >= most) continue
    const key = kindOf(doing)
    const count = perUnit[key] ?? 0
    if (count >= moves) continue
    perUnit[key] = count + 1
    taken.push(id)
  }
  if (last !== undefined) taken.push(last)
  return taken
}
