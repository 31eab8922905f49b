import type { SpellId, TowerId, TrayId, UnitId } from '../content/ids.ts'
import type { Mask, Piece, Seat } from './state.ts'

export type What = Piece['what']

export type Answer =
  | { do: 'tower'; tower: TowerId }
  /** `as` only where two upgrades are left. */
  | { do: 'pass'; tower: TowerId; to: Seat; as: TowerId | 'next' }
  | { do: 'upgrade'; tower: TowerId; as: TowerId | 'next' }
  | { do: 'hero'; hero: UnitId }
  | { do: 'bench'; hero: UnitId }
  | { do: 'spell'; spell: SpellId }
  | { do: 'ready' }
  | { do: 'unready' }
  | { do: 'put'; what: What; tray: TrayId; mask: Mask }
  /** A soldier from another tray (RIFT-SOLDIER-09). */
  | { do: 'move'; from: TrayId; fromMask: Mask; tray: TrayId; mask: Mask }
  | { do: 'skip'; what: What }
  | { do: 'stop' }
export type Thing = { is: 'tray'; tray: TrayId }

/** Phase 2 and the placing of pieces; the other questions are still to be moved over. */
export type Questions = {
  act: {
    about: { round: number }
    answers: 'tower' | 'pass' | 'upgrade' | 'hero' | 'bench' | 'spell' | 'ready' | 'unready'
  }
  place: { about: { seat: Seat }; answers: 'put' | 'move' | 'skip' | 'stop' }
}
