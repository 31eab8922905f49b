import type { Names, OptionText } from '../../../types.ts'
import { isDestroyed } from '../../rules/land/map.query.ts'
import type { Colour, PlaceId, View } from '../../rules/state/shape.ts'
import { surchargeOf, threatOf } from '../say/figures.ts'
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

/** Leaves out what there is nothing to say about. */
export const optionText = (
  what: string,
  why: readonly (string | undefined)[] = [],
  more: Omit<OptionText, 'what' | 'why'> = {},
): OptionText => {
  const line = joined(why)
  return line === '' ? { what, ...more } : { what, why: line, ...more }
}

export const who = ({ words, open, names }: At, colour: Colour) => words.ask.who(whoIs(open, colour, names))

/** What waits at the end of a way. */
export const there = ({ words, open }: At, place: PlaceId) => {
  const { why } = words
  const threat =
    place === 'capital'
      ? undefined
      : isDestroyed(open, place)
        ? why.destroyedThere
        : why.threatThere(open.regions[place].threat)
  return joined([threat, open.foe?.at === place ? why.foeThere : undefined])
}

/** AP for going to places, the Kraken's surcharge included. */
export const wayPrice = ({ words, open }: At, base: number, places: readonly PlaceId[]) => {
  const more = places.reduce((sum, place) => sum + surchargeOf(open, place), 0)
  const price = words.why.ap(base + more)
  return more > 0 && open.foe ? joined([price, words.why.dearer(open.foe.id)]) : price
}

/** “Plains 2 → 1”. */
export const lowers = ({ words, open }: At, place: PlaceId, amount: number) => {
  const from = threatOf(open, place)
  return words.why.threat(place, from, Math.max(0, from - amount))
}

/** “Threat 2 → 1”, where the place is named already. */
export const lowersThreat = ({ words, open }: At, place: PlaceId, amount: number) => {
  const from = threatOf(open, place)
  return words.why.threatTo(from, Math.max(0, from - amount))
}
