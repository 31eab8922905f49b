import type { Evaluation } from '@tabletome/bots'
import type { Tactics, View } from '../rules/state/shape.ts'
import { chance } from './chance.ts'
import { expert } from './expert/index.ts'
import { habit } from './habit.ts'
import { RECKONING } from './points.ts'
import { idle, traits } from './traits.ts'
import { value } from './value.ts'
import { winning } from './winning/index.ts'
import { worthwhile } from './worthwhile.ts'

/** What a good position looks like in Tactics, and how it is played by habit, for every mode and seat. */
export const evaluation: Evaluation<Tactics> = {
  value,
  judge: chance,
  worthwhile,
  winning,
  traits,
  idle,
  hintWorlds: 18,
  habit,
  settled,
  effort: { positions: 160, plans: 8, worlds: 9 },
  expert,
  training: { weights: RECKONING, grade: winning.won },
  groups: ({ open }) => ({ mode: open.mode, realm: open.realm }),
}

/** Imagined games are judged when the seat that thinks is about to act again, or another has had a whole turn. */
function settled(before: View, now: View): boolean {
  const { turn } = now.open
  if (turn?.step !== 'actions') return false
  const turns = turn.number - (before.open.turn?.number ?? 0)
  return turns > 0 && (turn.owner === before.seat || turns > 1)
}
