import type { BoardProps } from '../../../types.ts'
import type { Intent } from '../../rules/rivals/intent.query.ts'
import { ignoredBy, oddsOf } from '../../rules/dice/pool.query.ts'
import { HERO } from '../../rules/units/stats.query.ts'
import { unitNamed } from '../../rules/units/units.query.ts'
import { intentsOf } from '../map/intents.ts'
import { openOf, type OpenView } from '../read.ts'

/** What the hero would lose if all that can strike the hero did. */
export interface Outlook {
  readonly most: number
  readonly mean: number
  readonly falls: number
  /** Blessings that would each save the hero once; none helps against the scion (VIC-BLESSING-02, VIC-BLESSING-05). */
  readonly saved: number
}

/** Losses of one blow: hits without what is ignored. */
const lossesOf = (odds: readonly number[], ignored: number): number[] => {
  const losses: number[] = [0]
  for (const [hits, chance] of odds.entries()) {
    const lost = Math.max(0, hits - ignored)
    losses[lost] = (losses[lost] ?? 0) + chance
  }
  return losses
}
const together = (a: readonly number[], b: readonly number[]): number[] => {
  const sum = Array.from({ length: a.length + b.length - 1 }, () => 0)
  for (const [i, p] of a.entries()) for (const [j, q] of b.entries()) sum[i + j] = (sum[i + j] ?? 0) + p * q
  return sum
}

/** Each rival that may strike the hero does, with the most dice of its choices; blows one after the other, nobody in between. */
export const oddsOfTroop = (open: OpenView, intents: readonly Intent[]): Outlook | undefined => {
  const hero = unitNamed(open, HERO)
  if (!hero) return undefined
  let losses = [1]
  for (const { unit: id, strikes } of intents) {
    const unit = unitNamed(open, id)
    const blow = strikes
      .flatMap(({ blows }) => blows)
      .filter(({ target, dice }) => target === HERO && dice.length > 0)
      .toSorted((a, b) => b.hits - a.hits)[0]
    if (unit && blow) losses = together(losses, lossesOf(oddsOf(blow.dice), ignoredBy(open, unit, hero)))
  }
  if (losses.length === 1) return undefined
  const mean = losses.reduce((sum, chance, lost) => sum + chance * Math.min(lost, hero.hp), 0)
  const falls = losses.reduce((sum, chance, lost) => sum + (lost >= hero.hp ? chance : 0), 0)
  const saved = open.combat?.kind === 'scion' ? 0 : open.hero.blessings
  return { most: Math.min(losses.length - 1, hero.hp), mean, falls, saved }
}
/** Nothing can happen to the hero. */
export const isOutOfChance = ({ most }: Outlook): boolean => most === 0

/** What all of it would cost the hero, where chance leaves something open. */
export const outlookOf = (board: BoardProps) => {
  const open = openOf(board.foreseen ?? board.view)
  const outlook = oddsOfTroop(open, intentsOf(open))
  return outlook && !isOutOfChance(outlook) ? outlook : undefined
}
