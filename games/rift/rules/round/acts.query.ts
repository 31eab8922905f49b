import type { TowerId, UnitId } from '../../content/ids.ts'
import type { Now, Seat } from '../state/shape.ts'
import { whyNotAct } from '../heroes/heroes.query.ts'
import { mapIn } from '../map/map.query.ts'
import { type Why, why } from '../state/reasons.query.ts'
import { whyNotSite } from '../towers/towers.query.ts'

/** Why this player cannot activate a hero, or call it from the bench: heroes belong to players (RIFT-GAME-05). */
export const whyNotHero = (open: Now['open'], seat: Seat, unit: UnitId, what: 'activate' | 'call'): Why | undefined => {
  const owner = open.heroes[unit]?.seat
  return owner === undefined || owner === seat
    ? whyNotAct(open, unit, what)
    : why('RIFT-GAME-05', 'heroOfOther', { hero: unit, seat: owner })
}

/** A tower can be played where some site takes it (RIFT-TOWER-01). */
export const canPlayTower = (open: Now['open'], seat: Seat, tower: TowerId): boolean => {
  for (const site of mapIn(open).sites) if (whyNotSite(open, seat, tower, site) === undefined) return true
  return false
}
