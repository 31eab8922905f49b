import { DIE_FACES } from '../../content/dice.ts'
import type { MonsterId } from '../../content/enemyCards.ts'
import type { EnemyCardId } from '../../content/ids.ts'
import { pushes } from '../attack/dice.query.ts'
import { cardOf } from '../units/units.query.ts'
import { loseInDungeon } from '../dungeon/dungeonLoss.ts'
import { discardFromHand } from '../turn/hands.ts'
import { gainHealth, loseSupply } from '../attack/health.ts'
import { changeMp } from '../movement/mp.ts'
import type { Play, UnitId } from '../state/shape.ts'
import { playerOf, unitOf } from '../units/units.ts'
import { weaken } from '../turn/weak.ts'
import type { Meet, MonsterEffect } from './effect.ts'

const bite: Meet = (play, id, cause, n) => loseInDungeon(play, id, n, cause)

/** Ammo or Mana; each one lacking costs 1 Health, also of a unit without such a track (TAC-RULING-93). */
const drain: Meet = (play, id, cause, n) => {
  const lacking = n - loseSupply(play, id, n, cause)
  if (lacking > 0) loseInDungeon(play, id, lacking, cause)
}

/** The effects along the bottom of the Solo Enemy Cards. */
export const MONSTER_EFFECTS: Readonly<Record<MonsterId, MonsterEffect>> = {
  bats: { use: bite },
  /** As many dice as red squares; no ➤ costs Health. */
  boneGuard: {
    use: (play, id, cause, n) => {
      const { open } = play.state
      const faces = play.roll(DIE_FACES[open.options.dieFaces], cardOf(unitOf(open, id)).melee.dice)
      const count = pushes(faces)
      play.emit({ type: 'rolled', unit: id, for: 'monster', faces, count })
      if (count === 0) loseInDungeon(play, id, n, cause)
    },
  },
  rats: { use: drain },
  spider: { use: (play, id, cause, n) => changeMp(play, id, -n, cause) },
  /** A random card of its player's hand. */
  thief: {
    use: (play, id, cause, n) => {
      const seat = playerOf(play.state.open, id)
      if ((play.state.open.hands[seat] ?? 0) === 0) return loseInDungeon(play, id, n, cause)
      const card = play.rollOne(play.own(seat).hand)
      discardFromHand(play, seat, card)
      play.emit({ type: 'tacticDiscarded', seat, card, cause })
    },
  },
  wisp: { use: drain },
  ogre: { use: bite },
  spirit: {
    use: (play, id, cause, n) => {
      gainHealth(play, id, n, cause)
    },
  },
  /** It becomes Weakened when this Move ends: see `wardenStrikes`. */
  warden: {
    use: (play, id) => {
      const { move } = play.state.open
      if (move?.unit === id) move.warden = true
    },
  },
}

/** The Move in which a unit met the Warden has ended. */
export const wardenStrikes = (play: Play, unit: UnitId): void => weaken(play, unit, WARDEN)
const WARDEN: EnemyCardId = 'S9'
