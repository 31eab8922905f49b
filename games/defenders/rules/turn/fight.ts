import type { Reason } from '@tabletome/engine'
import { hurtFoe } from '../enemies/foe.ts'
import { refuse } from '../state/reasons.ts'
import { modifiers, step } from '../state/kit.ts'
import type { Cause, Colour, Now, PlaceId, Play } from '../state/shape.ts'
import { isTooTired, spend, tooDear, markUsed, type User } from './user.ts'

/** DEF-FIGHT-01; a limited bonus is used up by the Fight it adds to. */
export const fight = step('fight', (play, { defender }) => {
  spend(play, 1)
  let damage = 1
  for (const { adds, ability } of modifiers(play.state, 'fightDamage', { defender })) {
    damage += adds
    markUsed(play, defender, ability)
  }
  strike(play, defender, damage, 'fight')
})

/** All damage of one Fight point by point, then the Foe's texts about Fighting, once (DEF-FIGHT-05, DEF-EVENT-03). */
export const strike = (play: Play, defender: Colour, damage: number, cause: Cause): void => {
  play.emit({ type: 'fought', defender, damage })
  for (let point = 0; point < damage; point++) play.next(hurtFoe({ cause, by: defender }))
  play.moment('fought', { defender })
}

/** The Foe must be revealed and in reach (DEF-FIGHT-02, DEF-FIGHT-04). */
export const foeOutOfReach = (state: Now, colour: Colour, at: PlaceId): Reason | undefined => {
  const { foe } = state.open
  if (foe === undefined) return refuse('DEF-FIGHT-02', 'foeHidden')
  if (at === foe.at) return undefined
  const reaches = modifiers(state, 'fightReach', { defender: colour, from: at, foe: foe.at }).some(({ adds }) => adds)
  return reaches ? undefined : refuse('DEF-FIGHT-02', 'foeElsewhere', { place: foe.at })
}

/** DEF-FIGHT-01, DEF-FIGHT-02, DEF-FIGHT-03. */
export const whyNotFight = (state: Now, user: User): Reason | undefined =>
  foeOutOfReach(state, user.colour, user.at) ??
  (isTooTired(state, user, 'fight') ? refuse('DEF-FIGHT-03', 'exhausted', { defender: user.colour }) : tooDear(user, 1))
