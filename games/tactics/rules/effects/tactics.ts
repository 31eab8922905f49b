import type { TacticId } from '../../content/ids.ts'
import { gainHealth, gainSupply, loseHealth } from '../attack/health.ts'
import { changeMp } from '../movement/mp.ts'
import { isImmune } from '../movement/slide.query.ts'
import { groundOf } from '../realm/ground.query.ts'
import { areAdjacent, distance } from '../realm/spaces.query.ts'
import { go } from '../state/kit.ts'
import type { Event, Now, Seat, Space, UnitId } from '../state/shape.ts'
import { canWeaken, recover, weaken } from '../turn/weak.ts'
import { areEnemies, rowOf, unitsAtTable, unitsOf } from '../units/units.query.ts'
import { isInPlay, isStill, unitOf } from '../units/units.ts'
import { chooseGain } from './chooseGain.ts'
import { canGo, choose, choosing, mine, moveByCard } from './choosing.ts'
import type { TacticEffect, TacticEffectOf } from './effect.ts'
import { isHurt, isMine, lacksSupply } from './needs.ts'

type Open = Now['open']

/** Your units next to one of them with which the card would help somebody; heights do not matter (TAC-RULING-93). */
const partnersOf = (open: Open, seat: Seat, id: UnitId): UnitId[] =>
  unitsOf(open, seat).filter(
    other => areAdjacent(unitOf(open, id).at, unitOf(open, other).at) && (isHurt(open, id) || isHurt(open, other)),
  )
/** Two of yours can only stand next to the same unit when they are two spaces apart. */
const couldCatch = (open: Open, seat: Seat): boolean => {
  const row = rowOf(seat)
  for (let i = 1; i < row.length; i++) {
    const at = placeOf(open, row[i])
    if (at < 0) continue
    for (let j = 0; j < i; j++) {
      const other = placeOf(open, row[j])
      if (other >= 0 && distance(at, other) === 2) return true
    }
  }
  return false
}
const placeOf = (open: Open, id: UnitId | undefined): Space => (id === undefined ? -1 : (open.units[id]?.at ?? -1))
/** An enemy unit next to two of yours, at any height, that can be pushed (TAC-RULING-88, TAC-RULING-93). */
const isCaught = (open: Open, id: UnitId, seat: Seat): boolean => {
  const { at, owner } = unitOf(open, id)
  if (owner === seat || at < 0) return false
  let beside = 0
  for (const other of rowOf(seat)) if (areAdjacent(placeOf(open, other), at)) beside++
  return beside >= 2 && areEnemies(open, seat, owner) && !isImmune(open, id)
}

/** IF and THEN of every Tactic Card; when it can be revealed is in content/tactics.ts, and the events are of that window. */
const effects = {
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
  /** One unit of yours that took no action this turn regains 3 Health. */
  T04: {
    use: choosing(
      mine,
      (open, id) => unitOf(open, id).taken.length === 0 && isHurt(open, id),
      (play, unit, { card, n }) => {
        gainHealth(play, unit, n, card)
      },
    ),
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
  /** One of your units that was damaged by an attack or Counter in this action may Move with 2 MP. */
  T07: {
    use: choosing(mine, (open, id, _seat, n) => unitOf(open, id).damaged && canGo(open, id, n), moveByCard),
  },
  /** Your unit used a Village; another of your units regains 2 Health and 2 Ammo or Mana. */
  T08: {
    use: choosing(
      (open, { unit }, seat) => (isMine(open, unit, seat) ? rowOf(seat) : []),
      (open, id, _seat, _n, { unit }) => id !== unit && (isHurt(open, id) || lacksSupply(open, id)),
      (play, unit, { card, n }) => {
        gainHealth(play, unit, n, card)
        gainSupply(play, unit, n, card)
      },
    ),
  },
  /** Two of your units next to each other both regain 2 Health; first one of the two is chosen, then the other. */
  T09: {
    use: choosing(
      mine,
      (open, id, seat) => partnersOf(open, seat, id).length > 0,
      (play, unit, played, first) => {
        if (first === undefined) return choose(play, played, partnersOf(play.state.open, played.seat, unit), unit)
        for (const each of [first, unit]) gainHealth(play, each, played.n, played.card)
      },
    ),
  },
  /** Your unit that used a portal or entered a dungeon has 2 more MP in this Move. */
  T10: {
    use: {
      fits: (open, { unit }, seat) => isMine(open, unit, seat) && open.move?.unit === unit,
      apply: (play, { unit }, { card, n }) => changeMp(play, unit, n, card),
    },
  },
  /** Your unit whose last Ammo or Mana was spent or lost during an attack regains 2. */
  T11: {
    use: choosing(
      (_open, { emptied }) => emptied,
      (open, id, seat) => isMine(open, id, seat) && lacksSupply(open, id),
      (play, unit, { card, n }) => {
        gainSupply(play, unit, n, card)
      },
    ),
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
  /** An enemy unit next to two of your units is pushed 1 space in a direction you choose. */
  T15: {
    use: choosing(
      (open, _event, seat) => (couldCatch(open, seat) ? unitsAtTable(open) : []),
      isCaught,
      (play, unit, { seat, card }) => play.next(go('tactic.way', { seat, card, unit })),
    ),
  },
  /** Three actions and no attack this turn; one of your units that has not moved may Move with 2 MP. */
  T16: {
    use: choosing(
      ({ turn }, _event, seat) => (turn?.actionsLeft === 0 && !turn.attacked ? rowOf(seat) : []),
      (open, id, _seat, n) => !unitOf(open, id).moved && canGo(open, id, n),
      moveByCard,
    ),
  },
} satisfies { readonly [C in TacticId]: TacticEffectOf<C> }
export const TACTIC_EFFECTS: Readonly<Record<TacticId, TacticEffect<Event>>> = effects
