import { takeHp } from '../defenders/restore.ts'
import { step } from '../state/kit.ts'
import { abilityCard, spend, markUsed } from './user.ts'

/** The printed price, and `more` AP for what the target adds to it (DEF-ABILITY-02, DEF-RULING-65). */
export const pay = step('ability.pay', (play, { defender, ability, more = 0 }) => {
  const card = abilityCard(ability)
  const ap = (card.ap ?? 0) + more
  const hp = card.hp ?? 0
  if (card.kind === 'active') spend(play, ap)
  play.emit({ type: 'abilityUsed', defender, ability, ap, hp })
  takeHp(play, defender, hp, ability)
  markUsed(play, defender, ability)
})
