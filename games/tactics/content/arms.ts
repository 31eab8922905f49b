import type { SeatColour } from '../../types.ts'
import type { Owner } from '../rules/state/shape.ts'

/** The seats' arms: colour, and by it shape, hatching and letter. Solo Enemies are sable. */
export const ARMS = {
  p1: 'ruby',
  p2: 'sapphire',
  p3: 'emerald',
  p4: 'topaz',
  e1: 'sable',
  e2: 'sable',
} as const satisfies Readonly<Record<Owner, SeatColour | 'sable'>>
