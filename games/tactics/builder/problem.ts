import type { GameText, SettingValue } from '../../types.ts'
import { faultsOf } from '../rules/realm/realm.query.ts'
import { isHard, needsWaiver, readCode } from './code.ts'
import { faultText, say, unreadableText } from './words.ts'

/** Why a table cannot be opened on this realm; the same checks as the rules make (TAC-RULING-54). */
export const problemOf = (
  value: string,
  options: Readonly<Record<string, SettingValue>>,
  text: GameText,
): string | undefined => {
  if (value === 'random') return undefined
  const read = readCode(value)
  if (!('boxes' in read)) return unreadableText(text, read.unreadable)
  const fault = faultsOf(read.boxes, options.builderStrict !== false).find(isHard)
  if (fault === undefined) return undefined
  const waiver = needsWaiver(read.boxes) ? ` ${say(text, 'needsWaiver')}` : ''
  return `${faultText(text, fault)}${waiver} (${fault.rule})`
}
