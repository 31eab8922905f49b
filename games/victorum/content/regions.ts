import type { RegionId } from './ids.ts'

/** From west to east: the order of the faction stacks (VIC-SETUP-03). */
export const REGION_IDS: readonly RegionId[] = ['LAM', 'ATL', 'REF', 'ARG', 'VES', 'AMA', 'PAR', 'KUN']
