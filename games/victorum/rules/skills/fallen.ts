import type { Step } from '@tabletome/engine'
import { hasProwess } from '../../knowledge/events.ts'
import { HERO, skillOf } from '../../knowledge/stats.ts'
import { adjacentOpponents } from '../../knowledge/units.ts'
import { combatIn, fightStep, findIn } from '../fight.ts'
import { gainHp, healHero } from '../hp.ts'
import type { Fallen } from '../steps.ts'
import { go } from '../state.ts'
import type { Cause, Play, UnitId } from '../state.ts'

interface Effect {
  cause: Cause
  step: Step
}

/**
 * What falls and the hero's survival set off: the attacker's Bloodthirst first, then the effects of others, in the player's
 * order (P15, VIC-TURN-05, VIC-TURN-06).
 */
export const skillsAfter = fightStep('skills.fallen', (play, fallen) => {
  drinkBlood(play, fallen)
  const effects = effectsOf(play, fallen)
  const [first] = effects
  if (effects.length > 1) play.next(go('order.effects', { effects }))
  else if (first !== undefined) play.next(first.step)
})

/** Bloodthirst N: a unit whose attack defeats another gains N HP. */
const drinkBlood = (play: Play, { fallen, by, attack }: Fallen): void => {
  if (!attack || by === undefined || fallen.length === 0) return
  const attacker = findIn(play, by)
  const n = attacker === undefined ? undefined : skillOf(play.state.open, attacker, 'bloodthirst')
  if (n !== undefined) gainHp(play, by, n, 'bloodthirst')
}

const effectsOf = (play: Play, { fallen, survived, by, attack }: Fallen): Effect[] => {
  const { open } = play.state
  const list: Effect[] = []
  const current = combatIn(play).attack
  const breath = current?.breath
  if (attack && by !== undefined && breath !== undefined && fallen.some(({ unit }) => unit === current?.target)) {
    const units = [{ unit: by, damage: breath }]
    list.push({ cause: 'last-breath', step: go('harm', { units, cause: 'last-breath', by: current?.target }) })
  }
  const mine = fallen.filter(({ side, unit }) => side === 'player' && unit !== HERO).length
  if (mine > 0 && hasProwess(open, 'feed-the-dark')) list.push({ cause: 'feed-the-dark', step: feed({ hp: mine }) })
  if (survived && hasProwess(open, 'freedoms-price')) {
    const units = opponentsByHero(play).map(unit => ({ unit, damage: 2 }))
    if (units.length > 0)
      list.push({ cause: 'freedoms-price', step: go('harm', { units, cause: 'freedoms-price', by: HERO }) })
  }
  return list
}
/** Feed the Dark: 1 HP for each other unit of yours that fell, in combat or not. */
const feed = fightStep('skills.feed', (play, { hp }) => healHero(play, hp, 'feed-the-dark'))

const opponentsByHero = (play: Play): UnitId[] => {
  const hero = findIn(play, HERO)
  return hero === undefined ? [] : adjacentOpponents(play.state.open, hero).map(({ id }) => id)
}
