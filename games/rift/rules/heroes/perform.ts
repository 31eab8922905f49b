import { turnAbility } from './recover.ts'
import { go, step } from '../state/kit.ts'

/** The tile is turned face down when its whole effect is done (RIFT-ACTION-07, RIFT-ACTION-08, RIFT-RULING-42). */
export const useAbility = step('ability.use', (play, { hero, ability }) => {
  play.emit({ type: 'heroActs', hero, as: ability })
  play.next(go(`ability.${ability}`, { hero }), turnDown({ hero, ability }))
})
const turnDown = step('ability.turnDown', (play, { hero, ability }) => turnAbility(play, hero, ability, false))

/** The copied tile stays as it lies (RIFT-MAGNUS-06, RIFT-RULING-44). */
export const performCopy = step('ability.performCopy', (play, { hero, ability }) => {
  play.emit({ type: 'heroActs', hero, as: ability, copied: true })
  play.next(go(`ability.${ability}`, { hero }))
})

/** The attack printed on the hero's board, with all that follows it; the wildcat has none (RIFT-ACTION-01). */
export const basicAttack = step('hero.basic', (play, { hero }) => {
  if (hero === 'wildcat') return
  play.emit({ type: 'heroActs', hero, as: 'basic' })
  play.next(go(`basic.${hero}`, { hero }))
})
