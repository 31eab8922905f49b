import { BANES } from '../../content/banes.ts'
import type { BaneId, ChipId } from '../../content/ids.ts'
import { isBaneChip } from '../units/kinds.query.ts'
import { drawBag, putInBag } from '../campaign/piles.ts'
import type { Cause, Play } from '../state/shape.ts'

/** Random units of the bag; banes that come up, or only the bag banes, go back afterwards without effect (VIC-BANE-10, VIC-RULING-84). */
export const drawUnits = (play: Play, count: number, backGo: 'bag' | 'all', cause: Cause): ChipId[] => {
  const units: ChipId[] = []
  const aside: BaneId[] = []
  while (units.length < count) {
    const chip = drawBag(play, cause)
    if (chip === undefined) break
    if (isBaneChip(chip) && (backGo === 'all' || BANES[chip].type === 'bag')) aside.push(chip)
    else units.push(chip)
  }
  for (const bane of aside) putInBag(play, bane)
  return units
}
