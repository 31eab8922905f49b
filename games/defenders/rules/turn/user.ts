import type { Reason } from '@tabletome/engine'
import { ABILITIES } from '../../content/cards.ts'
import { ACTION_POINTS } from '../../content/levels.ts'
import type { AbilityId } from '../../content/ids.ts'
import type { AbilityCard, Counts } from '../../content/types.ts'
import { anyDestroyed } from '../land/map.query.ts'
import { defenderIn, defenderOf } from '../defenders/defenders.ts'
import { refuse } from '../state/reasons.ts'
import { restoredHp } from '../defenders/restore.ts'
import { modifiers } from '../state/kit.ts'
import type { Colour, Now, PlaceId, Play } from '../state/shape.ts'

/**
 * A Defender about to act, as its Turn finds it. Under an All Defenders Card its Turn may begin only with this action:
 * then it is judged as if it had begun, Restore and fresh limits included (DEF-ALL-04, DEF-RULING-59).
 */
export interface User {
  readonly colour: Colour
  readonly at: PlaceId
  readonly hp: number
  readonly ap: number
  /** Abilities used in this Turn. */
  readonly used: readonly string[]
  /** An AP gained by Sacrifice must be spent next (DEF-SACRIFICE-04). */
  readonly mustSpend: boolean
  /** The Turn begins with this action. */
  readonly fresh: boolean
}

export const userOf = (state: Now, colour: Colour): User => {
  const { turn } = state.open
  const { at, hp, usedThisTurn: used } = defenderOf(state, colour)
  if (turn?.card === 'all') {
    if (turn.begun.includes(colour)) return { colour, at, hp, ap: turn.pool, used, mustSpend: false, fresh: false }
    const began = at === 'capital' ? restoredHp(state, colour) : hp
    return { colour, at, hp: began, ap: turn.pool, used: NONE, mustSpend: false, fresh: true }
  }
  const ap = turn?.ap ?? 0
  return { colour, at, hp, ap, used, mustSpend: turn?.mustSpend ?? false, fresh: false }
}
const NONE: readonly string[] = []

/**
 * 3 AP, or 4 with at least one Destroyed Region, fixed when they are granted (DEF-DEFENDER-02, DEF-DEFENDER-03,
 * DEF-RULING-07).
 */
export const actionPoints = (state: Now): number =>
  anyDestroyed(state.open) ? ACTION_POINTS.afterDestruction : ACTION_POINTS.normal

/** Pays AP: from one's own, or from the common pool, whereupon everybody must agree to the end again (DEF-ALL-03). */
export const spend = (play: Play, ap: number): void => {
  const { turn } = play.state.open
  if (turn === undefined) throw new Error('no Turn in which to spend')
  if (turn.card === 'all') {
    turn.pool -= ap
    turn.ready = []
    return
  }
  turn.ap -= ap
  if (turn.ap === 0) turn.mustSpend = false
}

/** An action needs its full cost (DEF-DEFENDER-05). */
export const tooDear = (user: User, needs: number): Reason | undefined =>
  user.ap < needs ? refuse('DEF-DEFENDER-05', 'notEnoughAp', { needs, has: user.ap }) : undefined

/**
 * Being Exhausted stops Secure, Fight and Defend, whatever they cost, and nothing else; a text may say otherwise
 * (DEF-EXHAUST-02, DEF-EXHAUST-03, DEF-RULING-36).
 */
export const isTooTired = (state: Now, user: { colour: Colour; hp: number }, counts: Counts): boolean =>
  user.hp === 0 &&
  counts !== 'none' &&
  (counts === 'defend' ||
    !modifiers(state, 'ignoreExhaust', { defender: user.colour, deed: counts }).some(({ adds }) => adds))

/** The printed facts of an Ability. */
export const abilityCard = (ability: string): AbilityCard<AbilityId> => {
  const found = ABILITIES.get(ability)
  if (found === undefined) throw new Error(`no Ability "${ability}"`)
  return found.card
}

/** The number in its text. */
export const amountOf = (ability: string): number => abilityCard(ability).amount ?? 0

/**
 * Marks a limited Ability as used: a Turn's limit with the Defender, a Round's with the card or Region (DEF-RULING-67).
 */
export const markUsed = (play: Play, colour: Colour, ability: string): void => {
  const { limit } = abilityCard(ability)
  if (limit === 'turn') defenderIn(play, colour).usedThisTurn.push(ability)
  if (limit === 'round') play.state.open.usedThisRound.push(ability)
}
