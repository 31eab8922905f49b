import type { Happening } from '@tabletome/match'
import type { Shape, View } from '@tabletome/engine'
import type { GameText, Milestone, Names } from '@tabletome/games/types'
import { standing } from '../chronicle/chronicle.ts'

export interface Pending {
  /** The line it began with, and which milestone since then. */
  readonly key: string
  readonly seq: number
  readonly milestone: Milestone
}

/** Only one's own answers come with what was chosen. */
const isOwnChoice = ({ option, by }: Happening) => option !== undefined && by === undefined

/** What has come to its end since the reader last chose something. */
export const pendingOf = (
  history: readonly Happening[],
  view: View<Shape>,
  text: GameText,
  names: Names,
): readonly Pending[] => {
  if (!text.milestones) return []
  const lines = standing(history)
  const last = lines.findLastIndex(isOwnChoice)
  const own = lines[last]
  if (!own) return []
  const told: { readonly type: string }[] = []
  let from = 0
  lines.forEach(({ facts }, i) => {
    if (i === last) from = told.length
    told.push(...facts)
  })
  return text
    .milestones(told, from, view, names)
    .map((milestone, i) => ({ key: `${own.seq}.${i}`, seq: own.seq, milestone }))
}
