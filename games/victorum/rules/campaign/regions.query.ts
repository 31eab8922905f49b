import type { PlaceId, RegionId } from '../../content/ids.ts'

/** A place is named after its region: `LAM-4` (VIC-TRAVEL-01). */
export const regionOf = (place: PlaceId): RegionId => place.slice(0, 3) as RegionId
