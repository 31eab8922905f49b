/** The shell knows no game; here a view becomes one of this game again. */
import { classOf, ownerOf } from '../rules/units/units.query.ts'
import type { GameText, Names } from '../../types.ts'
import type { Owner, Seat, UnitClass, UnitId, View } from '../rules/state/shape.ts'

export type AnyView = Parameters<GameText['describe']>[0]
export type OpenView = View['open']

export const viewOf = (view: AnyView) => view as View

/** Somebody at the table as the reader knows them. */
export type Party =
  | { readonly kind: 'me' }
  | { readonly kind: 'player'; readonly name: string }
  | { readonly kind: 'enemy'; readonly second: boolean }
/** A unit, told apart by its owner and its class. */
export type Who = Party & { readonly class: UnitClass }

export const SEATS: readonly Seat[] = ['p1', 'p2', 'p3', 'p4']

export const isSeat = (owner: Owner): owner is Seat => owner !== 'e1' && owner !== 'e2'

export const partyOf = (owner: Owner, names: Names): Party => {
  if (!isSeat(owner)) return { kind: 'enemy', second: owner === 'e2' }
  return names.isMe(owner) ? { kind: 'me' } : { kind: 'player', name: names.of(owner) }
}

export const isEnemyUnit = (unit: UnitId): boolean => !isSeat(ownerOf(unit))

export const whoIs = (unit: UnitId, names: Names): Who => ({ ...partyOf(ownerOf(unit), names), class: classOf(unit) })
