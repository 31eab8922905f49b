import type { BaneId } from '../content/ids.ts'
import type { Seen } from '../rules/state.ts'
import { isBaneChip } from './kinds.ts'

/** In your camp, then in the bag; those drawn into the combat in progress are out of reach (VIC-RULING-92). */
export const banesInPlay = ({ camp, bag }: Seen['open']): BaneId[] => {
  const list: BaneId[] = [...camp.banes]
  for (const chip of bag) if (isBaneChip(chip)) list.push(chip)
  return list
}
