/** The shell knows no game; here a view and a question become those of this game again. */
import type { BossId, TrayId, UnitId } from '../content/ids.ts'
import type { GameText, Names, SeatColour } from '../../types.ts'
import type { Way } from '../rules/map/cells.query.ts'
import type { Seat, View } from '../rules/state/shape.ts'

export type AnyView = Parameters<GameText['describe']>[0]
export type OpenView = View['open']
export type HeroView = NonNullable<OpenView['heroes'][UnitId]>
export type TrayView = OpenView['trays'][number]
export type { Way }

export const viewOf = (view: AnyView) => view as View

/** Somebody at the table as the reader knows them. */
export type Party = { readonly kind: 'me' } | { readonly kind: 'player'; readonly name: string }

export const SEATS: readonly Seat[] = ['p1', 'p2', 'p3', 'p4']
export const ARMS: Readonly<Record<Seat, SeatColour>> = { p1: 'ruby', p2: 'sapphire', p3: 'emerald', p4: 'topaz' }

export const partyOf = (seat: Seat, names: Names): Party =>
  names.isMe(seat) ? { kind: 'me' } : { kind: 'player', name: names.of(seat) }

export type TrayKind = 'horde' | 'ghost' | 'portal' | 'boss'
const KINDS: Readonly<Record<string, TrayKind>> = { H: 'horde', G: 'ghost', P: 'portal', B: 'boss' }
export const trayKind = (id: TrayId): TrayKind => KINDS[id.charAt(0)] ?? 'horde'
export const trayNumber = (id: TrayId) => Number(id.slice(1))
export const isBoss = (id: string): id is BossId => /^B[1-3]$/.test(id)
export const isSeat = (word: string | undefined): word is Seat => SEATS.some(seat => seat === word)
