import { insideMoves } from '../dungeon/dungeons.query.ts'
import { hasStep } from '../movement/going.ts'
import { go } from '../state/kit.ts'
import type { Now, Play, Seat, UnitId } from '../state/shape.ts'
import { rowOf } from '../units/units.query.ts'
import { unitOf } from '../units/units.ts'
import type { Played, Reveal } from './effect.ts'

type Open = Now['open']

/** Somebody is chosen among these; with one candidate nothing is asked. */
export const choose = (play: Play, { seat, card }: Played, units: readonly UnitId[], first?: UnitId): void =>
  play.next(go('tactic.unit', first === undefined ? { seat, card, units } : { seat, card, units, first }))

/** A card for one unit among those of `pool` that suit it: its IF is that there is one. */
export const choosing = <E>(
  pool: (open: Open, event: E, seat: Seat) => readonly UnitId[],
  suits: (open: Open, id: UnitId, seat: Seat, n: number, event: E) => boolean,
  toUnit: Required<Reveal<E>>['toUnit'],
): Reveal<E> => ({
  fits: (open, event, seat, n) => {
    for (const id of pool(open, event, seat))
      if (open.units[id] !== undefined && suits(open, id, seat, n, event)) return true
    return false
  },
  apply: (play, event, played) => {
    const { open } = play.state
    const { seat, n } = played
    const suitable = pool(open, event, seat).filter(
      id => open.units[id] !== undefined && suits(open, id, seat, n, event),
    )
    choose(play, played, suitable)
  },
  toUnit,
})
/** The pool of most cards: one's own units. */
export const mine = (_open: Open, _event: unknown, seat: Seat): readonly UnitId[] => rowOf(seat)

/** A Move with so many MP would take it somewhere (TAC-RULING-36). */
export const canGo = (open: Open, id: UnitId, mp: number): boolean =>
  unitOf(open, id).inside === undefined ? hasStep(open, id, mp) : insideMoves(open, id, mp).length > 0
/** A Move given by a card. */
export const moveByCard: Required<Reveal<never>>['toUnit'] = (play, unit, { card, n }) =>
  play.next(go('move.byCard', { unit, mp: n, card }))
