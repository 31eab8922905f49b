import type { StormId } from './ids.ts'

/** The 16 portal storms (D7). */
export const STORM_IDS: readonly StormId[] = [
  'PS01',
  'PS02',
  'PS03',
  'PS04',
  'PS05',
  'PS06',
  'PS07',
  'PS08',
  'PS09',
  'PS10',
  'PS11',
  'PS12',
  'PS13',
  'PS14',
  'PS15',
  'PS16',
]
/** Resolved at once; the others work until the end of the round. */
export const INSTANT_STORMS: readonly StormId[] = ['PS06', 'PS07', 'PS12', 'PS13']
