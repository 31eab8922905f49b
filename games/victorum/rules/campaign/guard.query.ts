import { HEROES } from '../../content/heroes.ts'
import type { HeroId, PlaceId, ScionId } from '../../content/ids.ts'
import type { Seen } from '../state/shape.ts'
import { isOpenCapital, LAST_CAPITAL } from './world.query.ts'

/** Who waits in an open capital: its primus, or the scion of the last act (VIC-TRAVEL-09, VIC-TRAVEL-10). */
export const guardOf = (open: Seen['open'], place: PlaceId): HeroId | ScionId | undefined => {
  if (!isOpenCapital(open, place)) return undefined
  if (place === LAST_CAPITAL && open.act === 4) return open.scion
  return open.primuses.find(({ hero, defeated }) => !defeated && HEROES[hero].home === place.slice(0, 3))?.hero
}
