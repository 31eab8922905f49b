import type { Settings } from '../../app/settings.ts'
import type { Choosable } from './options.ts'
import type { Hand } from './pointer.ts'

/** How an option was meant: pressed on its button or place, by its number, or confirmed after a look. */
export type Way = 'press' | 'number' | 'confirm'

/** Whether the option is taken at once, or selected and shown first. */
export const isTaken = (
  { text: { tone, unfinished, main } }: Pick<Choosable, 'text'>,
  way: Way,
  hand: Hand,
  confirm: Settings['confirm'],
  isSelected: boolean,
  /** It cannot be taken back, so its result is read first. */
  isFinal = false,
): boolean => {
  if (way === 'confirm' || isSelected) return true
  if (confirm === 'always' || (confirm === 'dangerous' && (tone === 'threat' || unfinished))) return false
  if (main) return true
  if (isFinal && confirm === 'dangerous') return false
  return way === 'press' && hand !== 'touch'
}
