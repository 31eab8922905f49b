import { UPGRADED } from '../../content/dice.ts'
import { PAD_LIMITS } from '../../content/numbers.ts'
import type { Answer, PadAnswer, Seen } from '../state/shape.ts'
import { type Why, why } from '../state/reasons.query.ts'
import { heroHealth, leadershipOnPad } from '../units/stats.query.ts'

type Open = Seen['open']
export type PadLine = 'die' | 'health' | 'leadership'

/** A fifth die has no column (VIC-UPGRADE-04). */
export const canAddDie = ({ hero }: Open): boolean => hero.dice.length < PAD_LIMITS.dice
/** Black dice are the last (VIC-UPGRADE-05). */
export const canUpgradeDie = ({ hero }: Open, column: number): boolean => {
  const die = hero.dice[column]
  return die !== undefined && UPGRADED[die] !== undefined
}
/** Neither may exceed 12, prowess included (VIC-UPGRADE-01, VIC-RULING-87). */
export const canRaiseHealth = (open: Open): boolean => heroHealth(open) < PAD_LIMITS.health
export const canRaiseLeadership = (open: Open): boolean => leadershipOnPad(open) < PAD_LIMITS.leadership

/** What of these lines of the pad would change something (VIC-UPGRADE-06). */
export const padOptions = (open: Open, lines: readonly PadLine[]): PadAnswer[] => {
  const list: PadAnswer[] = []
  if (lines.includes('die')) {
    if (canAddDie(open)) list.push({ do: 'addDie' })
    for (let column = 0; column < open.hero.dice.length; column++)
      if (canUpgradeDie(open, column)) list.push({ do: 'upgradeDie', column })
  }
  if (lines.includes('health') && canRaiseHealth(open)) list.push({ do: 'health' })
  if (lines.includes('leadership') && canRaiseLeadership(open)) list.push({ do: 'leadership' })
  return list
}
export const whyNotPad = (open: Open, answer: Answer | undefined): Why | undefined => {
  if (answer?.do === 'addDie') return canAddDie(open) ? undefined : why('VIC-UPGRADE-04', 'fourDice')
  if (answer?.do === 'health') return canRaiseHealth(open) ? undefined : why('VIC-UPGRADE-01', 'statAtLimit')
  if (answer?.do === 'leadership') return canRaiseLeadership(open) ? undefined : why('VIC-UPGRADE-01', 'statAtLimit')
  if (answer?.do !== 'upgradeDie' || canUpgradeDie(open, answer.column)) return undefined
  const { column } = answer
  return open.hero.dice[column] === undefined
    ? why('VIC-UPGRADE-05', 'noSuchDie', { column: String(column) })
    : why('VIC-UPGRADE-05', 'dieBlack', { column: String(column) })
}
