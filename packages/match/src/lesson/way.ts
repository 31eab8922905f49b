/** A way through a lesson, found by the rules themselves: what “Show me” plays and what the check plays. */
import { act, type Act, awakeOf, isRead, reasonAt, type Standing, stepOf } from './course.ts'
import type { Condition } from './types.ts'

const LONGEST = 8

/** What ends the running step, the shortest first. Nothing if no awake answer leads on. */
export const wayOn = (start: Standing): readonly Act[] | undefined => {
  const step = stepOf(start)
  if (!step || start.doing !== 'doing') return undefined
  if (isRead(step)) return [{ next: true }]
  const from = start.acts.length
  let reached = [start]
  const seen = new Set<string>()
  for (let length = 0; length <= LONGEST; length++) {
    const next: Standing[] = []
    for (const at of reached) {
      for (const tried of actsAt(at)) {
        const after = act(at, tried)
        if (after.doing === 'done') return after.acts.slice(from)
        if (after.doing !== 'doing' || after === at) continue
        const key = JSON.stringify([after.position.digest(), after.looked, after.answers.length])
        if (!seen.has(key)) next.push(after)
        seen.add(key)
      }
    }
    reached = next
  }
  return undefined
}

/** All that can be done here and might lead on. */
export const actsAt = (at: Standing): readonly Act[] => {
  const step = stepOf(at)
  if (!step) return []
  const { refused, looked } = namedIn(step.done)
  return [
    ...awakeOf(at).map(answer => ({ answer })),
    ...looked.filter(anchor => !at.looked.includes(anchor)).map(anchor => ({ looked: anchor })),
    ...refused.filter(anchor => reasonAt(at, anchor) !== undefined).map(anchor => ({ refused: anchor })),
  ]
}

interface Named {
  readonly refused: readonly string[]
  readonly looked: readonly string[]
}
const listed = (one: string | readonly string[]): readonly string[] => (typeof one === 'string' ? [one] : one)

/** Anchors a condition waits for. */
export const namedIn = (condition: Condition | undefined): Named => {
  if (condition === undefined) return { refused: [], looked: [] }
  if ('refused' in condition) return { refused: listed(condition.refused), looked: [] }
  if ('looked' in condition) return { refused: [], looked: listed(condition.looked) }
  const inside = 'all' in condition ? condition.all : 'any' in condition ? condition.any : []
  const parts = inside.map(namedIn)
  return { refused: parts.flatMap(part => part.refused), looked: parts.flatMap(part => part.looked) }
}
