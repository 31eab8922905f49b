import type { Milestone, MilestoneRow } from '../../../types.ts'
import type { Fact } from '../../rules/state/shape.ts'
import type { OpenView } from '../read.ts'
import type { Words } from '../words.ts'
import { allOf, lastOf, since, until } from './facts.ts'

/** How the scion's influence rose in these facts, and the banes it drew. */
export const influenceRows = (words: Words, facts: readonly Fact[], { scion }: OpenView): MilestoneRow[] => {
  const { milestones: said, names } = words
  const gained = allOf(facts, 'influenceGained')
  const [first] = gained
  const last = gained.at(-1)
  if (!first || !last) return []
  const drawn = allOf(facts, 'baneDrawn').map(({ bane, to }): MilestoneRow => {
    return { icon: 'draw', tone: 'bad', ...said.bane(names.banes[bane].name, to) }
  })
  const figure = said.step(first.from, last.to)
  return [{ icon: 'influence', what: said.influence(scion), figure, tone: 'bad' }, ...drawn]
}

/** Every fourth point draws a bane (VIC-INFLUENCE-02). After a lost combat the leaf of that combat tells it. */
export const grownLeaf = (words: Words, told: readonly Fact[], at: number, open: OpenView): Milestone | undefined => {
  const lately = since(told, 'travelled', at)
  if (lastOf(since(told, 'combatBegan', at), 'combatEnded') && lastOf(lately, 'combatEnded')) return undefined
  const isFirst = lastOf(since(told, 'influenceGained', at), 'baneDrawn') === undefined
  const from = told.findLastIndex((fact, i) => i < at && fact.type === 'influenceGained')
  if (!isFirst || from < 0) return undefined
  const { milestones: said } = words
  return {
    id: 'grown',
    as: 'leaf',
    tone: 'bad',
    icon: open.scion,
    title: said.grown(open.scion),
    lead: said.grownLead,
    rows: influenceRows(words, until(told, 'travelled', from), open),
    next: { what: said.goOn },
  }
}
