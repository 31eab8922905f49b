import type { FirstGame } from '../../types.ts'

/** The first campaign of the book: hero, prowess, scion and primuses are laid down. */
export const first: FirstGame = { setup: { mode: 'campaign', players: 1, options: { first: true } } }
