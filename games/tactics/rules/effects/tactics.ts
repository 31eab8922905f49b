import type { TacticId } from '../../content/ids.ts'
import { groundOf } from '../realm/ground.query.ts'
import { areAdjacent } from '../realm/spaces.query.ts'
import { areEnemies, rowOf } from '../units/units.query.ts'
import { gainHealth, loseHealth } from '../attack/health.ts'
import { changeMp } from '../movement/mp.ts'
import type { Event } from '../state/shape.ts'
import { isInPlay, isStill, unitOf } from '../units/units.ts'
import { canWeaken, recover, weaken } from '../turn/weak.ts'
import { chooseGain } from './chooseGain.ts'
import { CHOOSING_EFFECTS } from './choosingTactics.ts'
import type { TacticEffect, TacticEffectOf } from './effect.ts'
import { isHurt, isMine, lacksSupply } from './needs.ts'

/** Those that need no unit to be chosen. */
const PLAIN_EFFECTS = {
  /** Your capturing unit regains 3 Health and loses its Weakened Token. */
  T01: {
    use: {
      fits: (open, { byUnit }, seat) =>
        isMine(open, byUnit, seat) && (isHurt(open, byUnit) || unitOf(open, byUnit).weakened),
      apply: (play, { byUnit }, { card, n }) => {
        if (byUnit === undefined) return
        gainHealth(play, byUnit, n, card)
        recover(play, byUnit, card)
      },
    },
  },
  /**
   * Your unit that ended a Move higher than it began regains 2 Health, or 2 Ammo or Mana. In a dungeon there is no height
   * (TAC-RULING-72).
   */
  T02: {
    use: {
      fits: (open, { unit, from, at }, seat) => {
        if (!isMine(open, unit, seat) || from < 0 || at < 0) return false
        const ground = groundOf(open)
        return ground.elevation(at) > ground.elevation(from) && (isHurt(open, unit) || lacksSupply(open, unit))
      },
      apply: (play, { unit }, { seat, card }) => play.next(chooseGain({ seat, card, unit })),
    },
  },
  /** An enemy unit that collided in your Knock Back becomes Weakened. */
  T03: {
    use: {
      fits: (open, { unit, serial, bySeat }, seat) =>
        bySeat === seat &&
        isStill(open, unit, serial) &&
        areEnemies(open, seat, unitOf(open, unit).owner) &&
        canWeaken(open, unit),
      apply: (play, { unit }, { card }) => weaken(play, unit, card),
    },
  },
  /** The token of your unit's second action comes off; it gives no action back (TAC-RULING-11). */
  T05: {
    use: {
      fits: (open, { unit, bySecondAction }, seat) =>
        bySecondAction && isMine(open, unit, seat) && unitOf(open, unit).weakened,
      apply: (play, { unit }, { card }) => recover(play, unit, card),
    },
  },
  /** An enemy unit that ended a Move next to one of your units, at the same elevation, loses 1 Health. */
  T06: {
    use: {
      fits: (open, { unit, at }, seat) => {
        if (at < 0 || !isInPlay(open, unit) || unitOf(open, unit).at !== at) return false
        if (!areEnemies(open, seat, unitOf(open, unit).owner)) return false
        const { elevations } = groundOf(open)
        for (const id of rowOf(seat)) {
          const mine = open.units[id]?.at ?? -1
          if (areAdjacent(mine, at) && elevations[mine] === elevations[at]) return true
        }
        return false
      },
      apply: (play, { unit }, { seat, card, n }) => loseHealth(play, unit, n, card, { owner: seat }),
    },
  },
  /** Your unit that used a portal or entered a dungeon has 2 more MP in this Move. */
  T10: {
    use: {
      fits: (open, { unit }, seat) => isMine(open, unit, seat) && open.move?.unit === unit,
      apply: (play, { unit }, { card, n }) => changeMp(play, unit, n, card),
    },
  },
  /** The attacker that your Counter damaged and that survived loses 1 Health more. */
  T12: {
    use: {
      fits: (open, { attacker, target, direct }, seat) =>
        direct > 0 &&
        isMine(open, attacker, seat) &&
        open.attack?.target === target &&
        isStill(open, target, open.attack.targetSerial),
      apply: (play, { target }, { seat, card, n }) => loseHealth(play, target, n, card, { owner: seat }),
    },
  },
  /** Your unit that took 3 or more damage from one attack and survived regains 2 Health. */
  T13: {
    use: {
      fits: (open, { unit, amount }, seat) => amount >= 3 && isMine(open, unit, seat) && isHurt(open, unit),
      apply: (play, { unit }, { card, n }) => {
        gainHealth(play, unit, n, card)
      },
    },
  },
  /** An enemy unit that your Knock Back dropped to a lower elevation loses 2 Health. */
  T14: {
    use: {
      fits: (open, { unit, serial, bySeat, fell }, seat) =>
        fell && bySeat === seat && isStill(open, unit, serial) && areEnemies(open, seat, unitOf(open, unit).owner),
      apply: (play, { unit }, { seat, card, n }) => loseHealth(play, unit, n, card, { owner: seat }),
    },
  },
} satisfies { readonly [C in TacticId]?: TacticEffectOf<C> }

/** IF and THEN of every Tactic Card; when it can be revealed is in content/tactics.ts, and the events are of that window. */
export const TACTIC_EFFECTS: Readonly<Record<TacticId, TacticEffect<Event>>> = { ...PLAIN_EFFECTS, ...CHOOSING_EFFECTS }
