import type { Now } from '../state/shape.ts'

/** Choices of the boss cards belong to the team: the first answer counts. */
export const team = { join: 'first', seats: (state: Now) => state.open.seats } as const
