import type { Evaluation } from '@tabletome/bots'
import type { Victorum, View } from '../rules/state/shape.ts'
import { expert } from './expert/index.ts'
import { habit } from './habit.ts'
import { traits } from './traits.ts'
import { chance, value } from './value.ts'
import { winning } from './winning/index.ts'
import { worthwhile } from './worthwhile.ts'

/** What a good campaign looks like in Victorum, and how it is played by habit. */
export const evaluation: Evaluation<Victorum> = {
  value,
  judge: chance,
  worthwhile,
  winning,
  traits,
  hintWorlds: 12,
  habit,
  settled,
  effort: { positions: 3, plans: 2, worlds: 6, ahead: 40 },
  expert,
  groups: ({ open }) => ({ hero: open.hero.id, scion: open.scion, difficulty: open.difficulty }),
}

/** A combat is played on to its end, if it does not take too long. */
function settled(before: View, now: View): boolean {
  return now.open.round > before.open.round
}
