import type { Evaluation } from '@tabletome/bots'
import type { Tactics, View } from '../rules/state.ts'
import { chance } from './chance.ts'
import { habit } from './habit.ts'
import { value } from './value.ts'
import { worthwhile } from './worthwhile.ts'

/** What a good position looks like in Tactics, and how it is played by habit, for every mode and seat. */
export const evaluation: Evaluation<Tactics> = {
  value,
  judge: chance,
  worthwhile,
  habit,
  settled,
  groups: ({ open }) => ({ mode: open.mode, realm: open.realm }),
}

/** Imagined games are judged when the seat that thinks is about to act in a later turn. */
function settled(before: View, now: View): boolean {
  const { turn } = now.open
  return (
    turn !== undefined &&
    turn.step === 'actions' &&
    turn.owner === before.seat &&
    turn.number > (before.open.turn?.number ?? 0)
  )
}
