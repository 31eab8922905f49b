import type { Evaluation } from '@tabletome/bots'
import { COLOURS } from '../content/levels.ts'
import type { Defenders, View } from '../rules/state.ts'
import { FEATURES, featuresOf } from './features.ts'
import { habit } from './habit.ts'
import { value } from './value.ts'
import { WEIGHTS, type Weights } from './weights.ts'
import { worthwhile } from './worthwhile.ts'

let W: Weights = WEIGHTS
export const setWeights = (weights: Weights): void => {
  W = weights
}

/** What a good position looks like in Defenders. */
export const evaluation: Evaluation<Defenders> = {
  together: true,
  value,
  judge,
  worthwhile,
  habit,
  settled,
  groups: ({ open }) => ({ foe: open.foe?.id ?? 'hidden', difficulty: open.difficulty }),
}

function judge(view: View): number {
  if (view.outcome) return view.outcome.result === 'won' ? 1 : 0
  const features = featuresOf(view)
  let sum = 0
  const size = COLOURS.filter(colour => view.open.defenders[colour]).length
  const table = W[size <= 2 ? '2' : size === 3 ? '3' : '4'][view.open.foe ? 'foe' : 'hidden']
  for (const name of FEATURES) sum += features[name] * (table[name] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}

/** At the beginning of a Round, after some cards at least. */
function settled(before: View, now: View): boolean {
  const rounds = now.open.round - before.open.round
  return rounds > (before.piles.turn < 4 ? 1 : 0)
}
