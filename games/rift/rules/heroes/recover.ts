import type { AbilityId, UnitId } from '../../content/ids.ts'
import { fullHealthOf, isHero } from './heroes.query.ts'
import { heroIn } from './harm.ts'
import { step } from '../state/kit.ts'
import type { Play } from '../state/shape.ts'

/** The whole action: full health and all own abilities face up (RIFT-ACTION-10, RIFT-ACTION-11, RIFT-RULING-88). */
export const recover = step('hero.recover', (play, { hero: id }) => {
  const hero = heroIn(play, id)
  const from = hero.health
  hero.health = fullHealthOf(id)
  play.emit({ type: 'recovered', hero: id, from, to: hero.health })
  for (const { id: ability } of hero.abilities) turnAbility(play, id, ability, true)
})

/** Face up: ready; face down: used (RIFT-ACTION-07). */
export const turnAbility = (play: Play, id: UnitId, ability: AbilityId, up: boolean): void => {
  const tile = heroIn(play, id).abilities.find(each => each.id === ability)
  if (tile === undefined || tile.up === up || !isHero(id)) return
  tile.up = up
  play.emit({ type: 'abilityTurned', hero: id, ability, up })
}
