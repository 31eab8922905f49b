import type { Asked, View } from '../rules/state/shape.ts'
import { firstToAct } from './acts.ts'
import { answersTo } from './answers.ts'
import type { Outlooks } from './outlook.ts'
import { hasHadItsSay } from './worthwhile.ts'

/** A quick sensible answer: what seems best now. In phase 2 whoever can do most acts first, the others wait. */
export const createHabit =
  (outlooks: Outlooks) =>
  (view: View, question: Asked): string | undefined => {
    const { choice, options, seat } = question
    const { open } = view
    if (hasHadItsSay(view, question)) return undefined
    const outlook = outlooks.at(open)
    if (choice === 'act' && open.seats.length > 1) {
      const waiting = open.seats.filter(each => !open.ready.includes(each))
      if (firstToAct(outlook, waiting) !== seat) return undefined
    }
    for (const { id } of answersTo(outlook, question)) for (const option of options) if (option.id === id) return id
    return options[0]?.id
  }
