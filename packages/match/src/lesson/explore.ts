/** Everything a learner might do in a lesson: for its check, and for what is counted of it. */
import { act, type Act, isRead, putBack, type Standing, stepOf } from './course.ts'
import type { Lesson } from './types.ts'
import { actsAt, wayOn } from './way.ts'

export interface Explored {
  /** Where the learner can do nothing and the lesson is not over. */
  readonly stuck: readonly Standing[]
  readonly ends: readonly Standing[]
  /** Steps that were reached, by their ids. */
  readonly reached: ReadonlySet<string>
  readonly standings: readonly Standing[]
}

const MOST = 20_000

export const explore = (start: Standing): Explored => {
  const seen = new Map<string, Standing>([[keyOf(start), start]])
  const stuck: Standing[] = []
  const ends: Standing[] = []
  const open = [start]
  for (let at = open.pop(); at; at = open.pop()) {
    const next = followers(at)
    if (at.doing === 'over') ends.push(at)
    else if (next.length === 0) stuck.push(at)
    for (const after of next) {
      const key = keyOf(after)
      if (!seen.has(key)) open.push(after)
      seen.set(key, after)
    }
    if (seen.size > MOST) throw new Error(`${start.lesson.id} has too many ways to look at all of them`)
  }
  const standings = [...seen.values()]
  return { stuck, ends, standings, reached: new Set(standings.flatMap(at => stepOf(at)?.id ?? [])) }
}

const followers = (at: Standing): readonly Standing[] => {
  const step = stepOf(at)
  if (!step || at.doing === 'over') return []
  if (at.doing === 'wrong') return [putBack(at)]
  if (at.doing === 'done' || isRead(step)) return [act(at, { next: true })]
  return actsAt(at)
    .map(each => act(at, each))
    .filter(after => after !== at && (after.doing !== 'doing' || keyOf(after) !== keyOf(at)))
}

const keyOf = (at: Standing): string =>
  JSON.stringify([
    at.step,
    at.doing,
    at.position.digest(),
    at.answers.length,
    [...new Set(at.looked)].sort(),
    at.before.answers.length,
  ])

/** The main way through a lesson: every step by what ends it soonest. */
export const mainWay = (start: Standing): { readonly acts: readonly Act[]; readonly end: Standing } => {
  let at = start
  while (at.doing !== 'over') {
    const way = at.doing === 'done' ? [{ next: true } as const] : wayOn(at)
    if (!way) throw new Error(`${nameOf(at)}: no awake answer leads on`)
    at = way.reduce(act, at)
  }
  return { acts: at.acts, end: at }
}

const nameOf = ({ lesson, step }: { lesson: Lesson; step: number }): string =>
  `${lesson.id}, step ${lesson.steps[step]?.id ?? 'end'}`

/** How much the learner decides: what is only read does not count. */
export const decisionsIn = (acts: readonly Act[]): number => acts.filter(each => 'answer' in each).length
