import type { TacticId } from '../../content/ids.ts'
import { insideMoves } from '../dungeon/dungeons.query.ts'
import { isImmune } from '../movement/slide.query.ts'
import { areAdjacent } from '../realm/spaces.query.ts'
import { areEnemies, rowOf, unitsAtTable, unitsOf } from '../units/units.query.ts'
import { hasStep } from '../movement/going.ts'
import { gainHealth, gainSupply } from '../attack/health.ts'
import { go } from '../state/kit.ts'
import type { Now, Play, Seat, Space, UnitId } from '../state/shape.ts'
import { unitOf } from '../units/units.ts'
import type { EventOf, Played, Reveal, TacticEffectOf } from './effect.ts'
import { isHurt, isMine, lacksSupply } from './needs.ts'

type Open = Now['open']

/** Somebody is chosen among these; with one candidate nothing is asked. */
const choose = (play: Play, { seat, card }: Played, units: readonly UnitId[], first?: UnitId): void =>
  play.next(go('tactic.unit', first === undefined ? { seat, card, units } : { seat, card, units, first }))

/** A Move with so many MP would take it somewhere (TAC-RULING-36). */
const canGo = (open: Open, id: UnitId, mp: number): boolean =>
  unitOf(open, id).inside === undefined ? hasStep(open, id, mp) : insideMoves(open, id, mp).length > 0
/** A Move given by a card. */
const moveByCard: Reveal<never>['toUnit'] = (play, unit, { card, n }) =>
  play.next(go('move.byCard', { unit, mp: n, card }))

/** Your units that took no action this turn and could use the Health. */
const isIdle = (open: Open, id: UnitId): boolean => open.units[id]?.taken.length === 0 && isHurt(open, id)
/** Your units damaged in this action or activation that can go somewhere. */
const canSlip = (open: Open, id: UnitId, n: number): boolean => !!open.units[id]?.damaged && canGo(open, id, n)
const others = (open: Open, seat: Seat, user: UnitId): UnitId[] =>
  unitsOf(open, seat).filter(id => id !== user && (isHurt(open, id) || lacksSupply(open, id)))
/** Your units next to one of them with which the card would help somebody; heights do not matter (TAC-RULING-93). */
const partnersOf = (open: Open, seat: Seat, id: UnitId): UnitId[] =>
  unitsOf(open, seat).filter(
    other => areAdjacent(unitOf(open, id).at, unitOf(open, other).at) && (isHurt(open, id) || isHurt(open, other)),
  )
const emptied = (open: Open, event: EventOf<'attackDone'>, seat: Seat): UnitId[] =>
  event.emptied.filter(id => isMine(open, id, seat) && lacksSupply(open, id))
const unmoved = (open: Open, seat: Seat, n: number): UnitId[] =>
  unitsOf(open, seat).filter(id => !unitOf(open, id).moved && canGo(open, id, n))

const placesOf = (open: Open, seat: Seat): Space[] => {
  const places: Space[] = []
  for (const id of rowOf(seat)) {
    const at = open.units[id]?.at
    if (at !== undefined && at >= 0) places.push(at)
  }
  return places
}
/** An enemy unit next to two of yours, at any height, that can be pushed (TAC-RULING-88, TAC-RULING-93). */
const isCaught = (open: Open, seat: Seat, places: readonly Space[], id: UnitId): boolean => {
  const unit = open.units[id]
  if (unit === undefined || unit.at < 0 || unit.owner === seat) return false
  let beside = 0
  for (const at of places) if (areAdjacent(at, unit.at)) beside++
  return beside >= 2 && areEnemies(open, seat, unit.owner) && !isImmune(open, id)
}

/** Those for which a unit is chosen. */
export const CHOOSING_EFFECTS = {
  /** One unit of yours that took no action this turn regains 3 Health. */
  T04: {
    use: {
      fits: (open, _event, seat) => {
        for (const id of rowOf(seat)) if (isIdle(open, id)) return true
        return false
      },
      apply: (play, _event, played) =>
        choose(
          play,
          played,
          unitsOf(play.state.open, played.seat).filter(id => isIdle(play.state.open, id)),
        ),
      toUnit: (play, unit, { card, n }) => {
        gainHealth(play, unit, n, card)
      },
    },
  },
  /** One of your units that was damaged by an attack or Counter in this action may Move with 2 MP. */
  T07: {
    use: {
      fits: (open, _event, seat, n) => {
        for (const id of rowOf(seat)) if (canSlip(open, id, n)) return true
        return false
      },
      apply: (play, _event, played) =>
        choose(
          play,
          played,
          unitsOf(play.state.open, played.seat).filter(id => canSlip(play.state.open, id, played.n)),
        ),
      toUnit: moveByCard,
    },
  },
  /** Your unit used a Village; another of your units regains 2 Health and 2 Ammo or Mana. */
  T08: {
    use: {
      fits: (open, { unit }, seat) => isMine(open, unit, seat) && others(open, seat, unit).length > 0,
      apply: (play, { unit }, played) => choose(play, played, others(play.state.open, played.seat, unit)),
      toUnit: (play, unit, { card, n }) => {
        gainHealth(play, unit, n, card)
        gainSupply(play, unit, n, card)
      },
    },
  },
  /** Two of your units next to each other both regain 2 Health; first one of the two is chosen, then the other. */
  T09: {
    use: {
      fits: (open, _event, seat) => {
        for (const id of rowOf(seat)) if (isHurt(open, id) && partnersOf(open, seat, id).length > 0) return true
        return false
      },
      apply: (play, _event, played) => {
        const { open } = play.state
        const { seat } = played
        choose(
          play,
          played,
          unitsOf(open, seat).filter(id => partnersOf(open, seat, id).length > 0),
        )
      },
      toUnit: (play, unit, played, first) => {
        if (first === undefined) return choose(play, played, partnersOf(play.state.open, played.seat, unit), unit)
        for (const each of [first, unit]) gainHealth(play, each, played.n, played.card)
      },
    },
  },
  /** Your unit whose last Ammo or Mana was spent or lost during an attack regains 2. */
  T11: {
    use: {
      fits: (open, event, seat) => emptied(open, event, seat).length > 0,
      apply: (play, event, played) => choose(play, played, emptied(play.state.open, event, played.seat)),
      toUnit: (play, unit, { card, n }) => {
        gainSupply(play, unit, n, card)
      },
    },
  },
  /** An enemy unit next to two of your units is pushed 1 space in a direction you choose. */
  T15: {
    use: {
      fits: (open, _event, seat) => {
        const places = placesOf(open, seat)
        if (places.length < 2) return false
        for (const id of unitsAtTable(open)) if (isCaught(open, seat, places, id)) return true
        return false
      },
      apply: (play, _event, played) => {
        const { open } = play.state
        const places = placesOf(open, played.seat)
        choose(
          play,
          played,
          unitsAtTable(open).filter(id => isCaught(open, played.seat, places, id)),
        )
      },
      toUnit: (play, unit, { seat, card }) => play.next(go('tactic.way', { seat, card, unit })),
    },
  },
  /** Three actions and no attack this turn; one of your units that has not moved may Move with 2 MP. */
  T16: {
    use: {
      fits: (open, _event, seat, n) =>
        open.turn?.actionsLeft === 0 && !open.turn.attacked && unmoved(open, seat, n).length > 0,
      apply: (play, _event, played) => choose(play, played, unmoved(play.state.open, played.seat, played.n)),
      toUnit: moveByCard,
    },
  },
} satisfies { readonly [C in TacticId]?: TacticEffectOf<C> }
