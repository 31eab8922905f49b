import { DIE_FACES } from '../content/dice.ts'
import { ENEMY_CARDS } from '../content/enemyCards.ts'
import type { EnemyCardId } from '../content/ids.ts'
import { pushes } from '../knowledge/dice.ts'
import { cardOf, isEnemyOwner } from '../knowledge/units.ts'
import { discardEnemyCard, drawEnemyCard } from './enemyDeck.ts'
import { discardFromHand } from './hands.ts'
import { gainHealth, loseHealth, loseSupply } from './health.ts'
import { changeMp } from './mp.ts'
import { step } from './state.ts'
import type { EnemyId, Now, Play, Seat, UnitId } from './state.ts'
import { unitOf } from './units.ts'

/** Who captures a unit that falls in a dungeon: the Solo Enemy whose turn comes next (P-18, TAC-DUNGEON-28). */
export const captorInDungeon = ({ order, turn, enemies }: Now['open']): EnemyId | undefined => {
  const from = turn === undefined ? 0 : order.indexOf(turn.owner)
  for (let i = 1; i <= order.length; i++) {
    const owner = order[(from + i) % order.length]
    if (owner !== undefined && isEnemyOwner(owner)) return owner as EnemyId
  }
  return enemies[0]
}

/** Health lost to a trap or a monster: a loss, not damage, and no capturing unit (TAC-RULING-21, TAC-CAPTURE-07). */
export const loseInDungeon = (play: Play, id: UnitId, amount: number, cause: string): void => {
  const owner = captorInDungeon(play.state.open)
  loseHealth(play, id, amount, cause, owner === undefined ? undefined : { owner })
}

type Monster = (play: Play, id: UnitId, cause: EnemyCardId) => void
const BONE_GUARD_HEALTH = 2
const SPIDER_MP = 2

/** As many dice as red squares; no ➤ costs Health. */
const boneGuard: Monster = (play, id, cause) => {
  const { open } = play.state
  const faces = play.roll(DIE_FACES[open.options.dieFaces], cardOf(unitOf(open, id)).melee.dice)
  const count = pushes(faces)
  play.emit({ type: 'rolled', unit: id, for: 'monster', faces, count })
  if (count === 0) loseInDungeon(play, id, BONE_GUARD_HEALTH, cause)
}

/** Ammo or Mana; each one lacking costs 1 Health, also of a unit without such a track (TAC-RULING-93). */
const drain =
  (amount: number): Monster =>
  (play, id, cause) => {
    const lacking = amount - loseSupply(play, id, amount, cause)
    if (lacking > 0) loseInDungeon(play, id, lacking, cause)
  }

const spider: Monster = (play, id, cause) => changeMp(play, id, -SPIDER_MP, cause)

/** A random card of its player's hand. */
const thief: Monster = (play, id, cause) => {
  const seat = unitOf(play.state.open, id).owner as Seat
  if ((play.state.open.hands[seat] ?? 0) === 0) return loseInDungeon(play, id, 1, cause)
  const card = play.rollOne(play.own(seat).hand)
  discardFromHand(play, seat, card)
  play.emit({ type: 'tacticDiscarded', seat, card, cause })
}

const MONSTERS: Readonly<Record<string, Monster>> = {
  bats: (play, id, cause) => loseInDungeon(play, id, 1, cause),
  boneGuard,
  rats: drain(1),
  spider,
  thief,
  wisp: drain(2),
  ogre: (play, id, cause) => loseInDungeon(play, id, 3, cause),
  spirit: (play, id, cause) => gainHealth(play, id, 1, cause),
  warden: (play, id) => {
    const { move } = play.state.open
    if (move?.unit === id) move.warden = true
  },
}

/** The effect along the bottom of a Solo Enemy Card, then the card is discarded; no action (TAC-DUNGEON-14). */
export const meetMonster = step('dungeon.monster', (play, { unit }) => {
  const card = drawEnemyCard(play, 'monster')
  const { monster } = ENEMY_CARDS[card]
  const act = MONSTERS[monster]
  if (act === undefined) throw new Error(`no monster "${monster}"`)
  play.emit({ type: 'monsterMet', unit, card })
  act(play, unit, card)
  discardEnemyCard(play, card)
})
