import type { Reason } from '@tabletome/engine'
import { UNIT_IDS } from '../../content/heroes.ts'
import type { UnitId } from '../../content/ids.ts'
import { why } from '../state/reasons.query.ts'
import { hurt } from '../heroes/harm.ts'
import { option, question } from '../state/kit.ts'
import type { Now, Offers, Wish } from '../state/shape.ts'
import { heroWished } from '../state/wished.ts'

/**
 * Gem of Timewarp hurts a hero that is not knocked out, on the map or on its board, protected or not (RIFT-SPELL-09,
 * RIFT-RULING-61).
 */
export const chooseSufferer = question('spell.hero', {
  seat: (_state, { seat }) => seat,
  options: ({ open }) => {
    const list: Offers<'hero'> = []
    for (const hero of UNIT_IDS)
      if (canSuffer(open, hero)) list.push(option({ do: 'hero', hero }, hurt({ hero, cause: 'gem-of-timewarp' })))
    return list
  },
  whyNot: ({ open }, _about, wish) => whyNotSuffer(open, wish),
})
const canSuffer = ({ heroes }: Now['open'], hero: UnitId): boolean => {
  const place = heroes[hero]?.place
  return place === 'map' || (place === 'board' && hero !== 'wildcat')
}
const whyNotSuffer = (open: Now['open'], wish: Wish): Reason | undefined => {
  const hero = heroWished(wish)
  return hero === undefined || canSuffer(open, hero) ? undefined : why('RIFT-RULING-61', 'cannotSuffer', { hero })
}
