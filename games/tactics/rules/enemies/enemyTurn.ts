import { ENEMY_CARDS } from '../../content/enemyCards.ts'
import { activatedBy, aimsOf, rangedKindOf } from './enemyPlan.query.ts'
import { attack } from '../attack/attack.ts'
import { drawEnemyCard, gatherEnemyCards } from './enemyDeck.ts'
import { actionDone, enemyMove } from './enemyMove.ts'
import { go, step } from '../state/kit.ts'
import type { Active, Play } from '../state/shape.ts'
import { freshTurn } from '../turn/turn.ts'
import { isStill, unitIn } from '../units/units.ts'
import { recover } from '../turn/weak.ts'

/** The turn of a Solo Enemy: one card, one unit, at most one attack (TAC-ENEMY-ACT-01). */
export const enemyTurn = step('enemy.turn', (play, { enemy }) => {
  freshTurn(play, enemy)
  const { turn } = play.state.open
  if (turn !== undefined) play.state.open.turn = { ...turn, step: 'actions', actionsLeft: 0 }
  gatherEnemyCards(play, enemy)
  play.next(drawActivation({ enemy }), go('turn.end', { owner: enemy }))
})

/** The card goes under the unit it activates (TAC-ENEMY-ACT-01…03, TAC-RULING-64). */
const drawActivation = step('enemy.draw', (play, { enemy }) => {
  const { open } = play.state
  const card = drawEnemyCard(play, 'activation', enemy)
  const activated = activatedBy(open, enemy, card)
  if (activated === undefined) throw new Error(`${enemy} has no unit to activate`)
  const { unit: id, leftmost } = activated
  const { serial } = unitIn(play, id)
  open.under[id] = card
  if (open.turn !== undefined) open.turn = { ...open.turn, card, unit: id }
  play.emit({ type: 'activated', unit: id, card, leftmost })
  play.moment('turnBegan', { owner: enemy, unit: id })
  play.next(strikeFirst({ unit: id, serial, card }), finish({ unit: id, serial, card }))
})

/** Steps 1 and 2; without an attack steps 3 to 5 (TAC-ENEMY-ACT-07, TAC-ENEMY-ACT-08). */
const strikeFirst = step('enemy.strikeFirst', (play, about) => {
  if (!isStill(play.state.open, about.unit, about.serial)) return
  if (attackNow(play, about, 1)) return
  const { unit, card } = about
  play.next(enemyMove({ unit, card }), strikeThen(about))
})

/** Steps 4 and 5; a Weakened unit leaves them out (TAC-ENEMY-ACT-09). */
const strikeThen = step('enemy.strikeThen', (play, about) => {
  const { open } = play.state
  if (!isStill(open, about.unit, about.serial) || unitIn(play, about.unit).weakened) return
  attackNow(play, about, 4)
})

/** Melee if it can, else missile or spell; the target is the first of the compass (TAC-ENEMY-ATTACK-01…04). */
const attackNow = (play: Play, { unit: id, card }: Active, first: 1 | 4): boolean => {
  const { compass, damage } = ENEMY_CARDS[card]
  const ranged = rangedKindOf(unitIn(play, id))
  for (const kind of ranged === undefined ? (['melee'] as const) : (['melee', ranged] as const)) {
    const among = aimsOf(play.state.open, id, kind, compass)
    play.emit({ type: 'enemyAimed', unit: id, step: stepOf(first, kind), for: kind, among })
    const target = among[0]
    if (target === undefined) continue
    play.next(attack({ kind, attacker: id, target, bonus: damage }), actionDone())
    return true
  }
  return false
}
const stepOf = (first: 1 | 4, kind: 'melee' | 'missile' | 'spell'): 1 | 2 | 4 | 5 =>
  kind === 'melee' ? first : first === 1 ? 2 : 5

/** Its token comes off; those on other Enemy Units stay (TAC-ENEMY-ACT-10). */
const finish = step('enemy.finish', (play, { unit, serial }) => {
  if (isStill(play.state.open, unit, serial)) recover(play, unit, 'activation')
})
