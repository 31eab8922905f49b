import type { Evaluation } from '@tabletome/bots'
import type { Rift, View } from '../rules/state/shape.ts'
import { chance } from './chance.ts'
import { habit } from './habit.ts'
import { traits } from './traits.ts'
import { value } from './value.ts'
import { winning } from './winning/index.ts'
import { worthwhile } from './worthwhile.ts'

export { botMayAnswer } from './mayAnswer.ts'

/** What a good position looks like in Rift, and how it is played by habit, alone or together. */
export const evaluation: Evaluation<Rift> = {
  together: true,
  value,
  judge: chance,
  worthwhile,
  winning,
  traits,
  hintWorlds: 8,
  habit,
  settled,
  effort: { positions: 16, plans: 4, worlds: 2, ahead: 400 },
  groups: ({ open }) => ({
    scenario: String(open.scenario),
    difficulty: open.difficulty,
    players: String(open.seats.length),
  }),
}

/** Imagined games are judged in phase 2 of the next round. */
function settled(before: View, now: View): boolean {
  return now.open.phase === 2 && now.open.round > before.open.round
}
