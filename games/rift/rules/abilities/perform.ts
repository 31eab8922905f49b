import type { Step } from '@tabletome/engine'
import type { AbilityId, UnitId } from '../../content/ids.ts'
import { turnAbility } from '../recover.ts'
import { step } from '../state.ts'

/** Every ability is a step of this id; the one who performs it need not own it. */
const perform = (ability: AbilityId, hero: UnitId): Step => ({ do: `ability.${ability}`, with: { hero } })

/** The tile is turned face down when its whole effect is done (RIFT-ACTION-07, RIFT-ACTION-08, RIFT-RULING-42). */
export const useAbility = step<{ hero: UnitId; ability: AbilityId }>('ability.use', (play, { hero, ability }) => {
  play.emit({ type: 'heroActs', hero, as: ability })
  play.next(perform(ability, hero), turnDown({ hero, ability }))
})
const turnDown = step<{ hero: UnitId; ability: AbilityId }>('ability.turnDown', (play, { hero, ability }) =>
  turnAbility(play, hero, ability, false),
)

/** The copied tile stays as it lies (RIFT-MAGNUS-06, RIFT-RULING-44). */
export const performCopy = step<{ hero: UnitId; ability: AbilityId }>(
  'ability.performCopy',
  (play, { hero, ability }) => {
    play.emit({ type: 'heroActs', hero, as: ability, copied: true })
    play.next(perform(ability, hero))
  },
)

/** The attack printed on the hero's board, with all that follows it; the wildcat has none (P13, RIFT-ACTION-01). */
export const basicAttack = step<{ hero: UnitId }>('hero.basic', (play, { hero }) => {
  if (hero === 'wildcat') return
  play.emit({ type: 'heroActs', hero, as: 'basic' })
  play.next({ do: `basic.${hero}`, with: { hero } })
})
