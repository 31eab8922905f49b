import type { Asked, View } from '../rules/state/shape.ts'
import { READY } from './acts.ts'
import { answersTo } from './answers.ts'
import type { Outlooks } from './outlook.ts'

/** Questions with several answers that are worth a thought, and how many. */
const FIRST: Readonly<Partial<Record<Asked['choice'], number>>> = { act: 4, 'tower.site': 2, 'hero.act': 3 }
const FURTHER: Readonly<Partial<Record<Asked['choice'], number>>> = { act: 2 }
/** Less than that of the best answer is not worth a thought. */
const SHARE = 0.5

/** What is worth a thought, the most promising first. Who is ready waits for the others. */
export const createWorthwhile =
  (outlooks: Outlooks) =>
  (view: View, question: Asked, planning = false): readonly string[] => {
    const { choice, options } = question
    const { open } = view
    if (hasHadItsSay(view, question)) return []
    const scored = answersTo(outlooks.at(open), question)
    const offered = scored.filter(({ id }) => options.some(option => option.id === id))
    const [best] = offered
    if (best === undefined) return options.map(({ id }) => id)
    if (planning && best.id === READY) return []
    const most = (planning ? FURTHER[choice] : FIRST[choice]) ?? 1
    const list: string[] = []
    for (const { id, score } of offered)
      if (list.length < most && (id !== READY || list.length === 0))
        if (list.length === 0 || score >= SHARE * best.score) list.push(id)
    return list
  }

const UNTIL_READY: ReadonlySet<Asked['choice']> = new Set(['act', 'pickup', 'shop'])
export const hasHadItsSay = ({ open }: View, { choice, seat }: Asked): boolean =>
  UNTIL_READY.has(choice) && open.ready.includes(seat)
