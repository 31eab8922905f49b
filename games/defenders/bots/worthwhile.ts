import type { Question } from '@tabletome/bots'
import type { Seat, View } from '../rules/state.ts'

/** What is worth a thought. A seat that is ready, or has declined, leaves the rest to the others. */
export function worthwhile(view: View, { choice, seat, options }: Question<Seat>, planning = false): readonly string[] {
  const ids = options.map(({ id }) => id)
  if (choice === 'all.act') {
    const { turn } = view.open
    if (turn?.card === 'all' && turn.ready.includes(seat)) return []
    return planning ? ids.filter(id => id !== 'ready') : ids
  }
  if (choice !== 'defend.window') return ids
  const still = ids.filter(id => id.endsWith(' decline'))
  return still.length === 0 ? [] : ids.filter(id => !id.endsWith(' reconsider'))
}
