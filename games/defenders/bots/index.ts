import type { Evaluation } from '@tabletome/bots'
import type { Defenders, View } from '../rules/state.ts'
import { FEATURES, type Feature, featuresOf } from './features.ts'
import { habit } from './habit.ts'
import { FIRST, LAST } from './weights.ts'
import { worthwhile } from './worthwhile.ts'

/** What a good position looks like in Defenders. */
export const evaluation: Evaluation<Defenders> = {
  together: true,
  value,
  worthwhile,
  habit,
  settled,
  groups: ({ open }) => ({ foe: open.foe?.id ?? 'hidden', difficulty: open.difficulty }),
}

function value(view: View): number {
  if (view.outcome) return view.outcome.result === 'won' ? 20 : -20
  const features = featuresOf(view)
  let sum = 0
  const weights = view.open.foe ? LAST : FIRST
  for (const name of FEATURES) sum += features[name] * (weights[name as Feature] ?? 0)
  return sum
}

/** At the beginning of a Round, after some cards at least. */
function settled(before: View, now: View): boolean {
  const rounds = now.open.round - before.open.round
  return rounds > (before.piles.turn < 4 ? 1 : 0)
}
