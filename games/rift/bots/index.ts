import type { Evaluation } from '@tabletome/bots'
import { bossIn } from '../rules/march/trays.query.ts'
import type { Rift, View } from '../rules/state/shape.ts'
import { expertOutlooks, usualOutlooks } from './outlook.ts'
import { EXPERT } from './points.ts'
import { createReckoner } from './reckoner.ts'
import { traits } from './traits.ts'
import { winning } from './winning/index.ts'

export { botMayAnswer } from './mayAnswer.ts'

/** What a good position looks like in Rift, and how it is played by habit, alone or together. */
export const evaluation: Evaluation<Rift> = {
  together: true,
  ...createReckoner(usualOutlooks),
  winning,
  traits,
  hintWorlds: 8,
  settled,
  effort: { positions: 16, plans: 4, worlds: 2, ahead: 400 },
  // Reckons with more, and with what was learned by playing.
  expert: {
    ...createReckoner(expertOutlooks),
    training: { weights: { points: EXPERT.points, time: EXPERT.time }, forget: expertOutlooks.forget, grade },
  },
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

/** Won is all; of lost matches those where most portals were closed and most of the boss was beaten. */
function grade({ outcome, open }: View): number {
  if (outcome?.result === 'won') return 1
  const { total, destroyed } = open.portals
  const boss = bossIn(open)
  const beaten = open.bossBeaten ? BOSS_PORTALS : boss ? (boss.life ?? 0) / 2 : 0
  return (0.5 * (destroyed + beaten)) / (total + BOSS_PORTALS)
}
/** A boss counts as so many portals. */
const BOSS_PORTALS = 2
