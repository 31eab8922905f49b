import type { StormCard } from './types.ts'

/** The 16 portal storms. Those without numbers here work at once (rules/effects/storms.ts), or not at all. */
const storms = {
  PS01: { id: 'PS01', speeds: 'first' },
  PS02: { id: 'PS02', speeds: 'nobody' },
  PS03: { id: 'PS03', heals: 'first' },
  PS04: { id: 'PS04', stops: 'portals' },
  PS05: { id: 'PS05', speeds: 'portals' },
  PS06: { id: 'PS06' },
  PS07: { id: 'PS07' },
  PS08: { id: 'PS08', reach: 1 },
  PS09: { id: 'PS09', wards: 'magical' },
  PS10: { id: 'PS10', wards: 'physical' },
  PS11: { id: 'PS11', move: -1 },
  PS12: { id: 'PS12' },
  PS13: { id: 'PS13' },
  PS14: { id: 'PS14' },
  PS15: { id: 'PS15', price: 1 },
  PS16: { id: 'PS16', price: -1 },
} as const satisfies Record<string, StormCard<string>>

/** Part of the save format: never renamed. */
export type StormId = keyof typeof storms
export const STORMS: Readonly<Record<StormId, StormCard>> = storms
export const STORM_IDS = Object.keys(STORMS) as readonly StormId[]
