import type { ProwessId, SkillId } from '../../content/ids.ts'
import type { Deed } from '../../content/types.ts'
import type { Seen } from '../state/shape.ts'
import { PROWESS } from '../../content/prowess.ts'

/** What all prowess of the hero together add to the numbers of the pad, and the skills they give with their highest number. */
export interface Earned {
  readonly health: number
  readonly leadership: number
  readonly tactics: number
  readonly movement: number
  readonly range: number
  readonly spectating: number
  readonly skills: ReadonlyMap<SkillId, number>
  /** What they let the hero do, with the card that says so. */
  readonly does: ReadonlyMap<Deed, ProwessId>
}

let last: Earned | undefined
let lastIds: readonly ProwessId[] = []
/** Asked for so often that the last is kept. */
export const earnedBy = ({ hero: { prowess } }: Seen['open']): Earned => {
  if (last === undefined || !areSame(prowess, lastIds)) {
    last = sumOf(prowess)
    lastIds = [...prowess]
  }
  return last
}
const areSame = (a: readonly ProwessId[], b: readonly ProwessId[]): boolean => {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
const sumOf = (prowess: readonly ProwessId[]): Earned => {
  const skills = new Map<SkillId, number>()
  const does = new Map<Deed, ProwessId>()
  const sum = { health: 0, leadership: 0, tactics: 0, movement: 0, range: 0, spectating: 0, skills, does }
  for (const id of prowess) {
    const card = PROWESS[id]
    sum.health += card.health ?? 0
    sum.leadership += card.leadership ?? 0
    sum.tactics += card.tactics ?? 0
    sum.movement += card.movement ?? 0
    sum.range += card.range ?? 0
    sum.spectating += card.spectating ?? 0
    if (card.does !== undefined) does.set(card.does, id)
    for (const { id: skill, n = 1 } of card.skills ?? []) skills.set(skill, Math.max(skills.get(skill) ?? 0, n))
  }
  return sum
}

/** The prowess of the hero that lets it do so, if it has one. */
export const cardFor = (open: Seen['open'], deed: Deed): ProwessId | undefined => earnedBy(open).does.get(deed)
export const heroDoes = (open: Seen['open'], deed: Deed): boolean => earnedBy(open).does.has(deed)
/** The same, of what it may do once in a combat and has not done yet. */
export const cardUnused = (open: Seen['open'], deed: Deed): ProwessId | undefined => {
  const card = cardFor(open, deed)
  return card !== undefined && open.combat?.once.includes(card) ? undefined : card
}
