import type { PlayerLineup, RivalSlot } from './types.ts'

/** Places of a rival lineup: L a local unit, B one of the bag, P the primus; t with a tactic (VIC-LINEUP-02, 04, 08). */
export const L: RivalSlot = { from: 'local', tactic: false }
export const Lt: RivalSlot = { from: 'local', tactic: true }
export const B: RivalSlot = { from: 'bag', tactic: false }
export const Bt: RivalSlot = { from: 'bag', tactic: true }
export const P: RivalSlot = { from: 'primus', tactic: false }

/** Your places: H with the hero, C without, and how many camp units (VIC-LINEUP-11, VIC-LINEUP-14). */
export const H: PlayerLineup = { hero: true, camp: 0 }
export const H1: PlayerLineup = { hero: true, camp: 1 }
export const H2: PlayerLineup = { hero: true, camp: 2 }
export const H3: PlayerLineup = { hero: true, camp: 3 }
export const H4: PlayerLineup = { hero: true, camp: 4 }
export const C2: PlayerLineup = { hero: false, camp: 2 }
export const C3: PlayerLineup = { hero: false, camp: 3 }

/** What every act adds at the end of the rival lineup from Act II on (VIC-ACTMOD-03). */
export const ACT_SLOT: RivalSlot = Bt
/** Preset by act, with the primus's Health (VIC-PRIMUS-05, VIC-PRIMUS-06, VIC-RULING-13). */
export const PRIMUS_LINEUPS: Readonly<Record<1 | 2 | 3, { rival: readonly RivalSlot[]; health: number }>> = {
  1: { rival: [L, B, P], health: 9 },
  2: { rival: [Lt, P, Bt, L, B], health: 12 },
  3: { rival: [Lt, Bt, P, Lt, B, L], health: 15 },
}
/** VIC-RULING-14. */
export const PRIMUS_PLAYER: PlayerLineup = H4
