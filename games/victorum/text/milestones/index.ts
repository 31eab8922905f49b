import type { GameText, Milestone } from '../../../types.ts'
import type { Fact } from '../../rules/state/shape.ts'
import { viewOf } from '../read.ts'
import type { Words } from '../words.ts'
import { actPage } from './act.ts'
import { combatLeaf } from './combat.ts'
import { grownLeaf } from './influence.ts'

/** What a fact closes; a campaign that ends has its own page. */
const milestoneAt = (
  words: Words,
  told: readonly Fact[],
  at: number,
  view: ReturnType<typeof viewOf>,
): Milestone | undefined => {
  const fact = told[at]
  if (fact?.type === 'combatEnded') return combatLeaf(words, told, at, view.open)
  if (fact?.type === 'actBegan' && fact.act > 1) return actPage(words, told, at, view.open)
  return fact?.type === 'baneDrawn' ? grownLeaf(words, told, at, view.open) : undefined
}

export const createMilestones =
  (words: Words): NonNullable<GameText['milestones']> =>
  (told, from, anyView) => {
    const view = viewOf(anyView)
    if (view.outcome !== undefined) return []
    // The shell knows no game; what it hands back are the facts this game has told.
    const facts = told as readonly Fact[]
    const found: Milestone[] = []
    for (let at = from; at < facts.length; at++) {
      const milestone = milestoneAt(words, facts, at, view)
      if (milestone) found.push(milestone)
    }
    return found
  }
