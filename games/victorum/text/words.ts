import type { words } from './en/words.ts'

/** All the words of the game in one language: what English has, every other language must have. */
export type Words = typeof words
