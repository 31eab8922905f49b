/** How the answers of Victorum are written: part of the save format, never changed. */
import { id, manyNamed, named, one, wordsOf } from '@tabletome/engine/words'
import { hexName, hexNamed } from './knowledge/hexes.ts'
import type { Hex, Victorum } from './rules/state.ts'

const readHex = (word: string): Hex | undefined => (hexNamed(word) < 0 ? undefined : hexNamed(word))
const hex = named('hex', hexName, readHex)
/** Units are made up as they come: any word. */
const unit = one('unit', (word: string) => word)

export const words = wordsOf<Victorum>({
  answers: {
    unit: id`unit ${unit}`,
    auto: id`auto`,
    mark: id`mark ${unit}`,
    hex: id`hex ${hex}`,
    path: id`path ${manyNamed('path', hexName, readHex)}`,
    target: id`target ${unit}`,
  },
  things: { unit: id`unit ${unit}`, hex: id`hex ${hex}` },
})
