import { ENEMIES } from '../../content/enemies.ts'
import { undefended } from './attack.ts'
import { candidatesFor, defendWindow } from './defend.ts'
import { step } from '../state/kit.ts'

/**
 * The First Region, then the Second; each attack is finished before the next (DEF-ENEMY-01, DEF-ENEMY-05,
 * DEF-DEFEND-09, DEF-RULING-44).
 */
export const resolveEnemy = step('enemy.resolve', (play, { card }) => {
  const { first, second } = ENEMIES[card]
  play.next(attack({ card, region: first, order: 'first' }), attackSecond({ card, region: second, order: 'second' }))
})

/**
 * Not at all if the card now lies on its First Region; otherwise in any case (DEF-ENEMY-03, DEF-ENEMY-04,
 * DEF-RULING-18).
 */
const attackSecond = step('enemy.attackSecond', (play, second) => {
  if (play.state.open.resolving === second.card) play.next(attack(second))
})

/**
 * Always an Outer Region (DEF-CAPITAL-04), whether or not somebody is there, the Foe included (DEF-RULING-60); without
 * anybody who could Defend no window opens (DEF-ENEMY-05, DEF-DEFEND-01).
 */
export const attack = step('attack', (play, about) => {
  const { card, region, order } = about
  play.emit({ type: 'attacked', card, region, order })
  const candidates = candidatesFor(play.state, about)
  play.next(
    candidates.length === 0 ? undefended(about) : defendWindow({ card, region, order, candidates, declined: [] }),
  )
})
