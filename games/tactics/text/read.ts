/** The shell knows no game; here a view and a question become those of this game again. */
import type { BoxId, EnemyCardId, TacticId, UnitCardId } from '../content/ids.ts'
import { BOX_IDS } from '../content/ids.ts'
import { CLASSES } from '../content/units.ts'
import { WAYS } from '../knowledge/spaces.ts'
import type { GameText, Names } from '../../types.ts'
import type { AttackKind, Event, Owner, Seat, UnitClass, UnitId, View, Way } from '../rules/state.ts'

export type AnyView = Parameters<GameText['describe']>[0]
export type OpenView = View['open']

export const viewOf = (view: AnyView) => view as unknown as View

/** Somebody at the table as the reader knows them. */
export type Party =
  | { readonly kind: 'me' }
  | { readonly kind: 'player'; readonly name: string }
  | { readonly kind: 'enemy'; readonly second: boolean }
/** A unit, told apart by its owner and its class. */
export type Who = Party & { readonly class: UnitClass }

export const SEATS: readonly Seat[] = ['p1', 'p2', 'p3', 'p4']
export const ATTACKS: readonly AttackKind[] = ['melee', 'missile', 'spell', 'ballista']

export const isSeat = (owner: Owner): owner is Seat => owner !== 'e1' && owner !== 'e2'

export const partyOf = (owner: Owner, names: Names): Party => {
  if (!isSeat(owner)) return { kind: 'enemy', second: owner === 'e2' }
  return names.isMe(owner) ? { kind: 'me' } : { kind: 'player', name: names.of(owner) }
}

export const ownerOf = (unit: UnitId): Owner => unit.slice(0, 2) as Owner
export const classOf = (unit: UnitId): UnitClass => unit.slice(3) as UnitClass
export const isEnemyUnit = (unit: UnitId): boolean => !isSeat(ownerOf(unit))
export const unitIdOf = (owner: string, kind: string) => `${owner}.${kind}` as UnitId

export const whoIs = (unit: UnitId, names: Names): Who => ({ ...partyOf(ownerOf(unit), names), class: classOf(unit) })

/** What the open question is about, as its step carries it. */
export interface About {
  readonly seat?: Seat
  readonly owner?: Owner
  readonly class?: UnitClass
  readonly cards?: readonly UnitCardId[]
  readonly unit?: UnitId
  readonly attacker?: UnitId
  readonly event?: Event
  /** The Tactic Card being carried out, or the Solo Enemy Card. */
  readonly card?: TacticId | EnemyCardId
  readonly box?: BoxId
  readonly chosen?: readonly UnitId[]
  /** Spaces of a push. */
  readonly n?: number
}

/** The question waits on top of the agenda. */
export const aboutOf = (view: View): About => {
  const about = view.agenda.at(-1)?.with
  return typeof about === 'object' && about !== null ? about : {}
}

export const isClass = (word: string | undefined): word is UnitClass => CLASSES.some(id => id === word)
export const isBox = (word: string | undefined): word is BoxId => BOX_IDS.some(id => id === word)
export const isWay = (word: string | undefined): word is Way => WAYS.some(id => id === word)
export const isUnit = (word: string | undefined): word is UnitId =>
  word !== undefined && /^(p[1-4]|e[12])\.(fighter|wizard|rogue|beast)$/.test(word)

export const isMine = (asked: readonly string[], names: Names) => asked.some(seat => names.isMe(seat))
