import type { Example } from '@tabletome/match/example'

/** The worked examples of the rulebook, in the order of their numbers. */
export const examples: readonly Example[] = []
