import { UPGRADED } from '../content/dice.ts'
import { PAD_LIMITS } from '../content/numbers.ts'
import type { Seen } from '../rules/state.ts'
import { type Why, why } from './reasons.ts'
import { heroHealth, leadershipOnPad } from './stats.ts'

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

/** The options of these lines of the pad that would change something: `addDie`, `upgradeDie 0`, `health`, `leadership` (VIC-UPGRADE-06). */
export const padOptions = (open: Open, lines: readonly PadLine[]): string[] => {
  const list: string[] = []
  if (lines.includes('die')) {
    if (canAddDie(open)) list.push('addDie')
    for (let column = 0; column < open.hero.dice.length; column++)
      if (canUpgradeDie(open, column)) list.push(`upgradeDie ${column}`)
  }
  if (lines.includes('health') && canRaiseHealth(open)) list.push('health')
  if (lines.includes('leadership') && canRaiseLeadership(open)) list.push('leadership')
  return list
}
export const whyNotPad = (open: Open, anchor: string): Why | undefined => {
  const [word, column = ''] = anchor.split(' ')
  if (word === 'addDie') return canAddDie(open) ? undefined : why('VIC-UPGRADE-04', 'fourDice')
  if (word === 'health') return canRaiseHealth(open) ? undefined : why('VIC-UPGRADE-01', 'statAtLimit')
  if (word === 'leadership') return canRaiseLeadership(open) ? undefined : why('VIC-UPGRADE-01', 'statAtLimit')
  if (word !== 'upgradeDie' || canUpgradeDie(open, Number(column))) return undefined
  return open.hero.dice[Number(column)] === undefined
    ? why('VIC-UPGRADE-05', 'noSuchDie', { column })
    : why('VIC-UPGRADE-05', 'dieBlack', { column })
}
