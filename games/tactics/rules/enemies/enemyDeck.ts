import type { EnemyCardId } from '../../content/ids.ts'
import { unitsOf } from '../units/units.query.ts'
import type { EnemyId, Fact, Play, UnitId } from '../state/shape.ts'

type DrawnFor = Extract<Fact, { type: 'enemyCardDrawn' }>['for']

/** All Solo Enemy Cards are somewhere: in the deck, discarded, or under an Enemy Unit (TAC-RULING-78). */
export const drawEnemyCard = (play: Play, why: DrawnFor, enemy?: EnemyId): EnemyCardId => {
  refill(play)
  const card = play.draw('enemy')
  if (card === undefined) throw new Error('no Solo Enemy Card is left to draw')
  play.emit({ type: 'enemyCardDrawn', card, for: why, ...(enemy === undefined ? {} : { enemy }) })
  return card
}

/** An empty deck is made of the discard pile alone (TAC-ENEMY-ACT-05, TAC-COOP-11). */
const refill = (play: Play): void => {
  if (play.state.piles.enemy > 0) return
  const { open } = play.state
  for (const card of open.enemyDiscard) play.place('enemy', card)
  open.enemyDiscard = []
  shuffleDeck(play)
}

const shuffleDeck = (play: Play): void => {
  play.shuffle('enemy')
  play.emit({ type: 'enemyCardsShuffled', cards: play.state.piles.enemy })
}

export const discardEnemyCard = (play: Play, card: EnemyCardId): void => {
  play.state.open.enemyDiscard.push(card)
}

/** A card of the set-up goes back and is shuffled in (TAC-SOLO-SETUP-13). */
export const returnEnemyCard = (play: Play, card: EnemyCardId): void => {
  play.place('enemy', card)
  shuffleDeck(play)
}

/** The card under a unit that has left goes to the discard pile (TAC-SOLO-CAPTURE-02). */
export const discardUnder = (play: Play, unit: UnitId): void => {
  const { open } = play.state
  const card = open.under[unit]
  if (card === undefined) return
  delete open.under[unit]
  open.enemyDiscard.push(card)
}

/**
 * Every unit of this Solo Enemy has a card: they go back with the discard pile and the deck. Cards under another Solo
 * Enemy's units stay (TAC-ENEMY-ACT-04, TAC-RULING-78).
 */
export const gatherEnemyCards = (play: Play, enemy: EnemyId): void => {
  const { open } = play.state
  const units = unitsOf(open, enemy)
  if (units.length === 0 || units.some(unit => open.under[unit] === undefined)) return
  for (const unit of units) discardUnder(play, unit)
  for (const card of open.enemyDiscard) play.place('enemy', card)
  open.enemyDiscard = []
  shuffleDeck(play)
}
