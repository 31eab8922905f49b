import type { Names, OptionText } from '../../../types.ts'
import type { UnitId, View } from '../../rules/state/shape.ts'
import { type OpenView, whoIs } from '../read.ts'
import { joined } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'

/** Everything an option's words may depend on. */
export interface At {
  readonly words: Words
  readonly view: View
  readonly open: OpenView
  readonly names: Names
}
export type More = Omit<OptionText, 'what' | 'why'>

/** Leaves out what there is nothing to say about. */
export const optionText = (what: string, why: readonly (string | undefined)[] = [], more: More = {}): OptionText => {
  const line = joined(why)
  return line === '' ? { what, ...more } : { what, why: line, ...more }
}

export const who = ({ names }: At, unit: UnitId) => whoIs(unit, names)

/** One's own units are shown one at a time, each under its name. */
export const ofUnit = ({ words, open }: At, unit: UnitId): More => {
  const card = open.units[unit]
  return card === undefined ? {} : { group: words.options.unit(card.class, card.card), subject: `unit ${unit}` }
}
