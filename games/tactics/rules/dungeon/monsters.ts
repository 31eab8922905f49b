import { ENEMY_CARDS, MONSTERS } from '../../content/enemyCards.ts'
import { MONSTER_EFFECTS } from '../effects/monsters.ts'
import { discardEnemyCard, drawEnemyCard } from '../enemies/enemyDeck.ts'
import { step } from '../state/kit.ts'

/** The effect along the bottom of a Solo Enemy Card, then the card is discarded; no action (TAC-DUNGEON-14). */
export const meetMonster = step('dungeon.monster', (play, { unit }) => {
  const card = drawEnemyCard(play, 'monster')
  const { monster } = ENEMY_CARDS[card]
  play.emit({ type: 'monsterMet', unit, card })
  MONSTER_EFFECTS[monster].use(play, unit, card, MONSTERS[monster].amount)
  discardEnemyCard(play, card)
})
