import { ABILITIES } from '../../content/abilities.ts'
import { HEROES } from '../../content/heroes.ts'
import type { UnitId } from '../../content/ids.ts'
import type { Arrows, Turn } from '../../content/types.ts'
import { isHero } from '../../rules/heroes/heroes.query.ts'
import type { HeroView } from '../read.ts'

const hasFront = (arrows: Arrows | undefined) => arrows !== undefined && arrows !== 'perfect' && arrows.length < 8

/** Where a hero looks, if it is on the map and has arrows that do not point everywhere (RIFT-MOVE-09). */
export const facingOf = (unit: UnitId, hero: HeroView): Turn | undefined => {
  if (hero.place !== 'map' || !isHero(unit)) return undefined
  const aims = hasFront(HEROES[unit].basic.arrows) || hero.abilities.some(({ id }) => hasFront(ABILITIES[id].arrows))
  return aims ? hero.facing : undefined
}
