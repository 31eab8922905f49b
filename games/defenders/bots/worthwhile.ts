import type { Asked, View } from '../rules/state/shape.ts'

/** What is worth a thought. A seat that is ready, or has declined, leaves the rest to the others. */
export function worthwhile(view: View, question: Asked, planning = false): readonly string[] {
  const { turn } = view.open
  if (question.choice === 'all.act') {
    if (turn?.card === 'all' && turn.ready.includes(question.seat)) return []
    return idsOf(planning ? question.options.filter(({ answer }) => answer.do !== 'ready') : question.options)
  }
  if (question.choice !== 'defend.window') return idsOf(question.options)
  const undecided = question.options.some(({ answer }) => answer.do === 'decline')
  return undecided ? idsOf(question.options.filter(({ answer }) => answer.do !== 'reconsider')) : []
}

const idsOf = (options: readonly { readonly id: string }[]): string[] => options.map(({ id }) => id)
