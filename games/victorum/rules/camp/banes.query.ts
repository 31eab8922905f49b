import { BANES } from '../../content/banes.ts'
import type { BaneId } from '../../content/ids.ts'
import type { CampNumber } from '../../content/types.ts'
import type { Seen } from '../state/shape.ts'
import { isBaneChip } from '../units/kinds.query.ts'

/** In your camp, then in the bag; those drawn into the combat in progress are out of reach (VIC-RULING-92). */
export const banesInPlay = ({ camp, bag }: Seen['open']): BaneId[] => {
  const list: BaneId[] = [...camp.banes]
  for (const chip of bag) if (isBaneChip(chip)) list.push(chip)
  return list
}

/** What the banes in camp add to a number (VIC-BANE-09). */
export const addedInCamp = ({ camp }: Seen['open'], number: CampNumber): number => {
  let sum = 0
  for (const bane of camp.banes) sum += BANES[bane].adds?.[number] ?? 0
  return sum
}
