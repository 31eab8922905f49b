import type { PlacedBox } from './types.ts'

/** The boxes of the standard realm on the normal side, in placing order (TAC-SETUP-02, TAC-SETUP-03). */
export const FRONT_BOXES: readonly PlacedBox[] = [
  { box: '8x5', at: 'D1', turn: 0 },
  { box: '8x1', at: 'D2', turn: 0 },
  { box: '3x2', at: 'C8', turn: 0 },
  { box: '5x4', at: 'H8', turn: 0 },
  { box: '1x2', at: 'J9', turn: 0 },
  { box: '2x2', at: 'M4', turn: 0 },
]

export type ReadyRealmId = 'twinBastions' | 'greatWall' | 'openField'
/** Three realms built on the Battle side, ready to play. */
export const READY_REALMS: Readonly<Record<ReadyRealmId, readonly PlacedBox[]>> = {
  twinBastions: [
    { box: '8x5', at: 'D1', turn: 0 },
    { box: '8x1', at: 'D5', turn: 0 },
    { box: '5x4', at: 'K8', turn: 0 },
    { box: '1x2', at: 'M9', turn: 0 },
    { box: '3x2', at: 'B8', turn: 0 },
    { box: '2x2', at: 'M3', turn: 0 },
  ],
  greatWall: [
    { box: '8x5', at: 'C1', turn: 1 },
    { box: '8x1', at: 'G1', turn: 1 },
    { box: '5x4', at: 'I8', turn: 0 },
    { box: '2x2', at: 'I8', turn: 0 },
    { box: '3x2', at: 'K2', turn: 0 },
  ],
  openField: [
    { box: '5x4', at: 'F8', turn: 0 },
    { box: '1x2', at: 'H9', turn: 0 },
    { box: '3x2', at: 'B2', turn: 0 },
    { box: '2x2', at: 'L2', turn: 0 },
  ],
}
