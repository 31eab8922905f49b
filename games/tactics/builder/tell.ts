import type { GameText } from '../../types.ts'
import { type Fault, faultsOf } from '../rules/realm/realm.query.ts'
import { type Act, type Bench, shownBoxes } from './bench.ts'
import { isHard } from './code.ts'
import { type Boxes, find, loadOf } from './stack.ts'
import { aboutBox, boxName, faultText, say } from './words.ts'

/** Everything that keeps one from playing, in words. */
export const summary = (text: GameText, boxes: Boxes, strict: boolean): string => {
  const faults = faultsOf(boxes, strict).filter(isHard)
  return faults.length === 0 ? say(text, 'saidWell') : faults.map(fault => faultText(text, fault)).join(' ')
}

/** What keeps the box in hand from being set down well here; faults of boxes that stand elsewhere are not its own. */
export const heldFault = (shown: Boxes, { held }: Bench, faults: readonly Fault[]): Fault | undefined => {
  if (held === undefined) return undefined
  const mine = [held.box, ...loadOf(shown, held.box).map(({ box }) => box)]
  return faults.find(fault => isHard(fault) && (fault.box === undefined || mine.includes(fault.box)))
}

/** Where the box in hand is, and the first thing that is wrong with it there. */
export const heldText = (text: GameText, bench: Bench, strict: boolean): string => {
  if (bench.held === undefined) return ''
  const shown = shownBoxes(bench)
  const fault = heldFault(shown, bench, faultsOf(shown, strict))
  return fault === undefined
    ? aboutBox(text, 'saidHeld', shown, bench.held.box)
    : aboutBox(text, 'hintBarred', shown, bench.held.box, { fault: faultText(text, fault) })
}

/** What the line under the field says now. */
export const hintText = (text: GameText, bench: Bench, strict: boolean): string => {
  const { boxes, chosen, held } = bench
  if (held !== undefined) return heldText(text, bench, strict)
  return chosen !== undefined && find(boxes, chosen)
    ? aboutBox(text, 'hintChosen', boxes, chosen)
    : say(text, 'hintNone')
}

/** What a screen reader hears of a change; nothing if there was none. */
export const tell = (text: GameText, before: Bench, after: Bench, what: Act, strict: boolean): string | undefined => {
  if (before === after) return undefined
  const { boxes, chosen, held } = after
  const rest = () => summary(text, boxes, strict)
  const box = chosen ?? before.chosen
  switch (what.do) {
    case 'choose':
      return held ? heldText(text, after, strict) : aboutBox(text, 'saidChosen', boxes, what.box)
    case 'lift':
    case 'carry':
    case 'nudge':
      return held?.at === before.held?.at && before.held ? undefined : heldText(text, after, strict)
    case 'turn':
      if (held) return heldText(text, after, strict)
      return box && `${aboutBox(text, 'saidTurned', boxes, box)} ${rest()}`
    case 'setDown':
      return box && `${aboutBox(text, 'saidSet', boxes, box)} ${rest()}`
    case 'putBack':
      return before.held && say(text, 'saidBack', { box: boxName(text, before.held.box) })
    case 'remove':
      return before.chosen && `${say(text, 'saidRemoved', { box: boxName(text, before.chosen) })} ${rest()}`
    case 'undo':
      return `${say(text, 'saidUndone')} ${rest()}`
    case 'redo':
      return `${say(text, 'saidRedone')} ${rest()}`
    case 'take':
    case 'leave':
      return undefined
  }
}
