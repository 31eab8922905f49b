import { cardOf } from '../../knowledge/units.ts'
import type { Event, Now, Play, Seat, TacticWindow, UnitId } from '../state.ts'

type Open = Now['open']
/** An event of the window a card names. */
export type EventOf<W extends TacticWindow> = Event extends infer E
  ? E extends { window: string }
    ? W extends E['window']
      ? E
      : never
    : never
  : never

/** One Tactic Card: IF and THEN. Both look at open information alone, so that being asked tells nothing about a hand. */
export interface TacticCode {
  /** The IF is fulfilled for this seat, and the THEN would change something (TAC-RULING-35, TAC-RULING-36). */
  fits(open: Open, event: Event, seat: Seat): boolean
  /** What is done; further steps are added. */
  apply(play: Play, event: Event, seat: Seat): void
}

/** A card of one window, written for the events of that window. */
export const tactic = <W extends TacticWindow>(
  window: W,
  code: {
    fits(open: Open, event: EventOf<W>, seat: Seat): boolean
    apply(play: Play, event: EventOf<W>, seat: Seat): void
  },
): TacticCode & { readonly window: W } => ({
  window,
  fits: (open, event, seat) => event.window === window && code.fits(open, event as EventOf<W>, seat),
  apply: (play, event, seat) => code.apply(play, event as EventOf<W>, seat),
})

export const isHurt = (open: Open, id: UnitId): boolean => {
  const unit = open.units[id]
  return unit !== undefined && unit.health > 0 && unit.health < cardOf(unit).health
}
export const lacksSupply = (open: Open, id: UnitId): boolean => {
  const unit = open.units[id]
  return unit !== undefined && unit.supply < cardOf(unit).supply
}
/** “Your unit”: of one's own, not a team-mate's, and in play (TAC-RULING-93). */
export const isMine = (open: Open, id: UnitId | undefined, seat: Seat): id is UnitId =>
  id !== undefined && open.units[id]?.owner === seat && open.units[id].health > 0
