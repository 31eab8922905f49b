import type { OptionText } from '../../../types.ts'
import { usefulLeft } from '../../rules/player/useful.query.ts'
import type { View } from '../../rules/state/shape.ts'
import type { CombatView, OpenView } from '../read.ts'
import { joined, start } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'

/** Everything an option's words may depend on. */
export interface At {
  readonly words: Words
  readonly view: View
  readonly open: OpenView
  readonly combat: CombatView | undefined
}
export type More = Omit<OptionText, 'what' | 'why'>

/** Leaves out what there is nothing to say about. */
export const optionText = (what: string, why: readonly (string | undefined)[] = [], more: More = {}): OptionText => {
  const line = joined(why)
  return line === '' ? { what: start(what), ...more } : { what: start(what), why: start(line), ...more }
}
/** The main button of the panel. */
export const mainText = (what: string, icon = 'done'): OptionText => optionText(what, [], { icon, main: true })

/** The end of a step of your turn, quiet while a unit of yours can still do something in it. */
export const endText = (open: OpenView, what: string): OptionText => ({
  ...mainText(what),
  ...(usefulLeft(open) ? { quiet: true } : {}),
})
