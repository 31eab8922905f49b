import type { Question } from '@tabletome/bots'
import type { Seat, View } from '../rules/state.ts'
import { aboutOf, answersTo } from './answers.ts'

/** Questions with several answers that are worth a thought, and how many. */
const FIRST: Readonly<Record<string, number>> = { act: 4, 'tower.site': 2, 'hero.act': 3 }
const FURTHER: Readonly<Record<string, number>> = { act: 2 }
/** Less than that of the best answer is not worth a thought. */
const SHARE = 0.5

/** What is worth a thought, the most promising first. Who is ready waits for the others. */
export const worthwhile = (view: View, question: Question<Seat>, planning = false): readonly string[] => {
  const { choice, options, seat } = question
  const { open } = view
  if (hasHadItsSay(view, question)) return []
  const scored = answersTo(open, choice, aboutOf(view, choice), seat, question)
  const offered = scored.filter(({ id }) => options.some(option => option.id === id))
  const [best] = offered
  if (best === undefined) return options.map(({ id }) => id)
  if (planning && best.id === 'ready') return []
  const most = (planning ? FURTHER[choice] : FIRST[choice]) ?? 1
  const list: string[] = []
  for (const { id, score } of offered)
    if (list.length < most && (id !== 'ready' || list.length === 0))
      if (list.length === 0 || score >= SHARE * best.score) list.push(id)
  return list
}

const READY: ReadonlySet<string> = new Set(['act', 'pickup', 'shop'])
export const hasHadItsSay = ({ open }: View, { choice, seat }: Question<Seat>): boolean =>
  READY.has(choice) && open.ready.includes(seat)
