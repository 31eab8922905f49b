import type { Effect } from '@tabletome/engine'
import type { BoxId, EnemyCardId, TacticId } from '../../content/ids.ts'
import type { TACTICS } from '../../content/tactics.ts'
import type { TacticWindow } from '../../content/types.ts'
import type { Attack, Crystal, Event, Now, Play, Seat, Tactics, UnitId } from '../state/shape.ts'

type Open = Now['open']

/** Something that is used. */
type Used<Self, Use> = Effect<Tactics, Self, Use> & { readonly use: Use }

/** What the ability of a Unit Card does at a moment; `self` is the unit. */
export type UnitEffect = Effect<Tactics, UnitId>

/** What a spell does beside its printed damage; `n` is the number in its text. */
export interface Cast {
  /** Damage the ★ add for the primary target. */
  starDamage?(stars: number, n: number): number
  /** The rest of its text, after the damage: the whole of it for a spell that is no attack (TAC-SPELL-10). */
  effects?(play: Play, cast: Attack, n: number): void
}
export type SpellEffect = Used<UnitId, Cast>

/** An event of the window a card names. */
export type EventOf<W extends TacticWindow> = Event extends infer E
  ? E extends { window: string }
    ? W extends E['window']
      ? E
      : never
    : never
  : never
/** A Tactic Card in somebody's hand. */
export interface Played {
  readonly seat: Seat
  readonly card: TacticId
  /** The number in its text. */
  readonly n: number
}
/** IF and THEN of a Tactic Card. Both look at open information alone, so that being asked tells nothing about a hand. */
export interface Reveal<E> {
  /** The IF is fulfilled for this seat, and the THEN would change something (TAC-RULING-35, TAC-RULING-36). */
  fits(open: Open, event: E, seat: Seat, n: number): boolean
  /** The THEN. */
  apply(play: Play, event: E, played: Played): void
  /** What it does to the unit chosen for it; of two the second, `first` was chosen before. */
  toUnit?(play: Play, unit: UnitId, played: Played, first: UnitId | undefined): void
}
export type TacticEffect<E> = Used<Seat, Reveal<E>>
/** Written for the events of the window its card names. */
export type TacticEffectOf<C extends TacticId> = TacticEffect<EventOf<(typeof TACTICS)[C]['window']>>

/** What a Solo Enemy Card does to a unit that meets its monster. */
export type Meet = (play: Play, unit: UnitId, card: EnemyCardId, n: number) => void
export type MonsterEffect = Used<EnemyCardId, Meet>

/** The bonus of a Dungeon Card. */
export interface Bonus {
  /** It would change something. */
  helps(open: Open, seat: Seat): boolean
  apply(play: Play, about: Crystal, n: number): void
  /** Units are chosen for it one by one, at most as many as its number says. */
  readonly chosen?: {
    among(open: Open, seat: Seat): readonly UnitId[]
    toUnit(play: Play, unit: UnitId, box: BoxId): void
  }
}
export type BonusEffect = Used<Seat, Bonus>
