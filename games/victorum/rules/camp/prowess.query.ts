import type { ProwessId } from '../../content/ids.ts'
import { PROWESS, prowessOfLevel } from '../../content/prowess.ts'
import type { Seen } from '../state/shape.ts'
import { type Why, why } from '../state/reasons.query.ts'

type Open = Seen['open']

/** The level below that can still be earned: it must be taken first (VIC-PROWESS-03, VIC-SETUP-11). */
const lowerLeft = (open: Open, id: ProwessId): ProwessId | undefined => {
  const { level, name } = PROWESS[id]
  if (level !== 2) return undefined
  const lower = prowessOfLevel(name, 1)
  return lower !== undefined && open.prowessLeft.includes(lower) ? lower : undefined
}
/** The Hero Prowess that may be gained now: of the hero's own ten cards (VIC-PROWESS-06). */
export const validProwess = (open: Open): ProwessId[] => {
  const list: ProwessId[] = []
  for (const id of open.prowessLeft) if (lowerLeft(open, id) === undefined) list.push(id)
  return list
}
export const whyNotProwess = (open: Open, id: ProwessId): Why | undefined => {
  if (open.hero.prowess.includes(id)) return why('VIC-PROWESS-03', 'prowessEarned', { prowess: id })
  if (!open.prowessLeft.includes(id)) return why('VIC-PROWESS-06', 'prowessNotYours', { prowess: id })
  const lower = lowerLeft(open, id)
  return lower === undefined ? undefined : why('VIC-PROWESS-03', 'lowerLevelFirst', { prowess: id, lower })
}
